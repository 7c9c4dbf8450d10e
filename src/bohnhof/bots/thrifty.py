"""The bot `thrifty`: an expert with untuned parameters."""

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
    """An expert without beliefs and tuned parameters, which trades one card for one."""

    name = "thrifty"
    parameters: ClassVar[dict[str, float]] = {"width": 1.0}
    """Changes to the default parameters."""

    def __init__(self, rules: Rules, seat: int, rng: Rng) -> None:
        super().__init__(rules, seat, rng, heuristic_of(rules, declared(self, "parameters", self.parameters)))
        if type(self).saw is Expert.saw:
            self.heeds = []
