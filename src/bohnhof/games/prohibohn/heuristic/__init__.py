"""The heuristic for Prohibohn, and the numbers tuned for it."""
