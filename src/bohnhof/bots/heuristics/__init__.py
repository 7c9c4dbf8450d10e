"""Heuristics: the policy and evaluation of each game, without search."""
