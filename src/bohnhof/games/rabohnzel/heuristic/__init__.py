"""The heuristic for Rabohnzel and its tuned parameters."""
