"""The printable rulebook."""

import re
from pathlib import Path

import pytest

from bohnhof import rulebook
from bohnhof.cli.pages import rules_page
from bohnhof.games import game_ids, rules_of, told_in
from bohnhof.words import LANGUAGES, names_in
from tests.commands import Terminal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", rulebook.games())
def test_a_page_has_every_paragraph_bean_and_card_in_its_language(book: str, language: str) -> None:
    page = rules_page(book, language)
    names = names_in(language)
    for paragraph in rulebook.paragraphs(book, language):
        assert f'<p id="{paragraph.id.replace(" ", "-")}"><b>{paragraph.id}</b>' in page
    for rules in [rules_of(game) for game in game_ids() if told_in(game) == book]:
        assert all(names.bean(bean.id) in page for bean in rules.beans[1:])
        assert all(names.power(card.id) in page for card in rules.privileges)


@pytest.mark.parametrize("book", rulebook.games())
def test_a_page_needs_nothing_from_elsewhere_and_its_links_lead_somewhere(book: str) -> None:
    page = rules_page(book, "de")
    assert not re.search(r"<(link|script|img|iframe)|url\(|@import|src=|https?:", page)
    ids = set(re.findall(r' id="([^"]+)"', page))
    links = set(re.findall(r'href="#([^"]+)"', page))
    assert links
    assert links <= ids


def test_what_only_a_variant_has_says_so() -> None:
    page = rules_page("high-bohn", "en")
    assert "Cognac bean <small>in: High Bohn with cognac</small>" in page
    assert "Blue bean <small>" not in page
    assert "<b>3</b> a bean stew pays 1, 2, 3, 4 taler for 3, 6, 7, 8 beans" in page


def test_a_page_is_written_by_one_command(bohnhof: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "rules.html"
    assert bohnhof("rules", "al-cabohne-solo", "--language", "nl", "--print", file).status == 0
    assert file.read_text(encoding="utf-8").startswith('<!doctype html>\n<html lang="nl">')
    assert "no-folder" in bohnhof.refused("rules", "--print", tmp_path / "no-folder" / "rules.html")
