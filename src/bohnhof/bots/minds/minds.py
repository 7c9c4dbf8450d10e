"""Find the heuristic of a game."""

from __future__ import annotations

from typing import Any, Final

from bohnhof.bots.minds.default import DefaultHeuristic, is_ours
from bohnhof.bots.minds.instinct import instinct_for
from bohnhof.bots.minds.marks import MARKS, Marks
from bohnhof.bots.minds.mind import Mind
from bohnhof.engine.rules import Rules
from bohnhof.facets import Facet

HEURISTIC: Final = Facet("heuristic", Mind, "bohnhof.bots.minds.trading:TradingHeuristic")
SEARCH_HEURISTIC: Final = Facet("search_heuristic", Mind)
"""The heuristics that a trained network completes, for games that have one."""


def mind_of(rules: Rules, others: dict[str, float] | None = None) -> Mind:
    """Return the heuristic for these rules, with other parameters than its own if they are given.

    A third-party game that brings none has that of the game it is derived from, made legal by
    DefaultHeuristic.
    """
    found = _made(rules, others)
    if is_ours(type(found)) and not is_ours(type(rules)):
        return DefaultHeuristic(rules, found, _made(rules, others))
    return found


def _made(rules: Rules, others: dict[str, float] | None) -> Mind:
    kind: Any = HEURISTIC.of(rules)
    found: Mind = kind(rules) if others is None else kind(rules, others)
    return found


def marks_of(rules: Rules) -> Marks:
    """Return what a network for a game is told."""
    kind: Any = MARKS.of(rules)
    found: Marks = kind(rules)
    return found


def searching_mind(rules: Rules) -> Mind:
    """The mind a searching player thinks with: one that was trained for it, where there is one."""
    instinct = instinct_for(rules)
    if instinct is None:
        return mind_of(rules)
    kind: Any = SEARCH_HEURISTIC.of(rules)
    found: Mind = kind(rules, instinct)
    return found
