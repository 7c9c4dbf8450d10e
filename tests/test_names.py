"""The names of games, beans and cards in every language."""

from __future__ import annotations

import pytest

from bohnhof.games import game_ids, rules_of
from bohnhof.words import LANGUAGES, UnknownLanguageError, folded, names_in

FORMS = {"beans": {"one", "many", "short"}, "cards": {"name"}, "games": {"title", "about"}}
OPTIONAL = {"power", "powers", "tagline"}


def beans(game: str) -> list[str]:
    return [bean.id for bean in rules_of(game).beans[1:]]


def named_as(card: str) -> str:
    """All prices and both faces of a card share a row."""
    kind, _, last = card.rpartition("-")
    return kind if last.isdigit() or last == "up" else card


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_everything_in_a_game_has_a_name_in_every_language(game: str, language: str) -> None:
    words = names_in(language).rows
    wanted = {
        "games": {game},
        "beans": set(beans(game)),
        "cards": {named_as(privilege.id) for privilege in rules_of(game).privileges},
    }
    for section, ids in wanted.items():
        assert ids <= set(words[section])
        for word in ids:
            row = words[section][word]
            powers = row.get("powers", {})
            assert set(row) - OPTIONAL == FORMS[section]
            forms = [*(form for form in row.values() if form != powers), *powers.values()]
            assert all(form.strip() == form != "" for form in forms)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_a_short_name_is_one_word_that_means_one_bean(game: str, language: str) -> None:
    names = names_in(language)
    meant: dict[str, str] = {bean: bean for bean in beans(game)}
    for bean in beans(game):
        short = folded(names.short(bean))
        assert not set(short) & set(" :;,@*+#>0123456789")
        assert meant.setdefault(short, bean) == bean


def test_all_languages_name_the_same_things() -> None:
    ids = [
        {section: sorted(rows) for section, rows in names_in(language).rows.items() if section != "priced"}
        for language in LANGUAGES
    ]
    assert all(one == ids[0] for one in ids)
    taglines = [
        {game for game, row in names_in(language).rows["games"].items() if "tagline" in row}
        for language in LANGUAGES
    ]
    assert all(one == taglines[0] for one in taglines)


def test_names_are_the_printed_ones() -> None:
    assert names_in("de").bean("chili") == "Feuerbohne"
    assert names_in("de").bean("chili", 3) == "Feuerbohnen"
    assert names_in("en").bean("stink") == "Stink bean"
    assert names_in("nl").bean("stink") == "Paardenboon"
    assert names_in("fr").bean("black-eyed", 2) == "Haricots à œil noir"
    assert names_in("de").card("third-field") == "Drittes Bohnenfeld"
    assert names_in("de").card("tipi-4") == "4er-Indianertipi"
    assert names_in("en").card("general-store-2") == "General Store 2"
    assert names_in("de").card("hand-up") == "Handkartenzauber (aktiv)"
    assert names_in("fr").card("trade-up") == names_in("fr").card("trade") + " (actif)"


def test_what_has_no_name_is_called_by_its_id() -> None:
    assert names_in("en").bean("jelly") == "jelly"
    assert names_in("en").card("tractor") == "tractor"


def test_an_unknown_language_is_refused_in_words() -> None:
    with pytest.raises(UnknownLanguageError, match="there is no language “xx”; there are: de, en, nl, fr"):
        names_in("xx")


def test_accents_and_capitals_do_not_matter_when_typing() -> None:
    assert folded("Fève") == "feve"
    assert folded("Œil-noir") == "oeil-noir"
    assert folded("Weiße") == "weisse"
