"""What strong players know: a mind for each game, without search."""
