"""The heuristic for High Bohn, and the numbers tuned for it."""
