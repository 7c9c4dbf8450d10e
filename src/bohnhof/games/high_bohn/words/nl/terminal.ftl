# Koppen van het verhaal in een terminal

terminal-fact-final-round = ── { fact-final-round }
terminal-high-bohn-over = ── { high-bohn-over }
