# Headings of the story at a terminal

terminal-fact-final-round = ── { fact-final-round }
terminal-high-bohn-over = ── { high-bohn-over }
