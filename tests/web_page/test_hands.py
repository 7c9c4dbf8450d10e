"""Playing by touch on a phone, by keyboard only, and across a restart of the server."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.commands import BOHNHOF, environment
from tests.serving import free_port, serving
from tests.web_page.pages import PHONE, Pages, seq

KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
ENOUGH = 12
"""Number of actions that prove an input method: more than one turn of the person."""
TRIES = 200
NOTHING_FITS = "Harvest one first"
ANSWERED = "!document.querySelector('dialog[open]')"
"""A condition: no dialog is open any more."""


def test_a_game_is_played_by_taps_on_a_phone(pages: Pages) -> None:
    page = pages.open(viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Seats").tap()
    page.get_by_role("dialog").get_by_label("Your name").fill("Ada")
    page.get_by_role("dialog").get_by_text("More options").tap()
    page.get_by_role("dialog").get_by_label("Bot speed").select_option("at-once")
    page.get_by_role("dialog").get_by_role("button", name="Start the game").tap()
    expect(page.locator(".board")).to_be_visible()
    skip_the_guide(page)
    for _ in range(TRIES):
        if pages.rest(page) >= ENOUGH:
            return
        tap_something(page)
    raise AssertionError(f"taps do not lead on: {board(page)}")


def skip_the_guide(page: Page) -> None:
    page.get_by_role("button", name="Skip the guide").click()


def board(page: Page) -> str:
    return page.locator(".board").inner_text()


def tap_something(page: Page) -> None:
    """Answer a question, plant a card, or continue, by touch."""
    page.evaluate("settled()")  # a question may still be opening
    harvest = ".fields .harvest:not([aria-disabled=true])" if NOTHING_FITS in board(page) else "dialog[open]"
    asked = ("[data-confirm]", "dialog[open] [data-sentence]")
    for wanted in (*asked, ".bed.target .over", ".choices .btn", harvest, "[data-primary]"):
        found = page.locator(f"{wanted} >> visible=true")
        if found.count():
            found.first.tap()
            return


def test_a_finger_drags_a_card_to_a_field_and_pins_another_by_a_long_press(pages: Pages) -> None:
    page = pages.new(viewport=PHONE, has_touch=True, is_mobile=True)
    pages.begin(page, "bohnanza", 3)
    skip_the_guide(page)
    finger = page.context.new_cdp_session(page)

    def touch(what: str, *places: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in places]
        finger.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    def middle_of(wanted: str) -> tuple[float, float]:
        box = page.locator(wanted).first.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    (from_x, from_y), (to_x, to_y) = middle_of("section.hand .card"), middle_of(".bed.target")
    before = seq(page)
    touch("touchStart", (from_x, from_y))
    for part in (0.1, 0.4, 0.7, 1):
        touch("touchMove", (from_x + (to_x - from_x) * part, from_y + (to_y - from_y) * part))
    touch("touchEnd")
    expect(page.locator("main[data-seq]")).to_have_attribute("data-seq", str(before + 1))
    touch("touchStart", middle_of("section.hand .slot:not(.front) .card"))
    expect(page.get_by_role("button", name="Pin this card")).to_be_visible()
    touch("touchEnd")
    keep = page.get_by_role("button", name="Pin this card")
    while keep.count():  # a tap that might end a long press is ignored
        keep.tap()
    page.get_by_role("button", name="Close").tap()
    expect(page.locator("section.hand .card .pin")).to_have_count(1)


def test_a_game_is_begun_and_played_by_keyboard_alone(pages: Pages) -> None:
    page = pages.open()
    page.get_by_role("button", name="Start the game").first.wait_for()
    press_until(page, "Tab", "document.activeElement.matches('summary')")
    page.keyboard.press("Enter")
    press_until(page, "Tab", "document.activeElement.matches('select:has([value=at-once])')")
    page.keyboard.press("End")
    assert page.evaluate("document.activeElement.value") == "at-once"
    press_until(page, "Tab", "document.activeElement.matches('button.go')")
    page.keyboard.press("Enter")
    page.locator("[data-coach-skip]").wait_for()
    press_until(page, "Shift+Tab", "document.activeElement.hasAttribute('data-coach-skip')")
    page.keyboard.press("Enter")
    for _ in range(TRIES):
        if pages.rest(page) >= ENOUGH:
            return
        press_something(page)
    raise AssertionError(f"keys do not lead on: {board(page)}")


def press_something(page: Page) -> None:
    """Answer a question, plant a card, or continue, by keyboard."""
    for asked in ("data-confirm", "data-sentence"):
        if page.locator(f"dialog[open] [{asked}]").count():
            press_until(page, "Tab", f"document.activeElement.hasAttribute('{asked}') || {ANSWERED}")
            page.keyboard.press("Enter")
            return
    plants = page.locator(".bed.target >> visible=true").count()
    for keys in ("h1", "h2") if NOTHING_FITS in board(page) else ("p1", "p2") if plants else ("n", "\n"):
        if not page.locator("dialog[open]").count():
            page.keyboard.type(keys)


def test_keys_mean_the_quick_start_then_their_list_and_only_then_the_table(pages: Pages) -> None:
    page = pages.new(reads=True)
    pages.begin(page, "al-cabohne-solo", 1)
    expect(page.locator(".start [data-coach-next]")).to_be_focused()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.type("p1")
    page.keyboard.press("Enter")
    expect(page.locator(".start")).to_have_count(0)
    assert seq(page) == 0
    page.locator("[data-coach-skip]").wait_for()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("harvest a field")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_have_count(0)
    page.keyboard.type("p1")
    expect(page.locator("main[data-seq]")).to_have_attribute("data-seq", "1")


def test_escape_skips_the_guide(pages: Pages) -> None:
    page = pages.new(reads=True)
    pages.begin(page, "al-cabohne-solo", 1)
    page.locator(".start").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("[data-coach-skip]")).to_have_count(0)


def test_starting_taler_are_laid_down_only_when_that_is_said_too(pages: Pages) -> None:
    page = pages.new()
    pages.begin(page, "prohibohn", 2)
    skip_the_guide(page)
    cards = page.locator("section.hand .card")
    cards.nth(0).click()
    cards.nth(2).click()
    asked = page.get_by_role("button", name=re.compile("^Lay down .+ \\+ .+"))
    expect(asked).to_be_visible()
    expect(cards).to_have_count(7)
    page.evaluate("answered()")  # wait, since a button that has just changed ignores presses
    asked.click()
    expect(cards).to_have_count(5)


def press_until(page: Page, key: str, what: str) -> None:
    """Press a key until a condition holds on the page."""
    for _ in range(80):
        if page.evaluate(f"() => Boolean({what})"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never leads to where {what}")


@pytest.mark.long
def test_a_game_goes_on_in_the_open_page_after_the_server_was_killed(
    browser: Browser, bundle: None, tmp_path: Path
) -> None:
    command = [*BOHNHOF, "serve", "--no-open", "--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    port = free_port()
    pages = Pages(browser, f"http://127.0.0.1:{port}")
    with serving(command, tmp_path, environment(), port, KILL):
        page = pages.new()
        pages.begin(page, "bohnanza", 3)
        pages.play(page, act=8)
        before = seq(page)
        log = page.locator(".logbox").inner_text()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    with serving(command, tmp_path, environment(), port, KILL):
        expect(page.get_by_text("Connection lost")).to_be_hidden()
        assert seq(page) >= before
        assert log.splitlines()[0] in page.locator(".logbox").inner_text()
        pages.play(page, act=before + 5)
        assert seq(page) >= before + 5
    pages.close()
