# Titres du récit dans un terminal

terminal-fact-market = ── { fact-market }
