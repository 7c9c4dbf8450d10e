"""The key of a state: a number that search finds it by. It is quick; for records there is the digest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.chance import MOST_SHORT_SEED
from bohnhof.native import i64

if TYPE_CHECKING:
    from bohnhof.engine.state import Row, State

PRIME: Final = (1 << 31) - 1
_ONE: Final = 403_176_223
_TWO: Final = 298_657_831
"""Below 2**29, so that no product leaves 63 bits: then compiled and interpreted code agree."""


class _Sum:
    """Two polynomials of the numbers so far, modulo one prime at two places."""

    def __init__(self) -> None:
        self.one: i64 = 1
        self.two: i64 = 1

    def add(self, number: i64) -> None:
        """A number from 0 to 2**31; reducing the sums fully can wait until the end."""
        one = self.one * _ONE + number
        two = self.two * _TWO + number
        self.one = (one & PRIME) + (one >> 31)
        self.two = (two & PRIME) + (two >> 31)

    def add_pile(self, pile: list[int]) -> None:
        self.add(len(pile))
        for card in pile:
            self.add(card)

    def add_row(self, row: Row) -> None:
        self.add(len(row))
        for card in row:
            self.add(card)

    def add_any(self, number: int) -> None:
        """Add a number that may be below 0 or have up to 62 bits."""
        self.add(number & PRIME)
        self.add(number >> 31 & PRIME)

    def add_seed(self, seed: int) -> None:
        """Add a seed of any length."""
        self.add_any(seed)
        while seed > MOST_SHORT_SEED:
            seed >>= 62
            self.add_any(seed)


def state_key(s: State) -> int:
    """A number below 2**62, the same for equal states and views, and for others hardly ever."""
    key = _Sum()
    for player in s.players:
        key.add_pile(player.hand)
        for row in player.fields:
            key.add_row(row)
        key.add_row(player.aside)
        key.add_row(player.taler)
        key.add_row(player.owned)
    key.add_pile(s.draw)
    key.add_pile(s.discard)
    key.add_row(s.revealed)
    for pile in s.extra:
        key.add_pile(pile)
    key.add(len(s.agenda))
    for entry in s.agenda:
        key.add(entry.step)
        key.add(entry.owner & PRIME)
        key.add_any(entry.progress)
        key.add_any(entry.other)
    key.add(len(s.offers))
    for offer in s.offers:
        key.add_any(offer.serial)
        key.add(offer.maker)
        key.add(offer.partner & PRIME)
        key.add(offer.declined)
        key.add_row(offer.give)
        key.add_row(offer.want)
        key.add(len(offer.places))
        for place in offer.places:
            key.add(place & PRIME)
    key.add_any(s.serial)
    key.add(s.active)
    key.add(s.passes)
    key.add_seed(s.seed)
    key.add_any(s.chance)
    key.add(s.viewer & PRIME)
    return key.one % PRIME * (PRIME + 1) + key.two % PRIME
