# Headings of the story at a terminal

terminal-fact-market = ── { fact-market }
