"""Cards that may change hands together, and the deals that are made of them."""

from __future__ import annotations

from typing import Final

from bohnhof.native import i64, vec

BASE: Final = 64
"""More than there are kinds: cards of a deal are digits of one number, before them its partner."""
DIGIT: Final = 6
"""A digit in bits."""


class Bundles:
    """What may change hands together from one side: nothing or up to two cards, with what they are worth to
    both.
    """

    def __init__(self, kinds: int) -> None:
        size = 1 + kinds + kinds * (kinds + 1) // 2
        self.count: i64 = 0
        self.code = vec[i64]([i64(0)] * size)
        """Its cards as one number,"""
        self.kinds = vec[i64]([i64(0)] * size)
        """and as bits."""
        self.mine = vec[float]([0.0] * size)
        self.theirs = vec[float]([0.0] * size)
        self.chance = vec[float]([0.0] * size)
        """How likely it is there."""

    def clear(self) -> None:
        """Only nothing is left."""
        self.count = 0
        self.add(0, 0, 0.0, 0.0, 1.0)

    def add(self, first: i64, second: i64, mine: float, theirs: float, chance: float) -> None:
        at = self.count
        one: i64 = 1
        self.code[at] = first * BASE + second
        self.kinds[at] = (one << first | one << second) & ~one
        self.mine[at] = mine
        self.theirs[at] = theirs
        self.chance[at] = chance
        self.count = at + 1

    def add_both(self, one: i64, other: i64) -> None:
        """Two single cards together."""
        self.add(
            self.code[one] // BASE,
            self.code[other] // BASE,
            self.mine[one] + self.mine[other],
            self.theirs[one] + self.theirs[other],
            self.chance[one] * self.chance[other],
        )


class Deal:
    """A trade that may help both sides."""

    def __init__(self, code: i64, profit: float, chance: float) -> None:
        self.code = code
        """Its cards and partner as one number."""
        self.profit = profit
        """What it brings, card by card; once it was thought through, as a whole."""
        self.chance = chance
        """How likely the partner has what it wants and says yes."""
        self.dropped = False
        """Whether it was thought through and is not worth an offer."""
