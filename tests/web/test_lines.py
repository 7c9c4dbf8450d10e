"""Chat messages survive restarts, failures and rematches, as long as their table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import delete, func, select

from bohnhof.rooms.hub import Hub
from bohnhof.rooms.stored_table import MOST_LINES
from bohnhof.web import lines, store
from bohnhof.web.tables import LINES, REPORTS, TABLES
from tests.patience import PATIENCE
from tests.web.databases import Database
from tests.web.faults import AFTER, BEFORE, DOWN, LOST, Pause
from tests.web.halls import Data, Page, join
from tests.web.script import DONE, REFUSED, UNKNOWN, Script, whole_game
from tests.web.servers import Person, play_on, server

BOTH: Final = pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)
FAILS_ALONE: Final = "INSERT INTO lines"
"""Part of the statement that saves a chat message."""


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bohnhof.rooms.connection.LINES_A_SECOND", 1e6)


def talk(page: Page) -> list[Data]:
    """Return the chat as a page shows it."""
    known: list[Data] = []
    for reply in page.heard:
        if reply["t"] == "talk":
            first = reply["lines"][0]["number"]
            known = [line for line in known if line["number"] < first] + reply["lines"]
    return known


def texts(page: Page) -> list[str]:
    return [line["text"] or line["emote"] for line in talk(page)]


def speaker(page: Page) -> str:
    found: str = [reply for reply in page.heard if reply["t"] == "room"][-1]["speaker"]
    return found


async def another_hub(script: Script) -> Script:
    """Return the script with a new hub on the same database, as after a restart."""
    return Script(Hub(script.hub.keeper), script.store, script.sound, script.faults)


@BOTH
def test_a_server_that_starts_again_has_the_chat(database: Database) -> None:
    async def work(script: Script) -> None:
        table = script.put([])
        await script.open_pages(table)
        ann, ben = await script.page(table, "Ann"), await script.page(table, "Ben")
        dee = await join(script.hub, table, "Dee")
        await ann.chat(text="hello")
        await dee.chat(emote="laugh", name="Dee")
        await ben.send("report", number=1)
        assert len(talk(ben)) == 2
        again = await another_hub(script)
        late = await again.page(table, "Ben")
        assert talk(late) == talk(ann) == talk(dee)
        assert speaker(await again.page(table, "Ann")) == talk(late)[0]["speaker"]
        await late.chat(text="there you are")
        assert [line["number"] for line in talk(late)] == [1, 2, 3]
        await late.send("report", number=1)
        with script.sound.connect() as connection:
            reports = connection.execute(select(REPORTS.c.text).where(REPORTS.c.table_id == table)).all()
        assert reports == [("hello",)], "once"

    database.run(work)


@BOTH
def test_a_rematch_continues_the_chat(database: Database) -> None:
    async def work(script: Script) -> None:
        table = script.put(whole_game())
        await script.open_pages(table)
        ann, ben = await script.page(table, "Ann"), await script.page(table, "Ben")
        dee = await join(script.hub, table, "Dee")
        await ann.chat(text="again?")
        await dee.chat(text="do", name="Dee")
        await ann.send("report", number=2)
        following = await script.rematch(table, "Ben")
        before = talk(ann)
        again, other = await script.page(following, "Ann"), await script.page(following, "Ben")
        moved = await join(script.hub, following, "Dee")
        assert talk(again) == talk(other) == talk(moved)
        assert [line["seat"] for line in talk(again)] == [2, None], "everyone sits one seat on"
        assert [{**line, "seat": 0} for line in talk(again)] == [{**line, "seat": 0} for line in before]
        for old, new in ((ann, again), (ben, other), (dee, moved)):
            assert speaker(old) == speaker(new), "who is muted stays so"
        await other.chat(text="good luck")
        assert texts(again) == ["again?", "do", "good luck"]
        assert texts(ann) == ["again?", "do"]
        assert [line.reported for line in script.saved_lines(following)] == [False, True, False]
        script.check()

    database.run(work)


def test_a_rematch_of_a_rematch_continues_the_chat(tmp_path: Path) -> None:
    with server(tmp_path) as host:
        ann = Person(host)
        table, marks = ann.begin("me", "thrifty", game="al-cabohne"), set()
        for number in range(3):
            page = ann.join(table)
            play_on([page])
            marks.add(page.room["speaker"])
            page.send("say", text=f"game {number}")
            page.until(lambda reply: reply["t"] == "talk" and len(reply["lines"]) == 1)
            page.send("rematch")
            table = page.until(lambda reply: reply["t"] == "moved")["table"]
        said = ann.join(table).until(lambda reply: reply["t"] == "talk")["lines"]
        assert [line["text"] for line in said] == ["game 0", "game 1", "game 2"]
        assert len(marks) == 1


@BOTH
def test_the_newest_lines_are_saved_and_go_with_their_table(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "MOST_LINES", 3)
    monkeypatch.setattr("bohnhof.rooms.chat.MOST_LINES", 3)

    async def work(script: Script) -> None:
        table, other = script.put([]), script.put([])
        for one in (table, other):
            page = await script.page(one, "Ann")
            for number in range(5):
                await page.chat(text=f"line {number}")
            assert texts(await script.page(one, "Ben")) == ["line 2", "line 3", "line 4"]
        script.check()
        with script.sound.begin() as connection:
            connection.execute(delete(TABLES).where(TABLES.c.id == table))
            assert connection.scalar(select(func.count()).where(LINES.c.table_id == table)) == 0
            assert connection.scalar(select(func.count()).where(LINES.c.table_id == other)) == 3

    assert MOST_LINES == 200
    database.run(work)


def test_only_who_has_a_table_open_reads_its_chat(tmp_path: Path) -> None:
    secret = "nobody else's business"
    with server(tmp_path) as host:
        ann, eve = Person(host), Person(host, "Eve")
        table = ann.begin("me", "thrifty", game="al-cabohne", public=True)
        page = ann.join(table)
        page.send("say", text=secret)
        page.until(lambda reply: reply["t"] == "talk")
        play_on([page])
        elsewhere = eve.join(eve.begin("me", "thrifty", game="al-cabohne"))
        play_on([elsewhere])
        page.send("rematch")
        page.until(lambda reply: reply["t"] == "moved")
        calls = ["/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/record"]
        calls += [f"/api/replays/{table}", f"/api/replays/{table}/frames?first=0&count=50&eyes=open"]
        for path in calls:
            assert secret not in str(eve.call(path)), path
        assert secret not in str(elsewhere.replies)
        watching = eve.join(table)
        (line,) = watching.until(lambda reply: reply["t"] == "talk")["lines"]
        assert line["text"] == secret


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_line_that_cannot_be_saved_is_refused_and_fails_no_act(database: Database) -> None:
    async def work(script: Script) -> None:
        table = script.put([])
        await script.open_pages(table)
        pause = Pause(script.store)
        said = asyncio.create_task(script.try_to_say(table, "Ann", "hello"))
        acted = asyncio.create_task(script.try_to_act(table))
        while script.store._queue.qsize() < 2:
            await asyncio.sleep(0)
        database.faults.arm(BEFORE, at=1, only=FAILS_ALONE)
        pause.end()
        assert await asyncio.gather(said, acted) == [REFUSED, DONE]
        assert script.saved_lines(table) == []
        script.check()
        await script.say(table, "Ann", "hello")
        assert texts(await script.page(table, "Ben")) == ["hello"]

    database.run(work)


@BOTH
def test_no_act_waits_for_a_line(database: Database) -> None:
    """Save actions first, even those after a chat message that fails for a long time."""

    async def work(script: Script) -> None:
        tables = [script.put([]) for _ in range(3)]
        await script.open_pages(*tables)
        pause = Pause(script.store)
        page = await script.page(tables[0], "Ann")
        await page.send("say", text="hello")
        acts = [asyncio.create_task(script.try_to_act(table)) for table in tables]
        while script.store._queue.qsize() < 4:
            await asyncio.sleep(0)
        database.faults.arm(DOWN, at=1, only=FAILS_ALONE)
        pause.end()
        assert await asyncio.gather(*acts) == [DONE] * 3
        assert [len(script.saved_acts(table)) for table in tables] == [1] * 3
        assert script.saved_lines(tables[0]) == []

    database.run(work)


@BOTH
def test_a_line_whose_confirmation_is_lost_is_told(database: Database) -> None:
    async def work(script: Script) -> None:
        table = script.put([])
        await script.open_pages(table)
        database.faults.arm(AFTER, at=1, only="COMMIT")
        assert await script.try_to_say(table, "Ann", "hello") == DONE
        assert database.faults.text
        assert texts(await script.page(table, "Ben")) == ["hello"]
        script.check()

    database.run(work)


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_line_whose_commit_comes_late_is_waited_for(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deliver the COMMIT of a lost connection to PostgreSQL while the chat is loaded."""
    monkeypatch.setattr(store, "ABANDONED", PATIENCE)

    async def work(script: Script) -> None:
        table = script.put([])
        await script.open_pages(table)
        assert database.proxy is not None
        database.proxy.holds, database.proxy.until = True, b"FOR UPDATE"
        assert await script.try_to_say(table, "Ann", "hello") == DONE
        assert not database.proxy.holds
        script.check()

    database.run(work)


@BOTH
def test_after_a_failure_the_chat_is_as_it_is_saved(database: Database) -> None:
    """Let the database save a message without an answer, until the next one."""

    async def work(script: Script) -> None:
        table = script.put([])
        await script.open_pages(table)
        database.faults.arm(LOST, at=1, only="COMMIT")
        assert await script.try_to_say(table, "Ann", "one") == UNKNOWN
        ben = await script.page(table, "Ben")
        assert texts(ben) == []
        assert await script.try_to_say(table, "Ann", "two") == UNKNOWN
        database.faults.heal()
        assert await script.try_to_say(table, "Ann", "three") == DONE
        assert texts(ben) == ["one", "three"]
        script.check()

    database.run(work)
