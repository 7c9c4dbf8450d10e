"""Move timers in rooms without a network, with a simulated clock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from types import SimpleNamespace

import pytest

from bohnhof.engine.least import least_move
from bohnhof.rooms import clock, driver, seating
from bohnhof.rooms import room as rooms
from bohnhof.rooms.hub import Hub
from bohnhof.rooms.messages.calls import NewSeat, NewTable
from bohnhof.rooms.messages.terms import TimeUp
from bohnhof.rooms.replaying import Replays
from bohnhof.rooms.room import Room
from tests.patience import PATIENCE
from tests.web.halls import Page, join, person, run
from tests.web.watched import Watched

SECONDS = 30
RESERVE = clock.RESERVES * SECONDS


class Hall:
    """A table of Ann, Ben and possibly bots, with a stopped clock."""

    def __init__(self, patch: pytest.MonkeyPatch, hub: Hub) -> None:
        self.hub = hub
        self.now = 1000.0
        for module in (clock, driver):
            patch.setattr(module, "time", SimpleNamespace(monotonic=lambda: self.now))
        patch.setattr(driver, "PAUSES", dict.fromkeys(driver.PAUSES, (0.0, 0.0)))
        patch.setattr(rooms, "Driver", Watched)
        self.room: Room
        self.pages: list[Page] = []

    async def begin(self, time_up: TimeUp, *bots: str, game: str = "bohnanza") -> None:
        seats = [NewSeat("me"), NewSeat("friend"), *[NewSeat("bot", bot) for bot in bots]]
        wanted = NewTable(game, seats, "Ann", "at-once", SECONDS, time_up)
        table, _ = await self.hub.create(wanted, person("Ann"))
        self.room = await self.hub.room(table)
        await seating.sit_down(self.room, person("Ben"), "Ben", None)
        self.pages = [await join(self.hub, table, name) for name in ("Ann", "Ben")]
        await self.settle()

    async def pass_on(self, seconds: float) -> None:
        """Advance the clock, and wait for all consequences."""
        self.now += seconds
        self.room.driver.wake()
        await self.settle()

    async def settle(self) -> None:
        """Wait until nothing more happens."""
        until = monotonic() + PATIENCE
        while not self.rests():
            assert monotonic() < until, "the table does not come to rest"
            await asyncio.sleep(0)

    def rests(self) -> bool:
        bots = self.room.driver
        assert isinstance(bots, Watched)
        return bots.waits and not self.room.lock.taken and not bots.saves

    def notes(self) -> list[str]:
        return [note.message for note in self.room.kept.notes]

    def noted(self, word: str) -> int:
        return sum(f'"{word}"' in note for note in self.notes())

    def awaited(self) -> int:
        return self.room.table.rules.awaited(self.room.table.state)[0]


@pytest.fixture
def at_a_table(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Hall], Awaitable[None]]], None]:
    def play(work: Callable[[Hall], Awaitable[None]]) -> None:
        run(lambda hub: work(Hall(monkeypatch, hub)))

    return play


Play = Callable[[Callable[[Hall], Awaitable[None]]], None]


def test_the_reserve_is_used_up_before_the_smallest_move_is_made(at_a_table: Play) -> None:
    async def work(hall: Hall) -> None:
        await hall.begin("skip", game="al-cabohne")
        room = hall.room
        seat = hall.awaited()
        times = hall.pages[0].view["clock"]["times"]
        assert times == [{"seat": seat + 1, "left": SECONDS, "reserve": RESERVE, "waits": 0.0}]
        await hall.pass_on(SECONDS + RESERVE - 1)
        assert room.table.actions == 0
        expected = least_move(room.table.rules, room.table.state, seat)
        assert expected is not None
        await hall.pass_on(2)
        assert room.table.acts == [(seat, expected.sentence(room.table.rules))]
        assert hall.noted("note-time-up") == 1
        assert hall.pages[1].heard[-1]["t"] == "room"
        told = hall.pages[1].heard[-1]["seats"][seat]
        assert (told["timeouts"], told["who"]) == (1, "person")

    at_a_table(work)


def test_a_reserve_that_is_spent_is_shown_as_spent(at_a_table: Play) -> None:
    async def work(hall: Hall) -> None:
        await hall.begin("skip", game="al-cabohne")
        seat = hall.awaited()
        await hall.pass_on(SECONDS + RESERVE + 1)
        assert hall.awaited() == seat
        for page in hall.pages:
            (told,) = page.view["clock"]["times"]
            assert told == {"seat": seat + 1, "left": SECONDS, "reserve": 0.0, "waits": 0.0}

    at_a_table(work)


def test_who_is_late_has_less_in_reserve_also_when_the_room_is_loaded_again(
    at_a_table: Play,
) -> None:
    async def work(hall: Hall) -> None:
        await hall.begin("skip", game="al-cabohne")
        seat = hall.awaited()
        await hall.pass_on(SECONDS + 20)
        move = hall.room.table.rules.moves(hall.room.table.state, seat)[0].sentence(hall.room.table.rules)
        await hall.pages[seat].send("act", id=1, sentence=move)
        await hall.settle()
        assert hall.room.kept.chairs[seat].reserve == RESERVE - 20
        del hall.hub.rooms[hall.room.kept.id]
        again = await hall.hub.room(hall.room.kept.id)
        assert again.kept.chairs[seat].reserve == RESERVE - 20

    at_a_table(work)


def test_nothing_that_others_do_beside_the_game_gives_more_time(at_a_table: Play) -> None:
    async def work(hall: Hall) -> None:
        await hall.begin("skip", game="al-cabohne")
        seat = hall.awaited()
        thinker, other = hall.pages[seat], hall.pages[1 - seat]
        await hall.pass_on(SECONDS + 20)
        left = [{"seat": seat + 1, "left": 0.0, "reserve": RESERVE - 20, "waits": 0.0}]
        for bot in ("thrifty", None):
            await other.send("seat", seat=2 - seat, bot=bot)
            await hall.settle()
            assert thinker.view["clock"]["times"] == left
        await other.send("end")
        await hall.pass_on(50)
        await thinker.send("agree", yes=False)
        await hall.settle()
        await thinker.send("sync")
        assert thinker.view["clock"]["times"] == left
        await thinker.leave()
        await other.leave()
        await hall.pass_on(50)
        again = await join(hall.hub, hall.room.kept.id, "Ann")
        await hall.settle()
        assert again.view["clock"]["times"] == left

    at_a_table(work)


def test_after_three_timeouts_in_a_row_a_bot_plays_until_the_person_moves(at_a_table: Play) -> None:
    async def work(hall: Hall) -> None:
        await hall.begin("skip", game="al-cabohne")
        first = hall.awaited()
        late = hall.room.kept.chairs[first].name
        while hall.room.kept.chairs[first].bot is None:
            await hall.pass_on(SECONDS + RESERVE + 1)
        chair = hall.room.kept.chairs[first]
        assert (chair.name, chair.bot, chair.timeouts) == (late, "thrifty", seating.TIMEOUTS)
        assert hall.noted("note-time-bot") == 1
        await hall.settle()
        await hall.pages[first].send("act", id=1, sentence="done")
        await hall.settle()
        chair = hall.room.kept.chairs[first]
        assert (chair.bot, chair.away, chair.timeouts) == (None, False, 0)
        assert hall.noted("note-back") == 1

    at_a_table(work)


def test_the_replay_tells_where_time_ran_out_and_when_a_bot_stood_in(at_a_table: Play) -> None:
    async def work(hall: Hall) -> None:
        await hall.begin("skip", game="al-cabohne")
        first = hall.awaited()
        while hall.room.kept.chairs[first].bot is None:
            await hall.pass_on(SECONDS + RESERVE + 1)
        await hall.pages[1 - first].send("concede")
        replays = Replays(hall.hub.keeper)
        told = (await replays.find(hall.room.kept.id)).info().notes
        replays.stop()
        assert [note.after for note in told] == [note.after for note in hall.room.kept.notes]
        found = [note.message["id"] for note in told]
        assert found.count("note-time-up") == hall.noted("note-time-up") >= seating.TIMEOUTS
        assert found[-2:] == ["note-time-bot", "note-conceded"]

    at_a_table(work)


def test_where_the_host_wants_only_a_reminder_nothing_else_happens(at_a_table: Play) -> None:
    async def work(hall: Hall) -> None:
        await hall.begin("remind", game="al-cabohne")
        done = hall.room.table.actions
        for _ in range(3):
            await hall.pass_on(SECONDS + RESERVE + 1)
        assert hall.room.table.actions == done
        assert hall.noted("note-time-up") == 1

    at_a_table(work)


def test_where_the_host_wants_an_end_the_game_is_lost_on_time(at_a_table: Play) -> None:
    async def work(hall: Hall) -> None:
        await hall.begin("end", game="al-cabohne")
        seat = hall.awaited()
        await hall.pass_on(SECONDS + RESERVE + 1)
        ending = hall.pages[0].view["ending"]
        assert (ending["ended"], ending["conceded"], ending["winners"]) == ("time", [seat + 1], [2 - seat])
        assert ending["verdict"]["id"] == "ended-time"
        assert hall.room.table.actions == 0
        refused = await hall.pages[seat].send("act", id=1, sentence="plant 1")
        assert refused[-1]["reason"]["id"] == "refusal-game-over"

    at_a_table(work)


def time_told(page: Page) -> tuple[float, float]:
    """Return the seconds that are left for the move, and those before they begin to run."""
    (told,) = page.view["clock"]["times"]
    return told["left"], told["waits"]


def test_the_clock_of_a_first_move_waits_while_a_guide_is_read(at_a_table: Play) -> None:
    async def work(hall: Hall) -> None:
        await hall.begin("end", game="al-cabohne")
        seat = hall.awaited()
        reader, other = hall.pages[seat], hall.pages[1 - seat]
        await hall.pass_on(1)
        await reader.send("reading", reading=True)
        assert time_told(reader) == time_told(other) == (SECONDS, clock.READING)
        await hall.pass_on(40)
        await reader.send("sync")
        assert time_told(reader) == (SECONDS, clock.READING - 40)
        await reader.send("reading", reading=False)
        assert time_told(reader) == time_told(other) == (SECONDS, 0)
        await hall.pass_on(SECONDS + RESERVE - 1)
        assert not hall.room.over
        await hall.pass_on(2)
        assert hall.room.over

    at_a_table(work)


def test_no_one_stalls_a_table_with_a_guide(at_a_table: Play) -> None:
    async def work(hall: Hall) -> None:
        await hall.begin("skip", game="al-cabohne")
        seat = hall.awaited()
        reader = hall.pages[seat]
        await reader.send("reading", reading=True)
        for reading in (True, False, True):
            await hall.pass_on(10)
            await reader.send("reading", reading=reading)
        assert time_told(reader) == (SECONDS, 0), "once"
        await hall.pass_on(SECONDS + RESERVE + 1)
        assert hall.noted("note-time-up") == 1
        hall.room.driver.begin_again()
        await reader.send("reading", reading=True)
        assert all(told["waits"] == 0 for told in reader.view["clock"]["times"]), "before the first move"

    at_a_table(work)


def test_a_guide_that_stays_open_holds_the_clock_for_a_minute(at_a_table: Play) -> None:
    async def work(hall: Hall) -> None:
        await hall.begin("skip", game="al-cabohne")
        await hall.pages[hall.awaited()].send("reading", reading=True)
        await hall.pass_on(clock.READING + SECONDS + RESERVE - 1)
        assert hall.room.table.actions == 0
        await hall.pass_on(2)
        assert hall.noted("note-time-up") == 1

    at_a_table(work)


def test_who_reads_before_their_turn_has_all_their_time_after_it(at_a_table: Play) -> None:
    async def work(hall: Hall) -> None:
        await hall.begin("skip", game="al-cabohne")
        first = hall.awaited()
        await hall.pages[1 - first].send("reading", reading=True)
        while hall.awaited() == first:
            state, rules = hall.room.table.state, hall.room.table.rules
            move = least_move(rules, state, first)
            assert move is not None
            await hall.pages[first].send("act", id=1, sentence=move.sentence(rules))
            await hall.settle()
        assert time_told(hall.pages[1 - first]) == (SECONDS, clock.READING)

    at_a_table(work)
