"""The move timer: the time that people have for a move, and what happens when it is up."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bohnhof.engine.actions import Action
from bohnhof.engine.least import least_move
from bohnhof.rooms import finishing, seating
from bohnhof.rooms.acting import act_late
from bohnhof.rooms.changes import TimeChange
from bohnhof.rooms.messages.replies import Clock, Time
from bohnhof.rooms.refusals import Refused
from bohnhof.rooms.saving import write
from bohnhof.rooms.stand_ins import STAND_IN
from bohnhof.table.table import Table

if TYPE_CHECKING:
    from bohnhof.rooms.room import Room

RESERVES: Final = 3
"""A player's time in reserve for the whole game, as a multiple of the time per move."""

READING: Final = 60.0
"""Seconds for which the timer of a first move waits while a guide covers the table."""


class MoveClock:
    """The timers of all awaited people. After the time per move, the reserve is used up."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._until: dict[int, float] = {}
        """By seat: the monotonic time at which the time per move is up and the reserve begins."""
        self._reading: dict[int, float] = {}
        """By seat: the monotonic time until which the timer of the first move waits at most."""
        self._readers: set[int] = set()
        """The seats whose timer has waited, which happens only once."""
        self._reminded: set[int] = set()
        """The seats whose time is up at a table where this has no consequence."""
        self._stopped: float | None = None
        """The monotonic time at which the clock was stopped; None while it runs."""
        self._saving: set[asyncio.Task[None]] = set()

    def clear(self) -> None:
        self._until.clear()
        self._reading.clear()
        self._reminded.clear()

    def stop(self) -> None:
        """Stop all timers until `resume`."""
        if self._stopped is None:
            self._stopped = time.monotonic()

    def resume(self) -> None:
        """Continue the timers from where they were stopped."""
        if self._stopped is not None:
            passed = time.monotonic() - self._stopped
            self._until = {seat: until + passed for seat, until in self._until.items()}
            self._reading = {seat: until + passed for seat, until in self._reading.items()}
            self._stopped = None

    def begin(self, runs: bool) -> None:
        """Start the timer of each awaited person, if `runs`, and reset all others.

        A person for whom a bot plays meanwhile gets no extra time by that.
        """
        kept, table = self.room.kept, self.room.table
        if kept.clock is None:
            return
        awaited = set(table.rules.awaited(table.state))
        for seat in set(self._until) - awaited:
            self.forget(seat)
        if runs:
            for seat in awaited.intersection(kept.people) - set(self._until):
                self._until[seat] = self._starts(seat) + kept.clock

    def read(self, seat: int, reading: bool) -> bool:
        """Let the timer of a first move wait while a guide covers the table.

        Return whether this has changed the timer.
        """
        limit = self.room.kept.clock
        now = self._now()
        if limit is None:
            return False
        if not reading:
            if self._reading.pop(seat, now) <= now:
                return False
        elif seat in self._readers or seat in [by for by, _ in self.room.table.acts]:
            return False
        else:
            self._readers.add(seat)
            self._reading[seat] = now + READING
        if seat in self._until:
            self._until[seat] = self._starts(seat) + limit
        return True

    def _starts(self, seat: int) -> float:
        """Return the monotonic time at which the timer of an awaited seat starts."""
        return max(self._now(), self._reading.get(seat, 0.0))

    def acted(self, seat: int) -> None:
        """Stop the timer of a person who has moved, and take the delay from the reserve."""
        if seat not in self._until:
            return
        late = max(0.0, self._now() - self._until[seat])
        self.forget(seat)
        if seat not in self.room.kept.people:
            return
        chair = self.room.kept.chairs[seat]
        if late or chair.timeouts:
            chair = replace(chair, reserve=max(0.0, self._reserve(seat) - late), timeouts=0)
            self.room.kept.put(seat, chair)
            saving = asyncio.get_running_loop().create_task(self._save(seat))
            self._saving.add(saving)
            saving.add_done_callback(self._saving.discard)

    def forget(self, seat: int) -> None:
        """Reset a seat's timer, so that it has the full time when it is awaited next."""
        self._until.pop(seat, None)
        self._reading.pop(seat, None)
        self._reminded.discard(seat)

    async def _save(self, seat: int) -> None:
        room = self.room
        async with room.lock:
            chair = room.kept.chairs[seat]
            try:
                await write(room, TimeChange(seat, chair), done=lambda: True)
            except Refused:
                return  # logged there; the stored reserve stays as it was
            room.tell_room()

    def _reserve(self, seat: int) -> float:
        """Return the seconds that a seat had in reserve when its move began."""
        kept = self.room.kept
        reserve = kept.chairs[seat].reserve
        return float(RESERVES * (kept.clock or 0)) if reserve is None else reserve

    def _now(self) -> float:
        return time.monotonic() if self._stopped is None else self._stopped

    def _counted(self) -> dict[int, float]:
        """Return by seat when the time per move is up, for seats that people play themselves."""
        people = self.room.kept.people
        return {seat: until for seat, until in self._until.items() if seat in people}

    def told(self) -> Clock | None:
        """Return the time left of everyone who is awaited; None if no timer is running."""
        now = self._now()
        times: list[Time] = []
        for seat, until in sorted(self._counted().items()):
            reserve = max(0.0, self._reserve(seat) - max(0.0, now - until))
            waits = self._starts(seat) - now
            left = max(0.0, until - now - waits)
            times.append(Time(seat + 1, round(left, 1), round(reserve, 1), round(waits, 1)))
        return Clock(times) if times else None

    def next(self) -> tuple[int, float] | None:
        """Return the seat whose time is up first, and when; None if no time can run out."""
        ends = {
            seat: until + self._reserve(seat)
            for seat, until in self._counted().items()
            if seat not in self._reminded
        }
        return min(ends.items(), key=lambda end: end[1], default=None)

    async def time_is_up(self, table: Table, number: int, seat: int) -> None:
        """Apply the host's choice for a player whose time is up."""
        what = self.room.kept.time_up
        if what == "end":
            await finishing.lose_on_time(self.room, table, number, seat)
        elif what == "skip":
            move = least_move(table.rules, table.state, seat)
            if move is not None:
                self.forget(seat)
                await self._move(table, number, seat, move)
        else:
            self._reminded.add(seat)
            await self._remind(table, number, seat)

    async def _remind(self, table: Table, number: int, seat: int) -> None:
        room = self.room
        async with room.lock:
            if room.is_at(table, number):
                chair = replace(room.kept.chairs[seat], reserve=0.0)
                await seating.keep_time(room, seat, chair, seating.named("note-time-up", chair.name))

    async def _move(self, table: Table, number: int, seat: int, move: Action) -> None:
        """Make the smallest move for a person. After TIMEOUTS in a row a bot stands in for them."""
        room = self.room
        async with room.lock:
            if not room.is_at(table, number) or table.bots[seat] is not None or room.motion is not None:
                return
            before = room.kept.chairs[seat]
            chair = replace(before, reserve=0.0, timeouts=before.timeouts + 1)
            await act_late(room, seat, move, chair, seating.named("note-time-up", chair.name))
            if chair.timeouts >= seating.TIMEOUTS and not room.over:
                note = seating.named("note-time-bot", chair.name)
                await seating.change(room, seat, replace(chair, bot=STAND_IN, away=True), note)
            else:
                room.tell_room()
