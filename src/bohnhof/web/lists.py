"""Tables in lists: one's own, those to join or watch, and how one's games went."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select

from bohnhof.web.hub import Hub
from bohnhof.web.keeping import Chair
from bohnhof.web.messages.calls import Results, TableLine, Tables
from bohnhof.web.messages.replies import Seat
from bohnhof.web.messages.terms import Who
from bohnhof.web.roster import seats
from bohnhof.web.tables import ACTS, SEATS, TABLES

MOST_MINE: Final = 50
MOST_PUBLIC: Final = 50
_COUNTS: Final = func.coalesce(TABLES.c.ended, "") != "agreed"
"""Whether a game counts: one that all players have called off does not."""


async def tables_for(hub: Hub, person: str | None) -> Tables:
    """The newest first."""
    mine, public = await hub.store.read(lambda connection: _both(connection, person))
    return Tables([_alive(hub, line) for line in mine], [_alive(hub, line) for line in public])


async def table_line(hub: Hub, table_id: str, person: str | None) -> TableLine | None:
    """One table; None if there is none."""
    lines = await hub.store.read(lambda connection: _lines(connection, [table_id], person))
    return _alive(hub, lines[0]) if lines else None


def _both(connection: Connection, person: str | None) -> tuple[list[TableLine], list[TableLine]]:
    mine: list[TableLine] = []
    if person is not None:
        own = (
            select(TABLES.c.id)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.person == person)
            .order_by(TABLES.c.created.desc())
            .limit(MOST_MINE)
        )
        mine = _lines(connection, list(connection.scalars(own)), person)
    listed = (
        select(TABLES.c.id)
        .where(TABLES.c.public, TABLES.c.winners.is_(None))
        .order_by(TABLES.c.created.desc())
        .limit(MOST_PUBLIC)
    )
    return mine, _lines(connection, list(connection.scalars(listed)), person)


def _lines(connection: Connection, ids: list[str], person: str | None) -> list[TableLine]:
    tables = {
        row["id"]: row for row in connection.execute(select(TABLES).where(TABLES.c.id.in_(ids))).mappings()
    }
    seats: dict[str, list[Seat]] = {}
    own: dict[str, int] = {}
    for row in connection.execute(
        select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
    ).mappings():
        chair = Chair(row["name"], row["bot"], row["person"], row["away"])
        who: Who = "bot" if chair.bot else "open" if chair.open else "person"
        name = "" if chair.open else chair.name
        seats.setdefault(row["table_id"], []).append(Seat(row["seat"] + 1, name, who, chair.bot))
        if person is not None and row["person"] == person:
            own[row["table_id"]] = row["seat"]
    counts = select(ACTS.c.table_id, func.max(ACTS.c.number).label("last")).where(ACTS.c.table_id.in_(ids))
    last = counts.group_by(ACTS.c.table_id).subquery()
    acts = select(ACTS.c.table_id, ACTS.c.number, ACTS.c.at, ACTS.c.awaited).join(
        last, (ACTS.c.table_id == last.c.table_id) & (ACTS.c.number == last.c.last)
    )
    newest = {row["table_id"]: row for row in connection.execute(acts).mappings()}
    found: list[TableLine] = []
    for table_id in [one for one in ids if one in tables]:
        table, act = tables[table_id], newest.get(table_id)
        awaited = act["awaited"] if act else table["awaited"]
        you = own.get(table_id)
        begun = all(seat.who != "open" for seat in seats[table_id])
        winners = table["winners"]
        found.append(
            TableLine(
                table=table_id,
                game=table["game"],
                seats=seats[table_id],
                you=None if you is None else you + 1,
                waits_for_you=begun and winners is None and you is not None and bool(awaited >> you & 1),
                begun=begun,
                over=winners is not None,
                seq=act["number"] if act else 0,
                updated=act["at"] if act else table["created"],
                winners=_numbers(winners),
                scores=_numbers(table["scores"]),
            )
        )
    return found


def _numbers(text: str | None) -> list[int]:
    return [int(word) for word in (text or "").split()]


def _alive(hub: Hub, line: TableLine) -> TableLine:
    """Who is there now is known only of rooms in memory."""
    room = hub.rooms.get(line.table)
    if room is not None:
        line.seats = seats(room)
    return line


async def results_of(hub: Hub, person: str) -> list[Results]:
    """The caller's finished games, by game."""
    return await hub.store.read(lambda connection: _results(connection, person))


def _results(connection: Connection, person: str) -> list[Results]:
    finished = connection.execute(
        select(TABLES.c.game, TABLES.c.winners, TABLES.c.scores, SEATS.c.seat)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(SEATS.c.person == person, TABLES.c.winners.is_not(None), _COUNTS)
    )
    scores: dict[str, list[int]] = {}
    won: dict[str, float] = {}
    for game, winners, score, seat in finished:
        scores.setdefault(game, []).append(_numbers(score)[seat])
        winning = _numbers(winners)
        won[game] = won.get(game, 0.0) + (1 / len(winning) if seat + 1 in winning else 0.0)
    return [
        Results(game, len(found), round(won[game], 3), max(found), round(sum(found) / len(found), 2))
        for game, found in sorted(scores.items())
    ]
