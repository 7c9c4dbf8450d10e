"""All changes of a stored table except its actions."""

from __future__ import annotations

from dataclasses import dataclass

from bohnhof.live.play import EndingRow
from bohnhof.rooms.messages.terms import Pace
from bohnhof.rooms.stored_table import Chair, Note


@dataclass(frozen=True)
class SeatChange:
    """A new player of a seat, with the host and the limit of undos from then on."""

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
    """A new speed of the bots."""

    pace: Pace


@dataclass(frozen=True)
class Undo:
    """A deletion of all actions after number `left`, if the last one is number `known`.

    Notes after those actions move before them.
    """

    known: int
    left: int


@dataclass(frozen=True)
class Report:
    """A chat line that someone has reported."""

    number: int
    """The number of the line."""
    at: float
    name: str
    """The name of the speaker."""
    person: str | None
    text: str
    context: str
    """The chat lines before it."""
    reporter: str | None


Change = SeatChange | TimeChange | PaceChange | Undo | Report | Note | EndingRow
