"""Checks of a page's appearance: foreign words, accessibility, and elements outside the window."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from bohnhof.games import game_ids, rules_of
from bohnhof.quick_start import quick_start_of
from bohnhof.rulebook import every_paragraph
from bohnhof.table.names import NAMES as NAMES_OF_BOTS
from tests.test_languages import vocabulary, words
from tests.web_page.pages import resize

SIZES = ((1440, 900), (1024, 768), (844, 390), (390, 844), (390, 664), (360, 640))
"""Typical window sizes: desktop, tablet, phones."""
PHONES = ((390, 664), (360, 640), (375, 553), (375, 667), (412, 732), (390, 844), (844, 390))
"""Sizes that phone browsers leave of their screens, in portrait and landscape."""
MORE_SIZES = ((1920, 1080), (1366, 657), (1280, 800), (430, 932), (360, 740))
FOLDER = Path(__file__).parent
OUTSIDE = (FOLDER / "outside.js").read_text(encoding="utf-8")
REACH = (FOLDER / "reach.js").read_text(encoding="utf-8")
TINY = (FOLDER / "tiny.js").read_text(encoding="utf-8")
SAID = (FOLDER / "said.js").read_text(encoding="utf-8")
SHIFTS = """window.shifts = 0
window.hands = new Set()
new PerformanceObserver((list) => {
    for (const one of list.getEntries()) shifts += one.value
    const hand = document.querySelector("section.hand")
    if (hand) hands.add(JSON.stringify(hand.getBoundingClientRect()))
}).observe({type: "layout-shift", buffered: true})"""
"""A script that sums up layout shifts, including those after a click.

At each shift it also records the position of the hand of cards.
"""
STEADY = 0.1
"""Maximum sum of layout shifts in a whole game."""
MISSING = """() => [...document.querySelectorAll("use")].map((use) => use.getAttribute("href"))
    .filter((name) => !document.getElementById(name.slice(1)))"""
"""A function that returns the drawings that are referenced but missing."""
VIOLATIONS = "axe.run({resultTypes: ['violations']}).then(({violations}) => violations)"
BOTS = " ".join(name for names in NAMES_OF_BOTS.values() for name in names)
NAMES = words(f"Bohnhof hnhof Ada Thrifty Chance Deutsch English Nederlands Français {BOTS}")


@cache
def known_words(language: str) -> set[str]:
    rules = [f"{one.id} {one.chapter} {one.text}" for one in every_paragraph(language)]
    starts = [quick_start_of(rules_of(game), language) for game in game_ids()]
    quick = [
        line
        for start in starts
        if start is not None
        for part in start.parts
        for line in (start.title, part.heading, *part.lines)
    ]
    return vocabulary(language) | NAMES | words(" ".join(rules + quick))


def foreign_words(page: Page, language: str) -> list[str]:
    """Return the visible or spoken words that belong to another language."""
    return sorted(words(page.evaluate(SAID)) - known_words(language))


NAMED = re.compile(r"(button|link|textbox|combobox|checkbox|radio|slider|tab|img|dialog)\b(?: \"(.*?)\")?")
"""Elements of an accessibility tree that must have a name, and the name."""
APART = ("button", "link", "textbox", "combobox", "checkbox", "radio", "slider", "tab")
"""Elements that must have different names if they are siblings."""


def nameless(tree: str) -> list[str]:
    """Return the elements of an accessibility tree without a name or with a sibling's name."""
    found = []
    parents: list[tuple[int, str]] = []
    known: set[tuple[str, str, str]] = set()
    for number, line in enumerate(tree.splitlines()):
        depth = len(line) - len(line.lstrip())
        while parents and parents[-1][0] >= depth:
            parents.pop()
        text = line.strip().removeprefix("- ").strip("'")
        named = NAMED.match(text)
        if named:
            role, name = named.groups()
            key = (parents[-1][1] if parents else "", role, name or "")
            if not name:
                found.append(f"a {role} has no name: {text}")
            elif role in APART and key in known:
                found.append(f"there are two of {role} “{name}”")
            known.add(key)
        parents.append((depth, f"{number} {text}"))
    return found


def barriers(page: Page) -> list[str]:
    """Return accessibility violations found by axe and `nameless`."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(Axe().axe_script)
    page.evaluate("settled()")
    found = [
        f"{one['id']}: {node['html'][:160]}" for one in page.evaluate(VIOLATIONS) for node in one["nodes"]
    ]
    return found + nameless(page.locator("body").aria_snapshot())


def unreachable(page: Page, sizes: Iterable[tuple[int, int]]) -> dict[str, list[str]]:
    """Return by window size what is not fully reachable by touch or too small to read."""
    found: dict[str, list[str]] = {}
    for width, height in sizes:
        resize(page, {"width": width, "height": height})
        found[f"{width} × {height}"] = [*page.evaluate(REACH), *page.evaluate(TINY)]
    return found


def moved(page: Page) -> float:
    """Return how much has moved since this was asked last. The hand has not moved at all.

    It is looked at when anything moves, and so nowhere in a game in which nothing did.
    """
    shifts, hands = page.evaluate("[shifts, [...hands]]")
    assert len(hands) == 1 if shifts else not hands, f"the hand was at {hands}"
    forget_moves(page)
    return float(shifts)


def forget_moves(page: Page) -> None:
    """Reset the sum of layout shifts."""
    page.evaluate("shifts = 0; hands.clear()")


def misplaced(page: Page, sizes: Iterable[tuple[int, int]]) -> list[str]:
    """Return elements outside the window or their box in some sizes, and missing drawings."""
    found: list[str] = []
    for width, height in sizes:
        resize(page, {"width": width, "height": height})
        problems = [*page.evaluate(OUTSIDE), *page.evaluate(MISSING)]
        found += [f"{width} × {height}: {one}" for one in problems]
    return found
