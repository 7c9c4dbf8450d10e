# Koppen van het verhaal in een terminal

terminal-fact-market = ── { fact-market }
