"""What a searching bot goes by in Al Cabohne and Bohnanza: small networks that were fitted to many games."""

import pytest

from bohnhof.bots import bot_maker
from bohnhof.bots.expert import Expert
from bohnhof.bots.minds.instinct import LIKINGS, Instinct, instinct_for
from bohnhof.bots.minds.minds import mind_of, searching_mind
from bohnhof.engine.chance import Rng
from bohnhof.engine.playout import playout
from bohnhof.engine.schedule import Schedule
from bohnhof.games import rules_of
from bohnhof.games.al_cabohne.heuristic.trained import GLORY, TrainedAlCabohne
from bohnhof.games.bohnanza.heuristic.marks import BohnanzaMarks
from bohnhof.games.bohnanza.heuristic.trained import GLORY as GLORY_OF_BOHNANZA
from bohnhof.games.bohnanza.heuristic.trained import TrainedBohnanza
from bohnhof.table.table import Table

LIKING = ["al-cabohne-solo", "al-cabohne"]
GAMES = [*LIKING, "bohnanza"]


def positions(game, seed, seats=None):
    """Every question of a game that a trained mind plays, with the state it is asked in."""
    rules = rules_of(game)
    mind = searching_mind(rules)
    state = rules.new_game(seats or rules.usual_seats(), seed)
    schedule = Schedule(len(state.players))
    while not state.over:
        question = schedule.next(rules, state)
        yield rules, mind, state, question
        action = mind.choose(state, question, Rng(1))
        if action is None:
            schedule.kept_silent(state, question.seat)
            continue
        assert rules.play(state, question.seat, action) is None
        schedule.acted(state, question.seat, action)


@pytest.mark.parametrize("game", LIKING)
def test_a_trained_mind_chooses_by_the_law_and_sees_only_what_its_seat_may_know(game):
    for rules, mind, state, question in positions(game, 3):
        view = rules.view(state, question.seat)
        chosen = mind.choose(view, question, Rng(1))
        other = rules.redeal(view, Rng(9))
        assert mind.choose(state, question, Rng(1)) == chosen
        assert mind.choose(other, question, Rng(1)) == chosen
        assert mind.evaluate(other, question.seat) == mind.evaluate(view, question.seat)


@pytest.mark.parametrize("game", LIKING)
def test_every_act_has_a_number_and_acts_about_other_kinds_have_others(game):
    for rules, mind, state, question in positions(game, 4):
        assert isinstance(mind, TrainedAlCabohne)
        moves = rules.moves(state, question.seat)
        numbers = [mind.marks.act(state, question.seat, move) for move in moves]
        assert all(0 <= number < mind.marks.acts() for number in numbers)
        kinds = {(type(move), getattr(move, "kind", 0), getattr(move, "boss", 0)) for move in moves}
        assert len(set(numbers)) >= len(kinds)


@pytest.mark.parametrize("game", GAMES)
def test_the_weights_fit_what_is_told_of_a_table(game):
    marks = searching_mind(rules_of(game)).marks
    instinct = instinct_for(rules_of(game))
    assert instinct is not None
    assert {len(weights) for weights in instinct.first} == {marks.size + 1}
    assert len(instinct.says) == LIKINGS + marks.acts()
    assert {len(weights) for weights in instinct.says} == {len(instinct.second) + 1}


def test_an_instinct_adds_up_what_its_marks_say():
    instinct = Instinct(
        {
            "first": [[1.0, 2.0, 0.5], [-1.0, -2.0, 0.0]],
            "second": [[2.0, 5.0, 1.0]],
            "says": [[3.0, 1.0], [0.0, 0.0], [-1.0, 0.0]],
        }
    )
    cells = instinct.look([0, 1])
    assert cells == [8.0]
    assert instinct.lead(cells) == 25.0
    assert instinct.chance(cells) == 0.5
    assert instinct.liking(cells, 0) == -8.0
    assert instinct.hope([0, 1], 10.0) == 30.0


def test_an_end_is_worth_its_lead_and_the_glory_of_a_win():
    *_, (rules, mind, state, _) = positions("al-cabohne-solo", 5)
    assert state.over
    lead = rules.score(state, 0) - rules.mafia_score(state)
    assert mind.evaluate(state, 0) == lead + (GLORY if rules.winners(state) else 0.0)


def test_what_was_trained_wins_more_deals_alone_than_the_expert():
    rules = rules_of("al-cabohne-solo")

    def won(mind):
        tables = [
            Table(rules, seed, [lambda rules, seat, rng: Expert(rules, seat, rng, mind)], bots_seed=seed)
            for seed in range(30)
        ]
        for table in tables:
            table.run()
        return sum(bool(rules.winners(table.state)) for table in tables)

    assert won(searching_mind(rules)) > won(mind_of(rules))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_an_end_of_bohnanza_is_foretold_by_what_the_seat_may_know(seats):
    for number, (rules, mind, state, _) in enumerate(positions("bohnanza", 6, seats)):
        if number % 40 == 0:
            for seat in range(seats):
                view = rules.view(state, seat)
                foretold = mind.evaluate(state, seat)
                assert mind.evaluate(view, seat) == foretold
                assert mind.evaluate(rules.redeal(view, Rng(9)), seat) == foretold


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_holds_at_a_table_of_bohnanza_is_told_once_and_within_the_marks(seats):
    for rules, _, state, question in positions("bohnanza", 7, seats):
        marks = BohnanzaMarks(rules)
        found = marks.of(state, question.seat)
        assert len(found) == len(set(found))
        assert 0 <= min(found) <= max(found) < marks.size


def test_a_won_end_of_bohnanza_is_worth_glory_and_a_shared_one_its_part():
    *_, (rules, mind, state, _) = positions("bohnanza", 8)
    winners = rules.winners(state)
    for seat in range(4):
        glory = GLORY_OF_BOHNANZA / len(winners) if seat in winners else 0.0
        assert mind.evaluate(state, seat) == mind_of(rules).evaluate(state, seat) + glory


def test_what_was_trained_foretells_the_winner_of_bohnanza_better_than_the_expert():
    def foretold(mind):
        """How often the seat that wins is hoped for most in the middle of a game."""
        total = 0.0
        for state, winners in halves:
            hopes = [mind.evaluate(state, seat) for seat in range(4)]
            total += sum(hopes[seat] == max(hopes) for seat in winners) / len(winners)
        return total

    rules = rules_of("bohnanza")
    halves = []
    for seed in range(120):
        state = rules.new_game(4, seed)
        playout(rules, state, Rng(seed), mind_of(rules), 20)
        half = state.copy()
        playout(rules, state, Rng(seed), mind_of(rules))
        halves.append((half, rules.winners(state)))
    assert foretold(searching_mind(rules)) > foretold(mind_of(rules))


def test_searching_bots_go_by_what_was_trained_for_their_game_if_anything_was():
    def mind(game):
        return bot_maker("search-8")(rules_of(game), 0, Rng(1)).mind

    assert isinstance(mind("al-cabohne-solo"), TrainedAlCabohne)
    assert isinstance(mind("bohnanza"), TrainedBohnanza)
    assert type(mind("rabohnzel")) is type(mind_of(rules_of("rabohnzel")))
