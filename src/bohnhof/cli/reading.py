"""The command `bohnhof rules`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.text import Text

from bohnhof import rulebook
from bohnhof.cli.consoles import console as cli_console
from bohnhof.cli.errors import CommandError
from bohnhof.cli.pages import rules_page
from bohnhof.engine.rules import Rules
from bohnhof.games import DEFAULT_GAME, load_game, told_in
from bohnhof.quick_start import quick_start_of
from bohnhof.rulebook import Paragraph
from bohnhof.terminal.paragraphs import paragraph_text
from bohnhof.terminal.quick_start import quick_start_page
from bohnhof.words import names_in


def print_rules(
    game: str | None,
    number: str | None,
    paragraph: str | None,
    search: str | None,
    quick: bool,
    page: Path | None,
    language: str,
    coverage: bool,
    as_json: bool,
) -> int:
    """Print or write what the options request, and return the exit status.

    This is all rules of a game, some of them, the quick start, a printable page, or the coverage.
    """
    names_in(language)
    if number is not None:
        if paragraph is not None:
            raise CommandError(f"“{number}” and --paragraph are the same question; ask one")
        paragraph = number
        if rulebook.looks_like_an_id(f"{game}{number}"):
            game, paragraph = None, f"{game} {number}"
    elif game is not None and paragraph is None and rulebook.looks_like_an_id(game):
        game, paragraph = None, game
    if sum([paragraph is not None, search is not None, quick, page is not None, coverage]) > 1:
        raise CommandError(
            "--paragraph, --search, --quick, --print and --coverage are different questions; ask one"
        )
    of_games = None if game is None else [told_in(game)]
    if coverage:
        return _print_coverage(of_games, as_json)
    if quick:
        return _print_quick_start(load_game(game or DEFAULT_GAME), language)
    if page is not None:
        page.write_text(rules_page(told_in(game or DEFAULT_GAME), language), encoding="utf-8")
        return 0
    if paragraph is not None:
        found = [rulebook.find(paragraph, told_in(game) if game else None, language)]
    elif search is not None:
        found = rulebook.search(search, of_games, language)
        if not found:
            raise CommandError(f"no rule{f' of {game}' if game else ''} has “{search}”", 1)
    else:
        found = rulebook.paragraphs(told_in(game or DEFAULT_GAME), language)
    if as_json:
        print(json.dumps({"paragraphs": [asdict(one) for one in found]}, ensure_ascii=False))
        return 0
    _print_paragraphs(found, chapters=paragraph is None and search is None)
    return 0


def _print_quick_start(rules: Rules, language: str) -> int:
    found = quick_start_of(rules, language)
    if found is None:
        raise CommandError(f"there is no quick start for {rules.title}", 1)
    cli_console().print(quick_start_page(found))
    return 0


def _print_paragraphs(paragraphs: Sequence[Paragraph], chapters: bool) -> None:
    console = cli_console()
    chapter = ""
    for paragraph in paragraphs:
        if chapters and paragraph.chapter != chapter:
            chapter = paragraph.chapter
            console.print()
            console.print(Text(chapter, style="bold underline"))
        console.print(paragraph_text(paragraph))


def _print_coverage(of_games: Sequence[str] | None, as_json: bool) -> int:
    """Print how many tests cite each rule. Return 1 if a rule has none."""
    from bohnhof.testing.citations import coverage

    found = coverage(rulebook.source_tree(), of_games)
    bare = [paragraph["id"] for paragraph in found["paragraphs"] if not paragraph["tests"]]
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        for paragraph in found["paragraphs"]:
            count = len(paragraph["tests"])
            print(f"{paragraph['id']:<8}  {count or 'no'} test{'' if count == 1 else 's'}")
        print(f"{len(found['paragraphs'])} paragraphs, {len(bare)} without a test")
    return 1 if bare else 0
