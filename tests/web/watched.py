"""A driver whose bots are observed."""

from __future__ import annotations

from weakref import WeakValueDictionary

from bohnhof.rooms import room
from bohnhof.rooms.driver import Driver
from bohnhof.table.table import Table

DRIVERS: WeakValueDictionary[str, Watched] = WeakValueDictionary()
"""The drivers by table."""


class Watched(Driver):
    """A driver that knows whether its bots wait for a person."""

    def __init__(self, its_room: room.Room) -> None:
        super().__init__(its_room)
        self._waits = False
        DRIVERS[its_room.kept.id] = self

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

    @property
    def saves(self) -> bool:
        """Whether the players' remaining time is being saved."""
        return bool(self._clock._saving)
