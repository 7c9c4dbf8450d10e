"""Rules as text on the screen, with their tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bohnhof.engine.message import all_of, message, rule, text, typed
from bohnhof.engine.rules import Rules
from bohnhof.rulebook import Paragraph, RulebookError, chapters, find, paragraphs, search
from bohnhof.terminal.speech import Speech

FEW: Final = 6
"""Number of rules that a search during a game shows."""


def rules_page(speech: Speech, asked: str) -> RenderableType:
    """Return the rule with the id `asked`, or the rules that contain this word.

    If `asked` is empty, return the list of chapters.
    """
    rules = speech.rules
    game = rules.told_in or rules.id
    try:
        if not asked.strip():
            first = rule(paragraphs(game)[0].id)
            listed = text(" · ".join(chapters(game, speech.language)))
            return speech.text(message("chapters", chapters=listed, first=first))
        try:
            return paragraph_text(find(asked, game, speech.language))
        except RulebookError:
            return _found(speech, search(asked, _stands_on(rules), speech.language), asked)
    except RulebookError as problem:
        return Text(str(problem))


def _stands_on(rules: Rules) -> set[str]:
    """Return the rulebooks that apply to this game: its own, and those of games it derives from."""
    kinds = [kind for kind in type(rules).__mro__ if issubclass(kind, Rules)]
    return {kind.told_in for kind in kinds if kind.told_in}


def _found(speech: Speech, found: Sequence[Paragraph], word: str) -> RenderableType:
    if not found:
        return speech.text(message("no-rule-has", word=typed(word)))
    parts = [paragraph_text(paragraph) for paragraph in found[:FEW]]
    if len(found) > FEW:
        others = all_of([rule(paragraph.id) for paragraph in found[FEW:]])
        parts.append(speech.text(message("also-in", rules=others), "dim"))
    return Group(*parts)


def paragraph_text(paragraph: Paragraph) -> RenderableType:
    """Return a rule next to its id, with its table below."""
    text, _, table = paragraph.text.partition("\n\n")
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    grid.add_row(paragraph.id, Text.assemble(text, (f" [{'; '.join(paragraph.sources)}]", "dim")))
    if not table:
        return grid
    return Group(grid, Padding(_table(table.splitlines()), (0, 0, 0, 8)))


def _table(lines: Sequence[str]) -> Table:
    """Parse a Markdown table. Its second line is only a separator."""
    head, _, *rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for cell in head:
        table.add_column(cell)
    for row in rows:
        table.add_row(*row)
    return table
