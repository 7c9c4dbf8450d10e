"""People who play while their database fails, and check its state before they try again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from sqlalchemy import Engine, select

from bohnhof.engine.notation import read_sentence
from bohnhof.games import rules_of
from bohnhof.live.deltas import DeltaWriter
from bohnhof.live.text_cache import TextCache
from bohnhof.rooms.acting import act_for_bot
from bohnhof.rooms.hub import Hub
from bohnhof.rooms.messages.calls import NewSeat, NewTable
from bohnhof.rooms.messages.replies import TRY_AGAIN
from bohnhof.rooms.refusals import MAYBE_SAVED, Refused
from bohnhof.rooms.room import Room
from bohnhof.rooms.seating import leave_table, sit_down
from bohnhof.rooms.stored_table import Chair, Line, StoredTable, new_table
from bohnhof.table.table import Table
from bohnhof.web import keeping
from bohnhof.web.lines import load_lines
from bohnhof.web.store import Store
from bohnhof.web.tables import ACTS, TABLES
from tests.web.faults import Faults
from tests.web.halls import Data, Page, join, person
from tests.web.servers import SEED

GAME: Final = "al-cabohne"
TRIES: Final = 5

DONE: Final = "done"
REFUSED: Final = "refused"
UNKNOWN: Final = "unknown"


def answer_of(reason: str) -> str:
    """Return the outcome that a refusal implies. Its reason must be the database."""
    assert reason in (MAYBE_SAVED.id, "server-not-saved") or reason.startswith("server-database-"), reason
    return UNKNOWN if reason == MAYBE_SAVED.id else REFUSED


def next_move(table: Table) -> tuple[int, str]:
    """Return an awaited seat, and a move that advances the game."""
    rules, state = table.rules, table.state
    seat = rules.awaited(state)[0]
    moves = [action.sentence(rules) for action in rules.moves(state, seat)]
    usual = [move for word in ("done", "draw", "plant", "lay") for move in moves if move.startswith(word)]
    return seat, [*usual, *moves][0]


@cache
def whole_game() -> list[tuple[int, str]]:
    table = Table(rules_of(GAME), SEED, [None, None])
    while not table.state.over:
        seat, move = next_move(table)
        assert table.act(seat, read_sentence(table.rules, move)) is None
    return table.acts


@dataclass
class Script:
    """A script of people at the tables of a hub, with a reliable connection to its database."""

    hub: Hub
    store: Store
    sound: Engine
    faults: Faults
    pages: dict[tuple[str, str], Page] = field(default_factory=dict)
    """Pages by table and name."""
    acts: int = 0

    # Saved data

    def load(self, table: str) -> tuple[StoredTable, Table]:
        with self.sound.connect() as connection:
            found = keeping.load(connection, table)
        assert found is not None
        return found

    def kept(self, table: str) -> StoredTable:
        with self.sound.connect() as connection:
            found = keeping.load_kept(connection, table)
        assert found is not None
        return found

    def saved_acts(self, table: str) -> list[tuple[int, str]]:
        with self.sound.connect() as connection:
            return keeping.load_acts(connection, table)

    def saved_lines(self, table: str) -> list[Line]:
        with self.sound.connect() as connection:
            return load_lines(connection, table)

    def ids(self) -> set[str]:
        with self.sound.connect() as connection:
            return set(connection.scalars(select(TABLES.c.id)))

    def put(self, acts: list[tuple[int, str]]) -> str:
        """Store a table of Ann and Ben with some actions."""
        chairs = [Chair(name, None, person(name)) for name in ("Ann", "Ben")]
        kept = new_table(rules_of(GAME), chairs, person("Ann"), "slow", None, True)
        with self.sound.begin() as connection:
            for statement, values in keeping.creation(kept):
                connection.execute(statement, values)
            rows = [(kept.id, number, seat, move, 0.0, 0) for number, (seat, move) in enumerate(acts, 1)]
            if rows:
                names = [column.name for column in ACTS.c]
                connection.execute(ACTS.insert(), [dict(zip(names, row, strict=True)) for row in rows])
        return kept.id

    # Attempts

    async def insist(self, do: Callable[[], Awaitable[str]], is_saved: Callable[[], bool]) -> None:
        """Repeat an operation until it is saved.

        After each try, check the state against the answer.
        """
        assert not is_saved()
        for _ in range(TRIES):
            answer = await do()
            if answer != UNKNOWN:
                assert is_saved() == (answer == DONE)
            self.check()
            self.faults.heal()
            if is_saved():
                return
        raise AssertionError("it is never done")

    async def call(self, do: Callable[[], Awaitable[object]]) -> str:
        """Run an operation without a page, and return the outcome."""
        try:
            await do()
        except Refused as problem:
            return answer_of(problem.reason.id)
        return DONE

    async def page(self, table: str, name: str) -> Page:
        """Return a person's page at a table. It is opened again if it was closed."""
        for _ in range(TRIES):
            page = self.pages.get((table, name))
            if page is None:
                page = self.pages[table, name] = await join(
                    self.hub, table, name, at_once=True, seen=len(self.saved_acts(table))
                )
            if page.closed is None:
                return page
            assert page.closed == TRY_AGAIN
            await page.leave()
            del self.pages[table, name]
            self.faults.heal()
        raise AssertionError("the table cannot be joined")

    async def open_pages(self, *tables: str) -> None:
        for table in tables:
            for name in ("Ann", "Ben"):
                await self.page(table, name)

    async def send(self, table: str, name: str, message: Data, answers: Callable[[Data], bool]) -> str:
        """Send a message from a page, and return the outcome."""
        page = await self.page(table, name)
        before = len(page.heard)
        await page.say(json.dumps(message, separators=(",", ":")))
        while True:
            for reply in page.heard[before:]:
                if reply["t"] == "no":
                    answer = answer_of(reply["reason"]["id"])
                    while answer == UNKNOWN and page.closed is None:
                        await asyncio.sleep(0)
                    return answer
                if answers(reply):
                    return DONE
            assert page.closed is None, "closed without an answer"
            await asyncio.sleep(0.0005)

    # Actions

    async def create(self, *seats: str) -> str:
        wanted = [NewSeat(seat) if seat in ("me", "friend") else NewSeat("bot", seat) for seat in seats]
        before = self.ids()
        await self.insist(
            lambda: self.call(lambda: self.hub.create(NewTable(GAME, wanted, "Ann", "slow"), person("Ann"))),
            lambda: len(self.ids() - before) == 1,
        )
        (table,) = self.ids() - before
        return table

    async def sit(self, table: str, name: str) -> None:
        async def do() -> None:
            await sit_down(await self.hub.room(table), person(name), name, None)

        await self.insist(lambda: self.call(do), lambda: self.kept(table).seat_of(person(name)) is not None)

    async def leave(self, table: str, name: str) -> None:
        async def do() -> None:
            await leave_table(await self.hub.room(table), person(name))

        await self.insist(lambda: self.call(do), lambda: self.kept(table).seat_of(person(name)) is None)

    async def act(self, table: str, quick: bool = True) -> None:
        """Let the awaited seat act until this is saved."""
        saved = self.load(table)[1]
        acts = [*saved.acts, next_move(saved)]
        await self.insist(lambda: self.try_to_act(table, quick), lambda: self.saved_acts(table) == acts)

    async def try_to_act(self, table: str, quick: bool = True) -> str:
        """Let the awaited seat act once.

        A person's action takes the fast path if `quick` is true, otherwise the slow path.
        """
        kept, saved = self.load(table)
        seat, move = next_move(saved)
        chair = kept.chairs[seat]
        self.acts += 1
        mine = self.acts
        message: Data = {"t": "act", "id": mine, "sentence": move}
        message = message if quick else dict(reversed(message.items()))

        if chair.bot is not None:
            return await self.call(lambda: self.play_at(table))
        return await self.send(table, chair.name, message, lambda reply: reply.get("id") == mine)

    async def play_at(self, place: str | Room) -> None:
        """Let the awaited seat of a table or room act as a bot."""
        room = await self.hub.room(place) if isinstance(place, str) else place
        table = room.table
        seat, move = next_move(table)
        bot = table.bots[seat]
        assert await act_for_bot(room, table, table.actions, seat, bot, read_sentence(table.rules, move))

    async def undo(self, table: str, name: str) -> None:
        before = self.saved_acts(table)
        seat = self.kept(table).seat_of(person(name))
        left = before[: max(number for number, (by, _) in enumerate(before) if by == seat)]
        await self.insist(
            lambda: self.send(
                table,
                name,
                {"t": "back"},
                lambda reply: reply["t"] == "view" and reply["seq"] == len(left),
            ),
            lambda: self.saved_acts(table) == left,
        )

    async def set_pace(self, table: str, name: str, pace: str) -> None:
        await self.insist(
            lambda: self.try_to_set_pace(table, name, pace), lambda: self.kept(table).pace == pace
        )

    async def try_to_set_pace(self, table: str, name: str, pace: str) -> str:
        message = {"t": "pace", "pace": pace}
        return await self.send(table, name, message, lambda reply: reply.get("pace") == pace)

    async def hand_over(self, table: str, name: str, bot: str | None) -> None:
        seat = self.kept(table).seat_of(person(name))
        assert seat is not None
        await self.insist(
            lambda: self.send(
                table,
                name,
                {"t": "seat", "seat": seat + 1, "bot": bot},
                lambda reply: reply["t"] == "room" and reply["seats"][seat]["bot"] == bot,
            ),
            lambda: self.kept(table).chairs[seat].bot == bot,
        )

    async def say(self, table: str, name: str, text: str) -> None:
        await self.insist(
            lambda: self.try_to_say(table, name, text),
            lambda: text in [line.said.text for line in self.saved_lines(table)],
        )

    async def try_to_say(self, table: str, name: str, text: str) -> str:
        page = await self.page(table, name)
        heard = await page.chat(text=text)
        refused = [reply["reason"]["id"] for reply in heard if reply["t"] == "no"]
        return answer_of(refused[0]) if refused else DONE

    async def rematch(self, table: str, name: str) -> str:
        before = self.ids()
        await self.insist(
            lambda: self.send(table, name, {"t": "rematch"}, lambda reply: reply["t"] == "moved"),
            lambda: self.kept(table).next is not None,
        )
        (following,) = self.ids() - before
        assert self.kept(table).next == following
        return following

    # Invariants

    def check(self) -> None:
        """Compare the state in memory and in all clients with what is saved."""
        saved = {table: self.load(table) for table in {*self.hub.rooms, *(table for table, _ in self.pages)}}
        for table, room in self.hub.rooms.items():
            assert room.kept == saved[table][0]
            assert room.table.acts == saved[table][1].acts
            assert not room.lock.taken
            assert room.chat.behind or room.chat.lines == self.saved_lines(table)
        for (table, name), page in self.pages.items():
            if page.closed is None:
                self._check_page(page, *saved[table], name)

    def _check_page(self, page: Page, kept: StoredTable, saved: Table, name: str) -> None:
        seat = kept.seat_of(person(name))
        assert seat is not None
        as_it_is = json.loads(DeltaWriter(TextCache(saved.rules)).write(saved, seat, saved.actions))
        shown = ("seq", "view", "insight", "moves", "asked")
        assert {key: page.view[key] for key in shown} == {key: as_it_is[key] for key in shown}
        room = next(reply for reply in reversed(page.heard) if reply["t"] == "room")
        assert (room["you"], room["pace"]) == (seat + 1, kept.pace)
        assert [one["bot"] for one in room["seats"]] == kept.bots()


async def play(script: Script) -> None:
    """Create tables, sit down, act, undo, chat, change seats and settings, and start a rematch."""
    nearly = script.put(whole_game()[:-1])
    table = await script.create("me", "friend")
    await script.leave(table, "Ann")
    await script.sit(table, "Ann")
    await script.sit(table, "Ben")
    await script.open_pages(table)
    for quick in (True, False, True):
        await script.act(table, quick)
    await script.set_pace(table, "Ann", "fast")
    await script.hand_over(table, "Ben", "thrifty")
    await script.act(table)
    await script.hand_over(table, "Ben", None)
    await script.act(table)
    await script.say(table, "Ann", "hello")
    alone = await script.create("me", "thrifty")
    while not any(seat == 0 for seat, _ in script.saved_acts(alone)):
        await script.act(alone)
    await script.act(alone, quick=False)
    await script.undo(alone, "Ann")
    await script.act(alone)
    await script.open_pages(nearly)
    await script.say(nearly, "Ben", "well played")
    await script.act(nearly)
    again = await script.rematch(nearly, "Ann")
    await script.open_pages(again)
    await script.act(again)
    assert [line.said.text for line in script.saved_lines(again)] == ["well played"]
    with script.sound.connect() as connection:
        winners = connection.scalar(select(TABLES.c.winners).where(TABLES.c.id == nearly))
    end = script.load(nearly)[1]
    assert winners == " ".join(str(seat + 1) for seat in end.rules.winners(end.state))
    script.check()
