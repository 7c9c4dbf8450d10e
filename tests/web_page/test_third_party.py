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
DRAWN = """selector => {
    const found = [...document.querySelectorAll(selector)]
    return found.length > 0 && found.every((one) => getComputedStyle(one).backgroundImage !== "none")
}"""
"""A function that returns whether all elements of a kind exist and have a drawing."""


@pytest.fixture(scope="module")
def pages(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pages]:
    """Provide browsers at a server with a game and a card of installed packages."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        site = Site(tmp_path_factory.mktemp("packages") / "site", monkeypatch)
        site.install("fair", code_of("adding_a_game.md"), f"[bohnhof.games]\n{FAIR} = fair:BeanFair\n")
        site.install(
            "bakery", code_of("adding_a_card.md"), f"[bohnhof.games]\n{BAKERY} = bakery:WithBakery\n"
        )
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
