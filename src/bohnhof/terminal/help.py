"""What a player can look up in the middle of a game."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bohnhof.engine.state import State
from bohnhof.terminal.flow import Flow
from bohnhof.terminal.gallery import looks_of
from bohnhof.terminal.speech import Speech

COMMANDS: Final = {
    "?": "help",
    "help": "help",
    "m": "moves",
    "moves": "moves",
    "t": "table",
    "table": "table",
    "c": "cards",
    "cards": "cards",
    "l": "log",
    "log": "log",
    "r": "rules",
    "rules": "rules",
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
}
"""The words that are no sentences of the game, and what they ask for."""

_LOOK_UP: Final = (
    "moves (m) lists all moves · table (t) draws everything · cards (c) shows taler and discard pile · "
    "log (l) tells the last facts · rules (r) {example}, or a word, shows rules · quit (q) leaves; the game "
    "is saved after every act"
)

_OUTLOOK: Final = (
    "A field with “0 taler, +2 for 1” brings nothing yet; two more beans would make it worth one taler."
)


def help_page(speech: Speech, view: State) -> RenderableType:
    """Where the game stands, what may be typed, and where the rules say so."""
    looks = looks_of(speech.rules)
    parts: list[RenderableType] = [
        Text(f"{speech.whose(view.active)} turn, {looks.phase_title(speech.rules, view)}", style="bold")
    ]
    now = looks.phase(speech.rules, view)
    if now is not None:
        parts.append(Text(f"{now.advice} [{', '.join(now.cites)}]"))
    parts.append(Text(looks.freely(speech, view)))
    parts.extend([Text(f"· {hint}") for hint in looks.hints(speech, view)])
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("sentence", style="bold")
    table.add_column("short")
    table.add_column("meaning")
    for row in looks.help_rows(speech):
        table.add_row(*row)
    parts.append(table)
    parts.append(Text("A number does that move of the list. Several sentences may share a line: h 1; p 1; d"))
    example = _shortened(speech)
    parts.append(Text(f"Beans may be shortened{example} and written in the language of the table."))
    parts.append(Text(_OUTLOOK))
    parts.append(Text(_LOOK_UP.format(example=looks.example)))
    return Group(*parts)


def _shortened(speech: Speech) -> str:
    """An example of a bean that two letters are enough for."""
    names = [speech.names.short(bean.id).lower() for bean in speech.rules.beans[1:]]
    for name in names:
        if len(name) > 2 and sum(other.startswith(name[:2]) for other in names) == 1:
            return f" ({name[:2]} for {name})"
    return ""


def all_cards(speech: Speech, view: State) -> RenderableType:
    """What everybody may count: the beanometers, the taler by their beans, the discard pile in its order."""
    rules = speech.rules
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("Bean", no_wrap=True)
    for head in ("cards", "beans for 1, 2, 3, 4 taler", "discarded", "as taler"):
        table.add_column(head, justify="right")
    for kind, bean in enumerate(rules.beans):
        if kind:
            steps = "/".join(str(step) if step else "–" for step in bean.beanometer.thresholds)
            owned = sum(player.taler.count(kind) for player in view.players)
            table.add_row(
                speech.bean(kind), str(bean.count), steps, str(view.discard.count(kind)), str(owned)
            )
    lines: list[Text] = [
        Text.assemble(f"{speech.whose(seat)} taler: ", speech.beans(player.taler, nothing="none"))
        for seat, player in enumerate(view.players)
    ]
    top_first = Text(" ").join(speech.bean(kind) for kind in reversed(view.discard)) or Text("empty")
    lines.extend(looks_of(rules).cards(speech, view))
    lines.append(Text.assemble("Discard pile, top first: ", top_first))
    return Group(table, *[Flow(line) for line in lines])
