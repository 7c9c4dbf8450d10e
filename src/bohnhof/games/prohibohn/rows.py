"""The shapes a row of cards may have."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bohnhof.engine.state import Row


def pure(row: Row) -> bool:
    """Whether all cards are of one kind."""
    first = row[0]
    for kind in row:
        if kind != first:
            return False
    return True


def odd_first(row: Row) -> bool:
    """Whether all cards but perhaps the first are of one kind; a single card is a first card."""
    last = row[-1]
    for i in range(1, len(row)):
        if row[i] != last:
            return False
    return True


def alternating(row: Row) -> bool:
    """Whether two kinds take turns, card by card."""
    if len(row) < 2 or row[0] == row[1]:
        return False
    for i in range(2, len(row)):
        if row[i] != row[i - 2]:
            return False
    return True


def kinds_in(row: Row) -> int:
    """One bit for each kind in a row."""
    bits = 0
    for kind in row:
        bits |= 1 << kind
    return bits
