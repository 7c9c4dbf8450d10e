"""Hash a state quickly, for search. Records use the slower digest of `position`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.chance import MOST_SHORT_SEED
from bohnhof.native import i64

if TYPE_CHECKING:
    from bohnhof.engine.state import Row, State

PRIME: Final = (1 << 31) - 1
_ONE: Final = 403_176_223
_TWO: Final = 298_657_831
"""The multipliers are below 2**29, so that no product exceeds 63 bits.

Compiled and pure-Python code then give the same result.
"""


class _Sum:
    """Two polynomial hashes of a sequence of numbers, modulo PRIME, at two points."""

    def __init__(self) -> None:
        self.one: i64 = 1
        self.two: i64 = 1

    def add(self, number: i64) -> None:
        """Add a number from 0 to 2**31. The sums are fully reduced only at the end."""
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
        """Add a number that may be negative or have up to 62 bits."""
        self.add(number & PRIME)
        self.add(number >> 31 & PRIME)

    def add_seed(self, seed: int) -> None:
        """Add a seed of any length."""
        self.add_any(seed)
        while seed > MOST_SHORT_SEED:
            seed >>= 62
            self.add_any(seed)


def state_key(s: State) -> int:
    """Return a hash below 2**62. Equal states have the same key; others hardly ever do."""
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
