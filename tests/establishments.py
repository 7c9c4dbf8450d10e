"""Positions with establishments, and the actions of bots in them."""

from __future__ import annotations

from typing import Any

from bohnhof.bots.registry import bot_maker
from bohnhof.engine.chance import Rng
from bohnhof.engine.position import read_position
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, Question
from bohnhof.engine.state import State
from bohnhof.games import rules_of

DUEL = rules_of("prohibohn")
PUB = rules_of("prohibohn-pub")


def position(**changes: Any) -> State:
    data = {"game": "prohibohn", "al": "blue", "don": "chili", "draw": "rest", **changes}
    return read_position(rules_of(str(data["game"])), data)


def decision(bot: str, state: State, rules: Rules = DUEL) -> str:
    view = rules.view(state, 0)
    action = bot_maker(bot)(rules, 0, Rng(1)).decide(view, rules.moves(view, 0), Question(0, ACT))
    assert action is not None
    return action.sentence(rules)
