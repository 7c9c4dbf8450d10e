"""The heuristic for Rabohnzel, and the numbers tuned for it."""
