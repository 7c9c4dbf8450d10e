"""The legal moves as a numbered list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bohnhof.engine.actions import Action
from bohnhof.engine.message import message, number
from bohnhof.engine.state import State
from bohnhof.engine.trading import Answer, Withdraw
from bohnhof.telling.advice import brings
from bohnhof.terminal.speech import Speech

FEW: Final = 4
"""Number of moves of one group, such as suggested offers, that a prompt shows."""


def answers_first(moves: Sequence[Action]) -> list[Action]:
    """Return the moves with accept and decline before withdrawals of the player's own offers."""
    answers = [move for move in moves if isinstance(move, Answer)]
    ordered = iter(sorted(answers, key=lambda move: isinstance(move, Withdraw)))
    return [next(ordered) if isinstance(move, Answer) else move for move in moves]


def listed_moves(speech: Speech, view: State, moves: Sequence[Action], everything: bool) -> RenderableType:
    """Return the numbered moves. Groups are shortened to FEW moves unless `everything` is set."""
    lines: list[RenderableType] = []
    counts: dict[str, int] = {}
    for place, move in enumerate(moves, 1):
        sort = speech.telling.sort(move)
        if sort and not everything:
            counts[sort] = counts.get(sort, 0) + 1
            if counts[sort] > FEW:
                continue
        lines.append(_line(speech, view, place, move))
    parts: list[RenderableType] = [Columns(lines, padding=(0, 3), column_first=True)]
    for sort, count in counts.items():
        if count > FEW:
            parts.append(speech.text(message(sort, count=number(count - FEW)), "dim"))
    return Group(*parts)


def hints(
    speech: Speech, view: State, moves: Sequence[Action], found: Sequence[tuple[Action, float]]
) -> RenderableType:
    """Return the candidate moves of an expert with their numbers and expected gains."""
    if not found:
        return Text(speech.word("hint-nothing"))
    rows = Table.grid(padding=(0, 3))
    for move, taler in found:
        rows.add_row(_line(speech, view, moves.index(move) + 1, move), speech.text(brings(taler), "dim"))
    return Group(Text(speech.word("hint-title")), rows)


def _line(speech: Speech, view: State, place: int, move: Action) -> Text:
    line = Text(f"{place:>2} ", style="bold", no_wrap=True, overflow="fold")
    line.append(speech.sentence(move.sentence(speech.rules)), style="not bold")
    meaning = speech.telling.meaning(view, speech.seat, move)
    if meaning is not None:
        line.append(" (", style="not bold dim").append_text(speech.text(meaning))
        line.append(")", style="not bold dim")
    return line
