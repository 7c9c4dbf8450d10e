"""The expert's heuristic in games with establishments."""

from __future__ import annotations

from bohnhof.engine.schedule import ACT, Question
from bohnhof.games.prohibohn.heuristic.heuristic import ProhibohnHeuristic
from tests.establishments import DUEL, PUB, decision, position


def test_a_set_is_completed():
    state = position(
        phase="plant-hand",
        players=[{"hand": "stink", "taler": "pole*4", "owned": "casino-1 casino-3"}, {}],
    )
    assert decision("expert", state) == "buy casino-4"


def test_the_razzia_is_called_against_small_cards_of_the_opponent_only():
    small = "casino-1 undertaker-1 restaurant-1 nightbar-1"
    market = {"agenda": ["market 1", "market 2", "verdict 1"], "passes": 4, "draw": ""}
    stations = "police-station-3"
    me = {"hand": "rest", "taler": "blue*4"}
    state = position(**market, players=[{**me, "owned": stations}, {"owned": small}], al="green")
    assert decision("expert", state) == "buy razzia: blue"
    state = position(**market, players=[{**me, "owned": f"{stations} {small}"}, {}], al="green")
    assert decision("expert", state) == "done"


def test_the_taler_of_the_mafia_is_taken_that_buys_most():
    state = position(
        agenda=["take 1", "plant-hand 1"],
        players=[{"hand": "stink", "taler": "pole*3", "owned": "casino-1 casino-3"}, {}],
        mafia="green pole kidney",
    )
    assert decision("expert", state) == "take pole"


def test_the_third_card_is_removed_if_the_opponent_is_nearer_to_it():
    players = [{"hand": "stink", "owned": "casino-3 casino-4"}, {"taler": "pole*3"}]
    agenda = ["remove 1 0 1", "plant-hand 1"]
    players[0]["taler"] = "pole"
    assert decision("expert", position(agenda=agenda, players=players)) == "done"
    players = [{"hand": "stink", "owned": "casino-1 casino-3"}, {"taler": "pole*4"}]
    late = {"agenda": ["remove 1 0 3", "market 1", "market 2", "verdict 1"], "passes": 4, "draw": ""}
    players[1]["owned"] = "police-station-3 undertaker-1 undertaker-3 restaurant-1 restaurant-3 variete-1"
    players[0]["hand"] = "rest"
    assert decision("expert", position(**late, players=players)) == "remove casino-4"


def test_an_establishment_of_the_opponent_is_closed_where_the_police_would_count_it():
    state = position(
        game="prohibohn-pub",
        agenda=["close 1", "plant-hand 1"],
        joe="green",
        players=[{"hand": "stink"}, {"owned": "police-station-4 casino-1 variete-1 variete-3"}],
    )
    assert decision("expert", state, PUB) == "close casino-1"


def test_it_matters_which_cards_become_starting_taler():
    state = position(agenda=["lay 1"], players=[{"hand": "blue chili stink pole pole kidney green"}, {}])
    heuristic = ProhibohnHeuristic(DUEL)
    values = dict(heuristic.candidates(DUEL.view(state, 0), Question(0, ACT)))
    assert len(values) == 21
    assert max(values.values()) - min(values.values()) > 0.5


def test_a_row_counts_for_more_whose_taler_buy_something():
    state = position(phase="plant-hand", players=[{"hand": "stink", "taler": "blue*2"}, {}])
    blue = DUEL.kinds["blue"]
    heuristic = ProhibohnHeuristic(DUEL)
    wanted = heuristic.thought(state, 0).ground.row(blue, 4)
    state.players[0].owned = tuple(
        [DUEL.cards.index(card) for card in DUEL.cards if card.id == "police-station-3"]
    )
    assert heuristic.thought(state, 0).ground.row(blue, 4) < wanted


def test_purchases_are_judged_by_what_they_take_from_the_other():
    state = position(
        phase="plant-hand",
        players=[{"hand": "stink", "taler": "pole"}, {"taler": "pole", "owned": "casino-3 casino-4"}],
    )
    assert decision("expert", state) == "buy casino-1"
