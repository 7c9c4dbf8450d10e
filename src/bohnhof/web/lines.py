"""Save and load chat lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, delete, insert, literal, select, update

from bohnhof.rooms.changes import Report
from bohnhof.rooms.messages.replies import Said
from bohnhof.rooms.stored_table import MOST_LINES, Line, StoredTable
from bohnhof.web.tables import LINES, REPORTS, Statement

_INSERT: Final = insert(LINES)


def load_lines(connection: Connection, table_id: str) -> list[Line]:
    """Return the chat lines of a table, oldest first."""
    rows = connection.execute(select(LINES).where(LINES.c.table_id == table_id).order_by(LINES.c.number))
    return [
        Line(
            Said(
                row.number,
                None if row.seat is None else row.seat + 1,
                row.name,
                row.speaker,
                row.emote,
                row.text,
            ),
            row.person,
            row.reported,
        )
        for row in rows
    ]


def adding(table_id: str, line: Line) -> Sequence[Statement]:
    """Return the statements that save a new line and delete the oldest beyond MOST_LINES."""
    said = line.said
    row = {
        "table_id": table_id,
        "number": said.number,
        "seat": None if said.seat is None else said.seat - 1,
        "name": said.name,
        "speaker": said.speaker,
        "person": line.person,
        "emote": said.emote,
        "text": said.text,
    }
    old = (LINES.c.table_id == table_id) & (LINES.c.number <= said.number - MOST_LINES)
    return [(_INSERT, row), (delete(LINES).where(old), None)]


def reporting(table_id: str, report: Report) -> list[Statement]:
    """Return the statements that save a report and mark its line as reported."""
    row = {
        "at": report.at,
        "table_id": table_id,
        "name": report.name,
        "person": report.person,
        "text": report.text,
        "context": report.context,
        "reporter": report.reporter,
    }
    line = (LINES.c.table_id == table_id) & (LINES.c.number == report.number)
    return [(insert(REPORTS).values(row), None), (update(LINES).where(line).values(reported=True), None)]


def carrying(old: StoredTable, new: StoredTable) -> Statement:
    """Return the statement that copies a table's chat to its rematch, where seats shift by one."""
    moved = {LINES.c.table_id: literal(new.id), LINES.c.seat: (LINES.c.seat + 1) % len(new.chairs)}
    copied = select(*[moved.get(column, column) for column in LINES.c]).where(LINES.c.table_id == old.id)
    return insert(LINES).from_select(list(LINES.c), copied), None
