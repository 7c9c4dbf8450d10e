"""One glossary for rules, messages and names, in four languages."""

from pathlib import Path

import pytest

from bohnhof.rulebook import every_paragraph
from bohnhof.testing.glossary import forbidden_words, glossary, missing_terms, other_names
from bohnhof.testing.translations import own_paragraphs
from bohnhof.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]


def test_every_term_has_a_word_in_each_language_and_a_source() -> None:
    for term in glossary(ROOT):
        assert all(term.forms[language] for language in LANGUAGES), term.id
        assert term.source, term.id


def test_beans_and_cards_are_called_as_in_the_glossary() -> None:
    assert other_names(ROOT) == []


def test_no_text_uses_a_word_that_the_glossary_forbids() -> None:
    assert forbidden_words(ROOT) == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_what_is_named_in_english_is_named_in_the_translation(language: str) -> None:
    assert missing_terms(language, ROOT) == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_house_rulings_are_marked_as_such_in_every_language(language: str) -> None:
    mark = next(term.forms for term in glossary(ROOT) if term.id == "house-ruling")
    english = {one.id: one.text.count(mark["en"][0]) for one in every_paragraph()}
    told = own_paragraphs(language, ROOT)
    marked = {name: one.text.count(mark[language][0]) for name, one in told.items()}
    assert marked == {name: english[name] for name in told}
