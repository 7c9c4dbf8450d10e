"""The thrifty bot in games with establishments."""

from __future__ import annotations

import pytest

from bohnhof.bots.registry import bot_maker
from bohnhof.engine.chance import Rng
from bohnhof.engine.schedule import ACT, Question
from bohnhof.games import rules_of
from tests.establishments import PUB, decision, position


def bought(game: str, seed: int) -> list[str]:
    """Return the purchases of two thrifty bots in a game."""
    rules = rules_of(game)
    state = rules.new_game(2, seed)
    bots = [bot_maker("thrifty")(rules, seat, Rng(seed, seat)) for seat in range(2)]
    found = []
    while not state.over:
        seat = rules.awaited(state)[0]
        view = rules.view(state, seat)
        action = bots[seat].decide(view, rules.moves(view, seat), Question(seat, ACT))
        assert action is not None
        found.append(action.sentence(rules))
        assert rules.play(state, seat, action) is None
    return [sentence for sentence in found if sentence.startswith("buy")]


@pytest.mark.parametrize("game", ["prohibohn", "prohibohn-pub"])
def test_it_plays_whole_games_and_buys(game):
    cards = [card for seed in range(2) for card in bought(game, seed)]
    assert len(cards) > 8
    assert any(card.endswith(("-3", "-4")) for card in cards)


@pytest.mark.parametrize("game", ["prohibohn", "prohibohn-pub"])
def test_it_beats_chance(game):
    rules = rules_of(game)
    wins = 0
    for seed in range(6):
        state = rules.new_game(2, seed)
        bots = [
            bot_maker(name)(rules, seat, Rng(seed, seat)) for seat, name in enumerate(["thrifty", "chance"])
        ]
        while not state.over:
            seat = rules.awaited(state)[0]
            view = rules.view(state, seat)
            action = bots[seat].decide(view, rules.moves(view, seat), Question(seat, ACT))
            assert action is not None
            rules.perform(state, seat, action)
        wins += rules.score(state, 0) > rules.score(state, 1)
    assert wins >= 5


def test_it_buys_a_card_that_completes_a_set():
    state = position(
        phase="plant-hand",
        players=[{"hand": "stink", "taler": "pole*4", "owned": "casino-1 casino-3"}, {}],
    )
    assert decision("thrifty", state) == "buy casino-4"


def test_it_does_not_ruin_its_own_small_cards():
    owned = "casino-1 undertaker-1 restaurant-1 nightbar-1"
    state = position(phase="plant-hand", players=[{"hand": "stink", "taler": "kidney*5", "owned": owned}, {}])
    assert "razzia" not in decision("thrifty", state)


def test_it_ruins_those_of_its_opponent():
    owned = "casino-1 undertaker-1 restaurant-1 nightbar-1"
    state = position(
        phase="reveal", players=[{"hand": "stink", "taler": "blue*4"}, {"owned": owned}], al="green"
    )
    assert decision("thrifty", state) in ("buy razzia: blue", "buy police-station-4", "buy police-station-3")


def test_it_takes_the_taler_that_buys_most():
    state = position(
        agenda=["take 1", "plant-hand 1"],
        players=[{"hand": "stink", "taler": "pole*3"}, {}],
        mafia="green pole kidney",
    )
    assert decision("thrifty", state) == "take pole"


@pytest.mark.parametrize("bot", ["thrifty", "expert"])
def test_it_fills_its_hand_but_no_further_than_six(bot):
    owned = "gas-station-3 gas-station-4"
    few = position(phase="draw", players=[{"hand": "stink*2", "owned": owned}, {}])
    many = position(phase="draw", players=[{"hand": "stink*6", "owned": owned}, {}])
    assert (decision(bot, few), decision(bot, many)) == ("draw 4", "draw 2")


@pytest.mark.parametrize("bot", ["thrifty", "expert"])
def test_it_sells_off_before_the_end(bot):
    state = position(
        agenda=["market 1", "market 2", "verdict 1"],
        passes=4,
        draw="",
        players=[{"hand": "rest", "fields": ["green*3"]}, {}],
    )
    assert decision(bot, state) == "harvest 1"


def test_it_closes_an_establishment_with_the_pub():
    state = position(
        game="prohibohn-pub",
        agenda=["close 1", "plant-hand 1"],
        joe="green",
        players=[{"hand": "stink"}, {"owned": "casino-1 variete-1 variete-3"}],
    )
    assert decision("thrifty", state, PUB) == "close variete-1"
