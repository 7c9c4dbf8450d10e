"""Several games of one player: how many were won, and how many in a row."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bohnhof.table.record import Record, taken_table


class Series(NamedTuple):
    """Finished games, counted."""

    won: int
    lost: int
    row: int
    """How many of the newest were won one after the other."""


def series(records: Iterable[Record], seat: int = 0) -> Series:
    """Count what this seat has won; the newest record comes first, unfinished ones are left out."""
    wins = [
        seat in table.rules.winners(table.state)
        for record in records
        if record.scores is not None
        for table in [taken_table(record)]
    ]
    row = wins.index(False) if False in wins else len(wins)
    return Series(wins.count(True), wins.count(False), row)
