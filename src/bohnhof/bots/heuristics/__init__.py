"""What strong players know: a heuristic for each game, without search."""
