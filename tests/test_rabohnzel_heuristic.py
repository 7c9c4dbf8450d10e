"""The expert's heuristic in Rabohnzel: powers of fields, and the value of spells."""

from __future__ import annotations

import pytest

from bohnhof.bots.heuristics.field_model import small
from bohnhof.bots.heuristics.row_values import empty_table, worths_of
from bohnhof.engine.facts import ALL, OFFERED, Fact
from bohnhof.engine.state import State
from bohnhof.games.rabohnzel.facts import ACTIVATED, KEPT, STOLE
from bohnhof.games.rabohnzel.heuristic.field_model import PowerModel
from bohnhof.games.rabohnzel.heuristic.heuristic import RabohnzelHeuristic
from bohnhof.games.rabohnzel.spellbook import LIFTED, SPELLS
from tests.fairy_tables import RULES, do, position
from tests.fairy_tables import expert_says as says

ME = 0


def values(state: State, seat: int = ME) -> list[list[float]]:
    heuristic = RabohnzelHeuristic(RULES)
    heuristic.look(state)
    return heuristic.planter.grown(state, seat)


# Powers of fields


def test_four_mean_beans_are_worth_more_where_the_others_have_something_to_lose():
    mean = RULES.kinds["mean"]
    poor = values(position(me={"fields": ["mean*4"]}))
    rich = values(position(me={"fields": ["mean*4"]}, left={"taler": "cap*4"}, right={"taler": "sword*4"}))
    assert rich[mean][4] > poor[mean][4] + 0.1


def test_swords_are_worth_more_where_there_are_princesses_to_free():
    sword = RULES.kinds["sword"]
    without = values(position(left={"taler": "cap*4"}))
    with_princesses = values(position(left={"taler": "princess*4"}))
    assert with_princesses[sword][1] > without[sword][1] + 0.1


def test_princesses_count_less_the_longer_the_others_may_free_them():
    heuristic = RabohnzelHeuristic(RULES)
    princess = RULES.kinds["princess"]
    heuristic.look(position())
    assert heuristic.forecast.worths[princess][3] < 1
    heuristic.look(position(passes=2, draw="cap cap", left={"hand": "rest"}))
    assert heuristic.forecast.worths[princess][3] == pytest.approx(1, abs=0.05)


def test_caps_count_more_while_there_are_spells_to_learn():
    heuristic = RabohnzelHeuristic(RULES)
    cap = RULES.kinds["cap"]
    heuristic.look(position())
    assert heuristic.forecast.worths[cap][2] > 0
    state = position()
    state.extra[SPELLS].clear()
    heuristic.look(state)
    assert heuristic.forecast.worths[cap][2] == 0


# Powers


def test_it_attacks_the_leader_where_two_have_the_same_princesses():
    state = position(
        me={"hand": "cap", "fields": ["sword*2"]},
        left={"taler": "princess cap"},
        right={"taler": "princess*3 cap*3"},
    )
    assert says(state) == "use 1 on 3"


def test_it_activates_the_spell_that_helps_before_it_uses_what_is_helped():
    me = {"hand": "cap", "fields": ["mean", "magic"], "owned": "attack"}
    state = position(me=me, left={"taler": "cap*3"}, right={"taler": "sword*3"})
    for answer in ("use 2", "activate attack", "use 1 with attack"):
        assert says(state) == answer
        do(state, 1, answer)


def test_it_keeps_a_stolen_card_that_would_cost_a_field():
    me = {"fields": ["picker*3", "sword*3"], "hand": "cap"}
    state = position(me=me, left={"hand": "cap", "taler": "princess*3"})
    assert says(do(state, 1, "use 1 on 2")) == "keep"


def test_it_clears_a_field_whose_power_is_used_for_one_that_can_strike_at_once():
    me = {"fields": ["picker*3", "sword*3"], "hand": "cap"}
    state = position(me=me, left={"hand": "sword", "taler": "princess*3"})
    for answer in ("use 2 on 2", "use 1 on 2", "harvest 1", "plant sword 1", "use 1 on 2"):
        assert says(state) == answer
        do(state, 1, answer)


# Spells


def test_it_plays_on_while_the_front_card_helps():
    me = {"owned": "card-flow-up", "fields": ["sword*3", "princess*2"], "hand": "sword princess sword"}
    state = do(position(phase="plant-aside", me=me), 1, "cast card-flow")
    for answer in ("plant 1", "plant 2", "plant 1"):
        assert says(state) == answer
        do(state, 1, answer)


def test_it_moves_no_card_in_the_middle_of_a_run():
    me = {
        "owned": "card-flow-up move-up",
        "fields": ["sword*5", "princess*4"],
        "hand": "cap sword princess sword",
    }
    state = position(phase="plant-aside", me=me)
    assert says(state).startswith("cast move: 1 to ")
    assert says(do(state, 1, "cast card-flow")) == "done"


def test_it_takes_up_a_card_it_grows_and_no_longer_has_it_once_it_is_given():
    me = {"owned": "pile-up", "fields": ["sword*3", "princess*2"], "hand": "cap"}
    state = position(phase="trade", me=me, discard="sword")
    heuristic = RabohnzelHeuristic(RULES)
    assert says(state) == "cast pile"
    do(state, 1, "cast pile")
    heuristic.look(state)
    sword = (RULES.kinds["sword"],)
    assert heuristic.sides.side(state, ME, True).holds(sword)
    state.extra[LIFTED].clear()
    heuristic.look(state)
    assert not heuristic.sides.side(state, ME, True).holds(sword)


# Fields that close


def test_with_a_third_field_open_a_harvest_makes_no_room():
    table = empty_table(5)
    for kind in range(1, 5):
        table[kind] = worths_of((3,), 0)
    plot = PowerModel(
        table,
        table,
        [0, 1, 2],
        small([1, 2, 3]),
        small([3, 3, 3]),
        True,
    )
    plot.put(4)
    assert len(plot.counts) == 2
    assert sorted(plot.counts) == [1, 3]


# Memory


def test_it_remembers_what_was_stolen_and_forgets_what_was_played():
    beliefs = RabohnzelHeuristic(RULES).new_beliefs(0)
    magic, cap = RULES.kinds["magic"], RULES.kinds["cap"]
    beliefs.saw(Fact(OFFERED, 1, (magic, cap)))
    beliefs.saw(Fact(STOLE, 2, (cap,), 0, 1))
    beliefs.saw(Fact(KEPT, 2, (cap,), known=ALL))
    assert beliefs.shown[1:3] == [[magic], [cap]]
    beliefs.saw(Fact(ACTIVATED, 1, (magic,), 3))
    assert beliefs.shown[1] == []
