"""Describe a table for a seat or a spectator, as data."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State
from bohnhof.live.json_text import phase_text, standing_text, told_text
from bohnhof.rooms.course import Course
from bohnhof.rooms.finishing import verdict_of, winners_of
from bohnhof.rooms.messages.replies import Ending, Part, Standing, Told
from bohnhof.rooms.messages.terms import Ended
from bohnhof.table.log import Told as Entry
from bohnhof.table.table import Table
from bohnhof.telling import telling_of


def standing_of(rules: Rules, view: State) -> Standing:
    return msgspec.json.decode(standing_text(rules, view, phase_text(rules, view)), type=Standing)


def told_of(rules: Rules, entry: Entry, seat: int) -> Told:
    told = told_text(rules, entry.number, entry.seat, entry.sentence, entry.facts, seat)
    return msgspec.json.decode(told, type=Told)


def ending_of(
    table: Table, course: Course, salt: str, conceded: Sequence[int] = (), ended: Ended | None = None
) -> Ending:
    """Return the result of a game that is over, including its seed and salt."""
    rules, state = table.rules, table.state
    telling = telling_of(rules)
    seats = range(len(state.players))
    rows = [(seat + 1, telling.score(state, seat), rules.tie_break(state, seat)) for seat in seats]
    rivals = [(None, score, 0) for score in telling.rivals(state)]
    gone = [seat + 1 for seat in conceded]
    parts = [((seat in gone, -score.taler, -more), seat, score) for seat, score, more in [*rows, *rivals]]
    return Ending(
        verdict=verdict_of(rules, state, conceded, ended).data(),
        winners=[seat + 1 for seat in winners_of(rules, state, conceded, ended)],
        ended=ended,
        conceded=gone,
        parts=[
            Part(seat, score.taler, score.made_of.data(), 1 + sum(other < rank for other, *_ in parts))
            for rank, seat, score in parts
        ],
        seed=str(table.seed),
        salt=salt,
        course=course.lines(),
        passes=course.passes,
        decided=None if conceded or ended else course.decided(),
        trades=course.trades(),
        figures=[course.figures(seat) for seat in seats],
    )
