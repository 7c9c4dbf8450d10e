"""Cards that may change hands together, and the deals that are made of them."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.trade_side import TradeSide
from bohnhof.native import i64, mypyc_attr, vec

BASE: Final = 64
"""More than there are kinds: cards of a deal are digits of one number, before them its partner."""
DIGIT: Final = 6
"""A digit in bits."""
ROOM: Final = 32
"""For so many deals there is room at first."""
DROPPED: Final = -1e9


class CardSets:
    """What may change hands together from one side: nothing or up to two cards, with what they are worth to
    both.
    """

    def __init__(self, kinds: int) -> None:
        size = 1 + kinds + kinds * (kinds + 1) // 2
        self.count: i64 = 0
        self.code = vec[i64]([i64(0)] * size)
        """The cards of each set as one number."""
        self.kinds = vec[i64]([i64(0)] * size)
        """The kinds of each set as a bit mask."""
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


@mypyc_attr(acyclic=True)
class Deals:
    """The trades with one partner that may help both sides."""

    def __init__(self) -> None:
        self.maker: TradeSide | None = None
        """The side that they were found for."""
        self.taker: TradeSide | None = None
        """The side of the partner."""
        self.shown: i64 = 0
        """A hash of what the hand of the partner had shown."""
        self.count: i64 = 0
        self.code = vec[i64]([i64(0)] * ROOM)
        """Cards and partner as one number."""
        self.profit = vec[float]([0.0] * ROOM)
        """What a deal brings, card by card; once it was thought through, as a whole. DROPPED where it then
        was not worth an offer.
        """
        self.chance = vec[float]([0.0] * ROOM)
        """How likely the partner has what it wants and says yes."""

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
