"""The heuristic for Bohnanza, and the numbers tuned for it."""
