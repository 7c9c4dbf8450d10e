"""Parameters of which the default set of tests takes a sample, and `--all` every one."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from _pytest.mark.structures import ParameterSet

from bohnhof.games import game_ids


def one_for_each_game(values: Sequence[object]) -> list[ParameterSet]:
    """Return every game with every value. Only one pair of each game, in turn, is not marked `long`."""
    return [
        pytest.param(game, value, marks=[] if values[number % len(values)] == value else pytest.mark.long)
        for number, game in enumerate(game_ids())
        for value in values
    ]
