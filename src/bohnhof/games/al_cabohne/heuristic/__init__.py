"""The heuristic for Al Cabohne, and the numbers tuned for it."""
