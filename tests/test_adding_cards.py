"""The cards of the page about adding one keep all invariants and are displayed everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bohnhof.arena import simulate
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.position import read_position
from bohnhof.engine.state import State
from bohnhof.games import load_game
from bohnhof.games.high_bohn.cards import FAMILIES, Building, Family, OwnBeanField, OwnBeanometer
from bohnhof.games.high_bohn.ending import shares
from bohnhof.games.high_bohn.heuristic.buyer import Buyer
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.games.rabohnzel import spellbook
from bohnhof.games.rabohnzel.rules import Rabohnzel
from bohnhof.games.rabohnzel.spells import ALL
from bohnhof.testing import check_game
from tests.commands import TO_THE_END, Terminal

TEXT = (Path(__file__).parents[1] / "docs" / "adding_a_card.md").read_text(encoding="utf-8")
CODE = "\n\n".join(re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL))
BUILDING, ESTABLISHMENT, SPELL = "WithStable", "WithBakery", "WithTwelveSpells"


@pytest.fixture(autouse=True)
def folder(empty_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a folder with the code of the page."""
    monkeypatch.setenv("COLUMNS", "160")
    (empty_folder / "my_cards.py").write_text(CODE, encoding="utf-8")
    return empty_folder


@pytest.mark.parametrize("game", [BUILDING, ESTABLISHMENT, SPELL])
def test_bots_play_with_new_cards_to_the_end(game: str) -> None:
    rules = load_game(f"my_cards.py:{game}")
    bots = ["thrifty", "chance", "thrifty"][: rules.most_seats]
    assert simulate(f"my_cards.py:{game}", len(bots), bots, games=2, seed=1).finished == 2


class Barn2(OwnBeanField):
    field = 6

    def share(self, owner: int, seat: int, kind: int, taler: int, rest: list[int]) -> int:
        return 1

    def claimed(self, share: int) -> int:
        return share


class Barn3(OwnBeanometer):
    thresholds = (1, 2, 3)

    def frees(self, kind: int) -> bool:
        return kind == self.bean


class Barn4(Building):
    def plantings(self, so_far: int, s: State, seat: int) -> int:
        return so_far + 1

    def orders_draw(self, so_far: bool, s: State, seat: int) -> bool:
        return True


def test_a_building_needs_no_more_than_the_clauses_of_its_class() -> None:
    rules = HighBohn(families=[*FAMILIES, Family("barn", "red", Barn2, Barn3, Barn4)])
    assert [card.id for card in rules.watchers] == ["jail-4", "barn-2"]
    assert [card.id for card in rules.planting_cards] == ["farm-3", "barn-4"]
    assert [card.id for card in rules.ordering_cards] == ["bank-3", "barn-4"]
    players = [
        {"owned": "barn-2", "fields": ["blue*4", "red"]},
        {"owned": "barn-3", "fields": ["blue*4", "red"]},
        {"fields": ["red", "blue*2"]},
    ]
    s = read_position(rules, {"game": rules.id, "players": players, "draw": "rest"})
    red, blue = rules.kinds["red"], rules.kinds["blue"]
    assert [rules.ask_may_plant(s, 0, kind, 6) for kind in (red, blue)] == [True, False]
    assert [rules.ask_worth(s, seat, (red,) * 3) for seat in range(3)] == [2, 3, 2]
    assert [rules.ask_may_harvest(s, seat, 1) for seat in range(3)] == [False, True, True]
    assert shares(rules, s, 1, s.players[1].fields[0]) == [1, 0, 0]
    assert shares(rules, s, 2, s.players[2].fields[1]) == [0, 0, 0]


def test_two_kinds_paid_with_one_bean_are_not_both_bought_with_the_same_taler() -> None:
    rules = load_game(f"my_cards.py:{BUILDING}")
    assert isinstance(rules, HighBohn)
    players = [{"taler": "red", "owned": "bank-1 farm-1 jail-1"}, {}, {}]
    s = read_position(rules, {"game": rules.id, "players": players, "draw": "rest"})
    found = Buyer(rules, {}).last_purchase(s, 0)
    assert found is not None
    assert found.id == "tipi-1"


def test_a_new_establishment_is_told_by_itself_and_bought(bohnhof: Terminal) -> None:
    place = f"my_cards.py:{ESTABLISHMENT}"
    shown = bohnhof("play", place, "--seed", "1", typed="lay 1 2\ncards\nt\n").out
    assert re.search(r"Bakery 3, 3 Blue: phase 3: plant a third card$", shown, re.MULTILINE)
    assert re.search(r"Bakery 4, 4 Blue: phase 3: the third card from any place$", shown, re.MULTILINE)
    assert "Bakery 1/3/4 Blue" in shown
    rules = load_game(place)
    players = [{"hand": "pole green stink", "taler": "blue*4"}, {}]
    s = read_position(rules, {"game": rules.id, "players": players, "phase": "plant-hand", "draw": "rest"})
    for sentence in ("buy bakery-3", "plant 1", "plant 2"):
        assert rules.play(s, 0, read_sentence(rules, sentence)) is None
    assert rules.ask_plantings(s, 0) == 3


def test_a_twelfth_spell_is_told_by_itself_and_cast(bohnhof: Terminal) -> None:
    place = f"my_cards.py:{SPELL}"
    rules = load_game(place)
    seed = next(seed for seed in range(200) if rules.new_game(3, seed).players[0].owned == (12,))
    result = bohnhof("play", place, "--seats", "3", "--seed", str(seed), typed=f"?\nt\n{TO_THE_END}")
    assert (result.status, result.err) == (0, "")
    assert "Early bird: draw a card." in result.out
    assert "You: Early bird" in result.out
    players = [{"owned": "early-bird-up", "hand": "cap"}, {"hand": "cap"}, {}]
    s = read_position(
        rules, {"game": rules.id, "players": players, "phase": "plant-hand", "draw": "sword rest"}
    )
    assert rules.play(s, 0, read_sentence(rules, "cast early-bird")) is None
    assert s.players[0].hand == [rules.kinds["cap"], rules.kinds["sword"]]
    assert s.players[0].owned == (12,)


def test_the_number_of_spells_is_that_of_the_list() -> None:
    few = Rabohnzel(None, ALL[:5])
    assert len(few.new_game(3, 1).extra[spellbook.SPELLS]) == 2
    assert check_game(few, games=3, every=5).games == 3
