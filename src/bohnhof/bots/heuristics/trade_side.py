"""The value of cards to one side of a trade: exact for its own seat, estimated for others."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.field_model import FieldModel
from bohnhof.bots.heuristics.numbers import Numbers
from bohnhof.bots.heuristics.row_values import NOWHERE
from bohnhof.bots.heuristics.situation import bits_of
from bohnhof.engine.state import Row, count, count_in_row
from bohnhof.native import i64, mypyc_attr, vec

UNKNOWN: Final = 1e18
NOTHING: Final[list[int]] = []
NO_TRADES: Final = vec[i64]([])
TRADES: Final = 16
"""Size of the cache of evaluated trades, a power of two."""
CLEARLY: Final = 1e-9
"""Minimum advantage for naming a particular copy."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TradeSide:
    """A seat in a trade: its fields, the cards it must plant, and its hand if known.

    Single cards are evaluated independently; whole trades are evaluated exactly.
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
        like: TradeSide | None = None,
    ) -> None:
        """Build a side. `like` is the same seat's side in the same situation, for reuse.

        It may differ in whether the hand is known.
        """
        self.model = model
        self.ready = ready
        self.table = table
        self.lying = bits_of(table)
        """The kinds in `table` as a bit mask."""
        self.hand: list[int] = hand[:] if known else NOTHING
        self.size = len(hand)
        self.known = known
        self.eager = eager
        self.wary = numbers.wary
        again = len(eager) > 0
        self.keeping = numbers.keeping if again else 0.0
        self.missing = numbers.missing if again else 0.0
        self.ridding = numbers.ridding if again else 0.0
        kinds = len(model.values)
        self.planted = model
        """The fields after the cards in `ready` are planted."""
        self.whole = 0.0
        """Gain from planting these cards."""
        if like is None:
            self._received = vec[float]([UNKNOWN] * kinds)
        else:
            self._received = like._received
            self.planted = like.planted
            self.whole = like.whole
        if like is None and ready:
            self.planted = model.second()
            self.whole = self.planted.put_all(ready)
        self.base = self.whole
        """The same including the hand, if it is known."""
        self._parted = vec[float]([UNKNOWN] * kinds)
        self._places = vec[i64]([i64(0)] * kinds)
        """Source of a card given, by kind: a 1-based hand position, -1 for the table, 0 for any."""
        self._codes = NO_TRADES
        """Direct-mapped cache of evaluated trades: the encoded trade in each slot."""
        self._trades = NOWHERE
        """Cached gain, by slot."""
        if known:
            self._weigh_hand()

    def _weigh_hand(self) -> None:
        """Compute the gain of planting the hand, and of giving each of its cards."""
        hand = self.hand
        later = self.planted.scratch()
        parted = self._parted
        eager = self.eager
        last: i64 = min(len(hand), len(eager))
        cards: i64 = len(hand)
        kind: i64
        for place in range(cards):
            kind = hand[place]
            loss = self.keeping
            if place < last:
                gain = later.put(kind)
                gain *= eager[place] if gain > 0 else self.wary[place]
                self.base += gain
                loss += gain
            had = parted[kind]
            if had == UNKNOWN:
                parted[kind] = -loss
            elif -loss > had + CLEARLY:
                parted[kind] = -loss
                self._places[kind] = place + 1

    def receive(self, kind: int) -> float:
        """Return the gain from receiving one card of this kind."""
        found = self._received[kind]
        if found == UNKNOWN:
            found = self.planted.best_place(kind)[0]
            self._received[kind] = found
        return found

    def part(self, kind: int) -> float:
        """Return the gain from giving one card of this kind, usually negative.

        If the seat's hand is not known, this is an estimate.
        """
        found = self._parted[kind]
        lies = self.lying >> kind & 1
        if lies and self._places[kind] == 0:
            rest = self.ready[:]
            rest.pop(first_place(rest, kind))
            without = self.model.plan(rest, NOTHING, 0, self.eager, self.wary) - self.whole
            if found == UNKNOWN or without >= found:
                found = without
                self._places[kind] = -1
            else:
                self._places[kind] = first_place(self.hand, kind) + 1
            self._parted[kind] = found
        elif found == UNKNOWN:
            found = self._guess(kind)
            self._parted[kind] = found
        return found

    def place(self, kind: int) -> int:
        """Return the 1-based hand position from which to give a card; 0 for the default."""
        self.part(kind)
        return max(0, self._places[kind])

    def _guess(self, kind: int) -> float:
        """Estimate the gain from giving a card of an unknown hand.

        A kind that grows here is more valuable than another.
        """
        gain = self.receive(kind)
        return -self.keeping - gain * (self.missing if gain > 0 else self.ridding)

    def holds(self, kinds: Row) -> bool:
        """Return whether the seat has these cards to give."""
        for kind in kinds:
            if count(self.hand, kind) + count(self.table, kind) < count_in_row(kinds, kind):
                return False
        return True

    def trade(self, got: Row, given: Row) -> float:
        """Return the exact gain of a trade with all its cards. Results are cached."""
        if len(got) > 3 or len(given) > 3:
            return self._together(got, given)
        code: i64 = 0
        card: i64
        for kind in got:
            card = kind
            code = code * 64 + card
        code = code * 64
        for kind in given:
            card = kind
            code = code * 64 + card
        if len(self._codes) == 0:
            self._codes = vec[i64]([i64(-1)] * TRADES)
            self._trades = vec[float]([0.0] * TRADES)
        at = (code ^ code >> 7 ^ code >> 14) & TRADES - 1
        if self._codes[at] != code:
            self._codes[at] = code
            self._trades[at] = self._together(got, given)
        return self._trades[at]

    def _together(self, got: Row, given: Row) -> float:
        ready = self.ready[:]
        hand = self.hand
        taken = 0
        missed = 0.0
        for kind in given:
            if self.lying >> kind & 1 and count(ready, kind) and (not self.known or self.place(kind) == 0):
                ready.pop(first_place(ready, kind))
            elif not self.known:
                missed += self._guess(kind)
            else:
                if not taken:
                    hand = self.hand[:]
                place = self.place(kind) - 1
                if taken or place < 0 or hand[place] != kind:
                    place = first_place(hand, kind)
                    if place < 0:
                        ready.pop(first_place(ready, kind))
                        continue
                hand.pop(place)
                taken += 1
        for kind in got:
            ready.append(kind)
        plan = self.model.plan(ready, hand, 0, self.eager, self.wary)
        return plan - self.base - self.keeping * taken + missed

    def places(self, given: Row) -> Row:
        """Return the hand positions from which to give these cards; empty for the default."""
        if len(given) == 1:
            place = self.place(given[0])
            return (place,) if place else ()
        return ()


def first_place(cards: list[int], kind: int) -> int:
    """Return the index of the first card of a kind, or -1."""
    for place in range(len(cards)):
        if cards[place] == kind:
            return place
    return -1
