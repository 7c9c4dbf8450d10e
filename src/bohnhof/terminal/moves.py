"""The legal moves as a numbered list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from bohnhof.engine.actions import Action, BuyField, Done, Harvest, Plant
from bohnhof.engine.state import State
from bohnhof.engine.trading import Accept, Answer, Withdraw, find
from bohnhof.terminal.gallery import looks_of
from bohnhof.terminal.speech import Speech, taler

FEW: Final = 4
"""How many moves of one sort, such as suggested offers, a prompt shows."""


def answers_first(moves: Sequence[Action]) -> list[Action]:
    """The moves, answers to the offers of others before the own offers that could be withdrawn."""
    answers = [move for move in moves if isinstance(move, Answer)]
    ordered = iter(sorted(answers, key=lambda move: isinstance(move, Withdraw)))
    return [next(ordered) if isinstance(move, Answer) else move for move in moves]


def listed_moves(speech: Speech, view: State, moves: Sequence[Action], everything: bool) -> RenderableType:
    """Every move with its number; of some sorts only a few unless everything is asked for."""
    lines: list[RenderableType] = []
    counts: dict[str, int] = {}
    for number, move in enumerate(moves, 1):
        sort = looks_of(speech.rules).sort(speech.rules, move)
        if sort and not everything:
            counts[sort] = counts.get(sort, 0) + 1
            if counts[sort] > FEW:
                continue
        lines.append(_line(speech, view, number, move))
    parts: list[RenderableType] = [Columns(lines, padding=(0, 3), column_first=True)]
    for sort, count in counts.items():
        if count > FEW:
            parts.append(Text(f"   … {count - FEW} more {sort}: moves", style="dim"))
    return Group(*parts)


def _line(speech: Speech, view: State, number: int, move: Action) -> Text:
    line = Text(f"{number:>2} ", style="bold", no_wrap=True, overflow="fold")
    shown = looks_of(speech.rules).sentence(speech, move.sentence(speech.rules))
    line.append(shown, style="not bold")
    comment = _comment(speech, view, move)
    if comment:
        line.append(" (", style="not bold dim").append_text(comment).append(")", style="not bold dim")
    return line


def _comment(speech: Speech, view: State, move: Action) -> Text:
    own = view.players[speech.seat]
    special = looks_of(speech.rules).comment(speech, view, move)
    if special is not None:
        return special
    if isinstance(move, Plant):
        row = own.fields[move.field]
        bean = speech.bean(move.kind or own.hand[0])
        return (
            Text.assemble("makes ", bean, f" ×{len(row) + 1}") if row else bean.append(" on an empty field")
        )
    if isinstance(move, Harvest):
        row = own.fields[move.field]
        worth = speech.rules.ask_worth(view, speech.seat, row)
        return speech.beans(row).append(f" for {taler(worth)}" if worth else " for nothing")
    if isinstance(move, BuyField):
        price = speech.rules.ask_third_field_price(view, speech.seat)
        pay = move.pay or speech.rules.payment(view, speech.seat, price)
        return Text.assemble("pays ", speech.beans(pay), " taler")
    if isinstance(move, Accept):
        offer = find(view, move.serial)
        if offer is not None:
            return Text.assemble("get ", speech.beans(offer.give), " for ", speech.beans(offer.want))
    if isinstance(move, Done):
        return Text("end this phase")
    return Text()
