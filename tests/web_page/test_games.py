"""A whole game of each id in the browser, against bots, by clicking what the page offers."""

from __future__ import annotations

import pytest

from bohnhof.games import game_ids, rules_of
from tests.web_page.pages import Pages


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_can_be_clicked_to_its_end(game: str, pages: Pages) -> None:
    page = pages.open()
    table = pages.begin(page, game, rules_of(game).fewest_seats)
    assert pages.play(page) > 20
    assert page.locator("[data-verdict]").inner_text()
    assert pages.over(page, table)
