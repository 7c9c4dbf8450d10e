"""The authority over one table: one change at a time, stored before anyone is notified."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
import structlog

from bohnhof.engine.message import Message
from bohnhof.engine.reasons import GAME_OVER
from bohnhof.engine.state import NOBODY, SPECTATOR
from bohnhof.live.page import Page
from bohnhof.live.play import ActRow, EndingRow, Play, tell, tell_act
from bohnhof.live.text_cache import TextCache
from bohnhof.rooms import refusals, saving
from bohnhof.rooms.chat import Chat
from bohnhof.rooms.connection import Connection
from bohnhof.rooms.counts import Counts
from bohnhof.rooms.course import Course
from bohnhof.rooms.driver import Driver
from bohnhof.rooms.finishing import scores_of, winners_of
from bohnhof.rooms.keeper import Keeper
from bohnhof.rooms.lock import Lock
from bohnhof.rooms.messages.replies import ELSEWHERE, TRY_AGAIN, Clock, Ending, No, Notes, Reply
from bohnhof.rooms.motions import Motion
from bohnhof.rooms.refusals import Illegal, Refused
from bohnhof.rooms.roster import note_told, room_told, seats
from bohnhof.rooms.stored_table import Line, Note, StoredTable
from bohnhof.rooms.telling import ending_of
from bohnhof.table.table import Table
from bohnhof.telling import telling_of

LOG: Final = structlog.get_logger()
MOST_NOTES: Final = 100
"""Notes of the log that a client receives when it joins."""

_encode: Final = msgspec.json.Encoder().encode


class Room(Play):
    """A table with its players, its spectators and its chat."""

    kept: StoredTable
    lock: Lock
    pages: list[Connection]  # type: ignore[assignment]

    def __init__(
        self,
        keeper: Keeper,
        kept: StoredTable,
        table: Table,
        lines: Sequence[Line],
        texts: TextCache,
        forget: Callable[[Room], None],
        counts: Counts,
    ) -> None:
        """Initialize from a stored table and the lines of its chat.

        `forget` is called when the room leaves memory because it is unknown what is stored.
        """
        super().__init__(kept, table, Lock(), keeper.hand_in, texts)
        self.keeper = keeper
        self.counts = counts
        self._forget = forget
        self.left_at = time.monotonic()
        """Monotonic time at which the last client left."""
        self.writing: set[int] = set()
        """The seats at which an offer is being written."""
        self.wishes: dict[int, tuple[list[str], list[str]]] = {}
        """By seat: the beans that it looks for, and those that it would give."""
        self.chat = Chat(lines)
        self.driver = Driver(self)
        self._ending: Ending | None = None
        self._giving_up: asyncio.Task[None] | None = None
        self.motion: Motion | None = None
        self._absent_since: dict[int, float] = {}
        self._opened_at = time.monotonic()

    # Who is there

    async def join(self, connection: Connection, seen: int) -> None:
        """Add a client that knows the first `seen` actions. Close older ones of the same player."""
        async with self.lock:
            connection.begin(self, min(seen, self.table.actions))
            connection.refresh = lambda: self.catch_up(connection)
            self.pages.append(connection)
            self.keep_newest(connection.person)
            self.driver.wake()
            self.tell_room()
            if self.kept.notes:
                connection.tell(Notes([note_told(note) for note in self.kept.notes[-MOST_NOTES:]]))
            self.chat.tell(connection)
            self.tell_view(connection)
            wait = self.driver.wait()
            if wait.people:
                connection.tell(wait)

    def keep_newest(self, person: str | None) -> None:
        """Close all clients of a player except the newest. Spectators may have several."""
        if self.kept.seat_of(person) is None:
            return
        for older in [page for page in self.pages if page.person == person][:-1]:
            self._let_go(older)
            asyncio.get_running_loop().create_task(older.close(ELSEWHERE))

    def leave(self, connection: Connection) -> None:
        """Remove a client."""
        if connection not in self.pages:
            return
        self._let_go(connection)
        seat = self.seat_of(connection)
        if seat is not None:
            self.writing.discard(seat)
            self.left(seat)
        self.left_at = time.monotonic()
        self.tell_room()
        self.driver.wake()

    def left(self, seat: int) -> None:
        """Record that a seat's person is absent from now on."""
        self._absent_since[seat] = time.monotonic()

    def _let_go(self, connection: Connection) -> None:
        self.pages.remove(connection)
        connection.play = connection.refresh = None

    def close(self) -> None:
        """Release the driver, because a cycle of references would keep the room in memory."""
        del self.driver

    def take_up(self, kept: StoredTable, table: Table) -> None:
        """Replace the table by the one that was loaded again."""
        self.kept, self.table = kept, table
        self.lapse()
        for connection in self.pages:
            connection.told = min(connection.told, table.actions)
            connection.level = False
        self.driver.begin_again()
        self.tell_room()

    def lose(self) -> None:
        """Leave memory at once, and close the lock. Called by the holder of the lock.

        All clients connect again and receive the table as it is stored.
        """
        self.lock.close()
        self._forget(self)
        for connection in self.pages[:]:
            self._let_go(connection)
            asyncio.get_running_loop().create_task(connection.close(TRY_AGAIN))
        self.driver.wake()

    def seat_of(self, connection: Connection) -> int | None:
        """Return the seat of a client's person; None for a spectator."""
        return self.kept.seat_of(connection.person)

    def is_online(self, seat: int) -> bool:
        return any(self.seat_of(connection) == seat for connection in self.pages)

    def absence(self, seat: int) -> float:
        """Return for how many seconds a seat's person has been absent."""
        if self.is_online(seat):
            return 0.0
        return time.monotonic() - self._absent_since.get(seat, self._opened_at)

    def partners(self, seat: int) -> set[int]:
        """Return the seats of all other people who have not conceded.

        This includes people for whom a bot plays.
        """
        return set(self.kept.places.values()) - {seat, *self.kept.conceded}

    # Who may act

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or early."""
        return self.table.state.over or self.kept.ended is not None

    def is_at(self, table: Table, number: int) -> bool:
        """Return whether a game is running on `table`, and action `number` is its last."""
        return self.table is table and table.actions == number and self.kept.begun and not self.over

    def check_running(self) -> None:
        """Raise Refused if the game has not begun or is over."""
        if not self.kept.begun:
            raise Refused(refusals.NOT_BEGUN)
        if self.over:
            raise Refused(GAME_OVER)

    def check_seat(self, connection: Connection) -> int:
        """Return the seat of a client's person. Raise Refused for a spectator."""
        seat = self.seat_of(connection)
        if seat is None:
            raise Refused(refusals.WATCHING)
        return seat

    def check_player(self, connection: Connection) -> int:
        """Return the seat that a client's person may act for now, or raise Refused.

        A caller that needs the lock must hold it: a seat can be lost during the wait for it.
        """
        seat = self.check_seat(connection)
        if not self.kept.begun:
            raise Refused(refusals.NOT_BEGUN)
        if self.kept.ended is not None:
            raise Refused(GAME_OVER)
        if self.kept.chairs[seat].bot is not None:
            raise Refused(refusals.BOT_PLAYS)
        return seat

    def can_undo(self, seat: int) -> bool:
        """Return whether this seat has acted since a player last lost a seat.

        Other people may have to agree, which is not checked here.
        """
        if self.over:
            return False
        return any(act.seat == seat for act in self.table.log[self.kept.undo_floor :])

    async def read(self, connection: Connection, reading: bool) -> None:
        """Let the timer of a player's first move wait while a guide covers the table."""
        async with self.lock:
            if self.driver.read(self.check_player(connection), reading):
                self.tell_views()

    # What is seldom where acts are dealt with as they are heard

    def end(self) -> EndingRow:
        rules, state = self.table.rules, self.table.state
        return EndingRow(winners_of(rules, state, self.kept.conceded, None), scores_of(rules, state), None)

    def refuse(self, page: Page, id: int, reason: Message, illegal: bool) -> None:
        self.tell_refusal(page, id, Illegal(reason) if illegal else Refused(reason))

    def give_up(self, page: Page, id: int, act: ActRow | None, problem: Exception) -> None:
        giving_up = self._give_up(page, id, act, problem)
        self._giving_up = asyncio.get_running_loop().create_task(giving_up)

    async def _give_up(self, page: Page, id: int, act: ActRow | None, problem: Exception) -> None:
        try:
            await saving.recover(self, problem, lambda: saving.has(self, act))
            assert act is not None
            tell_act(self, act[2], page, id)
        except Refused as refused:
            self.tell_refusal(page, id, refused)
        except Exception:
            LOG.exception("an act failed", table=self.kept.brief)
            self.tell_refusal(page, id, Refused(refusals.BROKEN, 500))
        finally:
            self.lock.release()

    def acted(self, seat: int) -> None:
        self.driver.acted(seat)

    def lapse(self) -> None:
        if self.motion is not None:
            self.motion.timer.cancel()
            self.motion = None
            self.tell_room()
            self.driver.wake()

    def aside(self) -> tuple[int, str, str]:
        people = list(self.kept.places.values())
        undoer = people[0] if len(people) == 1 and self.can_undo(people[0]) else NOBODY
        return undoer, _text(self.driver.clock()), _text(self.ending())

    # Notifying clients

    def tell_views(self, maker: Connection | None = None, id: int | None = None) -> None:
        """Send everyone a delta or a snapshot. `maker` also gets the `id` of its request."""
        tell(self, self.pages, maker, id)

    def tell_view(self, connection: Connection, id: int | None = None) -> None:
        tell(self, [connection], connection, id)

    async def suggest(self, connection: Connection, wanted: bool) -> None:
        """Turn suggested offers for a client on or off."""
        async with self.lock:
            connection.suggests = wanted
            self.tell_view(connection)

    async def refresh(self, connection: Connection) -> None:
        """Send a client everything again."""
        async with self.lock:
            connection.tell(room_told(self, connection, seats(self)))
            self.chat.tell(connection)
            connection.level = False
            self.tell_view(connection)

    async def catch_up(self, connection: Connection) -> None:
        """Send everything again to a client that has read too slowly."""
        self.counts.dropped()
        await self.refresh(connection)

    def tell_room(self) -> None:
        there = seats(self)
        for connection in self.pages[:]:
            connection.tell(room_told(self, connection, there))

    def tell_all(self, reply: Reply) -> None:
        for connection in self.pages[:]:
            connection.tell(reply)

    def tell_notes(self, notes: Sequence[Note]) -> None:
        """Send everyone entries of the log."""
        self.tell_all(Notes([note_told(note) for note in notes]))

    def ending(self) -> Ending | None:
        table = self.table
        if not self.over:
            self._ending = None
        elif self._ending is None:
            kept = self.kept
            self._ending = ending_of(table, Course(table), kept.salt, kept.conceded, kept.ended)
        return self._ending

    def tell_refusal(self, page: Page, id: int | None, problem: Refused) -> None:
        """Send a client the reason for a refusal.

        If the rules of the game forbid the action, add the paragraphs about the current phase.
        """
        self.counts.refused()
        phase = telling_of(self.table.rules).phase(self.table.view(SPECTATOR))
        cites = phase.cites if phase is not None and isinstance(problem, Illegal) else ()
        page.tell_text(_encode(No(id, problem.reason.data(), list(cites))).decode())


def _text(part: Clock | Ending | None) -> str:
    return "null" if part is None else _encode(part).decode()
