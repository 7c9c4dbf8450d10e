"""The page has a picture of everybody who appears in a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bohnhof.engine.position import read_position
from bohnhof.games import GAMES, rules_of

CASTS = json.loads((Path(__file__).parents[1] / "web/src/art/casts.json").read_text("utf-8"))
PRINTED = json.loads((Path(__file__).parents[1] / "web/src/art/printed.json").read_text("utf-8"))
NO_PICTURE = {"no-card", "?"}
RABOHNZEL = rules_of("rabohnzel")


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


@pytest.mark.parametrize("game", ["high-bohn-cognac", "prohibohn-pub"])
def test_a_house_is_drawn_before_the_bean_it_is_paid_with(game: str) -> None:
    rules = rules_of(game)
    for card in getattr(rules, "buildings", None) or rules.cards:
        if card.bean:
            assert PRINTED["houses"][family(card.id)] == rules.beans[card.bean].id


def test_a_spell_shows_its_pfennig() -> None:
    for spell, pfennig in PRINTED["pfennig"].items():
        state = read_position(RABOHNZEL, {"players": [{"owned": spell}, {}, {}], "draw": "rest"})
        assert RABOHNZEL.own_insight(state, 0)["pfennig"] == [pfennig, 0, 0]
