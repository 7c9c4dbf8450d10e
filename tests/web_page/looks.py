"""What may be wrong with the looks of a page: foreign words, barriers, things outside the window."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from bohnhof.rulebook import every_paragraph
from bohnhof.table.names import NAMES as NAMES_OF_BOTS
from tests.test_languages import vocabulary, words
from tests.web_page.pages import resize

SIZES = ((1440, 900), (1024, 768), (844, 390), (390, 844), (390, 664), (360, 640))
"""Windows that people have: a desk, a tablet, phones."""
MORE_SIZES = ((1920, 1080), (1366, 657), (1280, 800), (430, 932), (360, 740))
FOLDER = Path(__file__).parent
OUTSIDE = (FOLDER / "outside.js").read_text(encoding="utf-8")
SAID = (FOLDER / "said.js").read_text(encoding="utf-8")
MISSING = """() => [...document.querySelectorAll("use")].map((use) => use.getAttribute("href"))
    .filter((name) => !document.getElementById(name.slice(1)))"""
"""The pictures that are asked for and are not there."""
VIOLATIONS = "axe.run({resultTypes: ['violations']}).then(({violations}) => violations)"
BOTS = " ".join(name for names in NAMES_OF_BOTS.values() for name in names)
NAMES = words(f"Bohnhof hnhof Ada Thrifty Chance Deutsch English Nederlands Français {BOTS}")


@cache
def known_words(language: str) -> set[str]:
    rules = [f"{one.id} {one.chapter} {one.text}" for one in every_paragraph(language)]
    return vocabulary(language) | NAMES | words(" ".join(rules))


def foreign_words(page: Page, language: str) -> list[str]:
    """Return the words that are seen or read out and belong to another language."""
    return sorted(words(page.evaluate(SAID)) - known_words(language))


def barriers(page: Page) -> list[str]:
    """Return what keeps some people from using what is shown, as axe finds it."""
    page.evaluate("settled()")
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(Axe().axe_script)
    return [
        f"{one['id']}: {node['html'][:160]}" for one in page.evaluate(VIOLATIONS) for node in one["nodes"]
    ]


def misplaced(page: Page, sizes: Iterable[tuple[int, int]]) -> list[str]:
    """Return what lies outside windows of some sizes or outside its box, and missing pictures."""
    found: list[str] = []
    for width, height in sizes:
        resize(page, {"width": width, "height": height})
        problems = [*page.evaluate(OUTSIDE), *page.evaluate(MISSING)]
        found += [f"{width} × {height}: {one}" for one in problems]
    return found
