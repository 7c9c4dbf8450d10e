"""Store the changes of a table.

After a failed write the room loads the table again, and what is stored decides whether the change
was made.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import structlog

from bohnhof.engine.message import Message
from bohnhof.live.play import ActRow
from bohnhof.rooms import refusals
from bohnhof.rooms.changes import Change, Undo
from bohnhof.rooms.keeper import Keeper
from bohnhof.rooms.refusals import Refused
from bohnhof.rooms.store_error import StoreError
from bohnhof.rooms.stored_table import Note, StoredTable, brief
from bohnhof.table.table import Table

if TYPE_CHECKING:
    from bohnhof.rooms.room import Room

LOG: Final = structlog.get_logger()


async def write(
    room: Room,
    *changes: Change,
    done: Callable[[], bool],
    note: Message | None = None,
    after: int = 0,
) -> None:
    """Store changes of a table whose lock is held. Raise Refused if they are not stored.

    A note goes into everyone's log, after action number `after`. After a failure, `done` returns
    whether the table that was loaded again has the change.
    """
    number = len(room.kept.notes) + 1
    added = [Note(number, after, note.text())] if note is not None else []
    if await save(room, room.keeper.write(room.kept.id, *changes, *added), done):
        room.kept.notes += added
    if added:
        room.tell_notes(room.kept.notes[number - 1 :])


async def save(room: Room, writing: Awaitable[None], done: Callable[[], bool]) -> bool:
    """Wait for a write. Return False if it failed but its change is stored.

    After a failure, `done` returns whether the change is stored. Raise Refused if it is not.
    """
    try:
        await writing
    except BaseException as problem:
        await recover(room, problem, done)
        return False
    return True


async def recover(room: Room, problem: BaseException, done: Callable[[], bool]) -> None:
    """Load the table again after a failed write, and raise the failure unless `done` is true."""
    LOG.error("a write failed", table=room.kept.brief, why=str(problem) or type(problem).__name__)
    if not isinstance(problem, Exception):
        room.lose()  # the task was cancelled, and the write is still under way
        raise problem
    await _reload(room)
    if done():
        return
    room.tell_views()
    raise Refused(refusals.not_saved(problem.kind), 503) if isinstance(problem, StoreError) else problem


async def _reload(room: Room) -> None:
    """Load the table again. If that fails, the room leaves memory."""
    try:
        found = await reload(room.keeper, room.kept.id)
        if found is None:
            raise Refused(refusals.NO_TABLE, 404)
    except BaseException:
        room.lose()
        raise
    room.take_up(*found)


def has(room: Room, act: ActRow | None) -> bool:
    """Return whether the table has this action, with the same number."""
    if act is None:
        return False
    _, number, seat, sentence, _, _ = act
    return room.table.acts[number - 1 : number] == [(seat, sentence)]


async def reload(keeper: Keeper, table_id: str) -> tuple[StoredTable, Table] | None:
    """Load a table of which no one knows whether its last write is stored.

    Raise Refused if it cannot be loaded.
    """
    try:
        return await keeper.reload(table_id)
    except (StoreError, ValueError) as problem:
        LOG.error("what is saved is not known", table=brief(table_id), why=str(problem))
        raise Refused(refusals.MAYBE_SAVED, 503) from None


async def undo(room: Room, seat: int, note: Message) -> None:
    """Undo a seat's last action and all that followed. The caller holds the lock."""
    acts = room.table.acts
    left = acts[: max(number for number, (by, _) in enumerate(acts) if by == seat)]
    change = Undo(len(acts), len(left))
    await write(room, change, note=note, after=len(left), done=lambda: room.table.acts == left)
    await _reload(room)
    room.tell_views()
    if room.table.acts != left:
        raise Refused(refusals.NOT_SAVED, 503)
