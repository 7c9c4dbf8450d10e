"""Recovery of rooms and their store: late answers, lost sessions, and faults of games."""

from __future__ import annotations

import asyncio
import json
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.error import HTTPError

import pytest
from structlog.testing import capture_logs

from bohnhof.rooms.acting import act_for_bot
from bohnhof.rooms.hub import Hub
from bohnhof.rooms.messages.calls import NewSeat, NewTable
from bohnhof.rooms.messages.replies import TRY_AGAIN
from bohnhof.web import keeping, store
from bohnhof.web.store import Store
from tests.patience import PATIENCE
from tests.web.databases import Database
from tests.web.faults import DOWN, Faults, Pause, Proxy
from tests.web.halls import join, person
from tests.web.script import DONE, GAME, REFUSED, Script, whole_game
from tests.web.servers import Person, server
from tests.web.test_store import some_table

SQLITE: Final = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
POSTGRES: Final = pytest.mark.parametrize("database", ["postgres"], indirect=True)


@POSTGRES
def test_a_commit_that_comes_late_is_waited_for(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deliver the COMMIT of a lost connection to PostgreSQL while the table is loaded."""
    monkeypatch.setattr(store, "ABANDONED", PATIENCE)

    async def work(script: Script) -> None:
        table = script.put([])
        await script.open_pages(table)
        assert database.proxy is not None
        database.proxy.holds, database.proxy.until = True, b"FOR UPDATE"
        assert await script.try_to_act(table) == DONE
        assert not database.proxy.holds
        assert len(script.saved_acts(table)) == 1
        script.check()
        await script.act(table)

    database.run(work)


@POSTGRES
def test_a_commit_that_never_comes_keeps_no_table(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lose a connection unnoticed by PostgreSQL, which would keep its locks for hours."""
    monkeypatch.setattr(store, "ABANDONED", 0.3)

    async def work(script: Script) -> None:
        table = script.put([])
        await script.open_pages(table)
        assert database.proxy is not None
        database.proxy.holds = True
        assert await script.try_to_act(table) == REFUSED
        assert script.saved_acts(table) == []
        script.check()
        await script.act(table)

    database.run(work)


@POSTGRES
def test_sessions_that_have_ended_since_they_were_used_are_replaced_unseen(database: Database) -> None:
    async def work(script: Script) -> None:
        table = script.put([])
        await script.open_pages(table)
        for quick in (True, False):
            with script.sound.connect() as connection:
                connection.exec_driver_sql(
                    "select pg_terminate_backend(pid) from pg_stat_activity "
                    "where backend_type = 'client backend' and pid <> pg_backend_pid()"
                )
            assert await script.try_to_act(table, quick) == DONE
        await script.store.read(lambda found: found.exec_driver_sql("select 1").scalar())

    database.run(work)


@POSTGRES
def test_a_locked_table_is_refused_as_busy(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.2)
    monkeypatch.setattr(store, "ABANDONED", 0.2)

    async def work(script: Script) -> None:
        table = script.put([])
        await script.open_pages(table)
        with script.sound.connect() as connection:
            connection.exec_driver_sql("set idle_in_transaction_session_timeout = 0")
            connection.exec_driver_sql("lock table acts in share mode")  # does not block loading
            with capture_logs() as logs:
                assert await script.try_to_act(table) == REFUSED
        assert "lock timeout" in logs[0]["why"]
        heard = [reply for page in script.pages.values() for reply in page.heard if reply["t"] == "no"]
        assert [reply["reason"] for reply in heard] == [{"id": "server-database-busy", "arguments": {}}]
        await script.act(table)

    database.run(work)


@SQLITE
def test_a_hub_that_is_behind_destroys_nothing(database: Database) -> None:
    """Let two hubs use one database, which is refused at the start. Each write is refused, too."""

    async def work(script: Script) -> None:
        table = await script.create("me", "thrifty")
        while len(script.saved_acts(table)) < 6:
            await script.act(table)
        other = Hub(script.hub.keeper)
        behind = Script(other, script.store, script.sound, script.faults)
        page = await behind.page(table, "Ann")
        for _ in range(6):
            await script.act(table)
        acts = script.saved_acts(table)
        assert await behind.send(table, "Ann", {"t": "back"}, lambda reply: reply["t"] == "moved") == REFUSED
        assert script.saved_acts(table) == acts
        assert page.view["seq"] == len(acts)
        await behind.set_pace(table, "Ann", "fast")
        await behind.act(table)
        await behind.act(table)
        await script.page(table, "Ann")
        room = script.hub.rooms[table]
        stale = room.table
        seat, move = script.saved_acts(table)[-2]
        other_move = next(
            one for one in stale.rules.moves(stale.state, seat) if one.sentence(stale.rules) != move
        )
        acting = act_for_bot(room, stale, stale.actions, seat, stale.bots[seat], other_move)
        assert await script.call(lambda: acting) == REFUSED
        script.check()
        await script.act(table)

    database.run(work)


@SQLITE
@pytest.mark.parametrize("quick", [True, False])
def test_a_game_that_fails_while_an_act_is_prepared_leaves_the_table_as_it_is_saved(
    database: Database, quick: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(script: Script) -> None:
        table = script.put(whole_game()[:-1])
        await script.open_pages(table)
        room = script.hub.rooms[table]
        with monkeypatch.context() as patch:
            patch.setattr(type(room.table.rules), "score", lambda *_: 1 // 0)
            if quick:
                with pytest.raises(AssertionError, match="server-broken"):
                    await script.try_to_act(table)
            else:
                with pytest.raises(ZeroDivisionError):
                    await script.play_at(room)
        script.check()
        await script.act(table)
        assert room.table.state.over

    database.run(work)


@SQLITE
def test_a_room_is_not_used_after_a_write_that_no_one_waited_for(database: Database) -> None:
    async def work(script: Script) -> None:
        table = script.put([])
        room = await script.hub.room(table)
        pause = Pause(script.store)
        playing = asyncio.create_task(script.play_at(room))
        while not room.lock.taken:
            await asyncio.sleep(0)
        playing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await playing
        assert script.hub.rooms == {}
        assert await script.call(lambda: script.play_at(room)) == REFUSED
        pause.end()
        while not script.saved_acts(table):
            await asyncio.sleep(0)
        await script.act(table)
        assert script.saved_acts(table) == whole_game()[:2]

    database.run(work)


@SQLITE
def test_bots_stop_at_a_room_that_has_left_memory_and_go_on_in_the_next(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()

    async def work(script: Script) -> None:
        wanted = NewTable(GAME, [NewSeat("bot", "thrifty")] * 2, "Ann", "at-once")
        table, _ = await script.hub.create(wanted, person("Ann"))
        database.faults.arm(DOWN, at=8, only="INSERT")
        page = await join(script.hub, table, "Ann", at_once=True)
        room = await script.hub.room(table)
        while page.closed is None:
            await asyncio.sleep(0.001)
        assert page.closed == TRY_AGAIN
        database.faults.heal()
        while not room.driver.rests:
            await asyncio.sleep(0.001)
        assert len(script.saved_acts(table)) == 7
        page = await join(script.hub, table, "Ann", at_once=True)
        while not page.view["ending"]:
            await asyncio.sleep(0.001)

    database.run(work)


def test_no_one_is_told_where_the_database_is(postgres: str, tmp_path: Path) -> None:
    faults = Faults()
    with closing(Proxy(postgres, faults)) as proxy, server(tmp_path, database=proxy.address) as host:
        ann = Person(host)
        table = ann.begin("friend", "thrifty", game="al-cabohne")
        page = ann.join(table)
        page.until_view()
        faults.arm(DOWN, at=1)
        calls: list[tuple[str, object]] = [
            ("/api/tables", None),
            (f"/api/tables/{table}/record", None),
            (
                "/api/tables",
                {"game": "al-cabohne", "seats": [{"who": "me"}, {"who": "friend"}], "name": "Ann"},
            ),
            (f"/api/tables/{table}/sit", {"name": "Ann", "seat": None}),
        ]
        for path, data in calls:
            with pytest.raises(HTTPError) as problem:
                ann.call(path, data)
            reason = json.loads(problem.value.read())["reason"]
            unknown = data is not None
            assert reason == {
                "id": "server-maybe-saved" if unknown else "server-database-unreachable",
                "arguments": {},
            }
        with pytest.raises(HTTPError) as problem:
            ann.call("/healthz")
        assert problem.value.read() == b"the database cannot be written\n"
        faults.heal()
        assert ann.sit(table) == 1


def test_a_table_of_a_read_only_database_is_loaded(postgres: str) -> None:
    """Load a table without the lock, which a read-only database refuses."""
    kept = some_table()
    sound = Store(postgres)
    sound.migrate()
    with sound.engine.begin() as connection:
        for statement, values in keeping.creation(kept):
            connection.execute(statement, values)
    read_only = Store(f"{postgres}&options=-c default_transaction_read_only=on")
    with read_only.engine.connect() as connection:
        found = keeping.take_up(connection, kept.id)
    assert found is not None
    assert found[0] == kept
    for one in (sound, read_only):
        asyncio.run(one.stop())
