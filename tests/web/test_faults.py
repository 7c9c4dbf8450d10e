"""Tables whose database fails at one statement, tried for each statement.

In each case, acknowledged changes are saved and refused ones are not. Nothing is stored twice,
everyone sees the table as it is saved, and the game can continue.
"""

from __future__ import annotations

import asyncio
from typing import Final

import pytest
from structlog.testing import capture_logs

from bohnhof.rooms.messages.replies import TRY_AGAIN
from bohnhof.rooms.motions import move
from bohnhof.rooms.seating import leave_table
from tests.web.databases import Database
from tests.web.faults import AFTER, KINDS, LOST, Pause
from tests.web.halls import join, person
from tests.web.script import DONE, REFUSED, UNKNOWN, Script, play, whole_game

SAMPLE: Final = 6
"""Number of statements at which each kind of fault is tried, unless all are."""
BOTH: Final = pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)


@BOTH
@pytest.mark.parametrize("kind", KINDS)
def test_whatever_fails_the_store_is_the_truth(database: Database, kind: str, everything: bool) -> None:
    faults = database.faults

    async def count(script: Script) -> None:
        faults.arm()
        await play(script)

    database.run(count)
    statements = range(1, faults.count + 1)
    assert len(statements) > 50
    step = 1 if everything else len(statements) // SAMPLE
    for at in statements[KINDS.index(kind) % step :: step]:

        async def fail(script: Script, at: int = at) -> None:
            faults.arm(kind, at)
            await play(script)
            assert faults.count >= at

        with capture_logs():
            try:
                database.run(fail)
            except Exception as problem:
                problem.add_note(f"{kind} statement {at}: {faults.text}")
                raise


@BOTH
@pytest.mark.parametrize("only_acts", [True, False])
def test_tables_that_fail_together_are_all_answered_by_what_is_saved(
    database: Database, only_acts: bool
) -> None:
    """Lose the answer to a COMMIT of three actions and possibly a setting."""

    async def work(script: Script) -> None:
        tables = [script.put([]) for _ in range(4)]
        await script.open_pages(*tables)
        pause = Pause(script.store)
        doing = [asyncio.create_task(script.try_to_act(table)) for table in tables[1:]]
        if not only_acts:
            doing.append(asyncio.create_task(script.try_to_set_pace(tables[0], "Ann", "fast")))
        while script.store._queue.qsize() < len(doing):
            await asyncio.sleep(0)
        is_one_statement = only_acts and database.proxy is None
        database.faults.arm(AFTER, at=1, only="INSERT" if is_one_statement else "COMMIT")
        pause.end()
        assert set(await asyncio.gather(*doing)) == {DONE}
        assert database.faults.text
        assert [len(script.saved_acts(table)) for table in tables] == [0, 1, 1, 1]
        script.check()
        for table in tables:
            await script.act(table)

    database.run(work)


@BOTH
def test_a_room_of_which_no_one_knows_what_is_saved_leaves_memory(database: Database) -> None:
    """Check that waiting requests are refused and that nothing more is written for the room."""

    async def work(script: Script) -> None:
        table = script.put(whole_game()[:6])
        await script.open_pages(table)
        room = script.hub.rooms[table]
        page = room.pages[0]
        (name,) = [room.kept.chairs[seat].name for seat in room.table.rules.awaited(room.table.state)]
        database.faults.arm(LOST, at=1, only="INSERT" if database.proxy is None else "COMMIT")
        pause = Pause(script.store)
        doing = asyncio.create_task(script.try_to_act(table))
        while not room.lock.taken:
            await asyncio.sleep(0)
        waiting = [
            asyncio.create_task(script.call(lambda: leave_table(room, person("Ann")))),
            asyncio.create_task(script.call(lambda: script.hub.rematch(room, page))),
            asyncio.create_task(script.call(lambda: move(room, page, "undo"))),
        ]
        while len(room.lock.waiting) < len(waiting):
            await asyncio.sleep(0)
        pause.end()
        assert await doing == UNKNOWN
        assert await asyncio.gather(*waiting) == [REFUSED] * len(waiting)
        assert script.hub.rooms == {}
        assert {page.closed for page in script.pages.values()} == {TRY_AGAIN}
        refused = await join(script.hub, table, name)
        assert refused.heard[-1]["reason"]["id"] == "server-database-unreachable"
        assert refused.closed == TRY_AGAIN
        assert await script.call(lambda: leave_table(room, person("Ann"))) == REFUSED
        database.faults.heal()
        assert script.saved_acts(table) == whole_game()[:7]
        await script.act(table)

    database.run(work)
