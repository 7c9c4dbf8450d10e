"""The chat: its history, its authors, proposed trades, and reports."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

from bohnhof.rooms import chat
from bohnhof.rooms.hub import Hub
from bohnhof.rooms.stored_table import MOST_LINES
from bohnhof.web.forgetting import REPORT_DAYS, forget_reports
from tests.web.halls import Data, Page, begin_among_friends, join, run, run_on_disk, store_of


def lines(heard: list[Data]) -> list[Data]:
    return [line for reply in heard if reply["t"] == "talk" for line in reply["lines"]]


def reasons(heard: list[Data]) -> list[str]:
    return [reply["reason"]["id"] for reply in heard if reply["t"] == "no"]


def room_of(page: Page) -> Data:
    return [reply for reply in page.heard if reply["t"] == "room"][-1]


@pytest.fixture
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bohnhof.rooms.connection.LINES_A_SECOND", 1e6)


@pytest.mark.usefixtures("fast")
def test_who_comes_late_or_reloads_has_the_newest_lines() -> None:
    async def talk(hub: Hub) -> None:
        room = await begin_among_friends(hub)
        ann = await join(hub, room.kept.id, "Ann")
        assert lines(ann.heard) == []
        for number in range(MOST_LINES + 5):
            await ann.chat(text=f"line {number}")
        late = await join(hub, room.kept.id, "Ben")
        known = lines(late.heard)
        assert [line["number"] for line in known] == list(range(6, MOST_LINES + 6))
        assert known[-1]["text"] == f"line {MOST_LINES + 4}"
        assert room_of(ann)["speaker"] == known[-1]["speaker"] != room_of(late)["speaker"]

    run(talk)


def test_spectators_write_under_a_name_that_no_player_has() -> None:
    async def talk(hub: Hub) -> None:
        room = await begin_among_friends(hub)
        ann, dee, eve = [await join(hub, room.kept.id, name) for name in ("Ann", "Dee", "Eve")]
        assert room_of(ann)["watchers"] == 2
        for page, name in ((dee, "ann"), (eve, "Eve"), (ann, "Not Ann")):
            await page.chat(text="hi", name=name)
        said = lines(ann.heard)
        assert [(line["seat"], line["name"]) for line in said] == [(None, "ann 2"), (None, "Eve"), (1, "Ann")]
        assert len({line["speaker"] for line in said}) == 3

    run(talk)


def test_nobody_floods_a_table_and_spectators_do_not_together() -> None:
    async def talk(hub: Hub) -> None:
        room = await begin_among_friends(hub)
        ann = await join(hub, room.kept.id, "Ann")
        for _ in range(20):
            await ann.chat(text="x")
        assert 10 <= len(lines(ann.heard)) < 20
        assert set(reasons(ann.heard)) == {"server-too-fast"}
        watchers = [await join(hub, room.kept.id, f"W{number}") for number in range(5)]
        for watcher in watchers:
            for _ in range(8):
                await watcher.chat(emote="hello")
        heard = [line for line in lines(ann.heard) if line["seat"] is None]
        assert 20 <= len(heard) < 40

    run(talk)


def drafted(heard: list[Data]) -> list[Data]:
    return [{**reply, "t": ""} for reply in heard if reply["t"] == "drafted"]


def test_a_line_that_proposes_a_trade_which_is_allowed_is_drafted_for_its_speaker() -> None:
    async def talk(hub: Hub) -> None:
        room = await begin_among_friends(hub)
        table = room.table
        pages = [await join(hub, room.kept.id, name) for name in ("Ann", "Ben", "Cy")]
        mine, other = table.state.active, (table.state.active + 1) % 3
        speaker, partner = pages[mine], pages[other]
        bean = table.rules.beans[table.state.players[mine].hand[0]].id
        await speaker.chat(text=f"{bean} for nothing?")
        assert drafted(speaker.heard) == []  # no one trades yet
        while not table.rules.may_offer(table.state, mine):
            await speaker.send("act", id=1, sentence=speaker.view["moves"][0]["sentence"])
        card = table.rules.beans[table.state.players[mine].hand[0]].id
        want = next(one.id for one in table.rules.beans[1:] if one.id != card)
        name = room.kept.chairs[other].name
        (offer,) = drafted(await speaker.chat(text=f"{card} for {want}?"))
        assert offer == {"t": "", "to": None, "give": [card], "want": [want]}
        (to_one,) = drafted(await speaker.chat(text=f"@{name.upper()}: 1 {card} gegen {want}", language="de"))
        assert to_one == {**offer, "to": other + 1}
        theirs = table.rules.beans[table.state.players[other].hand[0]].id
        (back,) = drafted(await partner.chat(text=f"{theirs} > {card}"))
        assert back["to"] == mine + 1
        for line in (f"40 {card} for {want}", f"{card} for peace", f"{name}s {card} for {want}"):
            assert drafted(await speaker.chat(text=line)) == []
        assert not table.state.offers

    run(talk)


def reports(folder: Path) -> list[tuple[str, str, str]]:
    with sqlite3.connect(folder / "tables.db") as database:
        return database.execute("SELECT name, text, context FROM reports ORDER BY id").fetchall()


def test_a_reported_line_is_kept_once_with_what_was_said_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "CONTEXT", 1)

    async def talk(hub: Hub) -> None:
        room = await begin_among_friends(hub)
        ann, ben, dee = [await join(hub, room.kept.id, name) for name in ("Ann", "Ben", "Dee")]
        await ann.chat(text="hello")
        await ann.chat(emote="laugh")
        await ben.chat(text="rude")
        for page in (ann, dee, ann):
            (answer,) = await page.send("report", number=3)
            assert answer == {"t": "reported", "number": 3}
        assert reports(tmp_path) == [("Ben", "rude", "Ann: (laugh)")]
        assert reasons(await ben.send("report", number=3)) == ["server-no-line"]  # their own message
        assert reasons(await ben.send("report", number=4)) == ["server-no-line"]
        await forget_reports(store_of(hub), time.time() + (REPORT_DAYS - 1) * 86_400)
        assert len(reports(tmp_path)) == 1
        await forget_reports(store_of(hub), time.time() + (REPORT_DAYS + 1) * 86_400)
        assert reports(tmp_path) == []

    run_on_disk(tmp_path, talk)
