"""Tables whose bots are known to wait for people, so that the same clicks lead to the same game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from weakref import WeakValueDictionary

import pytest

from bohnhof.table.table import Table
from bohnhof.web import driver, room
from bohnhof.web.driver import Driver
from tests.patience import wait_until

NEVER = 1e6
"""Seconds after which bots at a table with the pace “at once” end a trade without a word from a person."""
_drivers: WeakValueDictionary[str, Watched] = WeakValueDictionary()


class Watched(Driver):
    """A driver that says whether its bots do nothing until a person does."""

    def __init__(self, its_room: room.Room) -> None:
        super().__init__(its_room)
        self._waits = False
        _drivers[its_room.kept.id] = self

    async def _sleeps(self, seconds: float) -> bool:
        self._waits = seconds > 0
        return await super()._sleeps(seconds)

    async def _wait_for_people(self, table: Table, number: int) -> None:
        self._waits = True
        await super()._wait_for_people(table, number)

    async def _drive(self) -> None:
        self._waits = False
        await super()._drive()

    @property
    def waits(self) -> bool:
        return self.rests or (self._waits and not self._changed.is_set())


@contextmanager
def watched_bots() -> Iterator[None]:
    """Bots at new tables are watched, and never lose their patience with people."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room, "Driver", Watched)
        patch.setattr(driver, "PATIENCE", {**driver.PATIENCE, "at-once": NEVER})
        yield


def acts_at_rest(table: str) -> list[tuple[int, str]] | None:
    """Return the acts once the bots of a table wait for people; None where its bots are not watched."""
    found = _drivers.get(table)
    if found is None:
        return None
    wait_until(lambda: found.waits, "the bots wait for people")
    return found.room.table.acts
