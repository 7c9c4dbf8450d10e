"""Sets of up to two cards that one side gives, and the deals made of two such sets."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.trade_side import TradeSide
from bohnhof.native import i64, mypyc_attr, vec

BASE: Final = 64
"""Base of encoded deals, above the number of kinds. Cards are digits, preceded by the partner."""
DIGIT: Final = 6
"""Size of a digit in bits."""
ROOM: Final = 32
"""Initial capacity for deals."""
DROPPED: Final = -1e9


class CardSets:
    """The sets of up to two cards that one side may give, with their values to both sides."""

    def __init__(self, kinds: int) -> None:
        size = 1 + kinds + kinds * (kinds + 1) // 2
        self.count: i64 = 0
        self.code = vec[i64]([i64(0)] * size)
        """The cards of each set, encoded as one number."""
        self.kinds = vec[i64]([i64(0)] * size)
        """The kinds of each set as a bit mask."""
        self.mine = vec[float]([0.0] * size)
        self.theirs = vec[float]([0.0] * size)
        self.chance = vec[float]([0.0] * size)
        """Probability that the giver holds each set."""

    def clear(self) -> None:
        """Remove all sets except the empty one."""
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
        """Add the union of two sets of one card."""
        self.add(
            self.code[one] // BASE,
            self.code[other] // BASE,
            self.mine[one] + self.mine[other],
            self.theirs[one] + self.theirs[other],
            self.chance[one] * self.chance[other],
        )


@mypyc_attr(acyclic=True)
class Deals:
    """The trades with one partner that may help both sides."""

    def __init__(self) -> None:
        self.maker: TradeSide | None = None
        """The side for which they were found."""
        self.taker: TradeSide | None = None
        """The partner's side."""
        self.shown: i64 = 0
        """A hash of the kinds that the partner's hand had shown."""
        self.count: i64 = 0
        self.code = vec[i64]([i64(0)] * ROOM)
        """Cards and partner of each deal, encoded as one number."""
        self.profit = vec[float]([0.0] * ROOM)
        """Expected gain of each deal.

        At first it is the sum over single cards. `OfferFinder.checked` replaces it by the exact
        gain, or by DROPPED if the deal is not worth an offer.
        """
        self.chance = vec[float]([0.0] * ROOM)
        """Probability that the partner holds the wanted cards and accepts."""

    def add(self, code: i64, profit: float, chance: float) -> None:
        at = self.count
        if at == len(self.code):
            self._make_room()
        self.code[at] = code
        self.profit[at] = profit
        self.chance[at] = chance
        self.count = at + 1

    def _make_room(self) -> None:
        more = Deals()
        room = 2 * self.count
        more.code = vec[i64]([i64(0)] * room)
        more.profit = vec[float]([0.0] * room)
        more.chance = vec[float]([0.0] * room)
        for at in range(self.count):
            more.add(self.code[at], self.profit[at], self.chance[at])
        self.code = more.code
        self.profit = more.profit
        self.chance = more.chance
