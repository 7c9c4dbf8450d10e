"""Games that end early: by agreement, by concession, or on time."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING

from bohnhof.engine import message
from bohnhof.engine.message import Message
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State
from bohnhof.live.play import EndingRow
from bohnhof.rooms import refusals, seating
from bohnhof.rooms.changes import Change, SeatChange
from bohnhof.rooms.messages.terms import Ended
from bohnhof.rooms.refusals import Refused
from bohnhof.rooms.saving import write
from bohnhof.rooms.stand_ins import STAND_IN
from bohnhof.table.table import Table
from bohnhof.telling import telling_of

if TYPE_CHECKING:
    from bohnhof.rooms.connection import Connection
    from bohnhof.rooms.room import Room


def winners_of(rules: Rules, s: State, conceded: Collection[int], ended: Ended | None) -> list[int]:
    """Return the seats that have won: none by agreement, never one that has conceded."""
    if ended == "agreed":
        return []
    if ended is None:
        by_rules = rules.winners(s)
        left = [seat for seat in by_rules if seat not in conceded]
        if left or not by_rules:
            return left
    seats = [seat for seat in range(len(s.players)) if seat not in conceded]
    ranks = {seat: (rules.score(s, seat), rules.tie_break(s, seat)) for seat in seats}
    return [seat for seat, rank in ranks.items() if rank == max(ranks.values())]


def scores_of(rules: Rules, s: State) -> list[int]:
    return [rules.score(s, seat) for seat in range(len(s.players))]


def verdict_of(rules: Rules, s: State, conceded: Collection[int], ended: Ended | None) -> Message:
    """Return a message that names the winners, and the reason if the game ended early."""
    if ended == "agreed":
        return Message("ended-agreed")
    if not conceded:
        return telling_of(rules).verdict(s)
    winners = winners_of(rules, s, conceded, ended)
    verdict = message.message("winners", winners=message.seats(tuple(winners))) if winners else None
    if verdict is None:
        verdict = Message("nobody-wins") if ended else telling_of(rules).verdict(s)
    who = message.seats(tuple(sorted(conceded)))
    return message.message(
        "ended-time" if ended == "time" else "ended-conceded", who=who, verdict=message.said(verdict)
    )


async def concede(room: Room, connection: Connection) -> None:
    """Concede the game for a person.

    A bot plays on in their place, unless no other person or only one possible winner is left.
    """
    async with room.lock:
        seat = room.check_seat(connection)
        room.check_running()
        chair = room.kept.chairs[seat]
        if chair.conceded:
            raise Refused(refusals.CONCEDED)
        chair = replace(chair, conceded=True, bot=chair.bot or STAND_IN, away=False)
        note = seating.named("note-conceded", chair.name)
        others = set(range(len(room.kept.chairs))) - {seat, *room.kept.conceded}
        if room.partners(seat) and len(others) > 1:
            await seating.change(room, seat, chair, note)
            return
        await _finish(room, "conceded", note, seat)


async def lose_on_time(room: Room, table: Table, number: int, seat: int) -> None:
    """End the game because a player's time is up, as the host has chosen.

    Do nothing if the table has changed since action `number`, or a motion is open.
    """
    async with room.lock:
        if room.is_at(table, number) and room.motion is None:
            note = seating.named("note-time-lost", room.kept.chairs[seat].name)
            await _finish(room, "time", note, seat)


async def end_by_agreement(room: Room, note: Message) -> None:
    """End the game because all people agree. The caller holds the lock."""
    await _finish(room, "agreed", note)


async def _finish(room: Room, ended: Ended, note: Message, conceding: int | None = None) -> None:
    """Store that the game is over, and send everyone the result. The caller holds the lock."""
    kept, table = room.kept, room.table
    conceded = set(kept.conceded)
    changes: list[Change] = []
    if conceding is not None:
        conceded.add(conceding)
        chair = replace(kept.chairs[conceding], conceded=True)
        changes.append(SeatChange(conceding, chair, kept.host, kept.undo_floor))
    winners = winners_of(table.rules, table.state, conceded, ended)
    await write(
        room,
        *changes,
        EndingRow(winners, scores_of(table.rules, table.state), ended),
        note=note,
        after=table.actions,
        done=lambda: room.kept.ended == ended,
    )
    if conceding is not None and not room.kept.chairs[conceding].conceded:
        room.kept.put(conceding, chair)
    room.kept.finish(ended)
    room.lapse()
    room.driver.begin_again()
    room.tell_room()
    room.tell_views()
