"""Whole tables by keyboard: Tab, arrows, Enter and Escape, without losing focus."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web_page.keys import play_by_keys
from tests.web_page.pages import Pages

ENOUGH = 14
"""Number of actions that prove an input method: more than one turn of the person."""


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
    play_by_keys(pages, page, 2)
    kinds = page.locator(".kind")
    kinds.first.focus()
    for key in ("ArrowRight", "Enter", "+"):
        page.keyboard.press(key)
    expect(kinds.nth(1)).to_be_focused()
    expect(page.get_by_role("group", name="Chili bean")).to_contain_text("×2")
    page.keyboard.press("Enter")
    expect(kinds.nth(1)).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".draft .count")).to_have_count(0)
    page.evaluate("settled()")  # a planted card leaves the hand in an animation and takes no focus
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
    play_by_keys(pages, page, ENOUGH)
