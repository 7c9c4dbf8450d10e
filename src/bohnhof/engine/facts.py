"""Facts for screens: what has just happened at the table."""

from __future__ import annotations

from typing import Final

PLANTED: Final = "planted"
HARVESTED: Final = "harvested"
REVEALED: Final = "revealed"
DREW: Final = "drew"
OFFERED: Final = "offered"
TRADED: Final = "traded"
DECLINED: Final = "declined"
WITHDRAWN: Final = "withdrawn"
LAPSED: Final = "lapsed"
BOUGHT: Final = "bought"
EXHAUSTED: Final = "exhausted"
SHUFFLED: Final = "shuffled"
NOTHING_TO_SHUFFLE: Final = "nothing to shuffle"
"""The draw pile is used up and nothing was discarded: it was the last time."""
TURN: Final = "turn"
OVER: Final = "over"


class Fact:
    """One fact. If it is secret, only its seat may know the kinds of its cards; everyone may count them."""

    def __init__(
        self,
        what: str,
        seat: int,
        cards: tuple[int, ...] = (),
        number: int = 0,
        other: int = -1,
        back: tuple[int, ...] = (),
        secret: bool = False,
    ) -> None:
        self.what = what
        self.seat = seat
        self.cards = cards
        self.number = number
        """A field, a count of taler, the serial of an offer: what the fact calls for."""
        self.other = other
        """A second seat, such as the partner of a trade."""
        self.back = back
        """The cards that went the other way."""
        self.secret = secret

    def seen_by(self, seat: int) -> Fact:
        """The fact as this seat may know it."""
        if not self.secret or seat == self.seat:
            return self
        return Fact(self.what, self.seat, (0,) * len(self.cards), self.number, self.other, self.back, False)

    def __reduce__(self) -> tuple[object, ...]:
        return (
            Fact,
            (self.what, self.seat, self.cards, self.number, self.other, self.back, self.secret),
        )
