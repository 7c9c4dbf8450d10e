"""The value of cards in a trade for seats that have a store."""

from __future__ import annotations

from typing import final

from bohnhof.bots.heuristics.field_model import FieldModel
from bohnhof.bots.heuristics.numbers import Numbers
from bohnhof.bots.heuristics.planter import Planter
from bohnhof.bots.heuristics.situation import bits_of, mixed
from bohnhof.bots.heuristics.trade_side import TradeSide
from bohnhof.bots.heuristics.trade_sides import TradeSides
from bohnhof.engine.state import Row, State
from bohnhof.games.high_bohn import piles
from bohnhof.native import i64, vec


class StoreSide(TradeSide):
    """A side of a trade that has a store.

    Stored beans lie open, can be given, and need not be planted. They are given before hand cards.
    """

    def __init__(
        self,
        model: FieldModel,
        ready: list[int],
        table: list[int],
        hand: list[int],
        known: bool,
        eager: vec[float],
        numbers: Numbers,
        store: list[int],
        storing: float,
    ) -> None:
        super().__init__(model, ready, table, hand, known, eager, numbers)
        self.revealed = table
        self.store = store[:]
        self.storing = storing
        """The value of a free place in the store, in taler."""
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


@final
class StoreSides(TradeSides):
    """The sides of all seats in High Bohn. `storing` is the value of a free place in a store."""

    def __init__(self, planter: Planter, storing: float) -> None:
        super().__init__(planter)
        self.storing = storing

    def key(self, s: State, seat: int) -> i64:
        key = super().key(s, seat)
        for kind in s.extra[piles.STORE + seat]:
            key = mixed(key, kind + 300)
        return key

    def make_side(self, s: State, seat: int, known: bool, like: TradeSide | None) -> TradeSide:
        store = s.extra[piles.STORE + seat]
        if not store:
            return super().make_side(s, seat, known, like)
        planter = self.planter
        return StoreSide(
            planter.fields(s, seat).copy(),
            planter.ready(s, seat),
            self.open_cards(s, seat),
            s.players[seat].hand,
            known,
            planter.eager(s, seat),
            planter.numbers,
            store,
            self.storing,
        )
