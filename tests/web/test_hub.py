"""Rooms are loaded and unloaded without losing data."""

from __future__ import annotations

import asyncio
import gc
import math
import sqlite3
import time
from pathlib import Path
from weakref import ref

import msgspec
import pytest

from bohnhof.bots.bot import Bot
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import MOST_SHORT_SEED
from bohnhof.engine.position import digest, read_position
from bohnhof.engine.schedule import ACT, Question
from bohnhof.engine.state import EVERYONE, State
from bohnhof.engine.trading import MakeOffer
from bohnhof.games import rules_of
from bohnhof.live.deltas import DeltaWriter
from bohnhof.live.limits import BURST
from bohnhof.live.text_cache import TextCache
from bohnhof.rooms import driver, stored_table
from bohnhof.rooms.acting import act_for_bot
from bohnhof.rooms.hub import Hub
from bohnhof.rooms.messages.replies import View
from bohnhof.rooms.motions import Motion
from bohnhof.rooms.refusals import Refused
from bohnhof.rooms.room import Room
from bohnhof.rooms.seating import leave_table, sit_down
from bohnhof.rooms.socket import TOO_FAST
from bohnhof.table.seeds import random_deal
from bohnhof.table.table import Table
from bohnhof.web import forgetting, keeping, store
from tests.patience import PATIENCE
from tests.web.halls import (
    begin,
    begin_among_friends,
    begin_before_a_page,
    join,
    person,
    run,
    run_on_disk,
    store_of,
)


async def act_some(room: Room, count: int) -> None:
    """Let awaited seats play their first legal moves."""
    for _ in range(count):
        table = room.table
        awaited = table.rules.awaited(table.state)[0]
        move = table.rules.moves(table.state, awaited)[0]
        assert await act_for_bot(room, table, table.actions, awaited, table.bots[awaited], move)


def test_an_idle_room_leaves_memory_and_comes_back_as_it_was() -> None:
    async def work(hub: Hub) -> None:
        room, page = await begin_before_a_page(hub)
        await act_some(room, 20)
        hub.idle = 0
        hub.forget_idle()
        assert room.kept.id in hub.rooms
        await page.leave()
        while not room.driver.rests:  # a bot may still be deciding
            await asyncio.sleep(0)
        state = digest(room.table.state)
        hub.forget_idle()
        assert room.kept.id not in hub.rooms
        again = await hub.room(room.kept.id)
        assert again is not room
        assert digest(again.table.state) == state
        assert again.table.acts == room.table.acts

    run(work)


def test_what_a_bot_decided_before_people_are_asked_to_agree_waits_for_their_answer() -> None:
    async def work(hub: Hub) -> None:
        room, _ = await begin_before_a_page(hub)
        table = room.table
        seat = table.rules.awaited(table.state)[0]
        move = table.rules.moves(table.state, seat)[0]
        room.motion = Motion("undo", 0, asyncio.get_running_loop().call_later(PATIENCE, room.lapse))
        done = table.actions
        assert not await act_for_bot(room, table, done, seat, table.bots[seat], move)
        assert (table.actions, room.motion is None) == (done, False)
        room.lapse()
        assert await act_for_bot(room, table, done, seat, table.bots[seat], move)

    run(work)


def test_a_table_of_the_former_rules_goes_on_under_them_and_one_of_older_rules_is_refused(
    tmp_path: Path,
) -> None:
    async def work(hub: Hub) -> None:
        table = await begin(hub)
        newest = rules_of("bohnanza").revision
        await store_of(hub).write(keeping.setting(table, revision=newest - 1))
        room = await hub.room(table)
        assert room.table.rules.revision == newest - 1
        page = await join(hub, table, "Ann")
        await act_some(room, 20)
        await page.leave()
        assert (await hub.room(table)).table.actions >= 20
        older = await begin(hub)
        await store_of(hub).write(keeping.setting(older, revision=newest - 2))
        with pytest.raises(Refused) as refused:
            await hub.room(older)
        assert refused.value.reason.id == "server-table-unreadable"

    run_on_disk(tmp_path, work)


def test_every_table_is_dealt_from_a_long_seed_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    # browser tests run before in this process use known deals
    monkeypatch.setattr(stored_table, "random_deal", random_deal)

    async def work(hub: Hub) -> None:
        seeds = [(await hub.room(await begin(hub))).kept.seed for _ in range(5)]
        assert len(set(seeds)) == 5
        assert min(seeds) > MOST_SHORT_SEED

    run(work)


def test_a_room_that_many_ask_for_is_made_once() -> None:
    async def work(hub: Hub) -> None:
        table = await begin(hub)
        rooms = await asyncio.gather(*[hub.room(table) for _ in range(10)])
        assert len(set(rooms)) == 1
        with pytest.raises(Refused):
            await hub.room("nowhere")

    run(work)


@pytest.mark.parametrize("at_once", [False, True])
def test_an_act_that_cannot_be_kept_is_not_done_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: bool
) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.1)

    async def work(hub: Hub) -> None:
        room = await begin_among_friends(hub)
        pages = [await join(hub, room.kept.id, name, at_once=at_once) for name in ("Ann", "Ben", "Cy")]
        before = digest(room.table.state)
        active = pages[room.table.state.active]
        heard = len(active.heard)
        other = sqlite3.connect(tmp_path / "tables.db")
        other.execute("BEGIN IMMEDIATE")
        answer = await active.send("act", id=1, sentence="plant 1")
        while answer[-1]["t"] != "no":
            await asyncio.sleep(0.0002)
            answer = active.heard[heard:]
        assert [reply["reason"]["id"] for reply in answer if reply["t"] == "no"] == ["server-database-busy"]
        assert digest(room.table.state) == before
        assert [page.view["seq"] for page in pages] == [0, 0, 0]
        other.rollback()
        answer = await active.send("act", id=2, sentence="plant 1")
        assert (answer[0]["t"], answer[0]["seq"]) == ("view", 1)

    run_on_disk(tmp_path, work)


def test_a_room_stays_as_long_as_a_bot_thinks_in_it() -> None:
    async def work(hub: Hub) -> None:
        room, _ = await begin_before_a_page(hub)
        hub.idle = 0
        assert not room.driver.rests
        room.leave(room.pages[0])
        hub.forget_idle()
        assert room.kept.id in hub.rooms
        while not room.driver.rests:
            await asyncio.sleep(0.001)
        hub.forget_idle()
        assert room.kept.id not in hub.rooms

    run(work)


def test_what_a_watcher_says_counts_once() -> None:
    async def work(hub: Hub) -> None:
        page = await join(hub, await begin(hub), "Zoe", rate=1e-9, at_once=True)
        for number in range(int(BURST) - 1):
            answer = await page.send("act", id=number, sentence="plant 1")
            assert answer[-1]["reason"]["id"] == "server-watching"
        assert page.closed is None
        await page.send("act", id=99, sentence="plant 1")
        assert page.closed == TOO_FAST

    run(work)


def test_who_sits_down_in_the_open_page_is_told_the_whole_of_what_he_sees() -> None:
    async def work(hub: Hub) -> None:
        room = await hub.room(await begin(hub, "me", "friend", "friend"))
        page = await join(hub, room.kept.id, "Zoe")
        for _ in range(2):
            await sit_down(room, person("Zoe"), "Zoe", 1)
            assert len(page.view["view"]["players"][1]["hand"]) == 5
            await leave_table(room, person("Zoe"))
            assert page.view["view"]["players"][1]["hand"] == 5

    run(work)


def test_who_acts_twice_before_the_first_act_is_on_disk_is_answered_in_order(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room = await hub.room(await begin(hub))
        while room.table.state.active != 0:
            await act_some(room, 1)
        page = await join(hub, room.kept.id, "Ann", at_once=True)
        assert page.hears('{"t":"act","id":1,"sentence":"plant 1"}')
        assert not page.hears('{"t":"act","id":2,"sentence":"harvest 1"}')
        answers = await page.send("act", id=2, sentence="harvest 1")
        assert [reply["id"] for reply in answers if reply["t"] in ("view", "no")] == [1, 2]

    run_on_disk(tmp_path, work)


def test_a_table_that_is_left_is_gone_without_a_search_for_cycles(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, page = await begin_before_a_page(hub, at_once=True)
        await act_some(room, 5)
        await page.leave()
        while room.driver._task is not None:
            await asyncio.sleep(0)
        left = ref(room)
        del room
        hub.idle = 0.0
        gc.collect()
        gc.disable()
        hub.forget_idle()
        assert left() is None

    try:
        run_on_disk(tmp_path, work)
    finally:
        gc.enable()


def test_nobody_is_told_of_an_act_before_it_is_on_disk(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, page = await begin_before_a_page(hub)
        kept = sqlite3.connect(tmp_path / "tables.db")
        for _ in range(10):
            await act_some(room, 1)
            number = max(reply["seq"] for reply in page.heard if reply["t"] == "view")
            (stored,) = kept.execute("select max(number) from acts").fetchone()
            assert stored >= number == room.table.actions

    run_on_disk(tmp_path, work)


def test_tables_never_played_at_are_forgotten_after_some_days(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        played, watched, old, new = [await begin(hub, "me", "friend", "thrifty") for _ in range(4)]
        finished = await begin(hub)
        kept = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        kept.execute("update tables set created = created - 8 * 86400 where id != ?", [new])
        kept.execute("insert into acts values (?, 1, 0, 'plant 1', 0, 0)", [played])
        kept.execute("insert into acts values (?, 1, 0, 'plant 1', 0, 0)", [finished])
        kept.execute("update tables set next = ? where id = ?", [old, finished])
        await hub.room(watched)
        await hub.forget_empty()
        assert len(kept.execute("select id from tables").fetchall()) == 5
        hub.empty_days = 7
        await hub.forget_empty()
        assert len(kept.execute("select id from tables").fetchall()) == 5, "it has looked only once"
        kept.execute("update marks set at = at - 8 * 86400 where name = ?", [forgetting.SINCE])
        await hub.forget_empty()
        left = {table for (table,) in kept.execute("select id from tables")}
        assert left == {played, watched, new, finished}
        assert kept.execute("select count(*) from seats where table_id = ?", [old]).fetchone() == (0,)
        assert kept.execute("select next from tables where id = ?", [finished]).fetchone() == (None,)

    run_on_disk(tmp_path, work)


class Stubborn(Bot):
    """A bot that repeats the same offer."""

    name = "stubborn"

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        kind = view.players[self.seat].hand[0]
        return MakeOffer(EVERYONE, (kind,), ())


def test_what_all_have_declined_is_neither_suggested_nor_offered_again_by_a_bot() -> None:
    async def work(hub: Hub) -> None:
        room = await hub.room(await begin(hub))
        rules = room.table.rules
        state = read_position(
            rules,
            {
                "players": [
                    {"hand": "red stink", "fields": ["soy*2", "blue*2"]},
                    {"hand": "blue*2", "fields": ["red"]},
                    {"hand": "soy*2"},
                ],
                "draw": "rest",
                "phase": "trade",
            },
        )
        room.table = table = Table.from_state(rules, state, [Stubborn, None, None])
        question = Question(0, ACT)
        gift = MakeOffer(EVERYONE, (rules.kinds["red"],), ())

        def suggested() -> list[str]:
            view = msgspec.json.decode(DeltaWriter(TextCache(rules)).write(table, 0, 0), type=View)
            return [one.sentence for one in view.suggestions]

        assert gift.sentence(rules) in suggested()
        assert await room.driver._think(table, question) == gift
        table.act(0, gift)
        table.act(1, rules.acts.decline(1))
        table.act(2, rules.acts.decline(1))
        assert gift.sentence(rules) not in suggested()
        assert await room.driver._think(table, question) == rules.acts.done
        table.act(0, rules.acts.harvest[0])
        assert gift.sentence(rules) in suggested()
        assert await room.driver._think(table, question) == gift

    run(work)


def test_bots_let_a_person_look_at_an_offer_before_they_deal_on() -> None:
    async def work(hub: Hub) -> None:
        room, _ = await begin_before_a_page(hub)
        rules = room.table.rules
        players = [{"hand": "red stink"}, {"hand": "blue*2"}, {"hand": "soy*2"}]
        state = read_position(rules, {"players": players, "active": 2, "draw": "rest", "phase": "trade"})
        room.table = table = Table.from_state(rules, state, [None, Stubborn, Stubborn])
        kinds = rules.kinds

        def look(table: Table) -> float:
            return max(room.driver._first_looks(table).values(), default=-math.inf)

        assert look(table) == -math.inf
        table.act(1, MakeOffer(0, (kinds["blue"],), (kinds["garden"],)))
        assert look(table) == -math.inf, "what cannot be met need not be looked at"
        table.act(1, MakeOffer(0, (kinds["blue"],), (kinds["red"],)))
        before = time.monotonic()
        until = look(table)
        assert before <= until - driver.FIRST_LOOK["slow"] <= time.monotonic()
        assert look(table) == until, "it is the same offer"
        table.act(0, rules.acts.decline(2))
        assert look(table) == -math.inf

    run(work)
