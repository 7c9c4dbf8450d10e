# Überschriften der Geschichte am Terminal

terminal-fact-final-round = ── { fact-final-round }
terminal-high-bohn-over = ── { high-bohn-over }
