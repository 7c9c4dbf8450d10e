"""Every game in the browser, against bots, by clicking what the page offers."""

from __future__ import annotations

from collections.abc import Collection

import pytest
from playwright.sync_api import Page, expect

from bohnhof.games import game_ids, rules_of
from tests.web_page.keys import play_by_keys
from tests.web_page.looks import (
    PHONES,
    SHIFTS,
    SIZES,
    STEADY,
    TINY,
    barriers,
    foreign_words,
    forget_moves,
    misplaced,
    moved,
    nameless,
    unreachable,
)
from tests.web_page.pages import DESKTOP, Pages, resize
from tests.web_page.resting import acts_at_rest

Sizes = Collection[tuple[int, int]]
FIRST = (".board", "section.hand .card", ".fields .bed")
MAFIA = (".mafia .boss", ".loot", ".groups .group")
ADDS = {
    "bohnanza": (20, ()),
    "al-cabohne": (22, (*MAFIA, ".race")),
    "al-cabohne-solo": (14, (*MAFIA, ".race")),
    "prohibohn": (20, (*MAFIA[:2], ".shop .stall", ".purse", ".others .line")),
    "high-bohn": (10, (".market .stall", ".town", ".purse")),
    "high-bohn-cognac": (38, (".market .stall", ".town", ".purse")),
    "rabohnzel": (38, ("[data-thing=spells]", "details.panel", ".others .line", ".badge.power")),
}
"""By prefix of the game's id: actions until the person has had a turn, and added parts."""
FAR = 40
"""Number of actions after which a whole game is inspected."""
DESK, TABLET, FLAT, PHONE, SHORT, SMALL = SIZES
LOOKS = {
    "bohnanza": ("de", "light", (PHONE, TABLET, DESK), DESK),
    "al-cabohne": ("de", "dark", (SMALL, FLAT, DESK), None),
    "al-cabohne-solo": ("fr", "dark", (PHONE, SHORT, DESK), PHONE),
    "al-cabohne-solo-long": ("nl", "light", (SHORT, TABLET, DESK), None),
    "high-bohn": ("nl", "light", (TABLET, SHORT, DESK), None),
    "high-bohn-cognac": ("de", "dark", (SMALL, FLAT, DESK), DESK),
    "prohibohn": ("fr", "dark", (SMALL, FLAT, DESK), None),
    "prohibohn-pub": ("nl", "light", (PHONE, TABLET, DESK), PHONE),
    "rabohnzel": ("fr", "dark", (PHONE, TABLET, DESK), PHONE),
}
"""By game: language, colour scheme, sizes of a short inspection, and size for axe.

The game is played in the first size. The last is a desktop, where no part is hidden.
"""


def begin(pages: Pages, game: str, size: tuple[int, int] = DESK) -> tuple[Page, str]:
    """Create a table for a person who has read the guide. Return the page and the table's id."""
    language, scheme, *_ = LOOKS[game]
    window = {"width": size[0], "height": size[1]}
    page = pages.new(guided=[game], locale=language, color_scheme=scheme, viewport=window, bypass_csp=True)
    page.add_init_script(SHIFTS)
    return page, pages.begin(page, game, rules_of(game).usual_seats())


def look(page: Page, with_axe: Sizes, sizes: Sizes = SIZES) -> None:
    """Assert that everything is in its place in windows of some sizes, and free of barriers.

    Barriers are searched in the sizes of `with_axe` only. In DESK, which is shown at its original
    scale, no text may be too small either.
    """
    # what fades away is gone before anyone measures its contrast
    expect(page.locator(".reason, .ticket.gone")).to_have_count(0)
    for size in sizes:
        assert misplaced(page, [size]) == []
        if size == DESK:
            assert page.evaluate(TINY) == []
        assert nameless(page.locator("body").aria_snapshot()) == []
        if size in with_axe:
            assert barriers(page) == []


@pytest.mark.parametrize("game", game_ids())
def test_a_table_shows_what_its_game_adds_in_every_size_to_everyone(
    game: str, pages: Pages, everything: bool
) -> None:
    """Inspect a table of each game. The default set uses three of the sizes."""
    language, _, short, with_axe = LOOKS[game]
    page, table = begin(pages, game, short[0])
    acts, parts = ADDS[max((one for one in ADDS if game.startswith(one)), key=len)]
    pages.play(page, act=acts)
    assert sum(seat == 0 for seat, _ in acts_at_rest(table) or ()) > 3
    assert moved(page) < STEADY
    axe = [with_axe] if with_axe else []
    look(page, axe, SIZES[::-1] if everything else short)
    for part in FIRST + parts:
        expect(page.locator(part).first).to_be_visible()
    assert foreign_words(page, language) == []
    touched = PHONES if everything else [size for size in short if size in PHONES]
    assert not any(unreachable(page, touched).values())


@pytest.mark.long
@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("size", [DESK, FLAT, SHORT])
def test_a_whole_game_is_played_to_its_end_and_nothing_moves(
    game: str, size: tuple[int, int], pages: Pages
) -> None:
    """Play by clicks, inspect the full table in every size, and play the rest by keys."""
    page, table = begin(pages, game, size)
    shifts = 0.0
    if size == DESK:
        pages.play(page, act=FAR)
        shifts = moved(page)
        look(page, with_axe=SIZES[:-1], sizes={*SIZES, *PHONES})
        assert not any(unreachable(page, PHONES).values())
        resize(page, DESKTOP)
        forget_moves(page)
    assert (play_by_keys(pages, page) if size == DESK else pages.play(page)) > 20
    assert page.locator("[data-verdict]").inner_text()
    assert pages.over(page, table)
    shifts += moved(page)
    print(f"{game:22}{size[0]} × {size[1]}  {shifts:.3f}")
    assert shifts < STEADY


def test_the_same_clicks_lead_to_the_same_game(pages: Pages) -> None:
    played = []
    for _ in range(2):
        page = pages.new(viewport={"width": PHONE[0], "height": PHONE[1]})
        table = pages.begin(page, "bohnanza", 3)
        clicks = pages.play(page, act=12)
        played.append((clicks, acts_at_rest(table)))
    assert played[0] == played[1]
