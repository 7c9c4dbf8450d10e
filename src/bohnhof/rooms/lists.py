"""Lists of tables, and statistics of a person's games."""

from __future__ import annotations

from bohnhof.rooms.hub import Hub
from bohnhof.rooms.keeper import Listed
from bohnhof.rooms.messages.calls import Results, TableLine, Tables
from bohnhof.rooms.messages.replies import Seat
from bohnhof.rooms.roster import seats


async def tables_for(hub: Hub, person: str | None) -> Tables:
    """Return a person's tables and the public ones, newest first."""
    mine, public = await hub.keeper.tables(person)
    return Tables([_line(hub, one, person) for one in mine], [_line(hub, one, person) for one in public])


async def table_line(hub: Hub, table_id: str, person: str | None) -> TableLine | None:
    """Return one table as lists show it; None if there is none."""
    found = await hub.keeper.table(table_id)
    return None if found is None else _line(hub, found, person)


def _line(hub: Hub, table: Listed, person: str | None) -> TableLine:
    """Return a table as it is listed for a person.

    Rooms in memory also know who is online.
    """
    own = [seat for seat, chair in enumerate(table.chairs) if chair.person == person is not None]
    you = own[-1] if own else None
    room = hub.rooms.get(table.id)
    begun = not any(chair.open for chair in table.chairs)
    over = table.winners is not None
    return TableLine(
        table=table.id,
        game=table.game,
        seats=_seats(table) if room is None else seats(room),
        you=None if you is None else you + 1,
        waits_for_you=begun and not over and you is not None and bool(table.awaited >> you & 1),
        begun=begun,
        over=over,
        seq=table.acts,
        updated=table.updated,
        winners=list(table.winners or ()),
        scores=list(table.scores),
    )


def _seats(table: Listed) -> list[Seat]:
    return [
        Seat(
            seat=seat + 1,
            name="" if chair.open else chair.name,
            who="bot" if chair.bot else "open" if chair.open else "person",
            bot=chair.bot,
        )
        for seat, chair in enumerate(table.chairs)
    ]


async def results_of(hub: Hub, person: str) -> list[Results]:
    """Return statistics of a person's finished games, by game."""
    scores: dict[str, list[int]] = {}
    won: dict[str, float] = {}
    for one in await hub.keeper.finished(person):
        scores.setdefault(one.game, []).append(one.scores[one.seat])
        share = 1 / len(one.winners) if one.seat + 1 in one.winners else 0.0
        won[one.game] = won.get(one.game, 0.0) + share
    return [
        Results(game, len(found), round(won[game], 3), max(found), round(sum(found) / len(found), 2))
        for game, found in sorted(scores.items())
    ]
