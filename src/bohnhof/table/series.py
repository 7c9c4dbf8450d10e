"""The results of several games of one player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bohnhof.table.record import Record, taken_table


class Series(NamedTuple):
    """The number of games won and lost, and the current winning streak."""

    won: int
    lost: int
    row: int
    """The winning streak: how many of the latest games were won in a row."""


def series(records: Iterable[Record], seat: int = 0) -> Series:
    """Count the games that a seat has won and lost.

    The latest record comes first. Unfinished games are ignored.
    """
    wins = [
        seat in table.rules.winners(table.state)
        for record in records
        if record.scores is not None
        for table in [taken_table(record)]
    ]
    row = wins.index(False) if False in wins else len(wins)
    return Series(wins.count(True), wins.count(False), row)
