"""What an expert knows where establishments can be bought."""

from __future__ import annotations

from typing import Any

from bohnhof.bots.minds.prohibohn import ProhibohnMind
from bohnhof.engine.chance import Rng
from bohnhof.engine.position import read_position
from bohnhof.engine.schedule import ACT, Question
from bohnhof.engine.state import State
from bohnhof.games import rules_of

DUEL = rules_of("prohibohn")
PUB = rules_of("prohibohn-pub")


def position(**changes: Any) -> State:
    data = {"game": "prohibohn", "al": "blue", "don": "chili", "draw": "rest", **changes}
    return read_position(rules_of(str(data["game"])), data)


def decision(state: State, rules=DUEL) -> str:
    action = ProhibohnMind(rules).choose(rules.view(state, 0), Question(0, ACT), Rng(1))
    assert action is not None
    return action.sentence(rules)


def test_a_set_is_completed():
    state = position(
        phase="plant-hand",
        players=[{"hand": "stink", "taler": "pole*4", "owned": "casino-1 casino-3"}, {}],
    )
    assert decision(state) == "buy casino-4"


def test_the_razzia_is_called_against_small_cards_of_the_opponent_only():
    small = "casino-1 undertaker-1 restaurant-1 nightbar-1"
    market = {"agenda": ["market 1", "market 2", "verdict 1"], "passes": 4, "draw": ""}
    stations = "police-station-3"
    me = {"hand": "rest", "taler": "blue*4"}
    state = position(**market, players=[{**me, "owned": stations}, {"owned": small}], al="green")
    assert decision(state) == "buy razzia: blue"
    state = position(**market, players=[{**me, "owned": f"{stations} {small}"}, {}], al="green")
    assert decision(state) == "done"


def test_the_taler_of_the_mafia_is_taken_that_buys_most():
    state = position(
        agenda=["take 1", "plant-hand 1"],
        players=[{"hand": "stink", "taler": "pole*3", "owned": "casino-1 casino-3"}, {}],
        mafia="green pole kidney",
    )
    assert decision(state) == "take pole"


def test_the_third_card_is_removed_if_the_opponent_is_nearer_to_it():
    players = [{"hand": "stink", "owned": "casino-3 casino-4"}, {"taler": "pole*3"}]
    agenda = ["remove 1 0 1", "plant-hand 1"]
    players[0]["taler"] = "pole"
    assert decision(position(agenda=agenda, players=players)) == "done"
    players = [{"hand": "stink", "owned": "casino-1 casino-3"}, {"taler": "pole*4"}]
    late = {"agenda": ["remove 1 0 3", "market 1", "market 2", "verdict 1"], "passes": 4, "draw": ""}
    players[1]["owned"] = "police-station-3 undertaker-1 undertaker-3 restaurant-1 restaurant-3 variete-1"
    players[0]["hand"] = "rest"
    assert decision(position(**late, players=players)) == "remove casino-4"


def test_a_hand_is_filled_but_no_further_than_six():
    owned = "gas-station-3 gas-station-4"
    few = position(phase="draw", players=[{"hand": "stink*2", "owned": owned}, {}])
    many = position(phase="draw", players=[{"hand": "stink*6", "owned": owned}, {}])
    assert (decision(few), decision(many)) == ("draw 4", "draw 2")


def test_all_that_brings_taler_is_sold_before_the_end():
    state = position(
        agenda=["market 1", "market 2", "verdict 1"],
        passes=4,
        draw="",
        players=[{"hand": "rest", "fields": ["green*3"]}, {}],
    )
    assert decision(state) == "harvest 1"


def test_an_establishment_of_the_opponent_is_closed_where_the_police_would_count_it():
    state = position(
        game="prohibohn-pub",
        agenda=["close 1", "plant-hand 1"],
        joe="green",
        players=[{"hand": "stink"}, {"owned": "police-station-4 casino-1 variete-1 variete-3"}],
    )
    assert decision(state, PUB) == "close casino-1"


def test_it_matters_which_cards_become_starting_taler():
    state = position(agenda=["lay 1"], players=[{"hand": "blue chili stink pole pole kidney green"}, {}])
    mind = ProhibohnMind(DUEL)
    values = dict(mind.candidates(DUEL.view(state, 0), Question(0, ACT)))
    assert len(values) == 21
    assert max(values.values()) - min(values.values()) > 0.5


def test_a_row_counts_for_more_whose_taler_buy_something():
    state = position(phase="plant-hand", players=[{"hand": "stink", "taler": "blue*2"}, {}])
    blue = DUEL.kinds["blue"]
    mind = ProhibohnMind(DUEL)
    wanted = mind.thought(state, 0).ground.row(blue, 4)
    state.players[0].owned = [DUEL.cards.index(card) for card in DUEL.cards if card.id == "police-station-3"]
    assert mind.thought(state, 0).ground.row(blue, 4) < wanted


def test_purchases_are_judged_by_what_they_take_from_the_other():
    state = position(
        phase="plant-hand",
        players=[{"hand": "stink", "taler": "pole"}, {"taler": "pole", "owned": "casino-3 casino-4"}],
    )
    assert decision(state) == "buy casino-1"
