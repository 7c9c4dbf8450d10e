"""Replays: the frames of a record or of a finished table."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Final, ParamSpec, TypeVar

from bohnhof.engine.insight import Insight
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.state import NOBODY, SPECTATOR, State
from bohnhof.engine.wire import write_view
from bohnhof.rooms import refusals
from bohnhof.rooms.course import Course
from bohnhof.rooms.keeper import Acts, Keeper
from bohnhof.rooms.messages.calls import Frame, ReplayInfo
from bohnhof.rooms.messages.replies import Told
from bohnhof.rooms.refusals import Refused
from bohnhof.rooms.roster import note_told
from bohnhof.rooms.store_error import StoreError
from bohnhof.rooms.stored_table import Note, StoredTable, replayed
from bohnhof.rooms.telling import ending_of, standing_of, told_of
from bohnhof.table.record import (
    PERSON,
    Record,
    RecordError,
    read_record,
    record_of,
    taken_table,
    write_record,
)
from bohnhof.table.table import Table

T = TypeVar("T")
P = ParamSpec("P")

MOST_FRAMES: Final = 50
MOST_KEPT: Final = 16
MOST_ACTIONS: Final = 10_000
"""Most actions of a game that can be replayed.

This is six times as many as the longest game has had: 1,657, among 40 games of five `chance` bots.
The longest golden record has 1,594. At one action every two seconds it takes five and a half hours.
"""
MOST_LINES: Final = MOST_ACTIONS + 200
"""Most lines of a record: its actions, its seats and its other entries."""
EVERY: Final = 100
"""Actions between two cached states, from which a replay can continue."""
OPEN: Final = -100
"""A viewer who sees everything, in place of a seat."""


@dataclass
class Shown:
    """A replay in memory."""

    id: str
    record: Record
    table: Table
    """The table at the end of the game."""
    salt: str
    notes: Sequence[Note] = ()
    """Entries of the table's log that are not actions."""

    def __post_init__(self) -> None:
        self._states: list[State] = []
        """The states after 0, `EVERY`, 2 × `EVERY` … actions, as many as were needed until now."""
        self.table.forget_facts(0)

    @cached_property
    def course(self) -> Course:
        return Course(self.table)

    def info(self) -> ReplayInfo:
        rules = self.table.rules
        end = self.table.state
        return ReplayInfo(
            replay=self.id,
            game=self.record.game,
            names=self.record.names,
            bots=[None if player == PERSON else player for player in self.record.players],
            length=len(self.record.acts),
            turns=self.course.turns,
            winners=[seat + 1 for seat in rules.winners(end)] if end.over else [],
            notes=[note_told(note) for note in self.notes],
        )

    def frames(self, first: int, count: int, eyes: int) -> list[Frame]:
        """Return `count` frames from number `first` on, as the viewer `eyes` sees them.

        Frame 0 is the deal. There are at most MOST_FRAMES, and none beyond the end of the game.
        """
        last = min(first + min(count, MOST_FRAMES), len(self.record.acts) + 1)
        if first >= last:
            return []
        table = self._table_after(max(0, first - 1))
        found: list[Frame] = []
        for number in range(first, last):
            if number:
                self._act(table, number)
            found.append(self._frame(table, number, eyes))
        return found

    def _table_after(self, number: int) -> Table:
        """Return a table after `number` actions, replayed from the nearest cached state."""
        rules = self.table.rules
        if not self._states:
            self._states.append(rules.new_game(self.record.seats, self.record.seed, self.record.first))
        nearest = min(number // EVERY, len(self._states) - 1)
        table = Table.from_state(rules, self._states[nearest], [None] * self.record.seats)
        for done in range(nearest * EVERY, number):
            self._act(table, done + 1)
        return table

    def _act(self, table: Table, number: int) -> None:
        """Apply action `number`, 1-based, and cache the state after it if it is due."""
        seat, sentence = self.record.acts[number - 1]
        reason = table.act(seat, read_sentence(table.rules, sentence))
        assert reason is None, "the record has proved true"
        if number == EVERY * len(self._states):
            self._states.append(table.state.copy())

    def _frame(self, table: Table, number: int, eyes: int) -> Frame:
        rules, state = table.rules, table.state
        seat = SPECTATOR if eyes == OPEN else eyes
        view = state if eyes == OPEN else rules.view(state, seat)
        told: list[Told] = []
        if number:
            act = table.log[-1]
            entry = act.told(number, act.seat if eyes == OPEN else seat)
            told = [told_of(rules, entry._replace(facts=act.facts) if eyes == OPEN else entry, seat)]
        data = write_view(rules, view)
        for secret in ("seed", "chance"):
            data.pop(secret, None)
        return Frame(
            seq=number,
            view=data,
            insight=Insight(rules, view, NOBODY if eyes == OPEN else seat).data(),
            standing=standing_of(rules, view),
            told=told,
            ending=ending_of(self.table, self.course, self.salt) if state.over else None,
        )


class Replays:
    """Finished games of this server and records from elsewhere. The latest stay in memory.

    One thread replays, so that no one else waits for it, and no two requests replay the same game
    at once.
    """

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._known: OrderedDict[str, Shown] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, "replay")

    async def work(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Run a function in the replay thread, and return its result."""
        return await asyncio.get_running_loop().run_in_executor(
            self._thread, partial(work, *arguments, **named)
        )

    async def find(self, replay_id: str) -> Shown:
        if replay_id not in self._known:
            found = await self.keeper.replay(replay_id)
            if replay_id not in self._known:
                self._remember(await self.work(self._shown, replay_id, found))
        self._known.move_to_end(replay_id)
        return self._known[replay_id]

    async def add(self, text: str) -> Shown:
        """Add a record from elsewhere after replaying it. The same record gets the same id."""
        shown = await self.work(_added, text)
        if shown.id not in self._known:
            await self.keeper.add_record(shown.id, await self.work(write_record, shown.record))
            self._remember(shown)
        return shown

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _shown(self, replay_id: str, found: str | tuple[StoredTable, Acts]) -> Shown:
        """Return the replay of what the store found.

        It may be known already, if another request has made it during the wait for the thread.
        """
        known = self._known.get(replay_id)
        if known is not None:
            return known
        return _added(found) if isinstance(found, str) else _played(replay_id, *found)

    def _remember(self, shown: Shown) -> None:
        self._known[shown.id] = shown
        if len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)


def _added(text: str) -> Shown:
    if text.count("\n") > MOST_LINES:
        raise Refused(refusals.too_long(MOST_ACTIONS), 413)
    try:
        record = read_record(text, "record")
    except RecordError as problem:
        raise Refused(refusals.no_record(str(problem)), 400) from None
    if record.scores is None:
        raise Refused(refusals.NOT_OVER, 400)
    digest = hashlib.sha256(write_record(record).encode()).hexdigest()[:24]
    return Shown(digest, record, taken_table(record), "")


def _played(replay_id: str, kept: StoredTable, acts: Acts) -> Shown:
    if len(acts) > MOST_ACTIONS:
        raise Refused(refusals.too_long(MOST_ACTIONS), 413)
    try:
        table = replayed(kept, acts)
    except StoreError as problem:
        raise Refused(refusals.no_record(str(problem)), 409) from None
    record = record_of(table, [chair.name for chair in kept.chairs])
    return Shown(replay_id, record, table, kept.salt, kept.notes)
