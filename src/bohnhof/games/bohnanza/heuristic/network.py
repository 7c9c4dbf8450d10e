"""The heuristic of Bohnanza with a value network, for the `search` bot."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.policy_value_net import PolicyValueNet
from bohnhof.bots.heuristics.trading import TradingHeuristic
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State
from bohnhof.games.bohnanza.heuristic.features import BohnanzaFeatures
from bohnhof.native import mypyc_attr

GLORY: Final = 10.0
"""The value of winning, in taler."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BohnanzaNetworkHeuristic(TradingHeuristic):
    """A heuristic that evaluates positions by a network and chooses actions without it."""

    def __init__(self, rules: Rules, net: PolicyValueNet) -> None:
        super().__init__(rules)
        self.net = net
        self.features = BohnanzaFeatures(rules)

    def evaluate(self, s: State, seat: int) -> float:
        if s.agenda:
            return self.net.evaluate(self.features.of(s, seat), GLORY)
        return super().evaluate(s, seat) + GLORY * self.rules.win_shares(s)[seat]
