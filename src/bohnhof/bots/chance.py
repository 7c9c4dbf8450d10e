"""A bot that does anything."""

from __future__ import annotations

from typing import ClassVar

from bohnhof.bots.bot import Bot
from bohnhof.engine.actions import Action
from bohnhof.engine.schedule import Question
from bohnhof.engine.state import State
from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Bot):
    """Any legal move, each as likely; it makes offers and answers them like everything else."""

    name = "chance"
    for_tests: ClassVar[bool] = True

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        return moves[self.rng.below(len(moves))] if moves else None
