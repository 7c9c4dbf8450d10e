"""The quick start on the screen, shown before a user's first game of each kind."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from bohnhof.engine.rules import Rules
from bohnhof.quick_start import Part, QuickStart, quick_start_of
from bohnhof.terminal import saves
from bohnhof.words import Speech
from bohnhof.words.names import folded

SEEN: Final = "quick_starts_seen"
_MARK: Final = re.compile(r"(-|\d+\.) ")


def show_first_time(rules: Rules, language: str, read_line: Callable[[str], str], console: Console) -> bool:
    """Show the quick start unless this user has seen it, and wait for Enter.

    Return False if the user quits.
    """
    found = quick_start_of(rules, language)
    if found is None or found.game in _seen():
        return True
    speech = Speech(language, [])
    console.print(quick_start_page(found))
    answer = read_line(speech.catalogue.say("quick-start-begin"))
    _remember(found.game)
    return speech.names.commands().get(folded(answer.strip())) != "quit"


def quick_start_page(shown: QuickStart) -> RenderableType:
    """Return the quick start, which fits a screen of 80 columns and 24 lines."""
    return Group(Text(shown.title, style="bold"), *[_part(part) for part in shown.parts])


def _part(part: Part) -> RenderableType:
    lines = Table.grid(padding=(0, 1, 0, 0))
    lines.add_column(no_wrap=True)
    lines.add_column()
    for line in part.lines:
        mark = _MARK.match(line)
        lines.add_row(mark[1] if mark else "", Text(line[mark.end() :] if mark else line))
    return Group(Text(part.heading, style="bold underline"), lines)


def _path() -> Path:
    return saves.folder().parent / SEEN


def _seen() -> set[str]:
    """Return the games whose quick starts were shown; empty if the file cannot be read."""
    with contextlib.suppress(OSError, UnicodeDecodeError, saves.NoFolderError):
        return set(_path().read_text(encoding="utf-8").split())
    return set()


def _remember(game: str) -> None:
    with contextlib.suppress(OSError, saves.NoFolderError):
        _path().parent.mkdir(parents=True, exist_ok=True)
        _path().write_text("\n".join(sorted({*_seen(), game})) + "\n", encoding="utf-8")
