"""The page has a picture of everybody who appears in a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bohnhof.games import GAMES, rules_of

CASTS = json.loads((Path(__file__).parents[1] / "web/src/art/casts.json").read_text("utf-8"))
NO_PICTURE = {"no-card", "?"}


def family(card: str) -> str:
    """A building by its kind whatever its price, a spell whether it is active or not."""
    return card.rstrip("0123456789").removesuffix("-").removesuffix("-up")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_on_the_page_shows_its_own_cast(game: str) -> None:
    rules = rules_of(game)
    cast = CASTS[game.removesuffix("-long")]
    assert cast["kinds"] == [bean.id for bean in rules.beans[1:]]
    assert cast["bosses"] == [boss.id for boss in getattr(rules, "bosses", ())]
    drawn = {*cast["houses"], *cast["spells"]}
    assert drawn == {family(card.id) for card in rules.privileges} - NO_PICTURE
