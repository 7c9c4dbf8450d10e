"""The table as plain text or HTML, for programs and notebooks."""

from __future__ import annotations

from io import StringIO
from typing import Final

from rich.console import Console

from bohnhof.engine.rules import Rules
from bohnhof.engine.state import SPECTATOR, State
from bohnhof.terminal.screen import open_hands, score_lines, whole_table
from bohnhof.terminal.speech import Speech

WIDTH: Final = 100
HTML: Final = '<pre style="font-family:ui-monospace,monospace;line-height:1.4">{code}</pre>'


def draw_text(rules: Rules, state: State) -> str:
    """Return a state as plain text, with all hands."""
    text = _drawn(rules, state).export_text()
    return "\n".join([line.rstrip() for line in text.splitlines()])


def draw_html(rules: Rules, state: State) -> str:
    """Return a state as HTML, with all hands and with the beans in their colours."""
    return _drawn(rules, state).export_html(code_format=HTML, inline_styles=True)


def _drawn(rules: Rules, state: State) -> Console:
    console = Console(file=StringIO(), width=WIDTH, record=True, color_system="truecolor")
    speech = Speech(rules, "en", [f"Seat {seat + 1}" for seat in range(len(state.players))])
    view = rules.view(state, SPECTATOR)
    console.print(whole_table(speech, view, WIDTH), *open_hands(speech, state), sep="\n")
    if state.over:
        console.print(*score_lines(speech, view), sep="\n")
    return console
