"""Requirements of every page: language, accessibility, layout, and limited size."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Response, expect

from tests.web_page.looks import (
    MORE_SIZES,
    PHONES,
    SIZES,
    barriers,
    foreign_words,
    misplaced,
    nameless,
    unreachable,
)
from tests.web_page.pages import DESKTOP, PHONE, Pages, resize

SCREENS = ("", "#/rules/bohnanza", "#/results", "#/settings", "#/nowhere")
EVERY_SIZE = (*SIZES, *MORE_SIZES)
BUDGET = 110_000
BESIDE = """dot => {
    const box = (node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return range.getBoundingClientRect()
    }
    const seen = (node) => node.textContent.trim() && !node.parentElement.closest(".vh")
    const walk = document.createTreeWalker(dot.closest(".grow"), NodeFilter.SHOW_TEXT)
    const texts = []
    while (walk.nextNode()) if (seen(walk.currentNode)) texts.push(walk.currentNode)
    const at = texts.findIndex((text) => dot.contains(text))
    return [box(dot).left - box(texts[at - 1]).right, box(texts[at + 1]).left - box(dot).right]
}"""
"""Between a dot and the words before and after it, in pixels."""


@pytest.mark.parametrize(
    ("language", "scheme", "sizes"),
    [
        ("de", "light", SIZES),
        pytest.param("de", "dark", EVERY_SIZE, marks=pytest.mark.long),
        pytest.param("en", "dark", EVERY_SIZE, marks=pytest.mark.long),
        pytest.param("nl", "light", EVERY_SIZE, marks=pytest.mark.long),
        pytest.param("fr", "dark", EVERY_SIZE, marks=pytest.mark.long),
    ],
)
def test_every_screen_speaks_to_its_reader_and_is_seen_whole_by_all(
    language: str, scheme: str, sizes: tuple[tuple[int, int], ...], pages: Pages
) -> None:
    page = pages.open(locale=language, color_scheme=scheme, bypass_csp=True)
    problems: list[str] = []
    for screen in SCREENS:
        pages.visit(page, screen)
        expect(page.locator("h1").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        found = foreign_words(page, language) if language != "en" else []
        found += misplaced(page, sizes)
        resize(page, DESKTOP)
        problems += [f"{screen or 'home'}: {one}" for one in found + barriers(page)]
    assert problems == []
    assert page.locator("html").get_attribute("lang") == language


def test_the_list_of_moves_is_in_the_language_of_its_reader(pages: Pages) -> None:
    page = pages.new(locale="de")
    pages.begin(page, "bohnanza", 3)
    pages.rest(page)
    page.keyboard.press("m")
    expect(page.locator("dialog[open] [data-sentence]").first).to_be_visible()
    assert foreign_words(page, "de") == []


@pytest.mark.parametrize(
    ("scheme", "size"),
    [
        ("dark", PHONE),
        pytest.param("light", DESKTOP, marks=pytest.mark.long),
        pytest.param("dark", DESKTOP, marks=pytest.mark.long),
        pytest.param("light", PHONE, marks=pytest.mark.long),
    ],
)
def test_the_end_and_a_replay_have_no_barrier_and_stay_in_the_window(
    scheme: str, size: dict[str, Any], pages: Pages
) -> None:
    page = pages.new(color_scheme=scheme, viewport=size, bypass_csp=True)
    table = pages.finished(page, "al-cabohne", 2)
    problems = barriers(page) + misplaced(page, [(size["width"], size["height"])])
    pages.visit(page, f"#/replay/{table}?at=40&eyes=1")
    page.locator("section.replay").first.wait_for()
    problems += barriers(page) + misplaced(page, [(size["width"], size["height"])])
    assert problems == []
    assert not any(unreachable(page, PHONES).values())


def test_the_first_table_needs_at_most_110_kb(pages: Pages) -> None:
    page = pages.new()
    sizes: dict[str, int] = {}

    def note(response: Response) -> None:
        path = response.url.removeprefix(pages.address)
        if path.startswith(("/api", "/ws")) or path.endswith((".woff2", ".png", ".webmanifest")):
            return
        sizes[path] = int(response.headers["content-length"])

    page.on("response", note)
    table = pages.new_table(page, "bohnanza", [{"who": "me"}, *[{"who": "bot", "bot": "thrifty"}] * 3])
    pages.visit(page, f"#/t/{table}")
    expect(page.locator(".board")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert any(path.endswith(".js") for path in sizes)
    assert sum(sizes.values()) <= BUDGET, json.dumps(sizes, indent=1)


def test_a_tree_with_a_nameless_button_or_two_of_one_name_is_found() -> None:
    tree = """
- main:
  - button "Accept"
  - group "Offer":
    - button "Accept"
    - 'button "Draft: give Blue"': Greta
    - 'button "Draft: give Blue"': Marten
    - button [disabled]
    - img
  - group "Offer":
    - button "Accept"
"""
    assert nameless(tree) == [
        "there are two of button “Draft: give Blue”",
        "a button has no name: button [disabled]",
        "a img has no name: img",
    ]


def test_a_dot_on_the_board_keeps_the_same_distance_on_both_sides(pages: Pages) -> None:
    """A phone says the seconds of a bot before the dot; with a clock, it says those."""
    for clock in (None, 600):
        page = pages.new(guided=["bohnanza"], viewport=PHONE)
        bots = [{"who": "bot", "bot": "thrifty"}] * 2
        table = pages.new_table(page, "bohnanza", [{"who": "me"}, *bots], clock=clock)
        pages.visit(page, f"#/t/{table}")
        dot = page.locator(".board .dot")
        acts = 1
        while not dot.count():
            pages.play(page, act=acts)
            acts += 1
        left, right = dot.evaluate(BESIDE)
        assert left == pytest.approx(right, abs=1)
        assert left > 2
