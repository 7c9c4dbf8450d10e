"""Store tables in memory only. They are lost when the process ends."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, cast

from msgspec import structs

from bohnhof.live.play import ActRow, EndingRow, Said
from bohnhof.rooms import refusals
from bohnhof.rooms.changes import Change, PaceChange, Report, SeatChange, TimeChange, Undo
from bohnhof.rooms.counts import Counts
from bohnhof.rooms.keeper import MOST_MINE, MOST_PUBLIC, Acts, Finished, Listed
from bohnhof.rooms.messages.terms import Ended
from bohnhof.rooms.refusals import Refused
from bohnhof.rooms.store_error import StoreError
from bohnhof.rooms.stored_table import MOST_LINES, Line, Note, StoredTable, awaited_bits, replayed
from bohnhof.table.table import Table

DAY: Final = 86_400.0


@dataclass
class Stored:
    """All that is stored of one table."""

    table: StoredTable
    created: float
    awaited: int
    """The seats awaited before the first action, as a bit mask."""
    acts: list[ActRow] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    ending: EndingRow | None = None

    def check(self, changes: Sequence[Change], act: ActRow | None) -> None:
        """Raise StoreError if an action or a note does not follow the last one."""
        if act is not None and act[1] != len(self.acts) + 1:
            raise StoreError("another action has this number", "refused")
        for change in changes:
            if isinstance(change, Note) and change.number != len(self.table.notes) + 1:
                raise StoreError("another note has this number", "refused")

    def apply(self, change: Change) -> None:
        table = self.table
        match change:
            case EndingRow():
                self.ending = change
                table.ended = cast("Ended | None", change.ended)
            case Note():
                table.notes.append(change)
            case SeatChange():
                table.put(change.seat, change.chair)
                table.host, table.undo_floor = change.host, change.undo_floor
            case TimeChange():
                reserve, timeouts = change.chair.reserve, change.chair.timeouts
                table.put(change.seat, replace(table.chairs[change.seat], reserve=reserve, timeouts=timeouts))
            case PaceChange():
                table.pace = change.pace
            case Undo():
                self.ending = None
                table.notes = [replace(note, after=min(note.after, change.left)) for note in table.notes]
                if len(self.acts) == change.known:
                    del self.acts[change.left :]
            case Report():
                self.lines = [
                    line.as_reported() if line.number == change.number else line for line in self.lines
                ]

    def sentences(self) -> Acts:
        return [(seat, sentence) for _, _, seat, sentence, _, _ in self.acts]

    def listed(self) -> Listed:
        table, ending = self.table, self.ending
        _, number, _, _, updated, awaited = (
            self.acts[-1] if self.acts else (table.id, 0, 0, "", self.created, self.awaited)
        )
        return Listed(
            id=table.id,
            game=table.rules.name,
            chairs=list(table.chairs),
            acts=number,
            updated=updated,
            awaited=awaited,
            winners=None if ending is None else [seat + 1 for seat in ending.winners],
            scores=[] if ending is None else ending.scores,
        )

    def is_empty(self) -> bool:
        """Return whether no one has acted and no person but the host has a seat."""
        host = self.table.host
        seated = [chair for chair in self.table.chairs if not chair.open]
        return not self.acts and all(chair.person in (None, host) for chair in seated)


class MemoryKeeper:
    """A keeper that stores tables in memory.

    A reported line is marked, but the report is not stored, because no one could read it.
    """

    def __init__(self, counts: Counts | None = None) -> None:
        self._counts = counts or Counts()
        self._tables: dict[str, Stored] = {}
        """Tables by id, oldest first."""
        self._records: dict[str, str] = {}

    def hand_in(self, said: Said) -> None:
        problem: StoreError | None = None
        try:
            self._change(said.act[0], () if said.ending is None else (said.ending,), said.act)
            self._counts.person_acted()
        except StoreError as found:
            problem = found
        asyncio.get_running_loop().call_soon(said.tell, problem)

    def hand_in_line(self, table_id: str, line: Line, tell: Callable[[StoreError | None], None]) -> None:
        stored = self._tables.get(table_id)
        problem: StoreError | None = None
        if stored is None or any(one.number >= line.number for one in stored.lines):
            problem = StoreError("this line follows no other of its table", "refused")
        else:
            stored.lines = [*stored.lines, line][-MOST_LINES:]
        asyncio.get_running_loop().call_soon(tell, problem)

    async def create(self, table: StoredTable, old: StoredTable | None = None) -> None:
        state = table.rules.new_game(len(table.chairs), table.seed)
        created = Stored(_copy(table), time.time(), awaited_bits(table.rules, state))
        if old is not None:
            former = self._tables[old.id]
            former.table.next = table.id
            created.lines = [_one_seat_on(line, len(table.chairs)) for line in former.lines]
        self._tables[table.id] = created

    async def write(self, table_id: str, *changes: Change, act: ActRow | None = None) -> None:
        self._change(table_id, changes, act)

    def _change(self, table_id: str, changes: Sequence[Change], act: ActRow | None) -> None:
        stored = self._tables.get(table_id)
        if stored is None:
            raise StoreError("there is no such table", "refused")
        stored.check(changes, act)
        if act is not None:
            stored.acts.append(act)
        for change in changes:
            stored.apply(change)

    # Loading

    async def load(self, table_id: str) -> tuple[StoredTable, Table, list[Line]] | None:
        found = await self.reload(table_id)
        return None if found is None else (*found, await self.reload_lines(table_id))

    async def reload(self, table_id: str) -> tuple[StoredTable, Table] | None:
        stored = self._tables.get(table_id)
        if stored is None:
            return None
        table = _copy(stored.table)
        return table, await asyncio.to_thread(replayed, table, stored.sentences())

    async def reload_lines(self, table_id: str) -> list[Line]:
        stored = self._tables.get(table_id)
        return [] if stored is None else list(stored.lines)

    # Lists

    async def tables(self, person: str | None) -> tuple[list[Listed], list[Listed]]:
        newest = list(reversed(self._tables.values()))
        mine = [one for one in newest if person in [chair.person for chair in one.table.chairs]]
        public = [one for one in newest if one.table.public and one.ending is None]
        listed = [one.listed() for one in mine[:MOST_MINE] if person is not None]
        return listed, [one.listed() for one in public[:MOST_PUBLIC]]

    async def table(self, table_id: str) -> Listed | None:
        stored = self._tables.get(table_id)
        return None if stored is None else stored.listed()

    async def finished(self, person: str) -> list[Finished]:
        found: list[Finished] = []
        for stored in self._tables.values():
            table, ending = stored.table, stored.ending
            if ending is None or ending.ended == "agreed":
                continue
            winners = [seat + 1 for seat in ending.winners]
            for seat, chair in enumerate(table.chairs):
                if chair.person == person:
                    found.append(Finished(table.rules.name, seat, winners, ending.scores))
        return found

    # Replays

    async def replay(self, replay_id: str) -> str | tuple[StoredTable, Acts]:
        if replay_id in self._records:
            return self._records[replay_id]
        stored = self._tables.get(replay_id)
        if stored is None:
            raise Refused(refusals.NO_REPLAY, 404)
        if stored.ending is None:
            raise Refused(refusals.NOT_OVER)
        return _copy(stored.table), stored.sentences()

    async def add_record(self, record_id: str, text: str) -> None:
        self._records[record_id] = text

    # Deleting

    async def forget(self, now: float, empty_days: float, but: Collection[str]) -> None:
        if not empty_days:
            return
        before = now - empty_days * DAY
        for table_id, stored in list(self._tables.items()):
            if stored.created < before and stored.is_empty() and table_id not in but:
                del self._tables[table_id]
        for stored in self._tables.values():
            if stored.table.next not in self._tables:
                stored.table.next = None


def _copy(table: StoredTable) -> StoredTable:
    """Return a copy of a table whose chairs and notes can change independently."""
    return replace(table, chairs=list(table.chairs), notes=list(table.notes))


def _one_seat_on(line: Line, seats: int) -> Line:
    """Return a line for a rematch, where everyone sits one seat further on."""
    seat = line.said.seat
    return replace(line, said=structs.replace(line.said, seat=None if seat is None else seat % seats + 1))
