"""Requirements of every heuristic, in every game."""

import pytest

from bohnhof.bots import bot_maker
from bohnhof.bots.expert import Expert
from bohnhof.bots.heuristics.games import heuristic_of
from bohnhof.bots.heuristics.trading import TradingHeuristic
from bohnhof.bots.heuristics.unseen import unseen_by
from bohnhof.engine.chance import Rng
from bohnhof.engine.playout import playout
from bohnhof.engine.schedule import ACT, ANSWER, Question, Schedule
from bohnhof.engine.state import SPECTATOR
from bohnhof.engine.view import count_unseen
from bohnhof.games import game_ids, rules_of
from bohnhof.games.high_bohn.piles import STORE
from bohnhof.table.table import Table

GAMES = game_ids()


def middle(game, seed, heuristic):
    """Return a state in the middle of a game, and the next question."""
    rules = rules_of(game)
    state = rules.new_game(rules.usual_seats(), seed)
    playout(rules, state, Rng(seed), heuristic, turns=9)
    return rules, state


@pytest.mark.parametrize("game", GAMES)
def test_experts_play_whole_games_by_the_law(game):
    rules = rules_of(game)
    for seed in range(3):
        table = Table(rules, seed, [bot_maker("expert")] * rules.usual_seats(), bots_seed=seed)
        table.run()
        assert table.state.over


@pytest.mark.parametrize("game", GAMES)
def test_a_mind_plays_every_seat_of_a_playout_by_the_law(game):
    rules = rules_of(game)
    heuristic = heuristic_of(rules)
    state = rules.new_game(rules.usual_seats(), 5)
    schedule = Schedule(len(state.players))
    rng = Rng(1)
    while not state.over:
        question = schedule.next(rules, state)
        action = heuristic.choose(state, question, rng)
        if action is None:
            assert question.asked != ACT
            schedule.kept_silent(state, question.seat)
        else:
            assert rules.play(state, question.seat, action) is None
            schedule.acted(state, question.seat, action)


@pytest.mark.parametrize("game", GAMES)
def test_a_mind_chooses_the_same_from_a_view_and_from_any_table_that_fits_it(game):
    rules = rules_of(game)
    for seed in range(6):
        rules, state = middle(game, seed, heuristic_of(rules))
        question = Schedule(len(state.players)).next(rules, state)
        view = rules.view(state, question.seat)
        chosen = heuristic_of(rules).choose(view, question, Rng(1))
        for other in range(3):
            dealt = rules.redeal(view, Rng(other))
            assert heuristic_of(rules).choose(dealt, question, Rng(1)) == chosen
            assert heuristic_of(rules).candidates(dealt, question) == heuristic_of(rules).candidates(
                view, question
            )


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_knows_as_much_of_the_cards_at_a_table_as_its_view_shows(game):
    for seed in range(6):
        rules, state = middle(game, seed, heuristic_of(rules_of(game)))
        for seat in [SPECTATOR, *range(len(state.players))]:
            view = rules.view(state, seat)
            if not rules.veils or not rules.has_veil(state):
                assert unseen_by(rules, state, seat) == count_unseen(rules, view)
            assert unseen_by(rules, view, seat) == unseen_by(rules, state, seat)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_worth_a_thought_is_allowed_and_the_best_comes_first(game):
    rules = rules_of(game)
    heuristic = heuristic_of(rules)
    for seed in range(4):
        state = rules.new_game(rules.usual_seats(), seed)
        schedule = Schedule(len(state.players))
        for _ in range(150):
            if state.over:
                break
            question = schedule.next(rules, state)
            candidates = heuristic.candidates(state, question)
            values = [value for _, value in candidates]
            assert values == sorted(values, reverse=True)
            assert len(candidates) == len({action.sentence(rules) for action, _ in candidates})
            for action, _ in candidates:
                assert rules.refusal(state, question.seat, action) is None
            assert candidates or question.asked != ACT
            action = heuristic.choose(state, question, Rng(seed))
            if action is None:
                schedule.kept_silent(state, question.seat)
            else:
                rules.perform(state, question.seat, action)
                schedule.acted(state, question.seat, action)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_hopes_for_is_the_score_in_the_end(game):
    rules = rules_of(game)
    heuristic = heuristic_of(rules)
    _, state = middle(game, 1, heuristic)
    for seat in range(len(state.players)):
        assert -60 < heuristic.evaluate(state, seat) < 60
    playout(rules, state, Rng(1), heuristic)
    hopes = [heuristic.evaluate(state, seat) for seat in range(len(state.players))]
    best = max(range(len(hopes)), key=lambda seat: hopes[seat])
    assert rules.score(state, best) == max(rules.score(state, seat) for seat in range(len(hopes)))


@pytest.mark.parametrize("game", ["al-cabohne", "al-cabohne-solo", "prohibohn"])
def test_where_the_mafia_plays_a_mind_goes_by_the_numbers_it_is_given(game):
    rules = rules_of(game)
    own = heuristic_of(rules).tunable()
    assert own
    assert heuristic_of(rules, own).tunable() == own
    _, state = middle(game, 1, heuristic_of(rules))
    fearless = heuristic_of(rules, {**own, "dread": 0.0})
    question = Schedule(len(state.players)).next(rules, state)
    assert fearless.candidates(state, question) != heuristic_of(rules).candidates(state, question)


RULES = rules_of("bohnanza")


def position(**changes):
    state = RULES.new_game(4, 1)
    me = state.players[state.active]
    for name, value in changes.items():
        setattr(me, name, value)
    return state


def kinds(words):
    return [RULES.kinds[word] for word in words.split()]


def test_a_lone_bean_is_not_cleared_where_a_row_that_is_ripe_can_go():
    red = RULES.kinds["red"]
    state = position(fields=[(red,) * 5, (RULES.kinds["blue"],), ()], hand=kinds("soy chili green"))
    question = Question(state.active, ACT)
    action = TradingHeuristic(RULES).choose(state, question, Rng(1))
    assert action.sentence(RULES) == "harvest 1"


def test_cards_that_must_be_planted_are_planted_in_the_order_that_costs_least():
    state = position(fields=[kinds_row("garden", 2), kinds_row("blue", 1), ()], hand=[])
    seat = state.active
    state.agenda = [entry for entry in state.agenda if RULES.steps[entry.step].name != "plant-hand"]
    while RULES.steps[state.agenda[-1].step].name != "plant-aside":
        state.agenda.pop()
    state.revealed = tuple(kinds("blue garden"))
    heuristic = TradingHeuristic(RULES)
    for _ in range(2):
        RULES.perform(state, seat, heuristic.choose(state, Question(seat, ACT), Rng(1)))
    assert [len(row) for row in state.players[seat].fields[:2]] == [3, 2]


def kinds_row(word, count):
    return (RULES.kinds[word],) * count


def test_what_an_expert_remembers_makes_an_offer_surer():
    heuristic = TradingHeuristic(RULES)
    state = RULES.new_game(4, 1)
    heuristic.look(state)
    assert (
        0
        < heuristic.forecast.chance(RULES.kinds["red"], 5)
        < heuristic.forecast.chance(RULES.kinds["blue"], 5)
        < 1
    )


@pytest.mark.parametrize("patient", [True, False])
def test_an_expert_on_turn_is_not_asked_before_all_have_spoken(patient):
    answers = []

    class Noting(Expert):
        hears_out = patient

        def decide(self, view, moves, question):
            if question.asked == ANSWER and view.active == self.seat:
                answers.append(view.offers)
            return super().decide(view, moves, question)

    makers = [lambda rules, seat, rng: Noting(rules, seat, rng, heuristic_of(rules))] * 4
    table = Table(RULES, 1, makers, bots_seed=1)
    table.run()
    assert patient != bool(answers)


@pytest.mark.parametrize("name", ["beginner", "casual", "neighbour"])
@pytest.mark.parametrize("game", GAMES)
def test_company_plays_whole_games_by_the_law(game, name):
    rules = rules_of(game)
    table = Table(
        rules, 2, [bot_maker(name), *[bot_maker("expert")] * (rules.usual_seats() - 1)], bots_seed=2
    )
    table.run()
    assert table.state.over


def test_an_expert_says_what_it_thinks_of_and_what_that_brings():
    table = Table(RULES, 1, [bot_maker("expert")] * 4, bots_seed=1)
    for _ in range(40):
        table.step()
    question = table.schedule.next(RULES, table.state)
    bot, view = table.bots[question.seat], table.view(question.seat)
    said = bot.explain(view, [], question)
    assert 0 < len(said) <= 3
    assert [value for _, value in said] == sorted([value for _, value in said], reverse=True)
    for action, _ in said:
        assert RULES.refusal(view, question.seat, action) is None
    assert bot_maker("chance")(RULES, 0, Rng(1)).explain(view, [], question) == []


def test_what_was_thought_of_a_seat_stays_so_when_the_table_goes_on():
    rules, state = middle("bohnanza", 2, heuristic_of(rules_of("bohnanza")))
    heuristic = heuristic_of(rules)
    heuristic.look(state)
    seat = state.active
    side = heuristic.sides.side(state, seat, known=True)
    hand, kinds = side.hand[:], list(side.model.kinds)
    playout(rules, state, Rng(1), heuristic_of(rules), turns=5)
    heuristic.planter.fields(state, seat)
    assert side.hand == hand != state.players[seat].hand
    assert list(side.model.kinds) == kinds


def test_what_was_thought_of_a_store_stays_so_when_the_table_goes_on():
    rules, state = middle("high-bohn", 2, heuristic_of(rules_of("high-bohn")))
    heuristic = heuristic_of(rules)
    store = state.extra[STORE + state.active]
    store.append(rules.kinds["red"])
    heuristic.look(state)
    side = heuristic.sides.side(state, state.active, known=True)
    store.clear()
    assert side.part(rules.kinds["red"]) == side.storing
