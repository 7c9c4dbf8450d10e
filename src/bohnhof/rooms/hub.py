"""All rooms in memory, by table id.

A room is created when someone connects to its table. It leaves memory when it was unused for a
while; the table stays in the store.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

import structlog

from bohnhof.bots.lessons.lesson import lesson_of
from bohnhof.bots.registry import TEACHER
from bohnhof.engine.rules import Rules
from bohnhof.games import UnknownGameError, rules_of
from bohnhof.live.text_cache import TextCache
from bohnhof.rooms import refusals
from bohnhof.rooms.connection import Connection
from bohnhof.rooms.counts import Counts
from bohnhof.rooms.keeper import Keeper
from bohnhof.rooms.messages.calls import NewLesson, NewTable
from bohnhof.rooms.refusals import Refused
from bohnhof.rooms.room import Room
from bohnhof.rooms.saving import reload, save, write
from bohnhof.rooms.seating import check_bot, clean_name, named
from bohnhof.rooms.stand_ins import STAND_IN, log_stand_ins
from bohnhof.rooms.store_error import StoreError
from bohnhof.rooms.stored_table import Chair, StoredTable, brief, new_table
from bohnhof.table.names import bot_name, guest_name

LOG: Final = structlog.get_logger()
LOOK_AFTER: Final = 15.0
"""Seconds between two checks for idle rooms."""
COLLECT_AFTER: Final = 600.0
"""Seconds between two full garbage collections, which block everyone for a moment."""
MOST_GONE: Final = 10_000
"""Closed sockets after which garbage is collected earlier, because some leave cycles."""


class Hub:
    """A registry that loads, creates and forgets rooms."""

    def __init__(
        self, keeper: Keeper, counts: Counts | None = None, idle: float = 60.0, empty_days: float = 0.0
    ) -> None:
        self.keeper = keeper
        self.counts = counts or Counts()
        self.idle = idle
        """Seconds without a connection after which a room leaves memory."""
        self.empty_days = empty_days
        """Days after which a table on which no one has acted is deleted; 0 keeps all."""
        self.rooms: dict[str, Room] = {}
        self._texts: dict[Rules, TextCache] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self.gone = 0
        """Sockets that were closed since the last garbage collection."""
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    async def stop(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in list(self.rooms.values()):
            await room.driver.stop()

    async def room(self, table_id: str) -> Room:
        """Return the room of a table, and load it if necessary.

        Raise Refused if there is no such table.
        """
        found = self.rooms.get(table_id)
        if found is not None:
            return found
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(table_id))
            self._loading[table_id] = loading
        room = await asyncio.shield(loading)
        if room is None:
            raise Refused(refusals.NO_TABLE, 404)
        return room

    async def _load(self, table_id: str) -> Room | None:
        try:
            found = await self.keeper.load(table_id)
            if found is None:
                return None
            kept, table, lines = found
            texts = self._texts_of(table.rules)
            room = Room(self.keeper, kept, table, lines, texts, self._forget, self.counts)
            log_stand_ins(room.table)
            self.rooms[table_id] = room
            self.counts.in_memory(len(self.rooms))
            return room
        except (StoreError, ValueError) as problem:
            LOG.error("a table cannot be loaded", table=brief(table_id), why=str(problem))
            kind = problem.kind if isinstance(problem, StoreError) else "unreadable"
            raise Refused(refusals.not_saved(kind), 503) from None
        finally:
            del self._loading[table_id]

    def _texts_of(self, rules: Rules) -> TextCache:
        if rules not in self._texts:
            self._texts[rules] = TextCache(rules)
        return self._texts[rules]

    def _forget(self, room: Room) -> None:
        if self.rooms.get(room.kept.id) is room:
            del self.rooms[room.kept.id]
            self.counts.in_memory(len(self.rooms))

    async def create(self, wanted: NewTable, person: str) -> tuple[str, int | None]:
        """Create a table. Return its id and the caller's seat, None if they do not play."""
        try:
            rules = rules_of(wanted.game)
        except UnknownGameError:
            raise Refused(refusals.NO_GAME, 400) from None
        if not rules.fewest_seats <= len(wanted.seats) <= rules.most_seats:
            raise Refused(refusals.WRONG_SEATS, 400)
        chairs: list[Chair] = []
        own = clean_name(wanted.name)
        for seat, one in enumerate(wanted.seats):
            if one.who == "me":
                chairs.append(Chair(own, None, person))
            elif one.who == "bot":
                bot = check_bot(one.bot or STAND_IN, rules)
                name = bot_name(bot, seat, [own, *[chair.name for chair in chairs]])
                chairs.append(Chair(name, bot, None))
            else:
                chairs.append(Chair("", None, None))
        if sum(chair.person is not None for chair in chairs) > 1:
            raise Refused(refusals.ONE_SEAT, 400)
        return await self._open(
            new_table(
                rules,
                chairs,
                person,
                wanted.pace,
                wanted.clock,
                wanted.public,
                time_up=wanted.time_up,
            )
        )

    async def create_lesson(self, wanted: NewLesson, person: str) -> tuple[str, int | None]:
        """Create a table for a game's lesson. Return its id and the learner's seat."""
        try:
            lesson = lesson_of(rules_of(wanted.game))
        except UnknownGameError:
            lesson = None
        if lesson is None:
            raise Refused(refusals.NO_GAME, 400)
        learner = Chair(guest_name(clean_name(wanted.name), lesson.opponents), None, person)
        chairs = [learner, *[Chair(name, TEACHER, None) for name in lesson.opponents]]
        return await self._open(new_table(lesson.rules, chairs, person, seed=lesson.seed))

    async def _open(self, kept: StoredTable) -> tuple[str, int | None]:
        """Store a new table. Return its id and the seat of its host."""
        try:
            await self.keeper.create(kept)
        except StoreError as problem:
            LOG.error("a write failed", table=kept.brief, why=str(problem))
            if await reload(self.keeper, kept.id) is None:
                raise Refused(refusals.not_saved(problem.kind), 503) from None
        return kept.id, kept.seat_of(kept.host)

    async def rematch(self, room: Room, connection: Connection) -> str:
        """Return the id of the table for a rematch, which the first call creates.

        Everyone sits one seat further on. The first caller is the host and sits there at once, and
        so do the bots. The other players are notified, and get their seats if they come.
        """
        async with room.lock:
            seat = room.check_seat(connection)
            old = room.kept
            if not room.over:
                raise Refused(refusals.NOT_OVER)
            if old.next is not None:
                return old.next
            own = Chair(old.chairs[seat].name, None, connection.person)
            chairs = [
                own if other == seat else _asked_again(chair, room.is_online(other))
                for other, chair in enumerate(old.chairs)
            ]
            chairs = [chairs[-1], *chairs[:-1]]
            new = new_table(
                old.rules,
                chairs,
                own.person or old.host,
                old.pace,
                old.clock,
                old.public,
                time_up=old.time_up,
                conversation=old.conversation or old.id,
            )
            await save(room, self.keeper.create(new, old), done=lambda: room.kept.next == new.id)
            room.kept.next = new.id
            note = named("note-rematch", own.name)
            await write(room, note=note, after=room.table.actions, done=lambda: True)
            room.tell_room()
            return new.id

    async def _sweep(self) -> None:
        swept = time.monotonic()
        await self.forget_empty()
        while True:
            await asyncio.sleep(min(LOOK_AFTER, self.idle))
            self.forget_idle()
            if time.monotonic() - swept > COLLECT_AFTER or self.gone > MOST_GONE:
                await self.forget_empty()
                gc.collect()
                self.gone = 0
                swept = time.monotonic()

    async def forget_empty(self) -> None:
        """Delete old tables on which no one has acted, and old reports."""
        try:
            await self.keeper.forget(time.time(), self.empty_days, [*self.rooms, *self._loading])
        except StoreError as problem:
            LOG.error("empty tables could not be forgotten", why=str(problem))

    def forget_idle(self) -> None:
        """Remove rooms from memory that were unused for `idle` seconds."""
        now = time.monotonic()
        for table_id, room in list(self.rooms.items()):
            busy = room.pages or room.lock.taken or not room.driver.rests
            if not busy and now - room.left_at >= self.idle:
                del self.rooms[table_id]
                room.close()
        self.counts.in_memory(len(self.rooms))


def _asked_again(chair: Chair, is_here: bool) -> Chair:
    """Return a player's chair for a rematch, before the player comes.

    A chair of a person is open, or played by the bot that stood in if the person is not here.
    """
    if chair.person is None:
        return Chair(chair.name, chair.bot, None)
    return Chair(chair.name, None if is_here else chair.bot, chair.person, away=True)
