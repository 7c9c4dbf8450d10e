"""Actions of people and bots: validate, apply and save them, then notify everyone; in this order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bohnhof.bots.bot import Bot
from bohnhof.engine.actions import Action
from bohnhof.engine.message import Message
from bohnhof.engine.notation import SentenceError, read_sentence
from bohnhof.live.play import ActRow, act_row, tell_act
from bohnhof.rooms import saving, seating
from bohnhof.rooms.changes import Change, TimeChange
from bohnhof.rooms.refusals import Illegal, Refused
from bohnhof.rooms.stored_table import Chair, Note
from bohnhof.table.table import Table

if TYPE_CHECKING:
    from bohnhof.rooms.connection import Connection
    from bohnhof.rooms.room import Room


async def act(room: Room, connection: Connection, sentence: str, id: int) -> None:
    """Do a person's action, by its sentence; Refused with nothing changed."""
    try:
        action = read_sentence(room.table.rules, sentence)
    except SentenceError as problem:
        raise Refused(problem.reason) from None
    async with room.lock:
        await seating.return_in_time(room, connection.person)
        seat = room.check_player(connection)
        await _do(room, seat, action, connection, id)
    room.counts.person_acted()


async def act_for_bot(
    room: Room, table: Table, number: int, seat: int, bot: Bot | None, action: Action
) -> bool:
    """Do what a bot decided after `number` actions, unless the table or the seat has changed since then.

    While a motion is open nothing is done: what a bot decided before must not end it.
    """
    async with room.lock:
        if not room.is_at(table, number):
            return False
        if table.bots[seat] is not bot or room.motion is not None:
            return False
        await _do(room, seat, action)
    room.counts.bot_acted()
    return True


async def act_late(room: Room, seat: int, action: Action, chair: Chair, note: Message) -> None:
    """Do the action of a person whose time is up, with a note before it; called under the lock."""
    added = Note(len(room.kept.notes) + 1, room.table.actions, note.text())
    await _do(room, seat, action, changes=(TimeChange(seat, chair), added))
    if added.number > len(room.kept.notes):
        room.kept.notes.append(added)
    room.tell_notes([added])


async def keep_silent(room: Room, connection: Connection, id: int) -> None:
    """Note that a person has nothing to answer and nothing to offer."""
    async with room.lock:
        seat = room.check_player(connection)
        room.table.keep_silent(seat)
        room.tell_view(connection, id)
        room.driver.wake()


async def _do(
    room: Room,
    seat: int,
    action: Action,
    connection: Connection | None = None,
    id: int | None = None,
    changes: Sequence[Change] = (),
) -> None:
    row: ActRow | None = None
    try:
        reason = room.table.act(seat, action)
        if reason is not None:
            raise Illegal(reason)
        row = act_row(room.kept.id, room.table)
        ending = [room.end()] if room.table.state.over else []
        await room.keeper.write(room.kept.id, *ending, *changes, act=row)
    except Refused:
        raise
    except BaseException as problem:
        await saving.recover(room, problem, lambda: saving.has(room, row))
    for change in changes:
        if isinstance(change, TimeChange):
            room.kept.put(change.seat, change.chair)  # the view says what is left in reserve
    tell_act(room, seat, connection, id)
