"""A small model of the fields of one seat and of the bosses, for evaluation."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.state import count
from bohnhof.games.al_cabohne.heuristic.numbers import MafiaNumbers
from bohnhof.games.al_cabohne.heuristic.outlook import Outlook, Tables

NEVER: Final = -1e9
ORDERS: Final = [
    [[0]],
    [[0]],
    [[0, 1], [1, 0]],
    [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]],
]
"""By number of groups, up to three, that fit on no field: every order of planting them."""


class Ground:
    """The fields of one seat and of the bosses, as kinds and counts; kind 0 is an empty field.

    Planting changes the model.
    """

    def __init__(
        self,
        tables: Tables,
        outlook: Outlook,
        numbers: MafiaNumbers,
        dread: float,
        envy: float,
        kinds: list[int],
        counts: list[int],
        boss_kinds: list[int],
        boss_counts: list[int],
    ) -> None:
        self.tables = tables
        self.outlook = outlook
        self.numbers = numbers
        self.dread = dread
        self.envy = envy
        self.kinds = kinds
        self.counts = counts
        self.boss_kinds = boss_kinds
        self.boss_counts = boss_counts

    def copy(self) -> Ground:
        return Ground(
            self.tables,
            self.outlook,
            self.numbers,
            self.dread,
            self.envy,
            self.kinds[:],
            self.counts[:],
            self.boss_kinds[:],
            self.boss_counts[:],
        )

    def become(self, other: Ground) -> None:
        self.kinds = other.kinds
        self.counts = other.counts
        self.boss_kinds = other.boss_kinds
        self.boss_counts = other.boss_counts

    # Values of rows

    def collected(self, kind: int) -> bool:
        """Return whether a boss collects this kind."""
        return count(self.boss_kinds, kind) > 0

    def grows(self, kind: int) -> bool:
        """Return whether a field of the seat grows this kind; kind 0 asks for an empty one."""
        return count(self.kinds, kind) > 0

    def row(self, kind: int, count: int) -> float:
        """Return the expected taler of a row of the seat."""
        if self.collected(kind):
            return self.tables.taxed[kind][count]
        return self.outlook.rows[kind][count]

    def sale(self, kind: int, count: int) -> float:
        """Return the taler that a row of the seat pays if it is harvested now."""
        return float(self.tables.worths[kind][count])

    def own_worth(self) -> float:
        total = 0.0
        for field in range(len(self.kinds)):
            kind = self.kinds[field]
            total += self.row(kind, self.counts[field]) if kind else self.numbers.room
        return total

    def bosses_worth(self) -> float:
        total = 0.0
        for boss in range(len(self.boss_kinds)):
            total += self.outlook.boss_row(boss, self.boss_kinds[boss], self.boss_counts[boss])
        return total

    # Placing cards

    def gain(self, kind: int, count: int) -> float:
        """Return the gain of planting cards without a harvest; 0 if they fit nowhere."""
        for field in range(len(self.kinds)):
            if self.kinds[field] == kind:
                had = self.counts[field]
                return self.row(kind, had + count) - self.row(kind, had)
        return self.row(kind, count) - self.numbers.room if self.grows(0) else 0.0

    def plant(self, kind: int, count: int, bosses: bool, leave: float) -> float:
        """Place cards of one kind where the gain is highest, and return the gain.

        Leave the cards, for a gain of `leave`, if no place is better. `bosses` allows the fields of
        bosses.
        """
        kinds = self.kinds
        counts = self.counts
        best = leave
        place = -1
        boss_place = -1
        own = -1
        big = False
        for field in range(len(kinds)):
            if kinds[field] == kind:
                own = field
            if counts[field] > 1:
                big = True
        if own >= 0:
            had = counts[own]
            gain = self.row(kind, had + count) - self.row(kind, had)
            if gain >= leave:
                best = gain
                place = own
        else:
            fresh = self.row(kind, count)
            for field in range(len(kinds)):
                had = counts[field]
                if had == 0:
                    gain = fresh - self.numbers.room
                elif had > 1 or not big:
                    grown = kinds[field]
                    gain = fresh + self.sale(grown, had) - self.row(grown, had)
                else:
                    continue
                if gain > best:
                    best = gain
                    place = field
        if bosses:
            boss_kinds = self.boss_kinds
            taken = self.collected(kind)
            for boss in range(len(boss_kinds)):
                collects = boss_kinds[boss]
                if collects == kind or (collects == 0 and not taken):
                    gain = -self.cost_to_give(boss, kind, count)
                    if gain > best:
                        best = gain
                        place = -1
                        boss_place = boss
        if boss_place >= 0:
            self.give(boss_place, kind, count)
        elif place >= 0:
            counts[place] = counts[place] + count if kinds[place] == kind else count
            kinds[place] = kind
        return best

    def give(self, boss: int, kind: int, count: int) -> int:
        """Put cards on a boss's field, and return the taler he sells them for, or 0."""
        count += self.boss_counts[boss]
        taler = 0
        if count >= self.tables.needs[boss][kind]:
            taler = self.tables.worths[kind][count]
            kind = 0
            count = 0
        self.boss_kinds[boss] = kind
        self.boss_counts[boss] = count
        return taler

    def cost_to_give(self, boss: int, kind: int, count: int) -> float:
        """Return the cost of giving cards to a boss.

        His kind is taxed from his first card until he sells.
        """
        had = self.boss_counts[boss]
        outlook = self.outlook
        cost = self.dread * (
            outlook.boss_row(boss, kind, had + count) - outlook.boss_row(boss, kind if had else 0, had)
        )
        sold = had + count >= self.tables.needs[boss][kind]
        if had:
            return cost - self.tax(kind) if sold else cost
        return cost if sold else cost + self.tax(kind)

    def tax(self, kind: int) -> float:
        """Return the loss of the seat's field of this kind while a boss collects it."""
        for field in range(len(self.kinds)):
            if self.kinds[field] == kind:
                had = self.counts[field]
                return self.outlook.rows[kind][had] - self.tables.taxed[kind][had]
        return 0.0

    def plant_all(self, groups: list[int], bosses: bool, leave: list[float]) -> float:
        """Place all groups of cards on the table in the best order, and return the gain."""
        total = 0.0
        others: list[int] = []
        for kind in range(1, len(groups)):
            if groups[kind]:
                if self.grows(kind):
                    total += self.plant(kind, groups[kind], bosses, leave[kind])
                else:
                    others.append(kind)
        if not others:
            return total
        if len(others) == 1:
            return total + self.plant(others[0], groups[others[0]], bosses, leave[others[0]])
        best = NEVER * 10
        found = self
        for order in ORDERS[min(len(others), 3)]:
            tried = self.copy()
            value = 0.0
            for place in order:
                kind = others[place]
                value += tried.plant(kind, groups[kind], bosses, leave[kind])
            for kind in others[3:]:
                value += tried.plant(kind, groups[kind], bosses, leave[kind])
            if value > best:
                best = value
                found = tried
        self.become(found)
        return total + best
