"""Replays: their content, their cost, and their effect on others."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bohnhof.bots.registry import bot_maker
from bohnhof.engine.state import SPECTATOR
from bohnhof.games import game_ids, rules_of
from bohnhof.rooms import replaying
from bohnhof.rooms.replaying import MOST_ACTIONS, OPEN, Shown
from bohnhof.table.record import record_of
from bohnhof.table.table import Table
from tests.patience import PATIENCE
from tests.web.long_records import long_record
from tests.web.servers import Person, play_on, server


def shown(game: str, seed: int = 3) -> Shown:
    """Return a replay of a game of bots."""
    rules = rules_of(game)
    seats = rules.usual_seats()
    table = Table(rules, seed, [bot_maker("thrifty")] * seats, bots_seed=seed)
    table.run()
    record = record_of(table, [f"Ann {seat}" for seat in range(seats)])
    return Shown("id", record, table, "salt")


@pytest.mark.parametrize("game", game_ids())
def test_a_moment_is_the_same_wherever_a_replay_goes_on_from(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, parts = shown(game), shown(game)
    length = len(whole.record.acts)
    for first in (length, 0, length // 2, 7, 6, length - 3):
        for eyes in (OPEN, SPECTATOR, 0):
            monkeypatch.setattr(replaying, "EVERY", 10**9)
            from_the_deal = whole.frames(first, 3, eyes)
            monkeypatch.setattr(replaying, "EVERY", 7)
            assert parts.frames(first, 3, eyes) == from_the_deal
            last = min(length, first + 2)
            assert [frame.seq for frame in from_the_deal] == list(range(first, last + 1))
    assert whole.frames(length + 1, 50, OPEN) == []


def test_a_moment_in_the_middle_is_not_played_from_the_deal_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    replay = replaying._added(long_record(3000))
    played: list[int] = []
    act = Shown._act

    def counted(replay: Shown, table: Table, number: int) -> None:
        played.append(number)
        act(replay, table, number)

    monkeypatch.setattr(Shown, "_act", counted)
    replay.frames(2990, 1, OPEN)
    assert len(played) == 2990
    played.clear()
    for first in (2995, 1234, 2990, 50):
        replay.frames(first, 1, OPEN)
    assert len(played) <= 400


def test_a_record_longer_than_any_real_game_is_refused_unplayed(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Person(host)
    assert ann.call("/api/replays", long_record(MOST_ACTIONS // 2))["length"] > MOST_ACTIONS // 2
    monkeypatch.setattr(replaying, "read_record", None)
    assert ann.refused("/api/replays", long_record(MOST_ACTIONS)) == (413, "server-too-long")


def test_a_game_that_became_too_long_is_not_replayed(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Person(host)
    table = ann.begin("me", game="al-cabohne-solo")
    play_on([ann.join(table)])
    monkeypatch.setattr(replaying, "MOST_ACTIONS", 10)
    for path in (f"/api/replays/{table}", f"/api/replays/{table}/frames", f"/api/tables/{table}/record"):
        assert ann.refused(path) == (413, "server-too-long")


def test_no_one_waits_for_replays_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Send many requests that take arbitrarily long."""
    begun, end = threading.Semaphore(0), threading.Event()
    frames = Shown.frames

    def slow(replay: Shown, first: int, count: int, eyes: int) -> object:
        begun.release()
        end.wait(PATIENCE)
        return frames(replay, first, count, eyes)

    monkeypatch.setattr(Shown, "frames", slow)
    with server(tmp_path) as host, ThreadPoolExecutor(8) as crowd:
        ann = Person(host)
        replay = ann.call("/api/replays", long_record(0))["replay"]
        calls = [crowd.submit(ann.call, f"/api/replays/{replay}/frames?count=1") for _ in range(8)]
        assert begun.acquire(timeout=PATIENCE)
        try:
            assert ann.call("/healthz") == "well\n"
            table = ann.begin("me", "friend", "thrifty")
            Person(host, "Ben").sit(table)
            ann.join(table).until_view()
            assert ann.call("/api/tables")["mine"]
        finally:
            end.set()
        for call in calls:
            assert call.result(PATIENCE)[0]["seq"] == 0
