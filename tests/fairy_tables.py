"""Tables in the middle of a fairy tale."""

from __future__ import annotations

from typing import Any

from bohnhof.engine.position import read_position
from bohnhof.engine.state import State
from bohnhof.games import rules_of

RULES = rules_of("rabohnzel")


def position(**more: Any) -> State:
    """A table of three in the magic phase of seat 1, who is the one looked at."""
    players = [more.pop("me", {}), more.pop("left", {}), more.pop("right", {})]
    data = {"game": "rabohnzel", "phase": "magic", "players": players, "draw": "rest", **more}
    state = read_position(RULES, data)
    RULES.settle(state)
    return state


def do(state: State, seat: int, sentence: str) -> State:
    assert RULES.play(state, seat - 1, RULES.acts.by_sentence[sentence]) is None
    return state
