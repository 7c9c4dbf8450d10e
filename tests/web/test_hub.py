"""Rooms come and go; what was done at them stays."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bohnhof.engine.position import digest
from bohnhof.web import store
from bohnhof.web.hub import Hub
from bohnhof.web.refusals import Refused
from bohnhof.web.room import Room
from tests.web.halls import Page, begin, person, run


async def act_some(room: Room, count: int) -> None:
    """Let whoever is awaited do the first thing allowed, as a bot would."""
    for _ in range(count):
        table = room.table
        awaited = table.rules.awaited(table.state)[0]
        move = table.rules.moves(table.state, awaited)[0]
        assert await room.play(table, table.actions, awaited, move)


def test_an_idle_room_leaves_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        table = await begin(hub, "me", "thrifty", "thrifty")
        page = Page(hub, person("Ann"))
        await page.send("join", table=table)
        room = await hub.room(table)
        await act_some(room, 20)
        state = digest(room.table.state)
        hub.idle = 0
        hub.forget_idle()
        assert table in hub.rooms
        await page.leave()
        hub.forget_idle()
        assert table not in hub.rooms
        again = await hub.room(table)
        assert again is not room
        assert digest(again.table.state) == state
        assert again.table.acts == room.table.acts

    run(tmp_path, work)


def test_a_room_that_many_ask_for_is_made_once(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        table = await begin(hub, "me", "thrifty", "thrifty")
        rooms = await asyncio.gather(*[hub.room(table) for _ in range(10)])
        assert len(set(rooms)) == 1
        with pytest.raises(Refused):
            await hub.room("nowhere")

    run(tmp_path, work)


def test_an_act_that_cannot_be_kept_is_not_done_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.1)

    async def work(hub: Hub) -> None:
        table = await begin(hub, "me", "friend", "friend")
        room = await hub.room(table)
        from bohnhof.web.seating import sit_down

        await sit_down(room, person("Ben"), "Ben", None)
        await sit_down(room, person("Cy"), "Cy", None)
        pages = [Page(hub, person(name)) for name in ("Ann", "Ben", "Cy")]
        for page in pages:
            await page.send("join", table=table)
        before = digest(room.table.state)
        active = pages[room.table.state.active]
        heard = [len(page.heard) for page in pages]
        other = sqlite3.connect(tmp_path / "tables.db")
        other.execute("BEGIN IMMEDIATE")
        answer = await active.send("act", id=1, sentence="plant 1")
        assert [reply["reason"]["id"] for reply in answer] == ["server-not-saved"]
        assert "locked" in answer[0]["reason"]["arguments"]["why"]["text"]
        assert digest(room.table.state) == before
        others = [page for page in pages if page is not active]
        assert [len(page.heard) for page in others] == [
            count for page, count in zip(pages, heard, strict=True) if page is not active
        ]
        other.rollback()
        answer = await active.send("act", id=2, sentence="plant 1")
        assert (answer[0]["t"], answer[0]["seq"]) == ("view", 1)

    run(tmp_path, work)


def test_nobody_is_told_of_an_act_before_it_is_on_disk(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        table = await begin(hub, "me", "thrifty", "thrifty")
        page = Page(hub, person("Ann"))
        await page.send("join", table=table)
        room = await hub.room(table)
        kept = sqlite3.connect(tmp_path / "tables.db")
        for _ in range(10):
            await act_some(room, 1)
            number = max(reply["seq"] for reply in page.heard if reply["t"] == "view")
            (stored,) = kept.execute("select max(number) from acts").fetchone()
            assert stored >= number == room.table.actions

    run(tmp_path, work)
