"""Motions: requests to which all other people at a table must agree.

An undo erases what they did. A hint is help that they do not have. An early end leaves no winner.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bohnhof.engine import message
from bohnhof.engine.message import Message
from bohnhof.rooms import refusals
from bohnhof.rooms.finishing import end_by_agreement
from bohnhof.rooms.hinting import hint
from bohnhof.rooms.messages.terms import Wanted
from bohnhof.rooms.refusals import Refused
from bohnhof.rooms.saving import undo, write

if TYPE_CHECKING:
    from bohnhof.rooms.connection import Connection
    from bohnhof.rooms.room import Room

PATIENCE: Final = 60.0
"""Seconds after which a motion lapses, since bots wait while it is open."""


@dataclass
class Motion:
    """A request that waits for the agreement of others. Any action makes it lapse."""

    wanted: Wanted
    seat: int
    """The seat that made the request."""
    timer: asyncio.TimerHandle
    agreed: set[int] = field(default_factory=set)


async def move(room: Room, connection: Connection, wanted: Wanted) -> None:
    """Request an undo, a hint or the end of the game.

    Without other people an undo or a hint is granted immediately, and the end is refused.
    """
    async with room.lock:
        seat = room.check_player(connection)
        room.check_running()
        if wanted == "undo" and not room.can_undo(seat):
            raise Refused(refusals.NOTHING_TO_UNDO)
        partners = room.partners(seat)
        if partners:
            _ask(room, seat, wanted, partners)
            return
        if wanted == "end":
            raise Refused(refusals.NOTHING_TO_END)
        if wanted == "undo":
            await undo(room, seat, _note("note-undone", room, seat))
            return
    await hint(room, connection)


def _ask(room: Room, seat: int, wanted: Wanted, partners: set[int]) -> None:
    if room.motion is not None:
        raise Refused(refusals.MOTION_OPEN)
    absent = [partner for partner in sorted(partners) if not room.is_online(partner)]
    if absent:
        raise Refused(message.message("server-all-must-agree", who=message.seat(absent[0])))
    timer = asyncio.get_running_loop().call_later(PATIENCE, room.lapse)
    room.motion = Motion(wanted, seat, timer)
    room.driver.wake()
    room.tell_room()


async def answer(room: Room, connection: Connection, agrees: bool) -> None:
    """Agree to the open motion, or reject it. Once everyone has agreed, carry it out."""
    async with room.lock:
        seat = room.check_seat(connection)
        motion = room.motion
        if motion is None or seat == motion.seat:
            raise Refused(refusals.NOTHING_ASKED)
        if not agrees:
            room.lapse()
            await _write(room, _note("note-declined", room, seat))
            return
        motion.agreed.add(seat)
        if not room.partners(motion.seat) <= motion.agreed:
            room.tell_room()
            return
        room.lapse()
        note = _note(f"note-agreed-{motion.wanted}", room, motion.seat)
        if motion.wanted == "undo":
            await undo(room, motion.seat, note)
            return
        if motion.wanted == "end":
            await end_by_agreement(room, note)
            return
        await _write(room, note)
        asked = [page for page in room.pages if room.seat_of(page) == motion.seat]
    for page in asked:
        await hint(room, page)


async def _write(room: Room, note: Message) -> None:
    number = len(room.kept.notes) + 1
    await write(room, note=note, after=room.table.actions, done=lambda: len(room.kept.notes) == number)


def _note(word: str, room: Room, seat: int) -> Message:
    """Return a note that contains a player's name, since the seat may change hands later."""
    return message.message(word, name=message.text(room.kept.chairs[seat].name))
