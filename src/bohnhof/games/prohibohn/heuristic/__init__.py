"""The heuristic for Prohibohn and its tuned parameters."""
