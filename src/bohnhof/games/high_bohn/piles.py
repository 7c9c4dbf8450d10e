"""The extra piles and notes of High Bohn."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.piles import CardPile, ExtraPile, Notes, SeatNotes

SEATS: Final = 5

UNSOLD: Final = 0
"""The index of the pile of buildings that can still be bought."""
REMOVED: Final = 1
"""The index of the pile of buildings that have left the game."""
SEEN: Final = 2
"""The index of the notes of draw pile cards that a seat has looked at.

Each is a position, counted from 1 at the bottom.
"""
CLOSED: Final = 3
"""The index of the notes of fields to be harvested before their owner's Blacksmith 2 opens."""
FROM_STORES: Final = 4
"""The index of the notes of received cards that came out of a store: seat and kind."""
STORE: Final = 5
"""The index of the first store; add the seat to it."""
UNDER: Final = STORE + SEATS
"""The index of the first pile of taler under buildings; add the seat to it."""
LEFT: Final = UNDER + SEATS
"""The index of the notes of fields that their owners leave unsold in the final round."""

WIDTH: Final = 16
"""A note is seat * WIDTH + a field (from 1) or a kind."""


def note(seat: int, field: int) -> int:
    """Return the note of a field of a seat."""
    return seat * WIDTH + field + 1


def own_piles() -> list[ExtraPile]:
    """Return the extra piles, by their numbers."""
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
