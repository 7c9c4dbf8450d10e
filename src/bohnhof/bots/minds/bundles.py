"""Cards that may change hands together, and the deals that are made of them."""

from __future__ import annotations

from typing import Final

BASE: Final = 64
"""More than there are kinds: cards of a deal are digits of one number."""


class Bundle:
    """Up to two cards of one side of a deal, and what they are worth to both."""

    def __init__(self, first: int, second: int, mine: float, theirs: float, chance: float) -> None:
        self.first = first
        self.second = second
        self.mine = mine
        self.theirs = theirs
        self.chance = chance

    def shares(self, other: Bundle) -> bool:
        """Whether a kind of the other is among these."""
        first = self.first
        if first and (first == other.first or first == other.second):
            return True
        second = self.second
        return second != 0 and (second == other.first or second == other.second)


def both(one: Bundle, other: Bundle) -> Bundle:
    """Two single cards together."""
    return Bundle(
        one.first, other.first, one.mine + other.mine, one.theirs + other.theirs, one.chance * other.chance
    )


class Deal:
    """A trade that may help both sides."""

    def __init__(self, code: int, profit: float, chance: float) -> None:
        self.code = code
        """Its cards and partner as one number."""
        self.profit = profit
        """What it brings, card by card; once it was thought through, as a whole."""
        self.chance = chance
        """How likely the partner has what it wants and says yes."""
        self.dropped = False
        """Whether it was thought through and is not worth an offer."""
