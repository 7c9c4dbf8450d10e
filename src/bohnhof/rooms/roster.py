"""Build the messages that say who sits at a table and who is online."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import msgspec

from bohnhof.rooms import seating
from bohnhof.rooms.chat import speaker_of
from bohnhof.rooms.messages.replies import Motion as MotionTold
from bohnhof.rooms.messages.replies import Note as NoteTold
from bohnhof.rooms.messages.replies import Room as RoomTold
from bohnhof.rooms.messages.replies import Seat

if TYPE_CHECKING:
    from bohnhof.rooms.connection import Connection
    from bohnhof.rooms.motions import Motion
    from bohnhof.rooms.room import Room
    from bohnhof.rooms.stored_table import Note


def room_told(room: Room, connection: Connection, there: list[Seat]) -> RoomTold:
    """Return the message about a table for a client. `there` are its seats, the same for all."""
    kept = room.kept
    seat = room.seat_of(connection)
    return RoomTold(
        table=kept.id,
        game=kept.rules.name,
        seats=there,
        you=None if seat is None else seat + 1,
        host=connection.person == kept.host,
        pace=kept.pace,
        begun=kept.begun,
        public=kept.public,
        clock=kept.clock,
        time_up=kept.time_up,
        watchers=sum(1 for other in room.pages if room.seat_of(other) is None),
        speaker=speaker_of(room, connection),
        seed_hash=kept.seed_hash,
        grace=seating.GRACE,
        partners=[] if seat is None else [partner + 1 for partner in sorted(room.partners(seat))],
        motion=_motion_told(room.motion),
        next=kept.next,
        lesson=room.table.lesson is not None,
    )


def _motion_told(motion: Motion | None) -> MotionTold | None:
    if motion is None:
        return None
    return MotionTold(motion.wanted, motion.seat + 1, [seat + 1 for seat in sorted(motion.agreed)])


def note_told(note: Note) -> NoteTold:
    return NoteTold(note.number, note.after, msgspec.json.decode(note.message))


def seats(room: Room) -> list[Seat]:
    stand_ins = room.table.stand_ins
    return [
        Seat(
            seat=seat + 1,
            name="" if chair.open else chair.name,
            who="open" if chair.open else "person" if chair.bot is None else "bot",
            bot=stand_ins[seat].plays if seat in stand_ins else chair.bot,
            failed=stand_ins[seat].bot if seat in stand_ins else None,
            online=room.is_online(seat),
            absent=math.ceil(10 * room.absence(seat)) / 10 if chair.person is not None else 0.0,
            timeouts=chair.timeouts,
            conceded=chair.conceded,
            waits_for=seating.waits_for(room, seat),
            writing=seat in room.writing,
            looks_for=room.wishes.get(seat, ([], []))[0],
            would_give=room.wishes.get(seat, ([], []))[1],
        )
        for seat, chair in enumerate(room.kept.chairs)
    ]
