"""A player of Bohnanza who plays as any expert does and foretells the end by what has come of many games."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.policy_value_net import PolicyValueNet
from bohnhof.bots.heuristics.trading import TradingHeuristic
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State
from bohnhof.games.bohnanza.heuristic.marks import BohnanzaMarks
from bohnhof.native import mypyc_attr

GLORY: Final = 10.0
"""What winning is worth, in taler."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TrainedBohnanza(TradingHeuristic):
    """Knows what a table comes to; what to do there, it knows without having been trained."""

    def __init__(self, rules: Rules, net: PolicyValueNet) -> None:
        super().__init__(rules)
        self.net = net
        self.features = BohnanzaMarks(rules)

    def evaluate(self, s: State, seat: int) -> float:
        if s.agenda:
            return self.net.evaluate(self.features.of(s, seat), GLORY)
        return super().evaluate(s, seat) + GLORY * self.rules.win_shares(s)[seat]
