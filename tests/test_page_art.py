"""Check that the page draws the characters of every game.

A card without a picture of its own gets one that is made from its id.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bohnhof.games import GAMES, rules_of

FOLDERS = Path(__file__).parents[1] / "web" / "src" / "games"
CAST = re.compile(r"^    '?([\w-]+)'?: \{\n((?:      \w+: \[.*\],\n)*)    \},$", re.MULTILINE)
PART = re.compile(r"^      (\w+): \[(.*)\],$", re.MULTILINE)


def casts() -> dict[str, dict[str, list[str]]]:
    """Return the characters of each game, as listed in `web/src/games/GAME/drawings.ts`."""
    return {
        game: {part: re.findall(r"'([^']+)'", ids) for part, ids in PART.findall(parts)}
        for drawings in FOLDERS.glob("*/drawings.ts")
        for game, parts in CAST.findall(drawings.read_text("utf-8"))
    }


def family(card: str) -> str:
    """Return a card's id without its price and without whether a spell is active."""
    return card.rstrip("0123456789").removesuffix("-").removesuffix("-up")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_on_the_page_shows_nobody_else(game: str) -> None:
    rules = rules_of(game)
    cast = casts()[game.removesuffix("-long")]
    assert cast["kinds"] == [bean.id for bean in rules.beans[1:] if bean.id in cast["kinds"]]
    assert cast.get("bosses", []) == [boss.id for boss in getattr(rules, "bosses", ())]
    drawn = {*cast.get("houses", []), *cast.get("spells", [])}
    assert drawn <= {family(card.id) for card in rules.privileges}
