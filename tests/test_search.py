"""The search bot, with the heuristic of any game."""

import pytest

from bohnhof.bots import UnknownBotError, bot_maker
from bohnhof.bots.heuristics.games import heuristic_of
from bohnhof.bots.search.branch import Branch, best_of, different
from bohnhof.bots.search.search import Search
from bohnhof.engine.chance import Rng
from bohnhof.engine.playout import playout
from bohnhof.engine.schedule import ACT, Schedule
from bohnhof.games import game_ids, rules_of
from bohnhof.table.table import Table

GAMES = game_ids()
SOLO = rules_of("al-cabohne-solo")


def searching(rules, seat, seed, simulations=16, milliseconds=0):
    return Search(rules, seat, Rng(seed), heuristic_of(rules), simulations, milliseconds)


def asked(game, seed, turns=9):
    """Return rules, a state in the middle of a game, and a question with several candidates."""
    rules = rules_of(game)
    heuristic = heuristic_of(rules)
    state = rules.new_game(rules.usual_seats(), seed)
    playout(rules, state, Rng(seed), heuristic, turns=turns)
    schedule = Schedule(len(state.players))
    question = schedule.next(rules, state)
    while question.asked != ACT or len(heuristic.candidates(state, question)) < 3:
        action = heuristic.choose(state, question, Rng(seed))
        if action is None:
            schedule.kept_silent(state, question.seat)
        else:
            rules.perform(state, question.seat, action)
            schedule.acted(state, question.seat, action)
        question = schedule.next(rules, state)
    return rules, state, question


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_simulations_find_the_same_act(game):
    rules, state, question = asked(game, 3)
    view = rules.view(state, question.seat)
    found = {
        searching(rules, question.seat, 7).decide(view.copy(), [], question).sentence(rules) for _ in range(2)
    }
    assert len(found) == 1


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_of_the_table_change_nothing(game):
    rules, state, question = asked(game, 4)
    found = set()
    for other in range(2):
        dealt = rules.redeal(rules.view(state, question.seat), Rng(other))
        bot = searching(rules, question.seat, 7)
        found.add(bot.decide(rules.view(dealt, question.seat), [], question).sentence(rules))
    assert len(found) == 1


@pytest.mark.parametrize("game", GAMES)
def test_searching_bots_play_by_the_law(game):
    rules = rules_of(game)
    table = Table(rules, 1, [bot_maker("search-6")] * rules.usual_seats(), bots_seed=1)
    for _ in range(60):
        table.step()
    assert len(table.acts) > 20


def test_no_more_is_tried_than_the_budget_allows():
    rules, state, question = asked("al-cabohne-solo", 1)
    view = rules.view(state, question.seat)
    for simulations in (1, 10, 40):
        bot = searching(rules, 0, 1, simulations)
        bot.decide(view, [], question)
        assert bot.done <= simulations
    bot = searching(rules, 0, 1, 40)
    bot.decide(view, [], question)
    assert bot.done > 20


def test_when_its_time_is_up_it_tries_no_further_table():
    rules, state, question = asked("al-cabohne-solo", 1)
    bot = searching(rules, 0, 1, 1_000_000, milliseconds=1)
    bot.decide(rules.view(state, question.seat), [], question)
    assert 0 < bot.done < 1000


def test_without_a_simulation_it_does_what_its_mind_would():
    for seed in range(5):
        rules, state, question = asked("al-cabohne", seed)
        view = rules.view(state, question.seat)
        chosen = heuristic_of(rules).choose(view, question, Rng(1))
        assert searching(rules, question.seat, 1, 1).decide(view, [], question) == chosen


def test_what_it_does_not_know_to_be_better_it_leaves():
    rules, state, question = asked("al-cabohne-solo", 1)
    view = rules.view(state, question.seat)
    bot = searching(rules, 0, 1, 60)
    bot.surely = 1e9
    assert bot.decide(view, [], question) == heuristic_of(rules).choose(view, question, Rng(1))


def test_it_says_which_three_acts_it_thinks_best():
    rules, state, question = asked("al-cabohne-solo", 2)
    known = searching(rules, 0, 1, 60).explain(rules.view(state, 0), [], question)
    assert len(known) == 3
    assert [value for _, value in known] == sorted([value for _, value in known], reverse=True)
    for action, _ in known:
        assert rules.refusal(state, 0, action) is None


def test_what_follows_an_act_is_tried_too_once_it_was_tried_often():
    rules, state, question = asked("al-cabohne-solo", 1)
    bot = searching(rules, 0, 1, 60)
    view = rules.view(state, 0)
    assert not any(branch.next for branch in bot.tried(view, question))
    bot.ripe = 4
    branches = bot.tried(view, question)
    followed = [branch for branch in branches if branch.next]
    assert followed
    for branch in followed:
        assert sum(after.visits() for after in branch.next) <= branch.visits() - bot.ripe


def test_a_name_may_tell_how_much_it_thinks():
    bot = bot_maker("search-400")(SOLO, 0, Rng(1))
    assert (bot.simulations, bot.milliseconds) == (400, 0)
    assert bot_maker("search-250ms")(SOLO, 0, Rng(1)).milliseconds == 250
    for name in ("search-", "search-0", "search-many", "search-10s"):
        with pytest.raises(UnknownBotError):
            bot_maker(name)


def tried(*values):
    branch = Branch(None, 0.0)
    for value in values:
        branch.add(value)
    return branch


def test_an_act_that_was_given_up_is_not_the_best_for_having_met_lucky_tables():
    lucky, plain, better = tried(9.0, 9.0), tried(9.5, 9.5, 1.0, 1.0), tried(9.5, 9.5, 1.0, 2.0)
    assert best_of([lucky, plain, better]) is better


def test_acts_that_lead_to_the_very_same_are_tried_once():
    one, same, other = tried(1.0, 2.0), tried(1.0, 2.0), tried(1.0, 2.5)
    assert different([one, same, other]) == [one, other]
