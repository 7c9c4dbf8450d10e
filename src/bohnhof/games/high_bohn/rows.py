"""What rows of several kinds count as, and which of their cards become taler."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bohnhof.engine.state import Row

STEW: Final = 0
"""Stands for a kind where a row has as many kinds as cards."""


def crop(row: Row) -> int:
    """What a row counts as: its only kind, the first where guests joined it, STEW if no kind is there twice.

    Two different cards are taken for a stew although guests may still make them a field of the first kind:
    neither is worth anything yet.
    """
    if len(row) == 1 or row[1] == row[0]:
        return row[0]
    if len(row) > 2 and (row[2] == row[0] or row[2] == row[1]):
        return row[0]
    return STEW


def mixed(row: Row) -> bool:
    """Whether a row has more than one kind."""
    for kind in row:
        if kind != row[0]:
            return True
    return False


def divide(row: Row, taler: int, keep: Row) -> Row:
    """The cards of a mixed row that become taler: those named, then the own kind, the last planted first."""
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
    """The other cards of a row, in planting order."""
    left = list(kept)
    rest: list[int] = []
    for i in range(len(row) - 1, -1, -1):
        if row[i] in left:
            left.remove(row[i])
        else:
            rest.insert(0, row[i])
    return rest
