"""The heuristic for Al Cabohne and its tuned parameters."""
