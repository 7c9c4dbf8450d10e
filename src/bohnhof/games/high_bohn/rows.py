"""Rows of several kinds: the kind a row counts as, and the cards that become taler."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bohnhof.engine.state import Row

STEW: Final = 0
"""The kind of a bean stew, in which no kind is there twice."""


def crop(row: Row) -> int:
    """Return the kind that a row counts as.

    That is its only kind, the first kind if guests joined it, or STEW if no kind is there twice.
    Two different cards count as a stew, although guests may still make them a field of the first
    kind: neither is worth anything yet.
    """
    if len(row) == 1 or row[1] == row[0]:
        return row[0]
    if len(row) > 2 and (row[2] == row[0] or row[2] == row[1]):
        return row[0]
    return STEW


def mixed(row: Row) -> bool:
    """Return whether a row has more than one kind."""
    for kind in row:
        if kind != row[0]:
            return True
    return False


def divide(row: Row, taler: int, keep: Row) -> Row:
    """Return the cards of a mixed row that become taler.

    These are the named cards (`keep`), then those of the row's own kind, then guests; within each
    group, the last planted first.
    """
    kept = list(keep)
    own = crop(row)
    for guests in (False, True):
        for i in range(len(row) - 1, -1, -1):
            if len(kept) == taler:
                break
            kind = row[i]
            if own not in (STEW, kind) and not guests:
                continue
            if kept.count(kind) < row.count(kind):
                kept.append(kind)
    return tuple(kept)


def remainder(row: Row, kept: Row) -> list[int]:
    """Return the cards of a row that are not kept, in planting order."""
    left = list(kept)
    rest: list[int] = []
    for i in range(len(row) - 1, -1, -1):
        if row[i] in left:
            left.remove(row[i])
        else:
            rest.insert(0, row[i])
    return rest
