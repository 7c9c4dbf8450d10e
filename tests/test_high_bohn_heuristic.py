"""The expert's heuristic in High Bohn."""

from bohnhof.bots import bot_maker
from bohnhof.engine.chance import Rng
from bohnhof.engine.schedule import ACT, Question
from bohnhof.engine.state import Entry
from bohnhof.games import rules_of
from bohnhof.games.high_bohn import piles
from bohnhof.games.high_bohn.heuristic.heuristic import HighBohnHeuristic
from bohnhof.games.high_bohn.steps import FINAL
from bohnhof.table.table import Table

RULES = rules_of("high-bohn")
NUMBERS = {building.id: building.number for building in RULES.buildings}


def kinds(words):
    return [RULES.kinds[word] for word in words.split()]


def row(word, count):
    return (RULES.kinds[word],) * count


def position(rows, hand="", taler="", owned=""):
    """Return a state in a first turn with these cards for the active player."""
    state = RULES.new_game(4, 1)
    me = state.players[state.active]
    me.fields = [*rows, *[()] * (RULES.most_fields - len(rows))]
    me.hand = kinds(hand)
    me.taler = tuple(kinds(taler))
    for card in owned.split():
        give(state, state.active, card)
    return state


def give(state, seat, card):
    state.players[seat].owned += (NUMBERS[card],)
    if card != "third-field":
        state.extra[piles.UNSOLD].remove(NUMBERS[card])


def chosen(state):
    question = Question(state.active, ACT)
    return HighBohnHeuristic(RULES).choose(state, question, Rng(1)).sentence(RULES)


def test_the_last_building_of_a_kind_is_not_left_to_others():
    state = position([row("blue", 2), ()], "soy chili", "black-eyed")
    seats = [seat for seat in range(4) if seat != state.active]
    for seat, card in zip(seats, ("bank-2", "bank-3"), strict=False):
        give(state, seat, card)
    state.players[seats[2]].taler = tuple(kinds("black-eyed"))
    assert chosen(state) == "buy bank-1"


def test_a_taler_waits_for_a_better_building_while_nobody_else_is_near():
    assert not chosen(position([row("blue", 2), ()], "soy chili", "blue")).startswith("buy")


def test_in_the_final_round_as_many_are_bought_as_raise_the_score():
    state = position([], "", "blue green soy", "bank-1")
    state.passes = RULES.passes(state)
    state.draw = []
    state.agenda = [Entry(FINAL, state.active)]
    before = RULES.score(state, state.active)
    for _ in range(3):
        assert chosen(state).startswith("buy")
        question = Question(state.active, ACT)
        RULES.perform(state, state.active, HighBohnHeuristic(RULES).choose(state, question, Rng(1)))
    assert RULES.score(state, state.active) == before + 1


def test_cash_for_a_tipi_is_not_spent_where_no_bonus_comes_of_it():
    state = position([], "", "blue soy soy soy soy", "tipi-4 farm-1")
    state.passes = RULES.passes(state)
    state.draw = []
    state.agenda = [Entry(FINAL, state.active)]
    assert chosen(state) == "done"


def test_a_card_that_would_do_harm_is_stored():
    rows = [row("blue", 3), row("green", 2)]
    assert chosen(position(rows, "soy blue green")).startswith("harvest")
    assert chosen(position(rows, "soy blue green", "", "general-store-2")) == "store"


def test_a_card_joins_a_stew_where_its_owner_may_grow_one():
    rows = [tuple(kinds("red garden soy chili")), row("blue", 3)]
    assert chosen(position(rows, "green blue", "", "saloon-4")) == "plant 1"


def test_a_first_taler_of_a_new_bean_promises_more_than_one_that_buys_nothing():
    state = position([row("soy", 2), row("chili", 2)], "red")
    heuristic = HighBohnHeuristic(RULES)
    heuristic.look(state)
    before = heuristic.planter.fields(state, state.active).worth()
    give(state, state.active, "farm-1")
    give(state, state.active, "blacksmith-1")
    assert heuristic.planter.fields(state, state.active).worth() < before


def test_the_powers_of_buildings_are_numbers_that_can_be_tuned():
    assert {"patience", "growth", "saloon-4", "tipi-4"} <= HighBohnHeuristic(RULES).tunable().keys()
    assert "distillery-4" not in HighBohnHeuristic(RULES).tunable()
    dear = HighBohnHeuristic(RULES, {"jail-1": 9.0})
    state = position([row("blue", 2), ()], "soy chili", "blue")
    action = dear.choose(state, Question(state.active, ACT), Rng(1))
    assert action.sentence(RULES) == "buy jail-1"


def test_rows_of_a_kind_are_worth_what_that_kind_pays():
    planter = HighBohnHeuristic(RULES).planter
    table = Table(RULES, 1, [bot_maker("chance")] * 3, bots_seed=1)
    while not table.state.over:
        state = table.state
        planter.update(state)
        town = planter.town(state, state.active)
        assert [len(row) for row in town.values] == [len(row) for row in town.worths]
        table.step()
