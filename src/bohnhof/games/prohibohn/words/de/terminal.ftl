# Überschriften der Geschichte am Terminal

terminal-fact-market = ── { fact-market }
