"""The authority over one table: it does one thing at a time, and tells nobody of what is not on disk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final

import msgspec
import structlog

from bohnhof.engine.actions import Action
from bohnhof.engine.message import Message
from bohnhof.engine.notation import SentenceError, read_sentence
from bohnhof.engine.state import NOBODY, SPECTATOR
from bohnhof.live.latch import Latch
from bohnhof.live.page import Page
from bohnhof.live.play import Play, act_row, tell, tell_act
from bohnhof.table.table import Table
from bohnhof.telling import telling_of
from bohnhof.web import keeping, metrics, refusals
from bohnhof.web.connection import Connection
from bohnhof.web.course import Course
from bohnhof.web.driver import Driver
from bohnhof.web.keeping import Kept
from bohnhof.web.messages.replies import ELSEWHERE, Clock, Ending, No, Reply
from bohnhof.web.refusals import Illegal, Refused
from bohnhof.web.roster import room_told
from bohnhof.web.store import Statement, Store, StoreError
from bohnhof.web.telling import ending_of

LOG: Final = structlog.get_logger()

_encode: Final = msgspec.json.Encoder().encode


class Lock(Latch):
    """One for which tasks wait."""

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine = asyncio.get_running_loop().create_future()
        self.waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()


class Room(Play):
    """A table, who sits at it, and who looks on."""

    kept: Kept
    lock: Lock
    pages: list[Connection]  # type: ignore[assignment]

    def __init__(self, store: Store, kept: Kept, table: Table) -> None:
        super().__init__(kept, table, Lock(), store.hand_in)
        self.store = store
        self.left_at = time.monotonic()
        """When the last connection was closed."""
        self.writing: set[int] = set()
        """The seats at which an offer is being written."""
        self.wishes: dict[int, tuple[list[str], list[str]]] = {}
        """By seat: what it looks for and what it would give."""
        self.driver = Driver(self)
        self._ending: Ending | None = None
        self._giving_up: asyncio.Task[None] | None = None

    # Who is there

    async def join(self, connection: Connection, seen: int) -> None:
        """A page comes to the table; an older one of the same seat goes."""
        async with self.lock:
            seat = self.kept.seat_of(connection.person)
            for other in self.pages[:]:
                if seat is not None and other.seat == seat:
                    self._let_go(other)
                    asyncio.get_running_loop().create_task(other.close(ELSEWHERE))
            connection.begin(self, seat, min(seen, self.table.actions))
            connection.refresh = lambda: self.refresh(connection)
            self.pages.append(connection)
            self.driver.wake()
            self.tell_room()
            self.tell_view(connection)

    def leave(self, connection: Connection) -> None:
        """A page is gone."""
        if connection not in self.pages:
            return
        self._let_go(connection)
        if connection.seat is not None:
            self.writing.discard(connection.seat)
        self.left_at = time.monotonic()
        self.tell_room()
        self.driver.wake()

    def _let_go(self, connection: Connection) -> None:
        self.pages.remove(connection)
        connection.play = connection.refresh = None

    def close(self) -> None:
        """Nobody comes here any more; nothing is left behind that only a search for cycles would find."""
        del self.driver

    def is_online(self, seat: int) -> bool:
        return any(connection.seat == seat for connection in self.pages)

    def is_alone(self, seat: int) -> bool:
        """Whether all others are bots."""
        return self.kept.people == [seat]

    # Doing

    async def say(self, seat: int, sentence: str, connection: Connection, id: int) -> None:
        """A person's act, by its sentence; Refused with nothing changed."""
        action = self._read(sentence)
        async with self.lock:
            self._check_player(seat)
            await self._do(seat, action, connection, id)
        metrics.ACTS_OF_PEOPLE.inc()

    def _read(self, sentence: str) -> Action:
        try:
            return read_sentence(self.table.rules, sentence)
        except SentenceError as problem:
            raise Refused(problem.reason) from None

    async def play(self, table: Table, number: int, seat: int, action: Action) -> bool:
        """A bot's act, unless the table has changed since `number` acts, which it was meant for."""
        async with self.lock:
            if self.table is not table or table.actions != number or not self.kept.begun:
                return False
            await self._do(seat, action)
        metrics.ACTS_OF_BOTS.inc()
        return True

    def check_player(self, seat: int | None) -> int:
        """Whether a person may act from this place now."""
        if seat is None:
            raise Refused(refusals.WATCHING)
        self._check_player(seat)
        return seat

    def _check_player(self, seat: int) -> None:
        if not self.kept.begun:
            raise Refused(refusals.NOT_BEGUN)
        if self.kept.chairs[seat].bot is not None:
            raise Refused(refusals.BOT_PLAYS)

    async def _do(
        self, seat: int, action: Action, connection: Connection | None = None, id: int | None = None
    ) -> None:
        """Judge, do, keep, tell; in this order."""
        self._judge(seat, action)
        try:
            await self.store.write(
                *(self.end() if self.table.state.over else ()), act=act_row(self.kept.id, self.table)
            )
        except StoreError as problem:
            raise await self._undo(problem) from None
        tell_act(self, seat, connection, id)

    def _judge(self, seat: int, action: Action) -> None:
        """Do it, if the law allows it."""
        reason = self.table.act(seat, action)
        if reason is not None:
            raise Illegal(reason)

    async def _undo(self, problem: Exception) -> Refused:
        """Be as before the last act, which is not kept; what its player is told."""
        await self._go_back(self.table.acts[:-1])
        LOG.error("an act could not be kept", table=self.kept.brief, why=str(problem))
        return Refused(refusals.not_saved(str(problem)), 503)

    # What is seldom where acts are dealt with as they are heard

    def end(self) -> Sequence[Statement]:
        return [keeping.ending(self.kept, self.table)]

    def refuse(self, page: Page, id: int, reason: Message, illegal: bool) -> None:
        self.tell_refusal(page, id, Illegal(reason) if illegal else Refused(reason))

    def give_up(self, page: Page, id: int, problem: Exception) -> None:
        giving_up = self._give_up(page, id, problem)
        self._giving_up = asyncio.get_running_loop().create_task(giving_up)

    async def _give_up(self, page: Page, id: int, problem: Exception) -> None:
        try:
            self.tell_refusal(page, id, await self._undo(problem))
        finally:
            self.lock.release()

    def acted(self, seat: int) -> None:
        self.driver.acted(seat)

    def aside(self) -> tuple[int, str, str]:
        people = self.kept.people
        undoer = people[0] if len(people) == 1 and self.can_take_back(people[0]) else NOBODY
        return undoer, _text(self.driver.clock()), _text(self.ending())

    async def silence(self, seat: int, connection: Connection, id: int) -> None:
        async with self.lock:
            self._check_player(seat)
            self.table.keep_silent(seat)
            self.tell_view(connection, id)
            self.driver.wake()

    async def take_back(self, seat: int) -> None:
        """Undo to before this seat's last act."""
        async with self.lock:
            self._check_player(seat)
            if not self.can_take_back(seat):
                alone = self.is_alone(seat)
                raise Refused(refusals.NOTHING_TO_TAKE_BACK if alone else refusals.ONLY_AGAINST_BOTS)
            acts = self.table.acts
            last = max(number for number, (by, _) in enumerate(acts) if by == seat)
            try:
                await keeping.cut_acts(self.store, self.kept.id, last)
            except StoreError as problem:
                raise Refused(refusals.not_saved(str(problem)), 503) from None
            await self._go_back(acts[:last])
            self.tell_room()
            self.tell_views()

    def can_take_back(self, seat: int) -> bool:
        table = self.table
        if table.state.over or not self.is_alone(seat):
            return False
        return any(act.seat == seat for act in table.log)

    async def _go_back(self, acts: list[tuple[int, str]]) -> None:
        """Be again where only these acts were done."""
        self.table = await asyncio.to_thread(keeping.replayed, self.kept, acts)
        for connection in self.pages:
            connection.told = min(connection.told, len(acts))
            connection.level = False
        self.driver.begin_again()

    # Telling

    def tell_views(self, maker: Connection | None = None, id: int | None = None) -> None:
        """Everybody how the table stands, once what was done is on disk; its maker which act it answers."""
        tell(self, self.pages, maker, id)

    def tell_view(self, connection: Connection, id: int | None = None) -> None:
        tell(self, [connection], connection, id)

    async def suggest(self, connection: Connection, wanted: bool) -> None:
        """Whether offers are suggested to a page from now on."""
        async with self.lock:
            connection.suggests = wanted
            self.tell_view(connection)

    async def refresh(self, connection: Connection) -> None:
        """Everything anew, for one who has lost the thread."""
        async with self.lock:
            connection.tell(room_told(self, connection))
            connection.level = False
            self.tell_view(connection)

    def tell_room(self) -> None:
        for connection in self.pages[:]:
            connection.tell(room_told(self, connection))

    def tell_all(self, reply: Reply) -> None:
        for connection in self.pages[:]:
            connection.tell(reply)

    def ending(self) -> Ending | None:
        table = self.table
        if not table.state.over:
            self._ending = None
        elif self._ending is None:
            self._ending = ending_of(table, Course(table), self.kept.salt)
        return self._ending

    def tell_refusal(self, page: Page, id: int | None, problem: Refused) -> None:
        """Somebody why he was refused; where it was the law, with the paragraphs about the phase."""
        metrics.REFUSALS.inc()
        phase = telling_of(self.table.rules).phase(self.table.view(SPECTATOR))
        cites = phase.cites if phase is not None and isinstance(problem, Illegal) else ()
        page.tell_text(_encode(No(id, problem.reason.data(), list(cites))).decode())


def _text(part: Clock | Ending | None) -> str:
    return "null" if part is None else _encode(part).decode()
