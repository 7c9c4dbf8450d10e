"""The mind a searching bot goes by in Al Cabohne: a small network that was fitted to many games."""

import pytest

from bohnhof.bots import bot_maker
from bohnhof.bots.expert import Expert
from bohnhof.bots.minds.al_cabohne_marks import Marks
from bohnhof.bots.minds.al_cabohne_trained import GLORY, TrainedMind
from bohnhof.bots.minds.instinct import LIKINGS, Instinct, instinct_for
from bohnhof.bots.minds.minds import mind_of, searching_mind
from bohnhof.engine.chance import Rng
from bohnhof.engine.schedule import Schedule
from bohnhof.games import rules_of
from bohnhof.table.table import Table

GAMES = ["al-cabohne-solo", "al-cabohne"]


def positions(game, seed):
    """Every question of a game that a trained mind plays, with the state it is asked in."""
    rules = rules_of(game)
    mind = searching_mind(rules)
    state = rules.new_game(rules.usual_seats(), seed)
    schedule = Schedule(len(state.players))
    while not state.over:
        question = schedule.next(rules, state)
        yield rules, mind, state, question
        action = mind.choose(state, question, Rng(1))
        assert rules.play(state, question.seat, action) is None
        schedule.acted(state, question.seat, action)


@pytest.mark.parametrize("game", GAMES)
def test_a_trained_mind_chooses_by_the_law_and_sees_only_what_its_seat_may_know(game):
    for rules, mind, state, question in positions(game, 3):
        view = rules.view(state, question.seat)
        chosen = mind.choose(view, question, Rng(1))
        other = rules.redeal(view, Rng(9))
        assert mind.choose(state, question, Rng(1)) == chosen
        assert mind.choose(other, question, Rng(1)) == chosen
        assert mind.evaluate(other, question.seat) == mind.evaluate(view, question.seat)


@pytest.mark.parametrize("game", GAMES)
def test_every_act_has_a_number_and_acts_about_other_kinds_have_others(game):
    for rules, mind, state, question in positions(game, 4):
        assert isinstance(mind, TrainedMind)
        moves = rules.moves(state, question.seat)
        numbers = [mind.marks.act(state, question.seat, move) for move in moves]
        assert all(0 <= number < mind.marks.acts() for number in numbers)
        kinds = {(type(move), getattr(move, "kind", 0), getattr(move, "boss", 0)) for move in moves}
        assert len(set(numbers)) >= len(kinds)


@pytest.mark.parametrize("game", GAMES)
def test_the_weights_fit_what_is_told_of_a_table(game):
    rules = rules_of(game)
    marks = Marks(rules, rules.usual_seats())
    instinct = instinct_for(game)
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


def test_searching_bots_go_by_what_was_trained_for_their_game_if_anything_was():
    solo, bohnanza = rules_of("al-cabohne-solo"), rules_of("bohnanza")
    assert isinstance(bot_maker("search-8")(solo, 0, Rng(1)).mind, TrainedMind)
    assert not isinstance(bot_maker("search-8")(bohnanza, 0, Rng(1)).mind, TrainedMind)
