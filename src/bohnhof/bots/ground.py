"""Fields of a seat and of the bosses in thought: where cards would go, and what that would bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bohnhof.bots.stakes import Stakes

NEVER: Final = -1e9


@dataclass
class Ground:
    """Kinds and counts of own and boss fields; 0 is an empty one. Planting changes it."""

    stakes: Stakes
    dread: float
    kinds: list[int]
    counts: list[int]
    boss_kinds: list[int]
    boss_counts: list[int]

    def copy(self) -> Ground:
        return Ground(
            self.stakes,
            self.dread,
            self.kinds[:],
            self.counts[:],
            self.boss_kinds[:],
            self.boss_counts[:],
        )

    def become(self, other: Ground) -> None:
        """Take over what another has planted."""
        self.kinds = other.kinds
        self.counts = other.counts
        self.boss_kinds = other.boss_kinds
        self.boss_counts = other.boss_counts

    def row(self, kind: int, count: int) -> float:
        """What an own row is worth."""
        return (self.stakes.taxed if kind in self.boss_kinds else self.stakes.free)[kind][count]

    def own_worth(self) -> float:
        total = 0.0
        for field, kind in enumerate(self.kinds):
            if kind:
                total += self.row(kind, self.counts[field])
        return total

    def worth(self) -> float:
        """What the own rows are worth, less what the bosses' rows are worth to the mafia."""
        total = 0.0
        for boss, kind in enumerate(self.boss_kinds):
            total += self.stakes.boss_rows[boss][kind][self.boss_counts[boss]]
        return self.own_worth() - self.dread * total

    def gain(self, kind: int, count: int) -> float:
        """What so many cards bring on an own field without a harvest; nothing where they do not fit."""
        if kind in self.kinds:
            had = self.counts[self.kinds.index(kind)]
            return self.row(kind, had + count) - self.row(kind, had)
        return self.row(kind, count) if 0 in self.kinds else 0.0

    def plant(self, kind: int, count: int, bosses: bool, leave: float) -> float:
        """Put cards of one kind where they bring most, or leave them; what that brings."""
        best = leave
        place = -1
        boss_place = -1
        if kind in self.kinds:
            place = self.kinds.index(kind)
            had = self.counts[place]
            best = self.row(kind, had + count) - self.row(kind, had)
            if leave > best:
                best = leave
                place = -1
        else:
            fresh = self.row(kind, count)
            big = max(self.counts) > 1
            for field, had in enumerate(self.counts):
                if had == 0:
                    gain = fresh
                elif had > 1 or not big:
                    grown = self.kinds[field]
                    gain = fresh + self.stakes.worths[grown][had] - self.row(grown, had)
                else:
                    continue
                if gain > best:
                    best = gain
                    place = field
        if bosses:
            for boss, collected in enumerate(self.boss_kinds):
                if collected == kind:
                    cost = self.cost_to_add(boss, kind, count)
                elif collected == 0 and kind not in self.boss_kinds:
                    cost = self.cost_to_start(boss, kind, count)
                else:
                    continue
                if -cost > best:
                    best = -cost
                    place = -1
                    boss_place = boss
        if boss_place >= 0:
            self._add(boss_place, kind, count)
        elif place >= 0:
            self.counts[place] = self.counts[place] + count if self.kinds[place] == kind else count
            self.kinds[place] = kind
        return best

    def _add(self, boss: int, kind: int, count: int) -> None:
        count += self.boss_counts[boss]
        if count >= self.stakes.needs[boss][kind]:
            kind = count = 0
        self.boss_kinds[boss] = kind
        self.boss_counts[boss] = count

    def cost_to_add(self, boss: int, kind: int, count: int) -> float:
        """What it costs to give a boss more of what he collects; he may sell, and tax no longer."""
        rows = self.stakes.boss_rows[boss][kind]
        had = self.boss_counts[boss]
        cost = self.dread * (rows[had + count] - rows[had])
        if had + count >= self.stakes.needs[boss][kind]:
            cost -= self._tax(kind)
        return cost

    def cost_to_start(self, boss: int, kind: int, count: int = 1) -> float:
        """What it costs to start an empty boss; the kind is taxed from then on, unless he sells at once."""
        rows = self.stakes.boss_rows[boss]
        cost = self.dread * (rows[kind][count] - rows[0][0])
        if count < self.stakes.needs[boss][kind]:
            cost += self._tax(kind)
        return cost

    def _tax(self, kind: int) -> float:
        """How much less an own field of this kind is worth while a boss collects it."""
        if kind not in self.kinds:
            return 0.0
        had = self.counts[self.kinds.index(kind)]
        return self.stakes.free[kind][had] - self.stakes.taxed[kind][had]
