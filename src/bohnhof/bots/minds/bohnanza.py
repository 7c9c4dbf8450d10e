"""Bohnanza, and every game that adds nothing to it."""

from __future__ import annotations

from bohnhof.bots.minds.forecast import Forecast
from bohnhof.bots.minds.growing_numbers import numbers_of
from bohnhof.bots.minds.trading import Trading
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State
from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class BohnanzaMind(Trading):
    """Plants, trades, harvests, and buys the third field."""

    def __init__(self, rules: Rules, others: dict[str, float] | None = None) -> None:
        """With the numbers of its game, or with others."""
        numbers, rows = numbers_of(rules, others)
        super().__init__(rules, Forecast(rules, numbers, rows))

    def wealth(self, s: State, seat: int) -> float:
        total = 0.0
        for row in s.players[seat].fields:
            if row:
                total += self.forecast.values[row[0]][len(row)]
        return len(s.players[seat].taler) + total
