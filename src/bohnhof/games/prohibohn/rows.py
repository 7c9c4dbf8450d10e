"""The sequences of kinds that a row of cards may have."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bohnhof.engine.state import Row


def pure(row: Row) -> bool:
    """Return whether all cards are of one kind."""
    first = row[0]
    for kind in row:
        if kind != first:
            return False
    return True


def odd_first(row: Row) -> bool:
    """Return whether all cards except perhaps the first are of one kind.

    A single card counts as a first card.
    """
    last = row[-1]
    for i in range(1, len(row)):
        if row[i] != last:
            return False
    return True


def alternating(row: Row) -> bool:
    """Return whether the row alternates between two kinds."""
    if len(row) < 2 or row[0] == row[1]:
        return False
    for i in range(2, len(row)):
        if row[i] != row[i - 2]:
            return False
    return True


def kinds_in(row: Row) -> int:
    """Return the kinds in a row as a bit mask."""
    bits = 0
    for kind in row:
        bits |= 1 << kind
    return bits
