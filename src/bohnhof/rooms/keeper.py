"""The interface of what stores tables: a database or memory."""

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
"""Most tables of a person in a list."""
MOST_PUBLIC: Final = 50
"""Most public tables in a list."""


@dataclass(frozen=True)
class Listed:
    """A stored table, as lists show it."""

    id: str
    game: str
    chairs: Sequence[Chair]
    acts: int
    """The number of stored actions."""
    updated: float
    """Unix time of the last action, or of the table's creation."""
    awaited: int
    """The seats awaited now, as a bit mask."""
    winners: Sequence[int] | None
    """The winning seats, 1-based; None until the game is over."""
    scores: Sequence[int]
    """By seat; empty until the game is over."""


@dataclass(frozen=True)
class Finished:
    """A finished game of a person."""

    game: str
    seat: int
    winners: Sequence[int]
    """The winning seats, 1-based."""
    scores: Sequence[int]


class Keeper(Protocol):
    """A store of tables. Each write is stored completely or not at all.

    Every method may raise StoreError. After a failed write only `reload` and `reload_lines` show
    what is stored.
    """

    def hand_in(self, said: Said, /) -> None:
        """Store an action, then call its `tell` in the event loop with the error or None."""

    def hand_in_line(self, table_id: str, line: Line, tell: Callable[[StoreError | None], None]) -> None:
        """Store a chat line after all other pending writes, and delete the oldest ones.

        The newest MOST_LINES are kept. Once the line is stored or has failed, call `tell` in the
        event loop with None or the error.
        """

    async def create(self, table: StoredTable, old: StoredTable | None = None) -> None:
        """Store a new table. If it is the rematch of `old`, link `old` to it and copy the chat."""

    async def write(self, table_id: str, *changes: Change, act: ActRow | None = None) -> None:
        """Store an action and other changes of a table together."""

    # Loading

    async def load(self, table_id: str) -> tuple[StoredTable, Table, list[Line]] | None:
        """Load a table for play, with its chat; None if there is none."""

    async def reload(self, table_id: str) -> tuple[StoredTable, Table] | None:
        """Load a table after its pending writes have finished; None if there is none."""

    async def reload_lines(self, table_id: str) -> list[Line]:
        """Load a table's chat after its pending writes have finished, oldest line first."""

    # Lists

    async def tables(self, person: str | None) -> tuple[list[Listed], list[Listed]]:
        """Return a person's tables and the unfinished public ones, newest first."""

    async def table(self, table_id: str) -> Listed | None:
        """Return a table as lists show it; None if there is none."""

    async def finished(self, person: str) -> list[Finished]:
        """Return a person's finished games, except those that all players called off."""

    # Replays

    async def replay(self, replay_id: str) -> str | tuple[StoredTable, Acts]:
        """Return a record as text, or a finished table with its actions.

        Raise Refused if there is neither.
        """

    async def add_record(self, record_id: str, text: str) -> None:
        """Store a record, unless it is stored already."""

    # Deleting

    async def forget(self, now: float, empty_days: float, but: Collection[str]) -> None:
        """Delete old reports, and tables created `empty_days` days ago on which no one has acted.

        Tables in `but` are kept, and all tables if `empty_days` is 0. Called regularly with the
        Unix time.
        """
