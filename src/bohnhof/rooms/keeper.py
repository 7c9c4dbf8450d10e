"""Where tables are stored: what rooms need of it, whether it is a database or memory."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from bohnhof.live.play import ActRow, Said
from bohnhof.rooms.changes import Change
from bohnhof.rooms.store_error import StoreError
from bohnhof.rooms.stored_table import Chair, Line, StoredTable
from bohnhof.table.table import Table

Acts = list[tuple[int, str]]
"""The seat and the sentence of each action."""

MOST_MINE: Final = 50
"""Tables of a person in a list."""
MOST_PUBLIC: Final = 50
"""Public tables in a list."""


@dataclass(frozen=True)
class Listed:
    """What lists show of a stored table."""

    id: str
    game: str
    chairs: Sequence[Chair]
    acts: int
    """How many actions are stored."""
    updated: float
    """When the last one was stored, or the table was created."""
    awaited: int
    """The seats awaited now, one bit each."""
    winners: Sequence[int] | None
    """The seats that have won, from 1; None until the game is over."""
    scores: Sequence[int]
    """By seat; empty until the game is over."""


@dataclass(frozen=True)
class Finished:
    """A finished game of a person."""

    game: str
    seat: int
    winners: Sequence[int]
    """Seats from 1."""
    scores: Sequence[int]


class Keeper(Protocol):
    """Stores tables. Each write is stored as a whole or not at all.

    Every method may raise StoreError. After a failed write only `reload` and `reload_lines` say what is
    stored.
    """

    def hand_in(self, said: Said, /) -> None:
        """Store an action. Once it is stored, or cannot be, call its `tell` in the event loop."""

    def hand_in_line(self, table_id: str, line: Line, tell: Callable[[StoreError | None], None]) -> None:
        """Store a line of the chat after everything else that waits, and delete the oldest beyond the limit.

        Once it is stored, or cannot be, call `tell` in the event loop.
        """

    async def create(self, table: StoredTable, old: StoredTable | None = None) -> None:
        """Store a new table. If it is the rematch of `old`, that one leads to it and it has its chat."""

    async def write(self, table_id: str, *changes: Change, act: ActRow | None = None) -> None:
        """Store an action and other changes of a table together."""

    # What is stored

    async def load(self, table_id: str) -> tuple[StoredTable, Table, list[Line]] | None:
        """Load a table to be played at, with its chat; None if there is none."""

    async def reload(self, table_id: str) -> tuple[StoredTable, Table] | None:
        """Load a table once no write of it is under way."""

    async def reload_lines(self, table_id: str) -> list[Line]:
        """Load the chat of a table once no write of it is under way, the oldest line first."""

    # Lists

    async def tables(self, person: str | None) -> tuple[list[Listed], list[Listed]]:
        """Return the tables of a person and the public ones that are not over, the newest first."""

    async def table(self, table_id: str) -> Listed | None:
        """Return what lists show of one table; None if there is none."""

    async def finished(self, person: str) -> list[Finished]:
        """Return the finished games of a person, without those that all players have called off."""

    # Replays

    async def replay(self, replay_id: str) -> str | tuple[StoredTable, Acts]:
        """Return a record as text, or a finished table with its actions; Refused if there is none."""

    async def add_record(self, record_id: str, text: str) -> None:
        """Store a record, unless it is stored already."""

    # What is old

    async def forget(self, now: float, empty_days: float, but: Collection[str]) -> None:
        """Delete old reports, and tables created `empty_days` ago on which no one has done anything since.

        Called again and again with the time. 0 days, and the tables in `but`, delete no table.
        """
