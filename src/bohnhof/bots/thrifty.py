"""A player that counts every taler, by the plain parameters of the expert's heuristic."""

from __future__ import annotations

from typing import ClassVar

from bohnhof.bots.expert import Expert
from bohnhof.bots.heuristics.games import heuristic_of
from bohnhof.engine.chance import Rng
from bohnhof.engine.declared import declared
from bohnhof.engine.rules import Rules
from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Thrifty(Expert):
    """An expert without memory and without tuned parameters, who trades one card for one."""

    name = "thrifty"
    parameters: ClassVar[dict[str, float]] = {"width": 1.0}
    """What it changes of the parameters with which every heuristic begins."""

    def __init__(self, rules: Rules, seat: int, rng: Rng) -> None:
        super().__init__(rules, seat, rng, heuristic_of(rules, declared(self, "parameters", self.parameters)))
        if type(self).saw is Expert.saw:
            self.heeds = []
