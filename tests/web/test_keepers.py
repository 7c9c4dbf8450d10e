"""Database and memory store the same data."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bohnhof.games import rules_of
from bohnhof.live.play import ActRow, EndingRow
from bohnhof.rooms import stored_table
from bohnhof.rooms.changes import Change, PaceChange, Report, SeatChange, TimeChange, Undo
from bohnhof.rooms.keeper import Keeper
from bohnhof.rooms.memory import DAY, MemoryKeeper
from bohnhof.rooms.messages.replies import Said
from bohnhof.rooms.refusals import Refused
from bohnhof.rooms.store_error import StoreError
from bohnhof.rooms.stored_table import Chair, Line, Note, StoredTable, new_table
from bohnhof.table.table import Table
from bohnhof.web.sql_keeper import SqlKeeper
from bohnhof.web.store import Store
from tests.web.script import next_move, whole_game
from tests.web.servers import SEED

Work = Callable[[Keeper], Awaitable[None]]
ANN, BEN = "a" * 64, "b" * 64


@pytest.fixture(params=["memory", "sqlite"])
def at_a_keeper(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Work], None]:
    async def in_a_database(work: Work) -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        store.migrate()
        store.start()
        try:
            await work(SqlKeeper(store))
        finally:
            await store.stop()

    async def in_memory(work: Work) -> None:
        await work(MemoryKeeper())

    run = in_memory if request.param == "memory" else in_a_database
    return lambda work: asyncio.run(run(work))


Play = Callable[[Work], None]


def some_table(public: bool = False) -> StoredTable:
    chairs = [Chair("Ann", None, ANN), Chair("Ben", None, BEN)]
    return new_table(rules_of("al-cabohne"), chairs, ANN, "slow", 30, public, SEED)


def act(table: StoredTable, number: int) -> ActRow:
    """Return an action of the only game played here."""
    seat, sentence = whole_game()[number - 1]
    return table.id, number, seat, sentence, 100.0 + number, 1 << number % 2


def line(number: int, text: str = "hello", seat: int | None = 1) -> Line:
    return Line(Said(number, seat, "Ann", "a mark", None, text), ANN)


async def say(keeper: Keeper, table: StoredTable, said: Line) -> StoreError | None:
    told: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
    keeper.hand_in_line(table.id, said, told.set_result)
    assert not told.done(), "it is told later"
    return await told


async def load(keeper: Keeper, table: StoredTable) -> tuple[StoredTable, Table, list[Line]]:
    found = await keeper.load(table.id)
    assert found is not None
    again = await keeper.reload(table.id)
    assert again is not None
    assert (again[0], again[1].acts, await keeper.reload_lines(table.id)) == (
        found[0],
        found[1].acts,
        found[2],
    )
    return found


def test_every_change_is_stored(at_a_keeper: Play) -> None:
    async def work(keeper: Keeper) -> None:
        table = some_table()
        await keeper.create(table)
        assert (await load(keeper, table))[0] == table
        late = replace(table.chairs[0], reserve=1.5, timeouts=2)
        away = replace(table.chairs[1], bot="thrifty", away=True)
        await keeper.write(table.id, act=act(table, 1))
        await keeper.write(table.id, TimeChange(0, late), Note(1, 1, "{}"), act=act(table, 2))
        await keeper.write(table.id, SeatChange(1, away, BEN, 2), Note(2, 2, "{}"))
        await keeper.write(table.id, PaceChange("fast"))
        await keeper.write(table.id, act=act(table, 3))
        assert await say(keeper, table, line(1)) is None
        await keeper.write(table.id, Report(1, 0.0, "Ann", ANN, "hello", "", BEN))
        expected = replace(table, chairs=[late, away], host=BEN, undo_floor=2, pace="fast")
        expected.notes = [Note(1, 1, "{}"), Note(2, 2, "{}")]
        kept, played, lines = await load(keeper, table)
        assert (kept, played.acts, lines) == (expected, whole_game()[:3], [line(1).as_reported()])
        await keeper.write(table.id, Undo(3, 1), Note(3, 1, "{}"))
        kept, played, _ = await load(keeper, table)
        assert [note.after for note in kept.notes] == [1, 1, 1]
        assert played.acts == whole_game()[:1]
        await keeper.write(table.id, Undo(3, 0))
        assert (await load(keeper, table))[1].acts == whole_game()[:1], "there were not three actions"
        await keeper.write(table.id, EndingRow([1], [3, 4], "conceded"))
        assert (await load(keeper, table))[0].ended == "conceded"

    at_a_keeper(work)


@pytest.mark.parametrize("fails", ["action", "note"])
def test_what_fails_is_stored_in_no_part(at_a_keeper: Play, fails: str) -> None:
    async def work(keeper: Keeper) -> None:
        table = some_table()
        await keeper.create(table)
        await keeper.write(table.id, Note(1, 0, "{}"), act=act(table, 1))
        before = (await load(keeper, table))[0]
        late = TimeChange(0, replace(table.chairs[0], timeouts=2))
        changes: list[Change] = [late, Note(2 if fails == "action" else 1, 1, "{}")]
        with pytest.raises(StoreError) as problem:
            await keeper.write(table.id, *changes, act=act(table, 1 if fails == "action" else 2))
        assert problem.value.kind == "refused"
        kept, played, _ = await load(keeper, table)
        assert (kept, played.acts) == (before, whole_game()[:1])
        with pytest.raises(StoreError):
            await keeper.write("nowhere", act=act(replace(table, id="nowhere"), 1))
        assert await keeper.load("nowhere") is None
        assert await keeper.table("nowhere") is None
        problems = [await say(keeper, table, line(1)) for _ in range(2)]
        assert [problem and problem.kind for problem in problems] == [None, "refused"]

    at_a_keeper(work)


def test_what_is_loaded_is_no_part_of_what_is_stored(at_a_keeper: Play) -> None:
    async def work(keeper: Keeper) -> None:
        table = some_table()
        await keeper.create(table)
        before = (await load(keeper, table))[0]
        kept, played, lines = await load(keeper, table)
        kept.put(0, Chair("Eve", None, None))
        kept.notes.append(Note(1, 0, "{}"))
        seat, _ = next_move(played)
        played.act(seat, played.rules.moves(played.state, seat)[0])
        lines.append(line(1))
        table.put(0, Chair("Eve", None, None))
        kept, played, lines = await load(keeper, table)
        assert (kept, played.acts, lines) == (before, [], [])

    at_a_keeper(work)


def test_a_rematch_has_the_chat_and_the_newest_lines_stay(
    at_a_keeper: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("bohnhof.rooms.memory", "bohnhof.web.lines"):
        monkeypatch.setattr(f"{module}.MOST_LINES", 3)

    async def work(keeper: Keeper) -> None:
        table, following = some_table(), some_table()
        await keeper.create(table)
        said = [line(number, f"line {number}", seat) for number, seat in enumerate((1, 2, None, 2), 1)]
        for one in said:
            assert await say(keeper, table, one) is None
        await keeper.create(following, table)
        kept, _, lines = await load(keeper, table)
        assert (kept.next, lines) == (following.id, said[1:])
        lines = (await load(keeper, following))[2]
        assert [one.said.seat for one in lines] == [1, None, 1]
        assert [one.said.text for one in lines] == ["line 2", "line 3", "line 4"]

    assert stored_table.MOST_LINES == 200
    at_a_keeper(work)


def test_lists_have_the_newest_first(at_a_keeper: Play) -> None:
    async def work(keeper: Keeper) -> None:
        first, second, third = some_table(), some_table(public=True), some_table(public=True)
        for table in (first, second, third):
            await keeper.create(table)
        await keeper.write(second.id, act=act(second, 1))
        mine, public = await keeper.tables(ANN)
        assert [one.id for one in mine] == [third.id, second.id, first.id]
        assert [one.id for one in public] == [third.id, second.id]
        assert await keeper.tables(None) == ([], public)
        assert public[1] == await keeper.table(second.id)
        assert (public[0].acts, public[0].winners, public[0].scores) == (0, None, [])
        assert (public[1].acts, public[1].updated, public[1].awaited) == (1, 101.0, 2)
        assert [(chair.name, chair.person) for chair in public[1].chairs] == [("Ann", ANN), ("Ben", BEN)]
        await keeper.write(first.id, EndingRow([], [3, 4], "agreed"))
        await keeper.write(second.id, EndingRow([1], [3, 4], None))
        assert [one.id for one in (await keeper.tables(None))[1]] == [third.id]
        ended = await keeper.table(first.id)
        assert ended is not None
        assert (ended.winners, ended.scores) == ([], [3, 4])
        (game,) = await keeper.finished(BEN)
        assert (game.game, game.seat, list(game.winners), list(game.scores)) == ("al-cabohne", 1, [2], [3, 4])
        assert await keeper.finished("c" * 64) == []

    at_a_keeper(work)


def test_only_finished_games_and_records_are_replayed(at_a_keeper: Play) -> None:
    async def work(keeper: Keeper) -> None:
        table = some_table()
        await keeper.create(table)
        await keeper.write(table.id, act=act(table, 1))
        for replay, reason in ((table.id, "server-not-over"), ("nowhere", "server-no-replay")):
            with pytest.raises(Refused) as refused:
                await keeper.replay(replay)
            assert refused.value.reason.id == reason
        await keeper.write(table.id, EndingRow([0], [1, 0], "time"))
        assert await keeper.replay(table.id) == (replace(table, ended="time"), whole_game()[:1])
        for _ in range(2):
            await keeper.add_record("record", "text")
        assert await keeper.replay("record") == "text"

    at_a_keeper(work)


def test_empty_tables_leave_memory_too() -> None:
    """Delete empty tables from memory. For databases see test_forgetting.py."""

    async def work() -> None:
        keeper = MemoryKeeper()
        played, friends, empty, spared = [some_table() for _ in range(4)]
        for table in (played, empty, spared):
            table.put(1, Chair("", None, None))
        for table in (played, friends, empty, spared):
            await keeper.create(table)
        await keeper.create(replace(empty, id="rematch"), friends)
        await keeper.write(played.id, act=act(played, 1))
        listed = await keeper.table(empty.id)
        assert listed is not None
        for days, left in ((0, 5), (8, 5), (7, 5)):
            await keeper.forget(listed.updated + 7 * DAY, days, [])
            assert len((await keeper.tables(ANN))[0]) == left
        await keeper.forget(listed.updated + 7.1 * DAY, 7, [spared.id])
        assert {one.id for one in (await keeper.tables(ANN))[0]} == {played.id, friends.id, spared.id}
        assert (await load(keeper, friends))[0].next is None

    asyncio.run(work())
