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
    hears_out: ClassVar[bool] = True
    only_reads: ClassVar[bool] = True

    def __init__(self, rules: Rules, seat: int, rng: Rng, mind: Mind) -> None:
        super().__init__(rules, seat, rng)
        self.mind = mind
        self.memory = mind.memory(seat)
        if type(self).saw is Expert.saw:
            self.heeds = self.memory.heeds
        self.follows = type(self).think is Expert.think
        """Whether it always does what its mind would."""

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        self.mind.beliefs = self.memory.shown
        action = self.think(view, question)
        if action is not None and not self.follows:
            self.mind.did(view, self.seat, action)
        return action

    def think(self, view: State, question: Question) -> Action | None:
        """What to do; others than experts do not always do what their mind would."""
        return self.mind.choose(view, question, self.rng)

    def explain(self, view: State, moves: list[Action], question: Question) -> list[tuple[Action, float]]:
        self.mind.beliefs = self.memory.shown
        return self.mind.candidates(view, question)[:3]

    def saw(self, fact: Fact) -> None:
        self.memory.saw(fact)
