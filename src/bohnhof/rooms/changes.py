"""Everything that can change about a stored table besides its actions."""

from __future__ import annotations

from dataclasses import dataclass

from bohnhof.live.play import EndingRow
from bohnhof.rooms.messages.terms import Pace
from bohnhof.rooms.stored_table import Chair, Note


@dataclass(frozen=True)
class SeatChange:
    """Who has a seat, who is the host then, and how far an undo may go."""

    seat: int
    chair: Chair
    host: str
    undo_floor: int


@dataclass(frozen=True)
class TimeChange:
    """The time that a player has left: `reserve` and `timeouts` of their chair."""

    seat: int
    chair: Chair


@dataclass(frozen=True)
class PaceChange:
    """How fast the bots play."""

    pace: Pace


@dataclass(frozen=True)
class Undo:
    """Delete every action after number `left`, unless the last one is not number `known`.

    Notes after those actions move before them.
    """

    known: int
    left: int


@dataclass(frozen=True)
class Report:
    """A line of the chat that someone has reported."""

    number: int
    """Of the line."""
    at: float
    name: str
    """Of whoever said it."""
    person: str | None
    text: str
    context: str
    """The lines before it."""
    reporter: str | None


Change = SeatChange | TimeChange | PaceChange | Undo | Report | Note | EndingRow
