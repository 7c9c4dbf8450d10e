"""The panels of a table, and all drawings."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web_page.looks import barriers, misplaced
from tests.web_page.pages import DESKTOP, Pages


def test_what_a_house_is_for_is_seen_whole_on_a_desk(pages: Pages) -> None:
    page = pages.new()
    pages.begin(page, "high-bohn", 3, pace="slow")
    page.locator(".shop .tiles button").first.click()
    words = page.locator(".shop .words")
    for part in (words, words.locator("p").first, words.locator(".seg button").first):
        expect(part).to_be_in_viewport(ratio=1)
    price = words.locator(".seg button").last
    price.click()
    expect(price).to_have_attribute("aria-pressed", "true")
    buy = words.locator("[data-sentence]")
    expect(buy).to_be_in_viewport(ratio=1)
    expect(buy).to_contain_text("Buy")


def test_who_buys_sees_what_is_theirs_and_escape_leaves_nothing_standing(pages: Pages) -> None:
    page = pages.new(guided=["prohibohn"])
    pages.begin(page, "prohibohn", 2)
    payable = page.locator(".stall.payable")
    act = 0
    while not payable.count():
        act = pages.rest(page) + 1
        pages.play(page, act=act)
    tile = payable.first
    tile.click()
    words = page.locator(".shop .words")
    words.locator("[data-sentence]").first.click()
    expect(words.locator(".bought")).to_contain_text("is yours.")
    expect(words.locator(".bad")).to_have_count(0)
    expect(page.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(words).to_have_count(0)
    expect(page.locator(".stall[aria-expanded=true]")).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('.stall')")


def test_the_gallery_shows_every_bean_in_every_size(pages: Pages) -> None:
    page = pages.open("#/gallery")
    expect(page.locator("[data-theme=dark] .kind .card")).to_have_count(4 * 19)
    assert misplaced(page, [(DESKTOP["width"], DESKTOP["height"])]) == []


@pytest.mark.long
@pytest.mark.parametrize("sight", ["", "/grey", "/deuteranope"])
def test_the_gallery_has_no_barrier_in_any_sight(sight: str, pages: Pages) -> None:
    page = pages.open(f"#/gallery{sight}", bypass_csp=True)
    expect(page.locator("[data-theme=dark] .kind .card")).to_have_count(4 * 19)
    assert barriers(page) == []
