"""The heuristic for Bohnanza and its tuned parameters."""
