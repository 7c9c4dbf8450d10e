# Titres du récit dans un terminal

terminal-fact-final-round = ── { fact-final-round }
terminal-high-bohn-over = ── { high-bohn-over }
