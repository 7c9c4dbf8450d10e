"""Games to look at again: from a record to its frames."""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from sqlalchemy import Connection, insert, select

from bohnhof.engine.insight import Insight
from bohnhof.engine.state import NOBODY, SPECTATOR
from bohnhof.engine.wire import write_view
from bohnhof.table.record import (
    PERSON,
    Record,
    RecordError,
    Replay,
    read_record,
    record_of,
    taken_table,
    write_record,
)
from bohnhof.table.table import Table
from bohnhof.web import keeping, refusals
from bohnhof.web.course import Course
from bohnhof.web.messages.calls import Frame, ReplayInfo
from bohnhof.web.refusals import Refused
from bohnhof.web.store import Store, StoreError
from bohnhof.web.tables import RECORDS
from bohnhof.web.telling import ending_of, standing_of, told_of

MOST_FRAMES: Final = 50
MOST_KEPT: Final = 16
OPEN: Final = -100
"""The eyes that see everything."""


@dataclass
class Shown:
    """A game that is looked at."""

    id: str
    record: Record
    table: Table
    """At its end."""
    salt: str

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
        )

    def frames(self, first: int, count: int, eyes: int) -> list[Frame]:
        """Some moments from number `first` on, 0 being the deal, as these eyes see them."""
        length = len(self.record.acts)
        last = min(first + min(count, MOST_FRAMES), length + 1)
        if first >= last:
            return []
        replay = Replay(self.record)
        replay.run(first)
        found = [self._frame(replay, eyes)]
        while replay.acts_done + 1 < last:
            replay.step()
            found.append(self._frame(replay, eyes))
        return found

    def _frame(self, replay: Replay, eyes: int) -> Frame:
        rules, state = replay.table.rules, replay.state
        seat = SPECTATOR if eyes == OPEN else eyes
        view = state if eyes == OPEN else rules.view(state, seat)
        number = replay.acts_done
        entries = replay.table.log_for(seat, number - 1) if number else []
        if eyes == OPEN and number:
            act = replay.table.log[-1]
            entries = [act.told(number, act.seat)._replace(facts=act.facts)]
        data = write_view(rules, view)
        for secret in ("seed", "chance"):
            data.pop(secret, None)
        return Frame(
            seq=number,
            view=data,
            insight=Insight(rules, view, NOBODY if eyes == OPEN else seat).data(),
            standing=standing_of(rules, view),
            told=[told_of(rules, entry, seat) for entry in entries],
            ending=ending_of(self.table, self.course, self.salt) if state.over else None,
        )


class Replays:
    """Games of this server that are over, and records from elsewhere; the last ones stay in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, Shown] = OrderedDict()

    async def find(self, replay_id: str) -> Shown:
        shown = self._known.get(replay_id)
        if shown is None:
            shown = await self.store.read(lambda connection: _load(connection, replay_id))
            self._remember(shown)
        self._known.move_to_end(replay_id)
        return shown

    async def add(self, text: str) -> Shown:
        """A record from elsewhere, once it has proved true; the same one has the same id."""
        shown = await self.store.read(lambda connection: _added(connection, text))
        if shown.id not in self._known:
            known = await self.store.read(lambda connection: _has(connection, shown.id))
            if not known:
                row = {"id": shown.id, "text": write_record(shown.record), "created": time.time()}
                await self.store.write((insert(RECORDS), row))
            self._remember(shown)
        return shown

    def _remember(self, shown: Shown) -> None:
        self._known[shown.id] = shown
        if len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)


def _added(_connection: Connection, text: str) -> Shown:
    try:
        record = read_record(text, "record")
    except RecordError as problem:
        raise Refused(refusals.no_record(str(problem)), 400) from None
    if record.scores is None:
        raise Refused(refusals.NOT_OVER, 400)
    digest = hashlib.sha256(write_record(record).encode()).hexdigest()[:24]
    return Shown(digest, record, taken_table(record), "")


def _has(connection: Connection, replay_id: str) -> bool:
    return connection.execute(select(RECORDS.c.id).where(RECORDS.c.id == replay_id)).first() is not None


def _load(connection: Connection, replay_id: str) -> Shown:
    text = connection.scalar(select(RECORDS.c.text).where(RECORDS.c.id == replay_id))
    if text is not None:
        return _added(connection, text)
    try:
        found = keeping.load(connection, replay_id)
    except StoreError as problem:
        raise Refused(refusals.no_record(str(problem)), 409) from None
    if found is None:
        raise Refused(refusals.NO_REPLAY, 404)
    kept, table = found
    if not table.state.over:
        raise Refused(refusals.NOT_OVER)
    record = record_of(table, [chair.name for chair in kept.chairs])
    return Shown(replay_id, record, table, kept.salt)
