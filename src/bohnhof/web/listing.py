"""Query the database for the tables and games that lists show."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select

from bohnhof.rooms.keeper import MOST_MINE, MOST_PUBLIC, Finished, Listed
from bohnhof.rooms.stored_table import Chair
from bohnhof.web.tables import ACTS, SEATS, TABLES

_COUNTS: Final = func.coalesce(TABLES.c.ended, "") != "agreed"
"""SQL condition: the game was not called off by all players."""


def tables_for(connection: Connection, person: str | None) -> tuple[list[Listed], list[Listed]]:
    """Return a person's tables and the unfinished public ones, newest first."""
    mine: list[Listed] = []
    if person is not None:
        own = (
            select(TABLES.c.id)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.person == person)
            .order_by(TABLES.c.created.desc())
            .limit(MOST_MINE)
        )
        mine = listed(connection, list(connection.scalars(own)))
    public = (
        select(TABLES.c.id)
        .where(TABLES.c.public, TABLES.c.winners.is_(None))
        .order_by(TABLES.c.created.desc())
        .limit(MOST_PUBLIC)
    )
    return mine, listed(connection, list(connection.scalars(public)))


def listed(connection: Connection, ids: list[str]) -> list[Listed]:
    """Return the tables with these ids, in this order; missing ones are left out."""
    tables = {
        row["id"]: row for row in connection.execute(select(TABLES).where(TABLES.c.id.in_(ids))).mappings()
    }
    chairs: dict[str, list[Chair]] = {}
    for row in connection.execute(
        select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
    ).mappings():
        chair = Chair(row["name"], row["bot"], row["person"], row["away"])
        chairs.setdefault(row["table_id"], []).append(chair)
    counts = select(ACTS.c.table_id, func.max(ACTS.c.number).label("last")).where(ACTS.c.table_id.in_(ids))
    last = counts.group_by(ACTS.c.table_id).subquery()
    acts = select(ACTS.c.table_id, ACTS.c.number, ACTS.c.at, ACTS.c.awaited).join(
        last, (ACTS.c.table_id == last.c.table_id) & (ACTS.c.number == last.c.last)
    )
    newest = {row["table_id"]: row for row in connection.execute(acts).mappings()}
    found: list[Listed] = []
    for table_id in [one for one in ids if one in tables]:
        table, act = tables[table_id], newest.get(table_id)
        winners = table["winners"]
        found.append(
            Listed(
                id=table_id,
                game=table["game"],
                chairs=chairs[table_id],
                acts=act["number"] if act else 0,
                updated=act["at"] if act else table["created"],
                awaited=act["awaited"] if act else table["awaited"],
                winners=None if winners is None else _numbers(winners),
                scores=_numbers(table["scores"]),
            )
        )
    return found


def finished_by(connection: Connection, person: str) -> list[Finished]:
    """Return a person's finished games, except those that all players called off."""
    rows = connection.execute(
        select(TABLES.c.game, SEATS.c.seat, TABLES.c.winners, TABLES.c.scores)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(SEATS.c.person == person, TABLES.c.winners.is_not(None), _COUNTS)
    )
    return [Finished(game, seat, _numbers(winners), _numbers(scores)) for game, seat, winners, scores in rows]


def _numbers(text: str | None) -> list[int]:
    return [int(word) for word in (text or "").split()]
