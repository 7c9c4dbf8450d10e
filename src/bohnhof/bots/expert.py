"""A player who knows the game, without search."""

from __future__ import annotations

from typing import ClassVar

from bohnhof.bots.bot import Bot
from bohnhof.bots.minds.mind import Mind
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.facts import Fact
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import Question
from bohnhof.engine.state import State
from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Expert(Bot):
    """A mind and its memory at one seat."""

    name = "expert"
    suggestions: ClassVar[bool] = False
    needs_moves: ClassVar[bool] = False

    def __init__(self, rules: Rules, seat: int, rng: Rng, mind: Mind) -> None:
        super().__init__(rules, seat, rng)
        self.mind = mind
        self.memory = mind.memory(seat)

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        self.mind.beliefs = self.memory.shown
        return self.mind.choose(view, question, self.rng)

    def saw(self, fact: Fact) -> None:
        self.memory.saw(fact)
