"""Save tables to the database and load them."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import asdict
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import InternalError

from bohnhof.games import OldRulesError, rules_at
from bohnhof.live.play import EndingRow
from bohnhof.rooms.changes import Change, PaceChange, Report, SeatChange, TimeChange, Undo
from bohnhof.rooms.keeper import Acts
from bohnhof.rooms.store_error import StoreError
from bohnhof.rooms.stored_table import Chair, Note, StoredTable, awaited_bits, replayed
from bohnhof.table.table import Table
from bohnhof.web.lines import reporting
from bohnhof.web.tables import ACTS, NOTES, SEATS, TABLES, Row, Statement

_INSERT_TABLE: Final = insert(TABLES)
_INSERT_SEAT: Final = insert(SEATS)
_SAME: Final = (
    *("id", "salt", "pace", "clock", "public", "host", "next"),
    *("time_up", "ended", "undo_floor", "conversation"),
)
"""Columns that a StoredTable has unchanged."""


def creation(kept: StoredTable, old: StoredTable | None = None) -> list[Statement]:
    """Return the statements that save a new table, which is the rematch of `old` if given."""
    state = kept.rules.new_game(len(kept.chairs), kept.seed)
    row = {
        "id": kept.id,
        "game": kept.rules.name,
        "revision": kept.rules.revision,
        "seed": str(kept.seed),
        "salt": kept.salt,
        "pace": kept.pace,
        "clock": kept.clock,
        "time_up": kept.time_up,
        "public": kept.public,
        "host": kept.host,
        "created": time.time(),
        "awaited": awaited_bits(kept.rules, state),
        "conversation": kept.conversation,
    }
    seats: list[Row] = [
        {"table_id": kept.id, "seat": seat, **values_of(chair)} for seat, chair in enumerate(kept.chairs)
    ]
    statements: list[Statement] = [(_INSERT_TABLE, row), (_INSERT_SEAT, seats)]
    if old is not None:
        statements.append(setting(old.id, next=kept.id))
    return statements


def setting(table_id: str, **values: object) -> Statement:
    """Return the statement that updates columns of a table."""
    return update(TABLES).where(TABLES.c.id == table_id).values(**values), None


def changing(table_id: str, change: Change) -> list[Statement]:
    """Return the statements that save a change of a table."""
    match change:
        case EndingRow():
            return [ending(table_id, change)]
        case Note():
            return [noting(table_id, change)]
        case SeatChange():
            return seat_change(table_id, change)
        case TimeChange():
            return [time_kept(table_id, change)]
        case PaceChange():
            return [setting(table_id, pace=change.pace)]
        case Undo():
            return undoing(table_id, change)
        case Report():
            return reporting(table_id, change)


def ending(table_id: str, row: EndingRow) -> Statement:
    """Return the statement that saves the result of a game."""
    winners = " ".join(str(seat + 1) for seat in row.winners)
    scores = " ".join(str(score) for score in row.scores)
    return setting(table_id, winners=winners, scores=scores, ended=row.ended)


def values_of(chair: Chair) -> Row:
    return {
        "name": chair.name,
        "bot": chair.bot,
        "person": chair.person,
        "away": chair.away,
        "reserve": chair.reserve,
        "timeouts": chair.timeouts,
        "conceded": chair.conceded,
    }


def time_kept(table_id: str, change: TimeChange) -> Statement:
    """Return the statement that saves a player's time in reserve and number of timeouts."""
    where = (SEATS.c.table_id == table_id) & (SEATS.c.seat == change.seat)
    chair = change.chair
    return update(SEATS).where(where).values(reserve=chair.reserve, timeouts=chair.timeouts), None


def seat_change(table_id: str, change: SeatChange) -> list[Statement]:
    """Return the statements that save a seat, the host, and the limit of undos."""
    where = (SEATS.c.table_id == table_id) & (SEATS.c.seat == change.seat)
    chair = update(SEATS).where(where).values(**values_of(change.chair))
    return [setting(table_id, host=change.host, undo_floor=change.undo_floor), (chair, None)]


def noting(table_id: str, note: Note) -> Statement:
    """Return the statement that saves a note of the log."""
    return insert(NOTES).values(table_id=table_id, **asdict(note)), None


def undoing(table_id: str, undo: Undo) -> list[Statement]:
    """Return the statements that delete the undone actions, and move later notes before them."""
    of_table, left = ACTS.c.table_id == table_id, undo.left
    last = select(func.max(ACTS.c.number)).where(of_table).scalar_subquery()
    acts = delete(ACTS).where(of_table, ACTS.c.number > left, last == undo.known)
    notes = update(NOTES).where(NOTES.c.table_id == table_id, NOTES.c.after > left).values(after=left)
    return [setting(table_id, winners=None, scores=None), (notes, None), (acts, None)]


def take_up(connection: Connection, table_id: str) -> tuple[StoredTable, Table] | None:
    """Load a table for play, after any pending write of it; None if there is none."""
    settle(connection, table_id)
    return load(connection, table_id)


def settle(connection: Connection, table_id: str) -> None:
    """Wait until no write of a table is pending.

    On PostgreSQL the transaction of a lost connection may still be committed a moment later. Every
    write of a table locks its row of TABLES: directly, or by the foreign key of an action or a chat
    line.
    """
    row = select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update()
    with suppress(InternalError):  # a read-only database refuses the lock
        connection.execute(row)
    connection.rollback()


def load(connection: Connection, table_id: str) -> tuple[StoredTable, Table] | None:
    """Load a table and replay its actions; None if there is none."""
    found = load_kept(connection, table_id)
    return None if found is None else (found, replayed(found, load_acts(connection, table_id)))


def load_acts(connection: Connection, table_id: str) -> Acts:
    """Return the seat and the sentence of each action of a table.

    Raise StoreError if an action is missing.
    """
    acts = select(ACTS.c.number, ACTS.c.seat, ACTS.c.sentence).where(ACTS.c.table_id == table_id)
    rows = connection.execute(acts.order_by(ACTS.c.number)).all()
    for expected, (number, _, _) in enumerate(rows, 1):
        if number != expected:
            raise StoreError(f"act {expected} of this table is missing", "unreadable")
    return [(seat, sentence) for _, seat, sentence in rows]


def load_kept(connection: Connection, table_id: str) -> StoredTable | None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
    if row is None:
        return None
    try:
        rules = rules_at(row["game"], row["revision"])
    except OldRulesError as problem:
        raise StoreError(str(problem), "unreadable") from None
    seats = connection.execute(
        select(
            SEATS.c.name,
            SEATS.c.bot,
            SEATS.c.person,
            SEATS.c.away,
            SEATS.c.reserve,
            SEATS.c.timeouts,
            SEATS.c.conceded,
        )
        .where(SEATS.c.table_id == table_id)
        .order_by(SEATS.c.seat)
    )
    chairs = [Chair(*chair) for chair in seats]
    written = select(NOTES.c.number, NOTES.c.after, NOTES.c.message).where(NOTES.c.table_id == table_id)
    notes = [Note(*note) for note in connection.execute(written.order_by(NOTES.c.number))]
    same = {key: row[key] for key in _SAME}
    return StoredTable(rules=rules, seed=int(row["seed"]), chairs=chairs, notes=notes, **same)
