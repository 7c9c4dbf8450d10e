"""Weaker or friendlier variants of the expert, as opponents for people."""

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
"""Maximum loss in taler that a Neighbour accepts in a trade."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Beginner(Expert):
    """An easy bot: chooses at random among an expert's better moves, and rarely makes offers."""

    name = "beginner"
    hears_out: ClassVar[bool] = False

    def __init__(self, rules: Rules, seat: int, rng: Rng, heuristic: Heuristic) -> None:
        super().__init__(rules, seat, rng, heuristic)
        self.slack = 1.2
        """Maximum difference in taler between its move and the best one."""
        self.silence = 2
        """It stays silent this many times out of three where it need not act."""

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
    """A fairly easy bot: misses less than a Beginner and trades more often."""

    name = "casual"

    def __init__(self, rules: Rules, seat: int, rng: Rng, heuristic: Heuristic) -> None:
        super().__init__(rules, seat, rng, heuristic)
        self.slack = 0.4
        self.silence = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Neighbour(Expert):
    """A friendly bot: plays well, and accepts offers even at a small loss."""

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
