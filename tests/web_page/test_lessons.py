"""Lessons in a browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from bohnhof.bots.lessons.lesson import lesson_of
from bohnhof.games import game_ids, rules_of
from bohnhof.rooms import driver
from tests.web_page.looks import barriers
from tests.web_page.pages import DESKTOP, Pages

SMALL_PHONE = {"width": 390, "height": 664}
BOHNANZA = [
    ["[data-thing=field-2] button"],
    ["[data-thing=field-2] button"],
    [".btn:has-text('Handeln')", ".give [data-k=green]", ".kinds [data-k=chili]", "button.send"],
]
"""The elements tapped in the first steps on a phone."""


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "PAUSES", dict.fromkeys(driver.PAUSES, (0.0, 0.0)))


def read(page: Page, step: int) -> None:
    """Read all pages of a step."""
    expect(page.locator(f"[data-lesson-step='{step}']")).to_be_visible()
    while page.locator("[data-lesson-next]").count():
        page.locator("[data-lesson-next]").click()


def test_bohnanza_is_learned_by_playing_on_a_phone(pages: Pages) -> None:
    """Play a lesson by taps from the home page, with a detour, an own move and undo."""
    page = pages.open(viewport=SMALL_PHONE, has_touch=True, locale="de-DE")
    page.get_by_role("button", name="Bohnanza spielend lernen").tap()
    for step, taps in enumerate(BOHNANZA, 1):
        read(page, step)
        page.locator("[data-lesson-fold]").tap()
        for thing in taps:
            page.locator(thing).first.tap()
    lesson = lesson_of(rules_of("bohnanza"))
    assert lesson is not None
    for step in range(4, len(lesson.steps)):
        read(page, step)
        page.locator("[data-lesson-do]").tap()
    read(page, len(lesson.steps))
    expect(page.locator(".coach h2")).to_have_text("Jetzt kannst du spielen")
    page.locator("[data-lesson-end]").tap()
    expect(page.locator(".coach")).to_have_count(0)


def test_who_leaves_the_lesson_may_come_back_or_play_on(pages: Pages) -> None:
    page = pages.open(viewport=DESKTOP, bypass_csp=True)
    page.get_by_role("button", name="Learn Bohnanza by playing").click()
    read(page, 1)
    assert barriers(page) == []
    page.locator("[data-lesson-do]").click()
    read(page, 2)
    page.locator("[data-lesson-fold]").click()
    assert barriers(page) == []
    page.locator("[data-thing=field-2]").get_by_role("button").first.click()
    expect(page.locator(".coach h2")).to_have_text("You went another way")
    page.locator("[data-lesson-undo]").click()
    read(page, 2)
    page.reload()
    read(page, 2)
    page.locator("[data-lesson-leave]").click()
    expect(page.locator("[data-lesson-step]")).to_have_count(0)
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator("[data-lesson-step]")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("game", game_ids())
def test_every_lesson_is_played_to_its_end(pages: Pages, game: str) -> None:
    lesson = lesson_of(rules_of(game))
    assert lesson is not None
    page = pages.open(viewport=SMALL_PHONE, has_touch=True)
    table = page.request.post(f"{pages.address}/api/lessons", data={"game": game, "name": "Ada"}).json()[
        "table"
    ]
    pages.visit(page, f"#/t/{table}")
    step = 1
    while step < len(lesson.steps):
        read(page, step)
        page.locator("[data-lesson-do]").tap()
        later = "step => +document.querySelector('[data-lesson-step]')?.dataset.lessonStep > step"
        page.wait_for_function(later, arg=step)  # the page ends turns automatically
        step = int(page.locator("[data-lesson-step]").get_attribute("data-lesson-step") or 0)
    read(page, step)
    page.locator("[data-lesson-end]").tap()
    expect(page.locator(".coach")).to_have_count(0)
