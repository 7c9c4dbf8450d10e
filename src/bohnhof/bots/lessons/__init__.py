"""Lessons: first games that teach, from a fixed deal, with opponents who follow a script."""
