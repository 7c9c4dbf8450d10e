"""The catalogues: complete, consistent and valid in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bohnhof
from bohnhof.engine import message as sorts
from bohnhof.engine.facts import FactType
from bohnhof.engine.message import Argument, Message, message
from bohnhof.games import game_ids, rules_of
from bohnhof.telling import telling_of
from bohnhof.words import LANGUAGES, Speech, english
from bohnhof.words.catalogue import texts_in

GAMES = ["al_cabohne", "bohnanza", "high_bohn", "prohibohn", "rabohnzel"]
UNTOLD = {"phase", "done", "spells-shown"}
"""Events that are not shown as a line of the story."""


class Variables(Visitor):
    """A visitor that collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(re.sub(r"_(is|whom|count)$", "", node.id.name))


def entries(language: str) -> Iterator[tuple[str, ast.EntryType]]:
    for name, text in texts_in(language).items():
        for entry in FluentParser().parse(text).body:
            yield name, entry


def variables(language: str) -> dict[str, set[str]]:
    """Return the messages of a language, each with its variables."""
    found: dict[str, set[str]] = {}
    for _, entry in entries(language):
        if isinstance(entry, ast.Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_broken_or_said_twice(language: str) -> None:
    ids = [entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message)]
    junk = [(name, entry.content) for name, entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    here, there = variables(language), variables("en")
    assert sorted(here) == sorted(there)
    assert {word: found for word, found in here.items() if found != there[word]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_all_screens_say_has_no_marks_of_a_terminal(language: str) -> None:
    ours = variables(language)
    own = {word.removeprefix("terminal-") for word in ours if word.startswith("terminal-")}
    shared = "".join(text for name, text in texts_in(language).items() if not name.endswith("terminal.ftl"))
    assert own <= set(ours)
    assert "──" not in shared
    assert "$offer }" not in shared


def messages_named_in(folder: Path) -> set[str]:
    """Return the message ids in the source: Message("…"), message("…", …)."""
    named = re.compile(r"""\b[Mm]essage\(\s*"([a-z0-9-]+)\"""")
    return {word for path in folder.rglob("*.py") for word in named.findall(path.read_text(encoding="utf-8"))}


def test_every_message_in_the_source_has_its_words() -> None:
    root = Path(bohnhof.__file__).parent
    assert messages_named_in(root) - set(variables("en")) == set()


def test_every_refusal_of_every_game_has_its_words() -> None:
    known = variables("en")
    for name in ["bohnhof.engine.reasons", *[f"bohnhof.games.{game}.reasons" for game in GAMES]]:
        for value in vars(import_module(name)).values():
            if isinstance(value, Message):
                assert value.id in known


def test_every_fact_has_its_line_or_is_left_untold() -> None:
    modules = [
        "bohnhof.engine.facts",
        *[f"bohnhof.games.{game}.facts" for game in GAMES if game != "bohnanza"],
    ]
    declared = {
        value.id
        for name in modules
        for value in vars(import_module(name)).values()
        if isinstance(value, FactType)
    }
    known = variables("en")
    told = {word for word in declared - UNTOLD if any(line.startswith(f"fact-{word}") for line in known)}
    assert declared - UNTOLD == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_card_has_a_power_in_words(game: str, language: str) -> None:
    rules = rules_of(game)
    speech = Speech(language, [])
    for number, card in enumerate(rules.privileges):
        if card.id:
            assert speech.say(telling_of(rules).power(number))


def test_a_seat_is_named_and_the_one_spoken_to_is_you() -> None:
    told = message(
        "fact-planted", who=sorts.seat(1), beans=sorts.beans(["blue", "blue"]), field=sorts.field(0)
    )
    assert Speech("en", ["Ada", "Ben"], 0).say(told) == "Ben plants Blue ×2 on field 1"
    assert Speech("en", ["Ada", "Ben"], 1).say(told) == "You plant Blue ×2 on field 1"
    assert Speech("de", ["Ada", "Ben"], 1).say(told) == "Du baust Blaue ×2 auf Feld 1 an"


def test_beans_are_marked_for_colouring() -> None:
    told = message("fact-revealed", beans=sorts.beans(["blue", "red"]))
    assert Speech("en", []).spans(told) == [("Revealed: ", ""), ("Blue", "blue"), (", ", ""), ("Red", "red")]


def test_a_message_is_json_that_says_what_its_arguments_are() -> None:
    told = message("fact-turn", who=sorts.seat(1))
    assert told.data() == {"id": "fact-turn", "arguments": {"who": {"seat": 2}}}


def test_english_for_scenarios_names_beans_and_players_by_their_ids() -> None:
    assert english(message("high-bohn-sale-first", who=sorts.seat(2))).startswith(
        "A sale comes first: player 3"
    )
    assert "the soy beans" in english(message("high-bohn-field-closed", bean=sorts.bean("soy")))


def test_a_message_that_no_catalogue_knows_is_told_by_its_id() -> None:
    assert english(Message("no-such-message")) == "no-such-message"


def test_equal_messages_are_equal_and_others_are_not() -> None:
    assert message("taler", taler=sorts.taler(2)) == message("taler", taler=Argument(sorts.TALER, 2))
    assert message("taler", taler=sorts.taler(2)) != message("taler", taler=sorts.taler(3))
    assert message("taler", taler=sorts.taler(2)) != message("taler", taler=sorts.number(2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_shown_in_the_language_of_the_table(language: str) -> None:
    shown = {
        "de": "bieten 3: rote rote für soja",
        "en": "offer 3: red red for soy",
        "nl": "bieden 3: rode rode voor soja",
        "fr": "offrir 3: rouge rouge pour soja",
    }
    assert Speech(language, []).sentence("offer 3: red red for soy") == shown[language]
