"""The value of cards in a trade for seats that may also trade cards of the discard pile."""

from __future__ import annotations

from typing import final

from bohnhof.bots.heuristics.situation import mixed
from bohnhof.bots.heuristics.trade_sides import TradeSides
from bohnhof.engine.state import State
from bohnhof.games.rabohnzel.spellbook import LIFTED
from bohnhof.native import i64


@final
class LiftedSides(TradeSides):
    """The sides of all seats in Rabohnzel."""

    def open_cards(self, s: State, seat: int) -> list[int]:
        if seat != s.active:
            return []
        return [*s.extra[LIFTED], *s.revealed]

    def key(self, s: State, seat: int) -> i64:
        key = super().key(s, seat)
        if seat == s.active:
            for kind in s.extra[LIFTED]:
                key = mixed(key, kind + 300)
        return key
