"""Names at a table: unique, with proper names for bots."""

from __future__ import annotations

import pytest

from bohnhof.bots import bot_ids
from bohnhof.bots.registry import offered_bots
from bohnhof.games import game_ids, rules_of
from bohnhof.table.names import LONGEST_NAME, NAMES, bot_name, bot_names, guest_name, is_taken
from bohnhof.words import LANGUAGES, names_in


def test_every_built_in_bot_has_a_name_for_each_seat() -> None:
    assert set(NAMES) == set(bot_ids())
    every = [name for names in NAMES.values() for name in names]
    assert len(set(every)) == len(every) == 5 * len(NAMES)


def test_bots_at_different_seats_never_share_an_initial() -> None:
    initials = [{names[seat][0] for names in NAMES.values()} for seat in range(5)]
    assert sum(map(len, initials)) == len(set.union(*initials))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_has_the_name_of_a_bean_or_a_card(language: str) -> None:
    rows = names_in(language).rows
    words = {
        str(word).casefold()
        for section in ("beans", "cards")
        for row in rows[section].values()
        for word in row.values()
    }
    assert not words.intersection(name.casefold() for names in NAMES.values() for name in names)


def test_a_bot_takes_the_next_name_of_its_seat_if_a_person_has_its_own() -> None:
    assert bot_name("thrifty", 1) == "Greta"
    assert bot_name("search-400", 1) == "Hedy"
    assert bot_name("thrifty", 1, ["GRETA "]) == "Henk"
    assert bot_name("thrifty", 1, [names[1] for names in NAMES.values()]) == "Greta 2"


def test_third_party_bots_are_numbered_only_if_two_have_one_name() -> None:
    bots = ["my_bot.py:Greedy", "cmd:python3 /there/clever.py", "my_bot.py:Greedy"]
    assert bot_names(bots, 1, ["Ann"]) == ["Greedy", "Clever", "Greedy 2"]


def test_guests_are_numbered() -> None:
    assert guest_name("Gast", []) == "Gast"
    assert guest_name("Gast", ["Ann", "gast", "Gast 2"]) == "Gast 3"
    long = "G" * LONGEST_NAME
    assert guest_name(long, [long]) == "G" * (LONGEST_NAME - 2) + " 2"


def test_names_that_only_look_different_to_a_program_are_the_same() -> None:
    assert is_taken("Zoë", ["zoe\u0308"])
    assert is_taken("An\u200bn", ["Ann"])
    assert not is_taken("Ann", ["Anna"])


@pytest.mark.parametrize("game", game_ids())
def test_people_are_offered_no_bot_that_plays_as_another_one_there(game: str) -> None:
    rules = rules_of(game)
    offered = offered_bots(rules)
    assert {"beginner", "casual", "thrifty", "expert"} <= set(offered)
    assert ("neighbour" in offered) is rules.has_trading
    assert "chance" not in offered
