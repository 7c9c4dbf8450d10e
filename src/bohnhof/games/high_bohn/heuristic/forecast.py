"""Forecast the cards of High Bohn, also those for stews."""

from __future__ import annotations

from typing import final

from bohnhof.bots.heuristics.forecast import Forecast
from bohnhof.bots.heuristics.numbers import Numbers
from bohnhof.bots.heuristics.row_values import RowValues
from bohnhof.bots.heuristics.unseen import unseen_by
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import SPECTATOR, State
from bohnhof.native import i64, vec


@final
class TownForecast(Forecast):
    """The cards that will still come in High Bohn, also those that fit into a stew."""

    def __init__(self, rules: Rules, numbers: Numbers, fitting: float) -> None:
        super().__init__(rules, numbers, RowValues(numbers.rent, numbers.loneliness))
        self.fitting = fitting
        """The share of all cards that fit into a stew."""
        self.stew_rate = 0
        """The number of cards for a stew that a seat gets in a round, in 1/FINE card."""

    def update(self, s: State) -> bool:
        if not super().update(s):
            return False
        self.stew_rate = int(self.coming * self.fitting + 0.5)
        return True

    def count(self, s: State) -> None:
        unseen = unseen_by(self.rules, s, SPECTATOR)
        self.note_unseen(vec[i64]([i64(count) for count in unseen]))
