"""A bot that plays at random."""

from __future__ import annotations

from typing import ClassVar

from bohnhof.bots.bot import Bot
from bohnhof.engine.actions import Action
from bohnhof.engine.schedule import Question
from bohnhof.engine.state import State
from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Bot):
    """A bot that draws uniformly from all legal moves, including offers and answers."""

    name = "chance"
    for_tests: ClassVar[bool] = True

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        return moves[self.rng.below(len(moves))] if moves else None
