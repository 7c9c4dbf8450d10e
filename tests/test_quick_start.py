"""Quick starts: each game on one screen, in every language."""

import re
from functools import cache

import pytest

from bohnhof import rulebook
from bohnhof.engine.message import Message
from bohnhof.games import game_ids, rules_of
from bohnhof.quick_start import QuickStart, quick_start_of, read_quick_start
from bohnhof.terminal.quick_start import quick_start_page
from bohnhof.testing.glossary import TERMS, Term, glossary
from bohnhof.words import LANGUAGES, Speech
from tests.terminals import printed

SCREEN = 24

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def shown(game: str, language: str) -> QuickStart:
    found = quick_start_of(rules_of(game), language)
    assert found is not None
    return found


def numbered(game: str, language: str) -> dict[int, str]:
    """Return the numbered lines about a turn."""
    found = [re.match(r"(\d)\. (.*)", line) for line in shown(game, language).parts[1].lines]
    return {int(line[1]): line[2] for line in found if line}


@cache
def term(name: str) -> Term:
    return next(row for row in glossary(rulebook.source_tree()) if (row.section, row.id) == (TERMS, name))


@in_every_language
@pytest.mark.parametrize("game", game_ids())
def test_a_quick_start_and_the_question_below_it_fit_on_one_screen(game: str, language: str) -> None:
    lines = printed(quick_start_page(shown(game, language)), width=80).splitlines()
    assert len(lines) + 1 <= SCREEN


@in_every_language
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


# The turn is described correctly


@in_every_language
@pytest.mark.parametrize("game", ["bohnanza", "high-bohn", "rabohnzel"])
def test_the_turn_is_numbered_as_the_phases_on_the_screen(game: str, language: str) -> None:
    """Compare the numbers with phase 2: trade.

    In Rabohnzel the magic phase has no number (RZ 2.4).
    """
    phase = re.search(r"\d", Speech(language, []).say(Message("phase-trade")))
    assert phase
    told = numbered(game, language)
    assert list(told) == [1, 2, 3, 4]
    assert term("reveal").is_in(language, told[int(phase[0])])


@in_every_language
def test_the_magic_phase_comes_between_the_first_two_numbers(language: str) -> None:
    first, magic, second, *_ = shown("rabohnzel", language).parts[1].lines
    assert (first[:2], second[:2]) == ("1.", "2.")
    assert term("magic-phase").is_in(language, magic)


REVEALING = {"al-cabohne": 4, "al-cabohne-solo": 3, "prohibohn": 4}
"""The phase in which cards are revealed. Beans are grown in the next one."""
IF_YOU_CAN = {"en": "if you can", "de": "wenn du kannst", "nl": "als je kunt", "fr": "si ta main le permet"}


@in_every_language
@pytest.mark.parametrize("game", REVEALING)
def test_bosses_take_revealed_cards_and_empty_ones_are_filled_if_the_hand_can(
    game: str, language: str
) -> None:
    """Check AC 6.2, PB 5.2, AC 7.10 and AC 7.11."""
    told = numbered(game, language)
    revealing, growing = told[REVEALING[game]], told[REVEALING[game] + 1]
    assert term("boss").is_in(language, revealing)
    assert growing.endswith(f"{IF_YOU_CAN[language]}.")


OWN_TURN = {"en": "own turn", "de": "eigenen Zug", "nl": "eigen beurt", "fr": "à ton tour"}


@in_every_language
@pytest.mark.parametrize("game", ["al-cabohne", "prohibohn"])
def test_players_harvest_in_their_own_turn_and_not_in_phase_4(game: str, language: str) -> None:
    """Check AC 9.7 and PB 5.1."""
    last = shown(game, language).parts[1].lines[-1]
    assert term("harvest").is_in(language, last)
    assert OWN_TURN[language].lower() in last.lower()
    assert re.search("[Pp]hase 4|fase 4", last)


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
