"""Who sits at a table and who is there, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.web.messages.replies import Room as RoomTold
from bohnhof.web.messages.replies import Seat

if TYPE_CHECKING:
    from bohnhof.web.connection import Connection
    from bohnhof.web.room import Room


def room_told(room: Room, connection: Connection) -> RoomTold:
    kept = room.kept
    seat = connection.seat
    return RoomTold(
        table=kept.id,
        game=kept.rules.name,
        seats=seats(room),
        you=None if seat is None else seat + 1,
        host=connection.person == kept.host,
        pace=kept.pace,
        begun=kept.begun,
        public=kept.public,
        clock=kept.clock,
        watchers=sum(1 for other in room.pages if other.seat is None),
        seed_hash=kept.seed_hash,
    )


def seats(room: Room) -> list[Seat]:
    stand_ins = room.table.stand_ins
    return [
        Seat(
            seat=seat + 1,
            name=chair.name,
            who="open" if chair.open else "person" if chair.bot is None else "bot",
            bot=stand_ins[seat].plays if seat in stand_ins else chair.bot,
            failed=stand_ins[seat].bot if seat in stand_ins else None,
            online=room.is_online(seat),
            writing=seat in room.writing,
            looks_for=room.wishes.get(seat, ([], []))[0],
            would_give=room.wishes.get(seat, ([], []))[1],
        )
        for seat, chair in enumerate(room.kept.chairs)
    ]
