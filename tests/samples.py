"""Parameter sets: the default tests use a sample, `--all` every value."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from _pytest.mark.structures import ParameterSet

from bohnhof.games import game_ids

VARIANTS = ("al-cabohne-solo-long", "high-bohn-cognac", "prohibohn-pub")
"""Games that differ from another one in a few rules."""
GAMES = [pytest.param(game, marks=pytest.mark.long if game in VARIANTS else []) for game in game_ids()]
"""All games. Variants are marked `long`."""


def first(count: int, values: Sequence[object]) -> list[ParameterSet]:
    """Return all values. Those after the first `count` are marked `long`."""
    return [
        pytest.param(value, marks=[] if number < count else pytest.mark.long)
        for number, value in enumerate(values)
    ]


def one_for_each_game(values: Sequence[object]) -> list[ParameterSet]:
    """Return all pairs of a game and a value. All but one pair per game are marked `long`."""
    return [
        pytest.param(game, value, marks=[] if values[number % len(values)] == value else pytest.mark.long)
        for number, game in enumerate(game_ids())
        for value in values
    ]
