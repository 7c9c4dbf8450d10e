"""Who sits where: sitting down, leaving, bots that stand in, the host's word."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.registry import listed_bots, why_not
from bohnhof.engine.rules import Rules
from bohnhof.table.text_files import plain
from bohnhof.web import keeping, refusals
from bohnhof.web.connection import Connection
from bohnhof.web.driver import STAND_IN, log_stand_ins
from bohnhof.web.keeping import Chair
from bohnhof.web.messages.terms import Pace
from bohnhof.web.refusals import Refused
from bohnhof.web.room import Room
from bohnhof.web.store import StoreError

LONGEST_NAME: Final = 24


def clean_name(name: str) -> str:
    """A name as plain text on one line."""
    return plain(name, LONGEST_NAME) or "?"


def check_bot(bot: str, rules: Rules) -> str:
    """Return a bot that is installed and plays this game: requests never name code to run."""
    if bot not in bot_names() or why_not(bot, rules):
        raise Refused(refusals.NO_BOT, 400)
    return bot


def bot_names() -> list[str]:
    return [bot.name for bot in listed_bots() if not bot.error]


def bot_title(bot: str, seat: int) -> str:
    return f"{bot.capitalize()} {seat + 1}"


async def sit_down(room: Room, person: str, name: str, seat: int | None) -> int:
    """Take an open seat, the first if none is named; who has one keeps it."""
    async with room.lock:
        kept = room.kept
        own = kept.seat_of(person)
        if own is not None:
            return own
        free = [number for number, chair in enumerate(kept.chairs) if chair.open]
        if seat is not None:
            free = [number for number in free if number == seat]
        if not free:
            raise Refused(refusals.NO_SEAT_FREE)
        await _change(room, free[0], Chair(clean_name(name), None, person))
        for connection in room.pages:
            if connection.person == person and connection.seat is None:
                connection.seat = free[0]
                break
        _tell(room)
        return free[0]


async def leave_table(room: Room, person: str) -> None:
    """Give up one's seat: before the game it is open again, in the game a bot stands in until one returns."""
    async with room.lock:
        kept = room.kept
        seat = kept.seat_of(person)
        if seat is None or room.table.state.over:
            return
        chair = kept.chairs[seat]
        if kept.begun:
            await _change(room, seat, Chair(chair.name, chair.bot or STAND_IN, person))
        else:
            others = [one.person for one in kept.chairs if one.person not in (None, person)]
            host = others[0] if kept.host == person and others else kept.host
            await _change(room, seat, Chair("", None, None), host=host)
            for connection in room.pages:
                if connection.seat == seat:
                    connection.seat = None
        _tell(room)


async def set_seat(room: Room, connection: Connection, seat: int, bot: str | None) -> None:
    """Hand a seat to a bot, take it back, or open it."""
    async with room.lock:
        kept = room.kept
        if not 0 <= seat < len(kept.chairs):
            raise Refused(refusals.NOT_YOURS)
        chair = kept.chairs[seat]
        own = connection.seat == seat and chair.person is not None
        if not own:
            if connection.person is None or connection.person != kept.host:
                raise Refused(refusals.HOST_ONLY)
            if chair.bot is None and room.is_online(seat):
                raise Refused(refusals.SEAT_TAKEN)
        if bot is not None:
            check_bot(bot, kept.rules)
            changed = Chair(chair.name or bot_title(bot, seat), bot, chair.person)
        elif own:
            changed = Chair(chair.name, None, chair.person)
        else:
            changed = Chair("", None, None)
        await _change(room, seat, changed)
        _tell(room)


async def set_pace(room: Room, connection: Connection, pace: Pace) -> None:
    async with room.lock:
        if connection.person is None or connection.person != room.kept.host:
            raise Refused(refusals.HOST_ONLY)
        try:
            await keeping.keep_setting(room.store, room.kept.id, pace=pace)
        except StoreError as problem:
            raise Refused(refusals.not_saved(str(problem)), 503) from None
        room.kept.pace = pace
        room.tell_room()
        room.driver.wake()


async def _change(room: Room, seat: int, chair: Chair, host: str | None = None) -> None:
    kept = room.kept
    of_table = {} if host is None else {"host": host}
    try:
        await keeping.keep_chair(room.store, kept.id, seat, chair, **of_table)
    except StoreError as problem:
        raise Refused(refusals.not_saved(str(problem)), 503) from None
    kept.put(seat, chair)
    kept.host = host or kept.host
    room.table.seat_by_name(kept.bots())
    log_stand_ins(room.table)
    room.writing.discard(seat)
    room.wishes.pop(seat, None)


def _tell(room: Room) -> None:
    room.driver.begin_again()
    room.tell_room()
    room.tell_views()
