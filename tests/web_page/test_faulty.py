"""Faulty third-party games and bots: the page shows everything else and reports them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from bohnhof.rooms import info
from tests.sites import Site
from tests.web.servers import server
from tests.web_page.pages import DESKTOP, PHONE, Pages
from tests.web_page.resting import watched_bots

BOT = """
from bohnhof.bots.chance import Chance

class Raises(Chance):
    def decide(self, view, moves, question):
        raise KeyError("red")
"""


@pytest.fixture
def pages(
    browser: Browser, tmp_path: Path, empty_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Pages]:
    """Provide browsers at a server with a bot that fails and a game that does not load."""
    site = Site(tmp_path / "site", monkeypatch)
    site.install("bad_bots", BOT, "[bohnhof.bots]\nraises = bad_bots:Raises\n")
    site.install("crashing", "1 / 0", "[bohnhof.games]\ncrash = crashing:Game\n")
    info.games.cache_clear()
    info.details.cache_clear()
    with watched_bots(), server(tmp_path) as host:
        pages = Pages(browser, f"http://{host}")
        yield pages
        pages.close()
    info.games.cache_clear()
    info.details.cache_clear()
    assert pages.complaints == []


def test_the_home_page_shows_every_other_game_and_what_is_missing(pages: Pages) -> None:
    for viewport, scheme in ((DESKTOP, "light"), (PHONE, "dark")):
        page = pages.open(viewport=viewport, color_scheme=scheme, locale="de")
        expect(page.get_by_text("Das Spiel crash ist hier nicht verfügbar")).to_be_visible()
        expect(page.get_by_text("ZeroDivisionError: division by zero")).to_be_visible()
        expect(page.get_by_role("button", name="Prohibohn, Pub-Variante").first).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_bot_that_fails_is_replaced_in_sight_of_all(pages: Pages) -> None:
    page = pages.new()
    seats = [{"who": "me"}, {"who": "bot", "bot": "raises"}]
    pages.visit(page, f"#/t/{pages.new_table(page, 'al-cabohne', seats)}")
    pages.play(page, act=12)
    told = "The bot raises can’t play on, so Thrifty plays for Raises."
    page.locator("section.seat button.who").first.click()
    expect(page.get_by_role("dialog").get_by_text(told)).to_be_visible()
