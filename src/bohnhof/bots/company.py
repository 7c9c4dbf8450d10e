"""Opponents for people who want company more than a contest."""

from __future__ import annotations

from typing import ClassVar, Final

from bohnhof.bots.expert import Expert
from bohnhof.engine.actions import Action
from bohnhof.engine.schedule import ACT, Question
from bohnhof.engine.state import State
from bohnhof.engine.trading import Accept
from bohnhof.native import mypyc_attr

SLACK: Final = 1.2
"""How much worse than the best, in taler, an act may be that a beginner chooses."""
KINDNESS: Final = 0.4
"""What a neighbour lets a trade cost him."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Beginner(Expert):
    """Easy: sees what an expert sees, but not how much better the best of it is, and seldom speaks up."""

    name = "beginner"
    hears_out: ClassVar[bool] = False

    def think(self, view: State, question: Question) -> Action | None:
        if question.asked != ACT and self.rng.below(3):
            return None
        weighed = self.mind.candidates(view, question)
        if not weighed:
            return self.mind.choose(view, question, self.rng)
        good = [action for action, value in weighed if value >= weighed[0][1] - SLACK]
        return good[self.rng.below(len(good))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Neighbour(Expert):
    """Friendly: plays well, and takes what is offered even where that costs him a little."""

    name = "neighbour"
    hears_out: ClassVar[bool] = False

    def think(self, view: State, question: Question) -> Action | None:
        chosen = self.mind.choose(view, question, self.rng)
        if not view.offers or isinstance(chosen, Accept):
            return chosen
        for action, value in self.mind.candidates(view, question):
            if isinstance(action, Accept) and value >= -KINDNESS:
                return action
        return chosen
