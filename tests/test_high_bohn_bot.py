"""The thrifty bot in High Bohn: its purchases, and its use of powers."""

from typing import Any

import pytest

from bohnhof.bots import bot_maker
from bohnhof.engine.chance import Rng
from bohnhof.engine.position import read_position
from bohnhof.engine.state import State
from bohnhof.games import rules_of
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.table.table import Table
from tests.tables import question

RULES = rules_of("high-bohn-cognac")
assert isinstance(RULES, HighBohn)


def position(*players: dict[str, Any], **changes: Any) -> State:
    data = {"game": RULES.id, "players": [*players, {}, {}][:3], "draw": "rest"}
    s = read_position(RULES, {**data, **changes})
    RULES.settle(s)
    return s


def final(*players: dict[str, Any], **changes: Any) -> State:
    return position(*players, agenda=["final 1"], passes=3, draw="", discard="rest", **changes)


def decision(s: State, seat: int = 0) -> str:
    view = RULES.view(s, seat)
    action = bot_maker("thrifty")(RULES, seat, Rng(1)).decide(
        view, RULES.moves(view, seat), question(RULES, s, seat)
    )
    assert action is not None
    assert RULES.refusal(s, seat, action) is None
    return action.sentence(RULES)


@pytest.mark.parametrize("game", ["high-bohn", "high-bohn-cognac"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_plays_whole_games_by_the_rules_and_buys(game: str, seats: int) -> None:
    table = Table(
        rules_of(game), 11, [bot_maker("thrifty")] * (seats - 1) + [bot_maker("chance")], bots_seed=11
    )
    table.run()
    assert table.state.over
    assert sum(sentence.startswith("buy ") for _, sentence in table.acts) > seats


# Purchases


def test_it_buys_what_its_taler_allow_when_nothing_better_can_be_hoped_for() -> None:
    assert decision(position({"hand": "red", "taler": "blue*4"})) == "buy jail-4"


def test_it_waits_with_one_taler_while_better_buildings_may_come() -> None:
    assert not decision(position({"hand": "red", "taler": "blue"})).startswith("buy")


def test_it_does_not_wait_when_the_game_is_nearly_over() -> None:
    s = position({"hand": "red", "taler": "blue"}, passes=2, draw="blue*4", discard="rest")
    assert decision(s) == "buy jail-1"


def test_in_the_final_round_it_sells_before_it_buys() -> None:
    owned = "goldmine-1 tipi-1 bank-1"
    s = final({"fields": ["soy*4"], "owned": owned})
    assert decision(s) == "harvest 1"
    s = final({"taler": "soy*2", "owned": owned})
    assert decision(s) == "buy farm-1"


def test_in_the_final_round_it_buys_only_what_raises_its_score() -> None:
    assert decision(final({"taler": "soy*2", "owned": "goldmine-1"})) == "done"
    keeps_cash = final({"taler": "soy*2 red*3", "owned": "tipi-4 goldmine-1 bank-1 saloon-1"})
    assert decision(keeps_cash) == "done"


def test_in_the_final_round_it_keeps_a_stew_of_which_it_would_get_nothing() -> None:
    stew = {"fields": ["red chili soy"], "owned": "saloon-4"}
    assert decision(final(stew, {"owned": "distillery-3"})) == "done"
    assert decision(final(stew, {"taler": "cognac*3"})) == "harvest 1"


def test_it_buys_what_is_about_to_leave_the_game() -> None:
    s = position(
        {"fields": ["red*4"], "hand": "blue"}, active=2, agenda=["sale 1 1 2", "trade 2", "draw 2", "next 2"]
    )
    assert decision(s) == "harvest 1"
    s = position(
        {"taler": "red*3", "hand": "blue"}, active=2, agenda=["sale 1 1 2", "trade 2", "draw 2", "next 2"]
    )
    assert decision(s) == "buy tipi-3"


def test_it_names_the_kind_for_which_others_are_saving() -> None:
    players = ({"owned": "distillery-2"}, {"taler": "red*3"}, {"taler": "soy"})
    assert decision(position(*players, agenda=["name 1", "trade 1", "draw 1", "next 1"])) == "name tipi"


# Powers


def test_it_looks_at_the_top_card_and_puts_a_bad_one_under_the_pile() -> None:
    mine = {"hand": "red", "fields": ["blue*3", "chili*5"], "owned": "bank-2"}
    s = position(mine, phase="look", draw="garden rest")
    assert decision(s) == "look"
    RULES.perform(s, 0, RULES.acts.by_sentence["look"])
    assert decision(s) == "under"
    s = position(mine, phase="look", draw="chili rest")
    RULES.perform(s, 0, RULES.acts.by_sentence["look"])
    assert decision(s) == "done"


def test_it_moves_a_card_that_fits_to_the_front() -> None:
    mine = {"hand": "garden chili soy", "fields": ["blue*3", "chili*5"], "owned": "bank-4"}
    assert decision(position(mine, phase="move-card")) in ("move 2 to 1", "move 1 to 2", "move 1 to 3")


def test_it_puts_a_drawn_card_that_fits_to_the_front() -> None:
    mine = {"hand": "garden red blue", "fields": ["blue*3", "chili*5"], "owned": "bank-3"}
    assert decision(position(mine, agenda=["order 1 3", "next 1"])).startswith("order 3")


def test_it_stores_a_card_that_would_cost_a_good_field() -> None:
    mine = {"hand": "garden chili", "fields": ["blue*3", "chili*5"], "owned": "general-store-2"}
    assert decision(position(mine)) == "store"


def test_it_plants_into_stews_and_on_fields_of_one_bean() -> None:
    mine = {"hand": "garden", "fields": ["blue chili stink", "chili*5"], "owned": "saloon-4"}
    assert decision(position(mine)) == "plant 1"
    mine = {"hand": "chili", "fields": ["blue*3", "red*2"], "owned": "blacksmith-2"}
    assert decision(position(mine)) == "plant 6"


def test_it_plants_soy_as_a_guest() -> None:
    mine = {"hand": "soy", "fields": ["blue*3", "red*2"], "owned": "farm-2"}
    assert decision(position(mine)) == "plant 1"


def test_it_leaves_a_field_that_brings_more_to_another_and_sells_one_that_does_not() -> None:
    mine = {"fields": ["blue*4"], "owned": "jail-1"}
    rich = {"taler": "soy*4", "owned": "jail-4 tipi-4 farm-1"}
    s = final(mine, rich)
    assert decision(s) == "leave 1"
    RULES.perform(s, 0, RULES.acts.by_sentence["leave 1"])
    assert decision(s) == "done"
    assert decision(final(mine, rich | {"taler": "soy*3"})) == "harvest 1"


def test_it_claims_and_pays() -> None:
    s = position(
        {"owned": "saloon-4"},
        {"owned": "distillery-3"},
        agenda=["claim 2 2 1", "trade 1", "draw 1", "next 1"],
        **{"under 1": "red blue"},
    )
    assert decision(s, 1) == "claim"
    RULES.perform(s, 1, RULES.acts.by_sentence["claim"])
    assert decision(s).startswith("pay ")


def test_it_gives_away_what_lies_in_its_store() -> None:
    mine = {"hand": "blue", "fields": ["blue*2", "soy*3"], "owned": "general-store-2"}
    other = {"hand": "blue stink", "fields": ["garden", "red*2"]}
    s = position(mine, other, phase="trade", **{"store 1": "garden"})
    assert "garden" in decision(s)
