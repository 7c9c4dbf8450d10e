"""Change who has a seat: people sit down, leave and return, bots stand in, the host decides."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bohnhof.bots.registry import BOTS, is_built_in, listed_bots, why_not
from bohnhof.engine import message
from bohnhof.engine.message import Message
from bohnhof.engine.rules import Rules
from bohnhof.plugins import is_place
from bohnhof.rooms import refusals
from bohnhof.rooms.changes import PaceChange, SeatChange, TimeChange
from bohnhof.rooms.messages.terms import Pace
from bohnhof.rooms.refusals import Refused
from bohnhof.rooms.saving import write
from bohnhof.rooms.stand_ins import STAND_IN, log_stand_ins
from bohnhof.rooms.stored_table import Chair
from bohnhof.table.names import LONGEST_NAME, bot_name, guest_name, is_taken
from bohnhof.table.text_files import plain

if TYPE_CHECKING:
    from bohnhof.rooms.connection import Connection
    from bohnhof.rooms.room import Room

GRACE: Final = 60.0
"""Seconds for which no one can take an absent person's seat: their phone may only be asleep."""
TIMEOUTS: Final = 3
"""Timeouts in a row after which a bot stands in for a player."""


def clean_name(name: str) -> str:
    """Return a name as plain text on one line."""
    return plain(name, LONGEST_NAME) or "?"


def check_bot(bot: str, rules: Rules) -> str:
    """Return the name of a bot that plays this game, or raise Refused.

    A request must not name code to run, or a search bot with a budget of its own.
    """
    named = bot in BOTS or not (is_built_in(bot) or is_place(bot))
    if not named or why_not(bot, rules):
        raise Refused(refusals.NO_BOT, 400)
    return bot


def bot_names() -> list[str]:
    return [bot.name for bot in listed_bots() if not bot.error]


def name_for(name: str, guest: bool, taken: Collection[str]) -> str:
    """Return the name of a person who sits down: the chosen one, or a guest's with a number.

    Raise Refused if someone else at the table has the chosen name.
    """
    name = clean_name(name)
    if guest:
        return guest_name(name, taken)
    if is_taken(name, taken):
        raise Refused(refusals.name_taken(name))
    return name


def _taken(chairs: Sequence[Chair], seat: int) -> list[str]:
    """Return the names at a table except that of one seat."""
    return [chair.name for other, chair in enumerate(chairs) if other != seat and chair.name]


async def sit_down(room: Room, person: str, name: str, seat: int | None, guest: bool = False) -> int:
    """Give a person an open seat, the first if `seat` is None, and return it.

    A person who already has a seat keeps that one. Raise Refused if no seat is free.
    """
    async with room.lock:
        kept = room.kept
        own = kept.seat_of(person)
        if own is not None:
            return own
        if await _return(room, person):
            return kept.places[person]
        free = [number for number, chair in enumerate(kept.chairs) if chair.open]
        free = [number for number in free if not waits_for(room, number) or room.absence(number) >= GRACE]
        if seat is not None:
            free = [number for number in free if number == seat]
        if not free:
            raise Refused(refusals.NO_SEAT_FREE)
        chair = Chair(name_for(name, guest, _taken(kept.chairs, free[0])), None, person)
        room.left(free[0])
        await change(room, free[0], chair, named("note-sat-down", chair.name))
        return free[0]


def waits_for(room: Room, seat: int) -> str:
    """Return the name of the player who was invited to take this seat of a rematch, or ""."""
    kept = room.kept
    chair = kept.chairs[seat]
    is_rematch = kept.conversation is not None and room.table.actions == 0
    return chair.name if is_rematch and chair.open and chair.person is not None else ""


async def come_back(room: Room, person: str | None) -> None:
    """Give an absent person who has opened the page their seat back."""
    if room.kept.left_by(person) is not None:
        async with room.lock:
            await _return(room, person)


async def return_in_time(room: Room, person: str | None) -> None:
    """Give a person back the seat that a bot plays because their time was up.

    The caller holds the lock.
    """
    seat = room.kept.left_by(person)
    if seat is not None and room.kept.chairs[seat].timeouts >= TIMEOUTS:
        await _return(room, person)


async def _return(room: Room, person: str | None) -> bool:
    seat = room.kept.left_by(person)
    if seat is None:
        return False
    chair = replace(room.kept.chairs[seat], bot=None, away=False, timeouts=0)
    kept = room.kept
    host = kept.host if kept.begun or kept.seat_of(kept.host) is not None else person
    await change(room, seat, chair, named("note-back", chair.name), host=host)
    return True


async def leave_table(room: Room, person: str) -> None:
    """Give up a person's seat.

    Before the game it is open again; later a bot stands in until the person returns. A player who
    was invited to a rematch declines it in this way.
    """
    async with room.lock:
        kept = room.kept
        asked = kept.left_by(person)
        if asked is not None and waits_for(room, asked):
            note = named("note-not-again", kept.chairs[asked].name)
            await change(room, asked, Chair("", None, None), note)
            return
        seat = kept.seat_of(person)
        if seat is None or room.over:
            return
        chair = kept.chairs[seat]
        note = named("note-left", chair.name)
        if kept.begun:
            await change(room, seat, replace(chair, bot=chair.bot or STAND_IN, away=True), note)
        else:
            others = [one.person for one in kept.chairs if one.person not in (None, person) and not one.open]
            host = others[0] if kept.host == person and others else kept.host
            await change(room, seat, Chair("", None, None), note, host=host)


async def set_seat(room: Room, connection: Connection, seat: int, bot: str | None) -> None:
    """Hand a seat to a bot, take it back, or open it.

    Players may do so with their own seat. The host may do so with a bot's seat, an open one, and
    that of a person who has been absent for GRACE seconds.
    """
    async with room.lock:
        kept = room.kept
        if not 0 <= seat < len(kept.chairs):
            raise Refused(refusals.NOT_YOURS)
        chair = kept.chairs[seat]
        if chair.conceded:
            raise Refused(refusals.CONCEDED)
        if bot is not None:
            check_bot(bot, kept.rules)
        if room.seat_of(connection) == seat:
            word = "note-own-bot" if bot is not None else "note-plays"
            await change(room, seat, replace(chair, bot=bot, away=False, timeouts=0), named(word, chair.name))
            return
        _check_host(room, connection)
        if chair.person is None:
            other = Chair("", None, None)
            if bot is not None:
                other = Chair(bot_name(bot, seat, _taken(kept.chairs, seat)), bot, None)
            note = named("note-sat-down", other.name) if bot is not None else Message("note-seat-open")
            await change(room, seat, other, note)
            return
        if room.is_online(seat):
            raise Refused(refusals.SEAT_TAKEN)
        if room.absence(seat) < GRACE:
            raise Refused(refusals.JUST_LEFT)
        word = "note-away-bot" if bot is not None else "note-away-open"
        await change(room, seat, replace(chair, bot=bot, away=True), named(word, chair.name))


async def set_pace(room: Room, connection: Connection, pace: Pace) -> None:
    async with room.lock:
        _check_host(room, connection)
        await write(room, PaceChange(pace), done=lambda: room.kept.pace == pace)
        room.kept.pace = pace
        room.tell_room()
        room.driver.wake()


def _check_host(room: Room, connection: Connection) -> None:
    if connection.person is None or connection.person != room.kept.host:
        raise Refused(refusals.HOST_ONLY)


def named(word: str, name: str) -> Message:
    """Return a note that contains a name, since the seat may change hands later."""
    return message.message(word, name=message.text(name))


async def keep_time(room: Room, seat: int, chair: Chair, note: Message) -> None:
    """Store a player's time, with a note in everyone's log. The caller holds the lock."""
    await write(
        room,
        TimeChange(seat, chair),
        note=note,
        after=room.table.actions,
        done=lambda: room.kept.chairs[seat] == chair,
    )
    room.kept.put(seat, chair)
    room.tell_room()


async def change(room: Room, seat: int, chair: Chair, note: Message, host: str | None = None) -> None:
    """Store who has a seat, with a note in everyone's log, and update all clients.

    The caller holds the lock.
    """
    kept, actions = room.kept, room.table.actions
    before = kept.chairs[seat]
    host = host or kept.host
    seen = before.person not in (None, chair.person) and actions > 0
    floor = actions if seen else kept.undo_floor
    await write(
        room,
        SeatChange(seat, chair, host, floor),
        note=note,
        after=actions,
        done=lambda: (room.kept.chairs[seat], room.kept.host) == (chair, host),
    )
    kept, table = room.kept, room.table
    kept.put(seat, chair)
    kept.host, kept.undo_floor = host, floor
    table.seat_by_name(kept.bots())
    log_stand_ins(table)
    if chair.person != before.person:
        room.wishes.pop(seat, None)
    room.writing.discard(seat)
    room.driver.hurried.discard(seat)
    room.lapse()
    room.keep_newest(chair.person)
    room.driver.reseat(seat, chair.person != before.person)
    room.tell_room()
    room.tell_views()
