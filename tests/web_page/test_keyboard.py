"""Whole tables by keyboard: Tab, arrows, Enter and Escape, and focus that is never lost."""

from __future__ import annotations

import math

import pytest
from playwright.sync_api import Page, expect

from bohnhof.games import game_ids, rules_of
from tests.patience import PATIENCE
from tests.web_page.pages import Pages

ENOUGH = 14
"""Acts after which playing is proved: a turn of the person and more."""
STOPS = 60
"""Keys that lead from anywhere to anything."""
TRIES = 40
"""Keys at one act after which the player is stuck."""
NEXT_KEY = """() => {
    const aim = document.querySelector("[data-aim]"), now = document.activeElement
    const asked = document.querySelector("dialog[open]")
    if (!aim || (asked && !asked.contains(aim))) return "lost"
    if (now === aim) return "there"
    const after = now === document.body || now.compareDocumentPosition(aim) & Node.DOCUMENT_POSITION_FOLLOWING
    if (now.closest("[data-roves]")?.contains(aim)) return after ? "ArrowRight" : "ArrowLeft"
    return after ? "Tab" : "Shift+Tab"
}"""
FOCUSED = "() => document.activeElement !== document.body"


def reach(page: Page) -> bool:
    """Bring focus to what is aimed at; False if that is no longer there."""
    for _ in range(STOPS):
        key = page.evaluate(NEXT_KEY)
        if key in ("there", "lost"):
            return bool(key == "there")
        page.keyboard.press(key)
    aim = page.locator("[data-aim]").evaluate("one => one.outerHTML.slice(0, 200)")
    raise AssertionError(f"{STOPS} keys do not lead to {aim}")


def play(pages: Pages, page: Page, acts: float = math.inf) -> int:
    """Play on until so many acts are done or the game is over; the number of keys that did something."""
    act = tries = total = 0
    while True:
        done = pages.rest(page)
        if done >= acts or page.locator("[data-verdict]").count():
            return total
        act, tries = done, tries + 1 if done == act else 0
        assert tries < TRIES, f"keys do not lead on: {page.locator('.board').inner_text()}"
        if not page.evaluate("wish => aim(wish)", {"seed": 7, "stuck": tries > TRIES / 2}):
            page.keyboard.press("m")
            page.locator("dialog[open] [data-sentence]").first.wait_for()
        elif reach(page):
            page.keyboard.press("Enter")
            total += 1
            page.wait_for_function(FOCUSED, timeout=1000 * PATIENCE)


def test_a_turn_is_played_by_tab_arrows_and_enter_and_escape_closes_everything(pages: Pages) -> None:
    page = pages.new()
    pages.begin(page, "bohnanza", 4)
    guide = page.get_by_role("dialog", name="Guide")
    expect(guide).to_be_visible()
    step = guide.inner_text()
    page.keyboard.press("Escape")
    expect(guide.get_by_text(step.splitlines()[1])).to_have_count(0)
    expect(page.locator(".board")).to_be_focused()
    page.reload()
    page.locator(".board").wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".board")).to_be_focused()
    play(pages, page, 2)
    kinds = page.locator(".kind")
    kinds.first.focus()
    for key in ("ArrowRight", "Enter", "+"):
        page.keyboard.press(key)
    expect(kinds.nth(1)).to_be_focused()
    expect(page.get_by_role("group", name="Chili bean")).to_contain_text("×2")
    page.keyboard.press("Enter")
    expect(kinds.nth(1)).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".draft .count")).to_have_count(0)
    page.evaluate("settled()")  # a card that was planted leaves the hand in motion, and takes no focus
    cards = page.locator("section.hand .card")
    cards.first.focus()
    page.keyboard.press("End")
    expect(cards.last).to_be_focused()
    page.keyboard.press("k")
    expect(cards.last.locator(".pin")).to_have_count(1)
    menu = page.get_by_role("button", name="Menu")
    menu.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    play(pages, page, ENOUGH)


@pytest.mark.long
@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_is_played_by_keyboard(game: str, pages: Pages) -> None:
    page = pages.new(guided=[game])
    pages.begin(page, game, rules_of(game).usual_seats())
    assert play(pages, page) > 20
    page.wait_for_function(FOCUSED)
