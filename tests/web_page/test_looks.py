"""What everybody gets: their language, no barriers, nothing outside the window, and not too much of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Response, expect

from bohnhof.rulebook import every_paragraph
from bohnhof.words import LANGUAGES
from tests.test_languages import vocabulary, words
from tests.web_page.pages import DESKTOP, PHONE, Pages

SCREENS = ("", "#/rules/bohnanza", "#/results", "#/settings", "#/nowhere")
SIZES = [
    (360, 740),
    (390, 664),
    (390, 844),
    (430, 932),
    (1024, 768),
    (1280, 800),
    (1366, 657),
    (1440, 900),
    (1920, 1080),
]
BUDGET = 100_000
NAMES = words("Bohnhof hnhof Ada Thrifty Chance Deutsch English Nederlands Français")
FOLDER = Path(__file__).parent
OUTSIDE = (FOLDER / "outside.js").read_text(encoding="utf-8")
SAID = (FOLDER / "said.js").read_text(encoding="utf-8")


def said_on(page: Page) -> str:
    """Every word that is seen or read out."""
    text: str = page.evaluate(SAID)
    return text


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_english_is_left_on_the_page(language: str, pages: Pages) -> None:
    page = pages.open(locale=language)
    rules = [f"{one.id} {one.chapter} {one.text}" for one in every_paragraph(language)]
    known = vocabulary(language) | NAMES | words(" ".join(rules))
    for screen in SCREENS:
        pages.visit(page, screen)
        expect(page.locator("h1").first).to_be_visible()
        page.wait_for_timeout(200)
        assert words(said_on(page)) - known == set(), screen
    assert page.locator("html").get_attribute("lang") == language
    pages.begin(page, "bohnanza", 3)
    pages.play(page, act=25)
    assert words(said_on(page)) - known == set()
    page.keyboard.press("m")
    assert words(said_on(page)) - known == set()


def barriers(page: Page, place: str) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{place}: {one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_barrier(scheme: str, pages: Pages) -> None:
    page = pages.open(color_scheme=scheme, bypass_csp=True)
    problems: list[str] = []
    for screen in SCREENS:
        pages.visit(page, screen)
        expect(page.locator("h1").first).to_be_visible()
        page.wait_for_timeout(200)
        problems += barriers(page, screen or "home")
    pages.begin(page, "bohnanza", 3)
    pages.play(page, act=25)
    expect(page.locator(".reason, .ticket.gone")).to_have_count(0, timeout=10_000)
    for size in (DESKTOP, {"width": 1024, "height": 768}, PHONE):
        page.set_viewport_size(size)
        page.wait_for_timeout(200)
        problems += barriers(page, f"table at {size['width']}")
    assert problems == []


def test_axe_finds_no_barrier_at_the_end_and_in_a_replay(pages: Pages) -> None:
    page = pages.open(bypass_csp=True)
    table = pages.finished(page, "al-cabohne", 2)
    problems: list[str] = []
    for place, shown in (
        (f"t/{table}", "[data-verdict]"),
        (f"replay/{table}?at=40&eyes=1", "section.replay"),
    ):
        pages.visit(page, f"#/{place}")
        page.locator(shown).first.wait_for()
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            for size in (DESKTOP, PHONE):
                page.set_viewport_size(size)
                page.wait_for_timeout(200)
                what = f"{place} {scheme} at {size['width']}"
                problems += barriers(page, what) + [f"{what}: {one}" for one in page.evaluate(OUTSIDE)]
    assert problems == []


def test_the_first_table_needs_at_most_100_kb(pages: Pages) -> None:
    page = pages.open("#/nowhere")
    sizes: dict[str, int] = {}

    def note(response: Response) -> None:
        path = response.url.removeprefix(pages.address)
        if path.startswith(("/api", "/ws")) or path.endswith((".woff2", ".png", ".webmanifest")):
            return
        sizes[path] = int(response.headers["content-length"])

    page.context.clear_cookies()
    fresh = pages.open("#/nowhere").context.new_page()
    fresh.on("response", note)
    table = pages.new_table(fresh, "bohnanza", [{"who": "me"}, *[{"who": "bot", "bot": "thrifty"}] * 3])
    pages.visit(fresh, f"#/t/{table}")
    expect(fresh.locator(".board")).to_be_visible()
    fresh.wait_for_load_state("networkidle")
    assert any(path.endswith(".js") for path in sizes)
    assert sum(sizes.values()) <= BUDGET, json.dumps(sizes, indent=1)


@pytest.mark.parametrize("language", ["de", "en"])
def test_nothing_leaves_the_window_and_no_text_its_box(language: str, pages: Pages) -> None:
    page = pages.open(locale=language)
    problems: list[str] = []

    def look(place: str) -> None:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(120)
            problems.extend(f"{place} {width}×{height}: {one}" for one in page.evaluate(OUTSIDE))

    for screen in SCREENS:
        pages.visit(page, screen)
        expect(page.locator("h1").first).to_be_visible()
        look(screen or "home")
    pages.begin(page, "bohnanza", 4)
    pages.play(page, act=30)
    expect(page.locator(".reason")).to_have_count(0)
    look("table")
    assert problems == []
