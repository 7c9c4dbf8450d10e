"""What cards are worth to a side of a trade that has a store."""

from __future__ import annotations

from bohnhof.bots.minds.growing_numbers import Numbers
from bohnhof.bots.minds.plot import Plot
from bohnhof.bots.minds.side import Side
from bohnhof.bots.minds.situation import bits_of
from bohnhof.engine.state import Row
from bohnhof.native import vec


class StoreSide(Side):
    """Stored beans lie open, can be given, and need not be planted. They go before those of the hand."""

    def __init__(
        self,
        plot: Plot,
        ready: list[int],
        table: list[int],
        hand: list[int],
        known: bool,
        eager: vec[float],
        numbers: Numbers,
        store: list[int],
        storing: float,
    ) -> None:
        super().__init__(plot, ready, table, hand, known, eager, numbers)
        self.revealed = table
        self.store = store[:]
        self.storing = storing
        """What a free place in the store is worth."""
        self.table = table + store
        self.lying = bits_of(self.table)

    def part(self, kind: int) -> float:
        if kind in self.store and kind not in self.revealed:
            return self.storing
        return super().part(kind)

    def place(self, kind: int) -> int:
        if kind in self.store and kind not in self.revealed:
            return 0
        return super().place(kind)

    def trade(self, got: Row, given: Row) -> float:
        store = self.store[:]
        open_cards = self.revealed[:]
        rest: list[int] = []
        for kind in given:
            if kind in open_cards:
                open_cards.remove(kind)
                rest.append(kind)
            elif kind in store:
                store.remove(kind)
            else:
                rest.append(kind)
        freed = len(self.store) - len(store)
        return super().trade(got, tuple(rest)) + self.storing * freed
