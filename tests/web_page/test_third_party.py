"""A third-party game and card, as shown in docs/, without drawings and panels of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from bohnhof.rooms import info
from tests.sites import Site, code_of
from tests.web.servers import known_deals, server
from tests.web_page.pages import DESKTOP, PHONE, Pages
from tests.web_page.resting import watched_bots

FAIR = "bean-fair"
BAKERY = "prohibohn-bakery"
PLACES = {
    FAIR: ("fair:BeanFair", 2),
    "short-bohnanza": ("fair:ShortBohnanza", 3),
    BAKERY: ("cards:WithBakery", 2),
    "high-bohn-stable": ("cards:WithStable", 3),
    "rabohnzel-twelve": ("cards:WithTwelveSpells", 3),
}
"""The games of the pages: where they are, and for how many."""
SMALL = {"width": 390, "height": 664}
DRAWN = """selector => {
    const found = [...document.querySelectorAll(selector)]
    return found.length > 0 && found.every((one) => getComputedStyle(one).backgroundImage !== "none")
}"""
"""Whether everything of a kind is there and has a picture."""
MORE = """
from bohnhof.engine.cards import Bean
from bohnhof.games.bohnanza import cards
from bohnhof.games.bohnanza.rules import Bohnanza

class More(Bohnanza):
    id = "more-bohnanza"

    def __init__(self):
        super().__init__([*cards.beans(), Bean("kidney", 10, (2, 4, 6)), Bean("marble", 10, (2, 4, 6))])
"""
"""Bohnanza with a bean that another game has a picture of, and one that nobody has drawn."""
HAS_PICTURE = """id => {
    const one = document.body.appendChild(document.createElement("i"))
    one.dataset.drawing = id
    const image = getComputedStyle(one).backgroundImage
    one.remove()
    return image !== "none"
}"""


@pytest.fixture(scope="module")
def pages(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pages]:
    """Provide browsers at a server with a game and a card of installed packages."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        site = Site(tmp_path_factory.mktemp("packages") / "site", monkeypatch)
        for module, name in (("fair", "adding_a_game.md"), ("cards", "adding_a_card.md")):
            lines = [f"{id} = {place}" for id, (place, _) in PLACES.items() if place.startswith(module)]
            site.install(module, code_of(name), "\n".join(["[bohnhof.games]", *lines]))
        site.install("more", MORE, "[bohnhof.games]\nmore-bohnanza = more:More\n")
        info.games.cache_clear()
        info.details.cache_clear()
        with known_deals(), watched_bots(), server(tmp_path_factory.mktemp("server")) as host:
            pages = Pages(browser, f"http://{host}")
            yield pages
            pages.close()
        info.games.cache_clear()
        info.details.cache_clear()
    assert pages.complaints == []


def wait_for_pictures(page: Page, selector: str) -> None:
    page.wait_for_function(DRAWN, arg=selector)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_game_of_rules_and_names_is_clicked_to_its_end(pages: Pages, size: dict[str, int]) -> None:
    page = pages.new(guided=[FAIR], viewport=size)
    pages.begin(page, FAIR, 2)
    expect(page.get_by_role("heading", name="Bean Fair")).to_be_attached()
    expect(page.locator(".choices [data-sentence=stow]")).to_be_visible()
    wait_for_pictures(page, "section.hand [data-drawing]")
    assert pages.play(page) > 20
    assert page.locator("[data-verdict]").inner_text()


@pytest.mark.long
@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desk", "phone"])
@pytest.mark.parametrize("game", [game for game in PLACES if game != FAIR])
def test_a_game_with_another_card_or_rule_is_clicked_to_its_end(
    pages: Pages, game: str, size: dict[str, int]
) -> None:
    page = pages.new(guided=[game], viewport=size, locale="de-DE")
    pages.begin(page, game, PLACES[game][1])
    assert pages.play(page) > 50
    assert page.locator("[data-verdict]").inner_text()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_card_without_a_picture_is_for_sale_among_the_others(pages: Pages, size: dict[str, int]) -> None:
    page = pages.new(guided=[BAKERY], viewport=size)
    pages.begin(page, BAKERY, 2)
    pages.play(page, act=20)
    if size == PHONE:
        page.locator("[data-thing=sheet]").click()
    page.locator(".stall[data-stall=bakery]").click()
    expect(page.locator(".shop .words")).to_contain_text("Bakery 1")
    wait_for_pictures(page, ".stall .facade")


def test_beans_and_cards_that_a_game_has_no_picture_of_get_one(pages: Pages) -> None:
    page = pages.new(guided=["more-bohnanza"])
    pages.begin(page, "more-bohnanza", 3)
    for drawing in ("b-blue", "b-kidney", "b-marble", "h-barn", "s-trick"):
        page.wait_for_function(HAS_PICTURE, arg=drawing)
