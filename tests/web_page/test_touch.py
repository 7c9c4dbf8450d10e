"""Touch on a phone: highlighted elements do what they promise, and all sheets are usable."""

from __future__ import annotations

import itertools
import random
import re
from collections import Counter
from pathlib import Path
from typing import TypedDict

import pytest
from playwright.sync_api import Locator, Page, expect

from bohnhof.games import game_ids, rules_of
from tests.web_page.looks import OUTSIDE, PHONES, REACH, TINY
from tests.web_page.pages import Pages, resize, table_at
from tests.web_page.resting import acts_at_rest

SHORT = PHONES[0]
GLOW = (Path(__file__).parent / "glow.js").read_text(encoding="utf-8")
ENOUGH = 4
"""Number of actions by highlighted elements."""
TRIES = 150
OPENERS = (
    ".table header button:not(:disabled)",
    ".others .who",
    "[data-thing=sheet]",
    "[data-thing=discard]",
    ".trade:not(:disabled)",
)
"""Elements that open a sheet at a table."""
SHOPS = [game for game in game_ids() if game.startswith(("high-bohn", "prohibohn"))]


class Glow(TypedDict):
    """A highlighted element, and the point where it is tapped."""

    thing: str
    kind: str
    x: float
    y: float


def sit_down(pages: Pages, game: str, size: tuple[int, int]) -> Page:
    """Start a game with bots on a phone, for a person who has read the guide."""
    window = {"width": size[0], "height": size[1]}
    page = pages.new(guided=[game], viewport=window, has_touch=True, is_mobile=True)
    pages.begin(page, game, rules_of(game).usual_seats())
    return page


def means(sentence: str, glow: Glow, beans: set[str]) -> bool:
    """Return whether an action affects the tapped element. The front card is never named."""
    words = set(re.split("[ :@]+", sentence))
    place, _, which = glow["thing"].partition("-")
    if place in ("field", "seat", "rival"):
        return which in words and "harvest" not in words
    return place == "discard" or glow["kind"] in words or not words & beans


def tap_what_glows(pages: Pages, game: str, size: tuple[int, int], least: int) -> Counter[str]:
    """Tap until `least` actions came from highlighted elements. Count by the last element."""
    page = sit_down(pages, game, size)
    beans = {bean.id for bean in rules_of(game).beans[1:]}
    chance = random.Random(game)
    done: Counter[str] = Counter()
    meant: list[Glow] = []
    for _ in range(TRIES):
        if page.locator("[data-verdict]").count():
            break
        before = pages.rest(page)
        page.evaluate("settled()")
        asked = page.locator("dialog[open]").count() > 0
        glows: list[Glow] = [] if asked else page.evaluate(GLOW)
        fresh = [one for one in glows if one["thing"] not in [other["thing"] for other in meant]]
        glow = chance.choice(fresh) if fresh else None
        if glow:
            glow = page.evaluate(GLOW, glow["thing"])[0]
            meant.append(glow)
            page.touchscreen.tap(glow["x"], glow["y"])
        else:
            if asked:
                assert [*page.evaluate(REACH), *page.evaluate(TINY)] == []
            tap_something(page)
        page.evaluate("answered()")
        made = [sentence for seat, sentence in (acts_at_rest(table_at(page)) or ())[before:] if seat == 0]
        if made and (glow or asked):
            for one in meant:
                assert means(made[0], one, beans), f"“{made[0]}” after a tap on {one['thing']} {one['kind']}"
            done.update([re.sub(r"-.*", "", meant[-1]["thing"])] if meant else [])
        elif glow:
            picked = page.locator("dialog[open], .picked, [aria-pressed=true]").first
            expect(picked, f"nothing comes of a tap on {glow['thing']}").to_be_attached()
            assert not page.locator(".reason").count(), page.locator(".reason").inner_text()
        if made:
            meant = []
        if done.total() >= least:
            return done
    raise AssertionError(f"only {done} after {TRIES} taps: {page.locator('.board').inner_text()}")


def tap_something(page: Page) -> None:
    """Answer a question or continue; otherwise free a field or pick another card."""
    if page.evaluate("aim({seed: 7, stuck: false})"):
        page.locator("[data-aim]").tap()
        return
    harvest = page.locator(".fields .harvest:not([aria-disabled=true])")
    others = page.locator("section.hand .card:not(.picked)")
    (harvest if harvest.count() else others).first.tap()


@pytest.mark.parametrize("game", game_ids())
def test_a_tap_on_what_glows_does_what_it_glows_for(game: str, pages: Pages) -> None:
    done = tap_what_glows(pages, game, SHORT, ENOUGH)
    print(f"{game:22}{SHORT[0]} × {SHORT[1]}  {dict(done)}")


@pytest.mark.long
@pytest.mark.parametrize(("game", "size"), list(zip(game_ids(), itertools.cycle(PHONES[1:]))))
def test_a_tap_on_what_glows_does_so_on_other_phones(game: str, size: tuple[int, int], pages: Pages) -> None:
    """Play each game on one phone. All phones would be 54 games."""
    done = tap_what_glows(pages, game, size, ENOUGH)
    print(f"{game:22}{size[0]} × {size[1]}  {dict(done)}")


def faults_of_sheet(page: Page) -> list[str]:
    """Return the faults of an open sheet at all scroll positions."""
    sheet = page.locator("dialog[open]")
    found: list[str] = []
    bottom, step = sheet.evaluate("one => [one.scrollHeight - one.clientHeight, one.clientHeight / 2]")
    for at in sorted({0, *range(int(step), int(bottom), max(1, int(step))), bottom}):
        sheet.evaluate("(one, at) => one.scrollTop = at", at)
        found += [*page.evaluate(REACH), *page.evaluate(TINY), *page.evaluate(OUTSIDE)]
        expect(close_of(page)).to_be_in_viewport(ratio=1)
    return sorted(set(found))


def close_of(page: Page) -> Locator:
    return page.locator("dialog[open] header button")


@pytest.mark.parametrize(
    "game",
    [pytest.param(one, marks=() if one == "rabohnzel" else pytest.mark.long) for one in game_ids()],
)
def test_every_sheet_can_be_read_and_used_on_a_phone(game: str, pages: Pages, everything: bool) -> None:
    page = sit_down(pages, game, SHORT)
    pages.play(page, act=12)
    sizes = PHONES if everything else (SHORT,)
    problems: dict[str, list[str]] = {}
    opened = 0
    for wanted in OPENERS:
        for number in range(page.locator(wanted).count()):
            resize(page, {"width": SHORT[0], "height": SHORT[1]})
            page.locator(wanted).nth(number).tap()
            sheet = page.locator("dialog[open]")
            sheet.wait_for()
            opened += 1
            for width, height in sizes:
                resize(page, {"width": width, "height": height})
                found = faults_of_sheet(page)
                if found:
                    problems[f"{sheet.get_attribute('aria-label')} at {width} × {height}"] = found
            close_of(page).tap()
            expect(sheet).to_have_count(0)
    assert opened >= 3
    assert problems == {}


@pytest.mark.parametrize("game", SHOPS[:1] + [pytest.param(one, marks=pytest.mark.long) for one in SHOPS[1:]])
def test_a_chosen_card_of_the_shop_is_seen_with_its_button(game: str, pages: Pages) -> None:
    page = sit_down(pages, game, SHORT)
    page.locator("[data-thing=sheet]").tap()
    stalls = page.locator("dialog[open] .stall")
    for width, height in PHONES:
        resize(page, {"width": width, "height": height})
        for stall in (stalls.first, stalls.last):
            stall.tap()
            buy = page.locator("dialog[open] .words [data-sentence]")
            expect(buy.first).to_be_in_viewport(ratio=1)
            expect(close_of(page)).to_be_in_viewport(ratio=1)
            stall.tap()
