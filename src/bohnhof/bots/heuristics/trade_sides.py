"""The sides of a trade for every seat, and the cost of another's gain."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.field_model import NEVER
from bohnhof.bots.heuristics.planter import Planter
from bohnhof.bots.heuristics.row_values import NOWHERE
from bohnhof.bots.heuristics.situation import situation, with_hand
from bohnhof.bots.heuristics.trade_side import TradeSide
from bohnhof.engine.state import State
from bohnhof.native import i64, mypyc_attr, vec

NOTHING: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class TradeSides:
    """The sides of all seats, computed once per situation."""

    def __init__(self, planter: Planter) -> None:
        self.planter = planter
        most = planter.rules.most_seats
        self._sides: list[TradeSide | None] = [None] * (2 * most)
        """By seat, first without and then with its hand."""
        self._keys = vec[i64]([i64(-1)] * (2 * most))
        """Hash of the situation for which each was computed; -1 in a new turn."""
        self._seen = vec[i64]([i64(0)] * (2 * most))
        """Number of the question at which each was last found valid."""
        self._questions: i64 = 0
        """Number of the current question. No situation changes during a question."""
        self._wealths = NOWHERE
        """Wealth by seat; empty until it is needed in a turn."""
        self._most = 0.0
        """The highest of these."""

    def update(self, new_turn: bool) -> None:
        """Prepare for a question. In a new turn, clear the cache."""
        self._questions += 1
        if not new_turn:
            return
        slots: i64 = len(self._keys)
        for i in range(slots):
            self._keys[i] = -1
        self._wealths = NOWHERE

    def side(self, s: State, seat: int, known: bool) -> TradeSide:
        """Return the side of a seat, with its hand known or not. Computed once per situation."""
        slot: i64 = seat
        slot *= 2
        if known:
            slot += 1
        side = self._sides[slot]
        if side is not None and self._seen[slot] == self._questions:
            return side
        situated = self.key(s, seat)
        hand = s.players[seat].hand
        key = with_hand(situated, hand, known)
        if side is None or self._keys[slot] != key:
            other = 2 * seat + (not known)
            like = self._sides[other]
            if like is not None and self._keys[other] != with_hand(situated, hand, not known):
                like = None
            side = self.make_side(s, seat, known, like)
            self._sides[slot] = side
            self._keys[slot] = key
        self._seen[slot] = self._questions
        return side

    def key(self, s: State, seat: int) -> i64:
        """Hash the situation of a seat within one turn, without its hand."""
        return situation(s, seat)

    def make_side(self, s: State, seat: int, known: bool, like: TradeSide | None) -> TradeSide:
        """Compute a side, reusing `like` if it is given."""
        planter = self.planter
        return TradeSide(
            planter.fields(s, seat).copy() if like is None else like.model,
            planter.ready(s, seat),
            self.open_cards(s, seat),
            s.players[seat].hand,
            known,
            planter.eager(s, seat),
            planter.numbers,
            like,
        )

    def open_cards(self, s: State, seat: int) -> list[int]:
        """Return the cards besides the hand that a seat may trade, as a shared list."""
        return list(s.revealed) if seat == s.active else NOTHING

    def envy(self, s: State, seat: int, partner: int) -> float:
        """Return the cost in taler of one taler gained by a partner."""
        if len(self._wealths) == 0:
            wealths = vec[float]([0.0] * len(s.players))
            self._most = NEVER
            for other in range(len(s.players)):
                wealths[other] = self.planter.wealth(s, other)
                self._most = max(self._most, wealths[other])
            self._wealths = wealths
        numbers = self.planter.numbers
        return numbers.envy if self._most > self._wealths[partner] else numbers.leader_envy
