"""Actions of people and bots: validate, apply and store them, then notify everyone."""

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
    """Apply a person's action, given as its sentence.

    Raise Refused if it is not allowed or not stored; nothing has changed then.
    """
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
    """Apply a bot's decision. Return False if it no longer applies.

    It was made after `number` actions, and lapses if the table or the seat has changed since then.
    It also lapses while a motion is open, because any action would end the motion.
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
    """Apply an action for a person whose time is up, with a note before it.

    The caller holds the lock.
    """
    added = Note(len(room.kept.notes) + 1, room.table.actions, note.text())
    await _do(room, seat, action, changes=(TimeChange(seat, chair), added))
    if added.number > len(room.kept.notes):
        room.kept.notes.append(added)
    room.tell_notes([added])


async def keep_silent(room: Room, connection: Connection, id: int) -> None:
    """Record that a person neither answers an offer nor makes one."""
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
            room.kept.put(change.seat, change.chair)  # the snapshot contains the time in reserve
    tell_act(room, seat, connection, id)
