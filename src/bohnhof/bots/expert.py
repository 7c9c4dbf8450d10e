"""A bot that plays by a heuristic, without search."""

from __future__ import annotations

from typing import ClassVar

from bohnhof.bots.bot import Bot
from bohnhof.bots.heuristics.heuristic import Heuristic
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.facts import Fact
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import Question
from bohnhof.engine.state import State
from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Expert(Bot):
    """A bot that follows a heuristic, with its beliefs about other hands."""

    name = "expert"
    suggestions: ClassVar[bool] = False
    needs_moves: ClassVar[bool] = False
    hears_out: ClassVar[bool] = True
    only_reads: ClassVar[bool] = True

    def __init__(self, rules: Rules, seat: int, rng: Rng, heuristic: Heuristic) -> None:
        super().__init__(rules, seat, rng)
        self.heuristic = heuristic
        self.beliefs = heuristic.new_beliefs(seat)
        if type(self).saw is Expert.saw:
            self.heeds = self.beliefs.heeds
        self.follows = type(self).think is Expert.think
        """Whether it always plays the heuristic's choice."""

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        self.heuristic.shown = self.beliefs.shown
        action = self.think(view, question)
        if action is not None and not self.follows:
            self.heuristic.did(view, self.seat, action)
        return action

    def think(self, view: State, question: Question) -> Action | None:
        """Return the action to play. Subclasses may deviate from the heuristic."""
        return self.heuristic.choose(view, question, self.rng)

    def explain(self, view: State, moves: list[Action], question: Question) -> list[tuple[Action, float]]:
        self.heuristic.shown = self.beliefs.shown
        return self.heuristic.candidates(view, question)[:3]

    def saw(self, fact: Fact) -> None:
        self.beliefs.saw(fact)
