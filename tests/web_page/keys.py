"""A person who plays by keyboard only."""

from __future__ import annotations

import math

from playwright.sync_api import Page

from tests.patience import PATIENCE
from tests.web_page.pages import Pages

STOPS = 60
"""Upper bound of the keys needed to reach anything."""
TRIES = 40
"""Keys without an action after which the player is stuck."""
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
    """Move focus to the target. Return False if it no longer exists."""
    for _ in range(STOPS):
        key = page.evaluate(NEXT_KEY)
        if key in ("there", "lost"):
            return bool(key == "there")
        page.keyboard.press(key)
    aim = page.locator("[data-aim]").evaluate("one => one.outerHTML.slice(0, 200)")
    raise AssertionError(f"{STOPS} keys do not lead to {aim}")


def play_by_keys(pages: Pages, page: Page, acts: float = math.inf) -> int:
    """Play until `acts` actions are done or the game is over.

    Return the number of effective keys.
    """
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
