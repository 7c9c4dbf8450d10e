"""The networks of the search bot in Al Cabohne and Bohnanza."""

import pytest

from bohnhof.bots import bot_maker
from bohnhof.bots.expert import Expert
from bohnhof.bots.heuristics.games import heuristic_of, search_heuristic_of
from bohnhof.bots.heuristics.policy_value_net import POLICY, PolicyValueNet, net_of
from bohnhof.engine.cards import Bean
from bohnhof.engine.chance import Rng
from bohnhof.engine.playout import playout
from bohnhof.engine.schedule import Schedule
from bohnhof.games import rules_of
from bohnhof.games.al_cabohne.heuristic.network import GLORY, AlCabohneNetworkHeuristic
from bohnhof.games.bohnanza import cards
from bohnhof.games.bohnanza.heuristic.features import BohnanzaFeatures
from bohnhof.games.bohnanza.heuristic.network import GLORY as GLORY_OF_BOHNANZA
from bohnhof.games.bohnanza.heuristic.network import BohnanzaNetworkHeuristic
from bohnhof.games.bohnanza.rules import Bohnanza
from bohnhof.table.table import Table

LIKING = ["al-cabohne-solo", "al-cabohne"]
GAMES = [*LIKING, "bohnanza"]


def positions(game, seed, seats=None):
    """Yield every question of a game played by a trained heuristic, with its state."""
    rules = rules_of(game)
    heuristic = search_heuristic_of(rules)
    state = rules.new_game(seats or rules.usual_seats(), seed)
    schedule = Schedule(len(state.players))
    while not state.over:
        question = schedule.next(rules, state)
        yield rules, heuristic, state, question
        action = heuristic.choose(state, question, Rng(1))
        if action is None:
            schedule.kept_silent(state, question.seat)
            continue
        assert rules.play(state, question.seat, action) is None
        schedule.acted(state, question.seat, action)


@pytest.mark.parametrize("game", LIKING)
def test_a_trained_heuristic_chooses_by_the_law_and_sees_only_what_its_seat_may_know(game):
    for rules, heuristic, state, question in positions(game, 3):
        view = rules.view(state, question.seat)
        chosen = heuristic.choose(view, question, Rng(1))
        other = rules.redeal(view, Rng(9))
        assert heuristic.choose(state, question, Rng(1)) == chosen
        assert heuristic.choose(other, question, Rng(1)) == chosen
        assert heuristic.evaluate(other, question.seat) == heuristic.evaluate(view, question.seat)


@pytest.mark.parametrize("game", LIKING)
def test_every_act_has_a_number_and_acts_about_other_kinds_have_others(game):
    for rules, heuristic, state, question in positions(game, 4):
        assert isinstance(heuristic, AlCabohneNetworkHeuristic)
        moves = rules.moves(state, question.seat)
        numbers = [heuristic.features.act(state, question.seat, move) for move in moves]
        assert all(0 <= number < heuristic.features.acts() for number in numbers)
        kinds = {(type(move), getattr(move, "kind", 0), getattr(move, "boss", 0)) for move in moves}
        assert len(set(numbers)) >= len(kinds)


@pytest.mark.parametrize("game", GAMES)
def test_the_weights_fit_what_is_told_of_a_table(game):
    features = search_heuristic_of(rules_of(game)).features
    net = net_of(rules_of(game))
    assert net is not None
    assert {len(weights) for weights in net.first} == {features.size + 1}
    assert len(net.says) == POLICY + features.acts()
    assert {len(weights) for weights in net.says} == {len(net.second) + 1}


def test_a_network_is_not_used_for_a_game_that_has_got_another_bean():
    more = Bohnanza([*cards.beans(), Bean("wax", 22, (4, 7, 9, 11))])
    assert type(search_heuristic_of(more)) is type(heuristic_of(more))
    bots = [bot_maker("search-2")] * 3
    table = Table(more, 1, bots, bots_seed=1)
    for _ in range(40):
        table.step()


def test_a_network_adds_up_what_its_features_say():
    net = PolicyValueNet(
        {
            "first": [[1.0, 2.0, 0.5], [-1.0, -2.0, 0.0]],
            "second": [[2.0, 5.0, 1.0]],
            "says": [[3.0, 1.0], [0.0, 0.0], [-1.0, 0.0]],
        }
    )
    cells = net.hidden([0, 1])
    assert cells == [8.0]
    assert net.value(cells) == 25.0
    assert net.win_probability(cells) == 0.5
    assert net.policy(cells, 0) == -8.0
    assert net.evaluate([0, 1], 10.0) == 30.0


def test_an_end_is_worth_its_lead_and_the_glory_of_a_win():
    *_, (rules, heuristic, state, _) = positions("al-cabohne-solo", 5)
    assert state.over
    lead = rules.score(state, 0) - rules.mafia_score(state)
    assert heuristic.evaluate(state, 0) == lead + (GLORY if rules.winners(state) else 0.0)


def test_what_was_trained_wins_more_deals_alone_than_the_expert():
    rules = rules_of("al-cabohne-solo")

    def won(heuristic):
        tables = [
            Table(rules, seed, [lambda rules, seat, rng: Expert(rules, seat, rng, heuristic)], bots_seed=seed)
            for seed in range(30)
        ]
        for table in tables:
            table.run()
        return sum(bool(rules.winners(table.state)) for table in tables)

    assert won(search_heuristic_of(rules)) > won(heuristic_of(rules))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_an_end_of_bohnanza_is_foretold_by_what_the_seat_may_know(seats):
    for number, (rules, heuristic, state, _) in enumerate(positions("bohnanza", 6, seats)):
        if number % 40 == 0:
            for seat in range(seats):
                view = rules.view(state, seat)
                foretold = heuristic.evaluate(state, seat)
                assert heuristic.evaluate(view, seat) == foretold
                assert heuristic.evaluate(rules.redeal(view, Rng(9)), seat) == foretold


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_holds_at_a_table_of_bohnanza_is_told_once_and_within_the_features(seats):
    for rules, _, state, question in positions("bohnanza", 7, seats):
        features = BohnanzaFeatures(rules)
        found = features.of(state, question.seat)
        assert len(found) == len(set(found))
        assert 0 <= min(found) <= max(found) < features.size


def test_a_won_end_of_bohnanza_is_worth_glory_and_a_shared_one_its_part():
    *_, (rules, heuristic, state, _) = positions("bohnanza", 8)
    winners = rules.winners(state)
    for seat in range(4):
        glory = GLORY_OF_BOHNANZA / len(winners) if seat in winners else 0.0
        assert heuristic.evaluate(state, seat) == heuristic_of(rules).evaluate(state, seat) + glory


def test_what_was_trained_foretells_the_winner_of_bohnanza_better_than_the_expert():
    def foretold(heuristic):
        """Return how often the winner has the highest evaluation in the middle of a game."""
        total = 0.0
        for state, winners in halves:
            hopes = [heuristic.evaluate(state, seat) for seat in range(4)]
            total += sum(hopes[seat] == max(hopes) for seat in winners) / len(winners)
        return total

    rules = rules_of("bohnanza")
    halves = []
    for seed in range(120):
        state = rules.new_game(4, seed)
        playout(rules, state, Rng(seed), heuristic_of(rules), 20)
        half = state.copy()
        playout(rules, state, Rng(seed), heuristic_of(rules))
        halves.append((half, rules.winners(state)))
    assert foretold(search_heuristic_of(rules)) > foretold(heuristic_of(rules))


def test_searching_bots_go_by_what_was_trained_for_their_game_if_anything_was():
    def heuristic(game):
        return bot_maker("search-8")(rules_of(game), 0, Rng(1)).heuristic

    assert isinstance(heuristic("al-cabohne-solo"), AlCabohneNetworkHeuristic)
    assert isinstance(heuristic("bohnanza"), BohnanzaNetworkHeuristic)
    assert type(heuristic("rabohnzel")) is type(heuristic_of(rules_of("rabohnzel")))
