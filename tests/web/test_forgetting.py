"""Tables that must never be deleted, tested with a simulated clock."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from bohnhof.rooms.stored_table import Chair
from bohnhof.web import keeping
from bohnhof.web.forgetting import DAY, forget_empty
from bohnhof.web.store import Store
from bohnhof.web.tables import ACTS, TABLES
from tests.web.test_store import act, run, some_table

KEPT_FOR = 7


class Clock:
    """A clock, and a server that looks for empty tables."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = 1_800_000_000.0

    async def look(self) -> set[str]:
        """Delete empty tables. Return those that are left."""
        await forget_empty(self.store, self.now, KEPT_FOR, [])
        return set(await self.store.read(lambda connection: connection.scalars(select(TABLES.c.id)).all()))

    async def run(self, days: float) -> set[str]:
        """Delete empty tables repeatedly while days pass. Return those that are left."""
        end = self.now + days * DAY
        left = await self.look()
        while self.now < end:
            self.now = min(end, self.now + DAY / 4)
            left = await self.look()
        return left

    async def begin(self, friend: bool = False, acted: bool = False, asked: bool = False) -> str:
        """Create a table of Ann and a bot, and return its id.

        Ben has a seat if `friend` is set, and is only invited if `asked` is set. There is an action
        if `acted` is set.
        """
        kept = some_table()
        if friend or asked:
            kept.put(1, Chair("Ben", None, "b" * 64, away=asked))
        await self.store.write(*keeping.creation(kept))
        await self.store.write(
            (TABLES.update().where(TABLES.c.id == kept.id).values(created=self.now), None),
            *(
                [(insert(ACTS), dict(zip(ACTS.columns.keys(), act(kept.id, 1), strict=True)))]
                if acted
                else []
            ),
        )
        return kept.id


def clocked(folder: Path, work: Callable[[Clock], object]) -> None:
    async def inside(store: Store) -> None:
        await work(Clock(store))  # type: ignore[misc]

    run(folder, inside)


def test_tables_go_after_some_days_unless_somebody_has_sat_down_or_acted(tmp_path: Path) -> None:
    async def work(clock: Clock) -> None:
        await clock.look()
        empty, asked = await clock.begin(), await clock.begin(asked=True)
        friends, played = await clock.begin(friend=True), await clock.begin(acted=True)
        assert await clock.run(6.9) == {empty, asked, friends, played}
        assert await clock.run(0.5) == {friends, played}

    clocked(tmp_path, work)


@pytest.mark.parametrize("jump", [30, 400, -30])
def test_a_clock_that_jumps_deletes_nothing(tmp_path: Path, jump: float) -> None:
    async def work(clock: Clock) -> None:
        await clock.run(10)
        table = await clock.begin()
        clock.now += jump * DAY
        assert await clock.run(3) == {table}
        clock.now -= jump * DAY
        assert await clock.run(3.9) == {table}, "the clock is right again"
        assert await clock.run(7.5) == set()

    clocked(tmp_path, work)


def test_a_server_that_was_off_deletes_nothing_when_it_starts(tmp_path: Path) -> None:
    async def work(clock: Clock) -> None:
        await clock.run(10)
        table = await clock.begin()
        clock.now += 20 * DAY
        assert await clock.run(6.9) == {table}
        assert await clock.run(0.5) == set()

    clocked(tmp_path, work)


def test_a_server_that_is_started_every_evening_deletes_as_one_that_runs(tmp_path: Path) -> None:
    async def work(clock: Clock) -> None:
        table = await clock.begin()
        for evening in range(7):
            assert await clock.look() == {table}, evening
            clock.now += 1.1 * DAY
        assert await clock.look() == set()

    clocked(tmp_path, work)


def test_a_database_of_an_earlier_version_loses_nothing_at_the_first_start(tmp_path: Path) -> None:
    async def work(clock: Clock) -> None:
        table = await clock.begin()
        clock.now += 100 * DAY
        assert await clock.look() == {table}

    clocked(tmp_path, work)
