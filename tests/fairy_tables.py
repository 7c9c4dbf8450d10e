"""Tables in the middle of a fairy tale."""

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
    """A table of three in the magic phase of seat 1, who is the one looked at."""
    players = [more.pop("me", {}), more.pop("left", {}), more.pop("right", {})]
    data = {"game": "rabohnzel", "phase": "magic", "players": players, "draw": "rest", **more}
    state = read_position(RULES, data)
    RULES.settle(state)
    return state


def do(state: State, seat: int, sentence: str) -> State:
    assert RULES.play(state, seat - 1, RULES.acts.by_sentence[sentence]) is None
    return state


def thrifty_says(state: State, seat: int = 0) -> str:
    """What a thrifty player does here, who knows his view alone."""
    view = RULES.view(state, seat)
    asked = question(RULES, state, seat)
    return _lawful(state, seat, Thrifty(RULES, seat, Rng(1)).decide(view, RULES.moves(view, seat), asked))


def expert_says(state: State, seat: int = 0) -> str:
    """The same for an expert."""
    asked = question(RULES, state, seat)
    return _lawful(state, seat, RabohnzelHeuristic(RULES).choose(RULES.view(state, seat), asked, Rng(1)))


def _lawful(state: State, seat: int, action: Action | None) -> str:
    assert action is not None
    assert RULES.refusal(state, seat, action) is None
    return action.sentence(RULES)
