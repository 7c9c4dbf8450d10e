"""Positions of Rabohnzel in the middle of a game."""

from __future__ import annotations

from typing import Any

from bohnhof.bots.thrifty import Thrifty
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.position import read_position
from bohnhof.engine.state import State
from bohnhof.games import rules_of
from bohnhof.games.rabohnzel.heuristic.heuristic import RabohnzelHeuristic
from tests.tables import question

RULES = rules_of("rabohnzel")


def position(**more: Any) -> State:
    """Return a state with three players in the magic phase of seat 1, described by `me`."""
    players = [more.pop("me", {}), more.pop("left", {}), more.pop("right", {})]
    data = {"game": "rabohnzel", "phase": "magic", "players": players, "draw": "rest", **more}
    state = read_position(RULES, data)
    RULES.settle(state)
    return state


def do(state: State, seat: int, sentence: str) -> State:
    assert RULES.play(state, seat - 1, RULES.acts.by_sentence[sentence]) is None
    return state


def thrifty_says(state: State, seat: int = 0) -> str:
    """Return the thrifty bot's action as a sentence. It sees only its view."""
    view = RULES.view(state, seat)
    asked = question(RULES, state, seat)
    return _lawful(state, seat, Thrifty(RULES, seat, Rng(1)).decide(view, RULES.moves(view, seat), asked))


def expert_says(state: State, seat: int = 0) -> str:
    """Return the expert's action as a sentence."""
    asked = question(RULES, state, seat)
    return _lawful(state, seat, RabohnzelHeuristic(RULES).choose(RULES.view(state, seat), asked, Rng(1)))


def _lawful(state: State, seat: int, action: Action | None) -> str:
    assert action is not None
    assert RULES.refusal(state, seat, action) is None
    return action.sentence(RULES)
