"""A game at a terminal: the table drawn, facts told, and what is typed read as sentences."""
