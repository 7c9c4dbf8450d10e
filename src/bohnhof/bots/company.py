"""Opponents for people who want company more than a contest."""

from __future__ import annotations

from typing import ClassVar, Final

from bohnhof.bots.expert import Expert
from bohnhof.bots.heuristics.heuristic import Heuristic
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, Question
from bohnhof.engine.state import State
from bohnhof.engine.trading import Accept
from bohnhof.native import mypyc_attr

KINDNESS: Final = 0.4
"""What a neighbour lets a trade cost it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Beginner(Expert):
    """Easy: sees what an expert sees, but not how much better the best of it is, and seldom speaks up."""

    name = "beginner"
    hears_out: ClassVar[bool] = False

    def __init__(self, rules: Rules, seat: int, rng: Rng, heuristic: Heuristic) -> None:
        super().__init__(rules, seat, rng, heuristic)
        self.slack = 1.2
        """How much worse than the best, in taler, a move may be that it chooses."""
        self.silence = 2
        """How often of three times it says nothing where it need not act."""

    def think(self, view: State, question: Question) -> Action | None:
        if question.asked != ACT and self.rng.below(3) >= 3 - self.silence:
            return None
        weighed = self.heuristic.candidates(view, question)
        if not weighed:
            return self.heuristic.choose(view, question, self.rng)
        good = [action for action, value in weighed if value >= weighed[0][1] - self.slack]
        return good[self.rng.below(len(good))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Casual(Beginner):
    """Fairly easy: misses less than a beginner, and takes part in the trading."""

    name = "casual"

    def __init__(self, rules: Rules, seat: int, rng: Rng, heuristic: Heuristic) -> None:
        super().__init__(rules, seat, rng, heuristic)
        self.slack = 0.4
        self.silence = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Neighbour(Expert):
    """Friendly: plays well, and takes what is offered even where that costs it a little."""

    name = "neighbour"
    without_trading: ClassVar[str] = "expert"
    hears_out: ClassVar[bool] = False

    def think(self, view: State, question: Question) -> Action | None:
        chosen = self.heuristic.choose(view, question, self.rng)
        if not view.offers or isinstance(chosen, Accept):
            return chosen
        for action, value in self.heuristic.candidates(view, question):
            if isinstance(action, Accept) and value >= -KINDNESS:
                return action
        return chosen
