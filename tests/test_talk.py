"""Trades proposed in chat messages."""

from __future__ import annotations

import pytest

from bohnhof.engine.state import Row
from bohnhof.games import rules_of
from bohnhof.words.talk import read_trade

RULES = rules_of("bohnanza")


def ids(kinds: Row) -> str:
    return " ".join(RULES.beans[kind].id for kind in kinds)


@pytest.mark.parametrize(
    ("language", "line", "give", "want"),
    [
        ("en", "2 blue for chili?", "blue blue", "chili"),
        ("en", "Two blues for a Chili bean, anyone?", "blue blue", "chili"),
        ("en", "my 2x stink and a red > black-eyed beans!", "stink stink red", "black-eyed"),
        ("en", "anyone got a chili for 2 blue?", "blue blue", "chili"),
        ("en", "2 blue, want chi", "blue blue", "chili"),
        ("en", "garden for nothing", "garden", ""),
        ("de", "2 Blaue für Chili?", "blue blue", "chili"),
        ("de", "biete zwei blaue Bohnen gegen eine Feuerbohne", "blue blue", "chili"),
        ("de", "Wer hat Roten für 3 Sau?", "stink stink stink", "red"),
        ("de", "Tausche 2 Brech, suche Soja", "green green", "soy"),
        ("de", "2 blue for chili", "blue blue", "chili"),
        ("fr", "2 bleus contre un haricot de feu ?", "blue blue", "chili"),
        ("fr", "J'ai deux fèves pour ton œil-noir", "stink stink", "black-eyed"),
        ("fr", "je donne rouge, je cherche du soja", "red", "soy"),
        ("nl", "2 blauwe voor vuur?", "blue blue", "chili"),
        ("nl", "wie heeft een tuinboon voor twee ogenbonen?", "black-eyed black-eyed", "garden"),
    ],
)
def test_a_trade_is_read_in_the_words_of_its_language(language: str, line: str, give: str, want: str) -> None:
    found = read_trade(RULES, language, line)
    assert found is not None
    assert (ids(found[0]), ids(found[1])) == (give, want)


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
@pytest.mark.parametrize(
    "line",
    [
        "",
        "hello",
        "2 blue",
        "for chili",
        "thanks for nothing",
        "nothing for nothing",
        "go for it",
        "2 blue for the win",
        "who is red?",
        "b for c",
        "blue 2 for chili",
        "0 blue for chili",
        "free soy for 1 green",
        "100 blue for chili",
        ">>>",
        "<script>alert(1)</script> > blue",
    ],
)
def test_anything_else_stays_talk(language: str, line: str) -> None:
    assert read_trade(RULES, language, line) is None


def test_only_beans_of_the_game_are_traded() -> None:
    assert read_trade(RULES, "en", "cognac for blue") is None
    assert read_trade(rules_of("high-bohn-cognac"), "en", "cognac for blue") is not None
