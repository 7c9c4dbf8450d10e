"""Games in German, Dutch and French, without English on the screen."""

from __future__ import annotations

import io
import re
from contextlib import suppress
from functools import cache
from itertools import chain, cycle, islice

import pytest
from rich.console import Console

from bohnhof.bots.registry import bot_maker
from bohnhof.games import rules_of
from bohnhof.table.table import Table
from bohnhof.terminal.help import all_cards, help_page
from bohnhof.terminal.screen import score_lines
from bohnhof.terminal.sitting import Left, Sitting
from bohnhof.terminal.speech import Speech
from bohnhof.words import names_in
from bohnhof.words.catalogue import texts_in
from tests.samples import one_for_each_game

OTHERS = ("de", "nl", "fr")
PLAYERS = ["Ada", "Bea", "Cem"]
ASKED = ["?", "m", "c", "xyzzy 3", "p quux", "h 9", "l", "a", "w 99"]
"""The first input: commands, and lines that are refused."""
DONE = ["", "1", "", "1", "2", "", "1"]
"""Input that is repeated after that."""


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Return every word in the messages and names of a language."""
    texts = [*texts_in(language).values(), " ".join(strings(names_in(language).rows))]
    bare = [re.sub(r"\$[\w]+|^[\w-]+ =|\[\w+\]", " ", text, flags=re.MULTILINE) for text in texts]
    return frozenset(words(" ".join(bare)))


def strings(data: object) -> list[str]:
    if isinstance(data, dict):
        return [text for value in data.values() for text in strings(value)]
    return [str(data)]


def words(text: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[^\W\d_]{3,}", text)}


def played(game: str, language: str, lines: int | None) -> str:
    """Return the output for a player who types `lines` lines, or a whole game if it is None."""
    rules = rules_of(game)
    seats = rules.fewest_seats
    table = Table(rules, 5, [None, *[bot_maker("thrifty")] * (seats - 1)], bots_seed=5)
    output = io.StringIO()
    console = Console(file=output, width=110)
    speech = Speech(rules, language, PLAYERS[:seats], 0)
    typed = chain(islice(chain(ASKED, cycle(DONE)), lines), ["q"])
    with suppress(Left):
        Sitting(table, speech, console, lambda prompt: next(typed)).play()
    view = table.view(0)
    console.print(all_cards(speech, view))
    for line in score_lines(speech, view):
        console.print(line)
    return output.getvalue()


@pytest.mark.parametrize(("game", "language"), one_for_each_game(OTHERS))
def test_a_game_has_no_english_word_on_the_screen(game: str, language: str, everything: bool) -> None:
    shown = played(game, language, None if everything else 50)
    english = vocabulary("en") - vocabulary(language)
    titles = words(rules_of(game).title)
    typed = words(" ".join(ASKED))
    found = {word: line for line in shown.splitlines() for word in words(line) & english - titles - typed}
    assert found == {}


@pytest.mark.parametrize(("game", "language"), one_for_each_game(OTHERS))
def test_the_help_of_every_phase_is_in_the_language(game: str, language: str) -> None:
    rules = rules_of(game)
    table = Table(rules, 3, [bot_maker("thrifty")] * rules.fewest_seats, bots_seed=3)
    speech = Speech(rules, language, PLAYERS[: rules.fewest_seats], 0)
    english = vocabulary("en") - vocabulary(language) - words(rules.title)
    output = io.StringIO()
    seen = set()
    while not table.state.over:
        table.step()
        view = table.view(0)
        if view.agenda and view.agenda[-1].step not in seen:
            seen.add(view.agenda[-1].step)
            Console(file=output, width=120).print(help_page(speech, view))
    assert words(output.getvalue()) & english == set()
