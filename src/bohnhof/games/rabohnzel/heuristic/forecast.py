"""Forecast the cards of Rabohnzel, the risk for Princess taler and the spells of Cap beans."""

from __future__ import annotations

from typing import final

from bohnhof.bots.heuristics.forecast import Forecast
from bohnhof.bots.heuristics.row_values import RowValues
from bohnhof.bots.heuristics.unseen import unseen_by
from bohnhof.engine.state import SPECTATOR, State
from bohnhof.games.rabohnzel.agenda import HOLD, SECRET, line_of
from bohnhof.games.rabohnzel.heuristic.field_model import STEPS
from bohnhof.games.rabohnzel.heuristic.numbers import PowerNumbers
from bohnhof.games.rabohnzel.rules import Rabohnzel
from bohnhof.games.rabohnzel.spellbook import HELD, SPELLS
from bohnhof.native import i64, vec


@final
class PowerForecast(Forecast):
    """The cards that will still come in Rabohnzel, and the value of a harvest of each kind."""

    def __init__(self, rules: Rabohnzel, numbers: PowerNumbers) -> None:
        super().__init__(rules, numbers, RowValues(numbers.rent, numbers.loneliness))
        self.power_numbers = numbers
        self.princess = rules.kinds["princess"]
        self.cap = rules.kinds["cap"]
        self.risk = 0.0
        """The expected share of a Princess taler that is lost before the end."""
        self.extra = [0] * len(rules.beans)
        """By kind: a key of the worths in use, since they change during a game."""
        self._taler = self.worths
        """By kind and number of beans: the taler that a harvest pays."""

    def update(self, s: State) -> bool:
        if not super().update(s):
            return False
        lost = int(min(0.6, self.power_numbers.exposure * self.rounds) * STEPS + 0.5)
        taught = int(self.spell_worth(5) * STEPS + 0.5) if s.extra[SPELLS] else 0
        self.risk = lost / STEPS
        self.extra[self.princess] = lost
        self.extra[self.cap] = taught
        worths = self._taler[:]
        princesses = self._taler[self.princess][:]
        for beans in range(len(princesses)):
            princesses[beans] *= 1.0 - self.risk
        caps = self._taler[self.cap][:]
        for beans in range(2, len(caps)):
            caps[beans] += taught / STEPS
        worths[self.princess] = princesses
        worths[self.cap] = caps
        self.worths = worths
        return True

    def spell_worth(self, pfennig: int) -> float:
        """Return the value of a spell of this many pfennig to its owner, in taler."""
        return self.power_numbers.pfennig * pfennig + self.power_numbers.spell_later * self.rounds

    def count(self, s: State) -> None:
        unseen = unseen_by(self.rules, s, SPECTATOR)
        if s.extra[HELD]:
            at = line_of(s, HOLD)
            if at < 0 or s.agenda[at].progress & SECRET:
                unseen[s.extra[HELD][0]] += 1
        self.note_unseen(vec[i64]([i64(count) for count in unseen]))
