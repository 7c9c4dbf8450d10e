"""Quick starts: each game on one screen, in every language."""

import re

import pytest

from bohnhof import rulebook
from bohnhof.games import game_ids, rules_of
from bohnhof.quick_start import QuickStart, quick_start_of, read_quick_start
from bohnhof.terminal.quick_start import quick_start_page
from bohnhof.words.names import LANGUAGES
from tests.terminals import printed

SCREEN = 24


def shown(game: str, language: str) -> QuickStart:
    found = quick_start_of(rules_of(game), language)
    assert found is not None
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_a_quick_start_and_the_question_below_it_fit_on_one_screen(game: str, language: str) -> None:
    lines = printed(quick_start_page(shown(game, language)), width=80).splitlines()
    assert len(lines) + 1 <= SCREEN


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_a_quick_start_tells_goal_turn_and_three_mistakes_with_their_rules(game: str, language: str) -> None:
    goal, turn, mistakes = shown(game, language).parts
    assert len(goal.lines) == 1
    assert sum(bool(re.match(r"\d\. ", line)) for line in turn.lines) >= 4
    assert len(mistakes.lines) == 3
    english = shown(game, "en").parts[2].lines
    for line, first in zip(mistakes.lines, english, strict=True):
        cited = re.search(r"\(([A-Z]{2} \d+\.\d+)\)$", line)
        assert cited, line
        assert rulebook.find(cited[1]).id == cited[1]
        assert first.endswith(cited[0])


def test_a_variant_has_its_own_quick_start_or_that_of_its_game() -> None:
    assert shown("al-cabohne-solo-long", "en").game == "al-cabohne-solo"
    assert shown("prohibohn-pub", "en").game == "prohibohn"


def test_a_game_from_outside_has_none() -> None:
    class Mine(type(rules_of("bohnanza"))):  # type: ignore[misc]
        pass

    assert quick_start_of(Mine()) is None


def test_one_line_is_one_thing_to_say() -> None:
    found = read_quick_start("skat", "# Skat\n\n## Goal\nWin.\n\n## Turn\n1. Play.\n2. Win.\n")
    assert found.title == "Skat"
    assert [(part.heading, part.lines) for part in found.parts] == [
        ("Goal", ("Win.",)),
        ("Turn", ("1. Play.", "2. Win.")),
    ]
