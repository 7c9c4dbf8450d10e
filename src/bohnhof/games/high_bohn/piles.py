"""The piles and notes that only High Bohn has."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.piles import CardPile, ExtraPile, Notes, SeatNotes

SEATS: Final = 5

UNSOLD: Final = 0
"""The buildings that can still be bought, by number."""
REMOVED: Final = 1
"""The buildings that have left the game."""
SEEN: Final = 2
"""A note: the places of the draw pile, counted from the bottom, whose cards one seat has looked at."""
CLOSED: Final = 3
"""A note: the fields to be harvested before a field on a building opens, each with its seat."""
FROM_STORES: Final = 4
"""A note: the set-aside cards that came out of a store, each with the seat before which it lies."""
STORE: Final = 5
"""STORE + seat: the beans in that seat's store."""
UNDER: Final = STORE + SEATS
"""UNDER + seat: the taler that lie under that seat's buildings and buy nothing."""
LEFT: Final = UNDER + SEATS
"""A note: the fields that their owners leave unsold in the final round, each with its seat."""

WIDTH: Final = 16
"""In a note that names a seat: seat * WIDTH + what is noted of it."""


def note(seat: int, field: int) -> int:
    """A field of a seat in a note."""
    return seat * WIDTH + field + 1


def own_piles() -> list[ExtraPile]:
    """All of them, by their numbers."""
    return [
        CardPile("unsold"),
        CardPile("removed"),
        Notes("seen", 255),
        SeatNotes("closed", SEATS, WIDTH, beans=False),
        SeatNotes("from stores", SEATS, WIDTH, beans=True),
        *[ExtraPile(f"store {seat + 1}", seat) for seat in range(SEATS)],
        *[ExtraPile(f"under {seat + 1}", seat) for seat in range(SEATS)],
        SeatNotes("left", SEATS, WIDTH, beans=False),
    ]
