"""The heuristic for High Bohn and its tuned parameters."""
