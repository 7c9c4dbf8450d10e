"""What single games add to the table, and every picture there is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from bohnhof.games import rules_of
from tests.web_page.pages import DESKTOP, PHONE, Pages
from tests.web_page.test_looks import OUTSIDE, barriers

TABLET = {"width": 1024, "height": 768}
SHORT = {"width": 390, "height": 664}
MISSING = """() => [...document.querySelectorAll("use")].map((use) => use.getAttribute("href"))
    .filter((name) => !document.getElementById(name.slice(1)))"""
"""The pictures that are asked for and are not there."""


def problems(page: Page, place: str) -> list[str]:
    """Barriers, things outside the window, pictures that are missing."""
    found = [*page.evaluate(OUTSIDE), *page.evaluate(MISSING)]
    return barriers(page, place) + [f"{place}: {what}" for what in found]


@pytest.mark.parametrize(
    ("game", "scheme", "language"),
    [
        ("al-cabohne", "light", "de"),
        ("al-cabohne-solo", "dark", "fr"),
        ("prohibohn-pub", "light", "nl"),
        ("high-bohn-cognac", "dark", "de"),
        ("rabohnzel", "light", "en"),
    ],
)
def test_what_a_game_adds_has_no_barrier_and_stays_in_the_window(
    game: str, scheme: str, language: str, pages: Pages
) -> None:
    page = pages.open(color_scheme=scheme, locale=language, bypass_csp=True)
    page.evaluate("game => localStorage.setItem('bohnhof', JSON.stringify({guided: [game]}))", game)
    page.reload()
    pages.begin(page, game, rules_of(game).usual_seats())
    pages.play(page, act=40)
    expect(page.locator(".reason, .ticket.gone")).to_have_count(0, timeout=10_000)
    found: list[str] = []
    for size in (DESKTOP, TABLET, PHONE, SHORT):
        page.set_viewport_size(size)
        page.wait_for_timeout(300)
        found.extend(problems(page, f"{game} at {size['width']} × {size['height']}"))
    assert found == []


def test_what_a_house_is_for_is_seen_whole_on_a_desk(pages: Pages) -> None:
    page = pages.open()
    pages.begin(page, "high-bohn", 3, pace="slow")
    page.locator(".shop .tiles button").first.click()
    page.locator(".shop .words .seg button").first.hover()
    page.locator(".shop .words [data-sentence]").hover()


@pytest.mark.parametrize("sight", ["", "/grey", "/deuteranope"])
def test_the_gallery_shows_every_bean_in_every_size(sight: str, pages: Pages) -> None:
    page = pages.open(f"#/gallery{sight}", bypass_csp=True)
    expect(page.locator(".kind").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.locator("[data-theme=dark] .kind .card").count() == 4 * 19
    assert problems(page, "the gallery") == []
