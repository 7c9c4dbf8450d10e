"""Default texts of games without catalogues, in every language."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bohnhof.bots import bot_maker
from bohnhof.engine.cards import Privilege
from bohnhof.engine.message import Message
from bohnhof.engine.rules import Rules
from bohnhof.games import derived_from, load_game, rules_of
from bohnhof.games.bohnanza.rules import Bohnanza
from bohnhof.rooms.info import details
from bohnhof.table.table import Table
from bohnhof.telling import telling_of
from bohnhof.words import LANGUAGES, Speech, names_in
from bohnhof.words.defaults import default_names
from bohnhof.words.sources import own_words
from tests.commands import Terminal
from tests.installed import pages
from tests.sites import Site, code_of

PLACES = {
    "my_game.py:BeanFair": "",
    "my_game.py:ShortBohnanza": "bohnanza",
    "my_cards.py:WithStable": "high-bohn",
    "my_cards.py:WithBakery": "prohibohn",
    "my_cards.py:WithTwelveSpells": "rabohnzel",
}
IDS = re.compile(r"\b(phase|fact|moment|card|desk)-[a-z-]+")


@pytest.fixture(autouse=True)
def folder(empty_folder: Path) -> Iterator[Path]:
    """Create a folder with the code of the pages, and unload its modules afterwards."""
    (empty_folder / "my_game.py").write_text(code_of("adding_a_game.md"), encoding="utf-8")
    (empty_folder / "my_cards.py").write_text(code_of("adding_a_card.md"), encoding="utf-8")
    yield empty_folder
    for name in [name for name in sys.modules if name.partition(".")[0] in ("fair", "my_game")]:
        del sys.modules[name]


def told(rules: Rules, language: str) -> Iterator[str]:
    """Yield all texts about a game between bots."""
    seats = rules.usual_seats()
    table = Table(rules, 3, [bot_maker("chance")] * seats, bots_seed=3)
    telling, speech = telling_of(rules), Speech(language, ["Ann", "Ben", "Cem", "Dora", "Eva"], 0)
    titles: set[Message] = set()
    while not table.state.over:
        view = rules.view(table.state, 0)
        titles.add(telling.phase_title(view))
        now = telling.phase(view)
        titles.update(now.advice if now else ())
        table.step()
    lines = [line for act in table.log_for(0) for line in telling.story(act.facts, 0)]
    powers = [telling.power(number) for number, card in enumerate(rules.privileges) if card.id]
    yield from [speech.say(message) for message in [*titles, *lines, *powers]]


@pytest.mark.parametrize("place", PLACES)
def test_nothing_is_told_by_the_id_of_a_message(place: str) -> None:
    rules = load_game(place)
    assert derived_from(rules) == PLACES[place]
    for language in LANGUAGES:
        assert [line for line in told(rules, language) if IDS.search(line)] == []


def test_facts_and_phases_are_told_as_they_are_declared() -> None:
    rules = load_game("my_game.py:BeanFair")
    lines = set(told(rules, "de"))
    assert "fair" in lines
    assert details(rules.id).phases == ["fair", "plant-hand", "trade", "plant-aside"]
    assert "Ben: A card went face down to the stall (?)." in lines


def test_a_derived_game_has_titles_for_no_other_steps_than_its_base() -> None:
    rules = load_game("my_cards.py:WithBakery")
    made = own_words(rules, "de").texts["prohibohn-bakery/declared.ftl"]
    assert "phase-" not in made
    assert "desk-stop-" not in made


def test_names_are_made_from_ids() -> None:
    rules = load_game("my_cards.py:WithStable")
    names = names_in("de")
    assert names.title(rules.id) == "High Bohn with a stable"
    assert (names.card("stable-2"), names.power("stable-2")) == ("2er-Stable", "three cards are revealed")
    assert names.card("saloon-2") == "2er-Saloon"
    load_game("my_cards.py:WithTwelveSpells")
    assert names_in("de").card("early-bird-up") == "Early bird (aktiv)"
    load_game("my_game.py:BeanFair")
    assert [names_in("fr").bean("wax", count) for count in (1, 2)] == ["Wax bean", "Wax beans"]
    assert names_in("fr").bean("red", 2) == "Haricots rouges"


def test_a_card_is_not_taken_for_a_face_by_the_end_of_its_id() -> None:
    rules = Bohnanza(privileges=[Privilege("stand-up", 1)])
    assert default_names(rules)["cards"] == {"stand-up": {"name": "Stand up", "power": ""}}


def test_a_package_has_its_own_words_and_english_ones_where_a_language_is_missing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, text in pages.read("docs/adding_a_game.md").files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    rules = load_game("fair:NamedFair")
    titles = [names_in(language).title(rules.id) for language in ("de", "en", "fr")]
    assert titles == ["Bohnenmarkt", "Fair of Beans", "Fair of Beans"]
    assert names_in("de").rows["games"][rules.id]["tagline"] == "mit Markt"
    assert names_in("de").card("scales") == "Waage"
    assert names_in("de").word("stow") == "verstauen"
    assert names_in("nl").power("scales") == "wax beans need one card fewer"
    german = set(told(rules, "de"))
    assert "Markt" in german
    assert "Ben legt eine Karte auf den Stand: ?" in german
    assert "Ben: A card went face down to the stall (?)." in set(told(rules, "nl"))


def test_games_of_packages_are_listed_in_their_own_words(
    folder: Path, monkeypatch: pytest.MonkeyPatch, bohnhof: Terminal
) -> None:
    for name, text in pages.read("docs/adding_a_game.md").files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    site = Site(folder / "site", monkeypatch)
    site.install("market", "", "[bohnhof.games]\nnamed-fair = fair:NamedFair\n")
    listed = bohnhof("games", "--language", "de").out
    assert "  Bohnenmarkt, 2 to 4 seats: Vor jedem Zug ist Markt. (market 1.2)" in listed
    assert "  Prohibohn, Pub-Variante, 2 seats: " in listed


def test_a_game_of_ours_keeps_its_words_beside_others() -> None:
    before = [line for language in LANGUAGES for line in sorted(told(rules_of("rabohnzel"), language))]
    load_game("my_cards.py:WithTwelveSpells")
    assert [
        line for language in LANGUAGES for line in sorted(told(rules_of("rabohnzel"), language))
    ] == before
