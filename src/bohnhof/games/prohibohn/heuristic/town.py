"""The expected value of taler and cards: powers, full sets, Police Stations and purchases."""

from __future__ import annotations

from typing import Final

from bohnhof.games.al_cabohne.heuristic.outlook import Tables, in_parts
from bohnhof.games.prohibohn.cards import PoliceStation, SmallEstablishment
from bohnhof.games.prohibohn.heuristic.numbers import TownNumbers
from bohnhof.games.prohibohn.rules import Prohibohn

COUNTS: Final = [0, 1, 1, 2, 1, 2, 2, 3]
"""By bit mask of the cards of an establishment: their number."""
PRICES: Final = [0, 1, 3, 4, 4, 5, 7, 8]
"""By the same bit mask: the sum of their prices."""
WHOLE: Final = 7
MANY: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 3.0, 5.0, 8.0]
"""By number of establishments: the bonus of Police Station 3."""
VARIED: Final = [0.0, 0.0, 1.0, 2.0, 3.0, 5.0, 8.0]
"""By number of different establishments: the bonus of Police Station 4."""
FEW: Final = 2
"""The number of additional taler from which the value of one more taler is computed."""


class Purses:
    """The taler and cards of both players as one of them sees them.

    Taler are counted by kind. Cards are bit masks of their numbers.
    """

    def __init__(
        self, taler: list[int], owned: int, their_taler: list[int], their_owned: int, unsold: int
    ) -> None:
        self.taler = taler
        self.owned = owned
        self.their_taler = their_taler
        self.their_owned = their_owned
        self.unsold = unsold

    def copy(self) -> Purses:
        return Purses(self.taler[:], self.owned, self.their_taler, self.their_owned, self.unsold)


class Town:
    """The cards for sale and their expected value."""

    def __init__(self, rules: Prohibohn, tables: Tables, numbers: TownNumbers) -> None:
        self.tables = tables
        self.numbers = numbers
        self.kinds: list[int] = []
        """By establishment: the kind of bean that pays for it."""
        self.shifts: list[int] = []
        """By establishment: the number of its first card; the other two follow."""
        self.powers: list[list[float]] = []
        self.razzia = 0
        self.stations = [0, 0]
        self.blue = 0
        for number in range(1, len(rules.cards)):
            card = rules.cards[number]
            if isinstance(card, SmallEstablishment):
                self.kinds.append(card.bean)
                self.shifts.append(number)
                third, fourth = rules.cards[number + 1], rules.cards[number + 2]
                powers = [numbers.power(third.id, third.price), numbers.power(fourth.id, fourth.price)]
                self.powers.append([0.0, *powers])
            elif card.raids:
                self.razzia = number
            elif isinstance(card, PoliceStation):
                self.stations[card.price - 3] = number
                self.blue = card.bean

    def own(self, purses: Purses, rounds: float) -> float:
        return self.promise(purses.taler, purses.owned, purses.their_owned, purses.unsold, rounds)

    def theirs(self, purses: Purses, rounds: float) -> float:
        return self.promise(purses.their_taler, purses.their_owned, purses.owned, purses.unsold, rounds)

    def promise(self, taler: list[int], owned: int, others: int, unsold: int, rounds: float) -> float:
        """Return the expected final value of a player's taler and cards.

        `others` are the cards of the opponent.
        """
        numbers = self.numbers
        chances = self.tables.chances(in_parts(numbers.income * rounds))
        ahead = min(rounds, numbers.horizon)
        total = 0.0
        for count in taler:
            total += count
        small = numbers.first
        if (owned | others) >> self.razzia & 1:
            small = -1.0
        elif unsold >> self.razzia & 1:
            small -= numbers.raid * min(1.0, rounds)
        many = 0
        varied = 0
        to_come = 0
        for family in range(len(self.shifts)):
            shift = self.shifts[family]
            have = owned >> shift & WHOLE
            free = unsold >> shift & WHOLE
            powers = self.powers[family]
            if have:
                varied += 1
                many += COUNTS[have]
                total += PRICES[have]
                if have & 1:
                    total += 3.0 if have == WHOLE else small
                if have & 2:
                    total += powers[1] * ahead
                if have & 4:
                    total += powers[2] * ahead
            elif free:
                to_come += 1
            if free:
                count = taler[self.kinds[family]]
                hope = 0.0
                if free & 2:
                    hope = powers[1] * ahead * chances[max(0, 3 - count)]
                if free & 4:
                    hope = max(hope, powers[2] * ahead * chances[max(0, 4 - count)])
                if have | free == WHOLE:
                    hope += 3.0 * chances[max(0, PRICES[free] - count)]
                total += numbers.saving * hope
        if owned >> self.razzia & 1:
            total += 4.0
        of_many = between(MANY, many + numbers.pace * rounds)
        of_varied = between(VARIED, varied + min(float(to_come), numbers.spread * rounds))
        if owned >> self.stations[0] & 1:
            return total + 3.0 + of_many
        if owned >> self.stations[1] & 1:
            return total + 4.0 + of_varied
        blue = taler[self.blue]
        bribed = 0.0
        if unsold >> self.stations[0] & 1:
            bribed = chances[max(0, 3 - blue)] * (of_many + numbers.bribe)
        if unsold >> self.stations[1] & 1:
            bribed = max(bribed, chances[max(0, 4 - blue)] * (of_varied + numbers.bribe))
        return total + numbers.saving * bribed

    def rates(self, taler: list[int], owned: int, others: int, unsold: int, rounds: float) -> list[float]:
        """Return, by kind, the value of one more taler of this kind."""
        now = self.promise(taler, owned, others, unsold, rounds)
        found = [1.0]
        for kind in range(1, len(taler)):
            taler[kind] += FEW
            more = self.promise(taler, owned, others, unsold, rounds) - now
            taler[kind] -= FEW
            found.append(1.0 + self.numbers.premium * (more / FEW - 1.0))
        return found


def between(steps: list[float], place: float) -> float:
    """Return the value at a position between two entries of a table, interpolated linearly."""
    last = len(steps) - 1
    low = int(place)
    if low >= last:
        return steps[last]
    return steps[low] + (place - low) * (steps[low + 1] - steps[low])
