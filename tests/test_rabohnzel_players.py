"""Behaviour shared by the thrifty bot and the expert in Rabohnzel."""

from __future__ import annotations

import pytest

from tests.fairy_tables import do, expert_says, position, thrifty_says

pytestmark = pytest.mark.both_engines


@pytest.fixture(params=[thrifty_says, expert_says], ids=["thrifty", "expert"])
def says(request):
    return request.param


def test_it_does_not_attack_where_only_pickers_can_be_drawn(says):
    state = position(me={"hand": "cap", "fields": ["sword*2"]}, left={"taler": "picker*3"}, right={})
    assert says(state) == "done"


def test_it_lets_the_princess_count(says):
    me = {"hand": "cap", "fields": ["sword*2"], "owned": "attack-up"}
    state = position(me=me, left={"taler": "princess picker"})
    assert says(do(state, 1, "use 1 on 2 with attack")) == "choose princess"


@pytest.mark.parametrize(("taler", "answer"), [("princess cap", "counter"), ("picker*2", "done")])
def test_it_strikes_back_at_princesses(says, taler, answer):
    state = position(
        me={"taler": "sword"}, left={"fields": ["sword"], "taler": taler, "hand": "cap"}, active=2
    )
    assert says(do(state, 2, "use 1 on 1")) == answer


def test_it_plants_a_stolen_card_where_it_helps(says):
    state = position(me={"fields": ["picker", "sword*2"], "hand": "cap"}, left={"hand": "sword"})
    assert says(do(state, 1, "use 1 on 2")) == "plant sword 2"


def test_it_reveals_a_third_card_and_throws_burdens_away(says):
    me = {"owned": "trade-up", "fields": ["sword*5", "princess*4"], "hand": "cap"}
    state = position(phase="reveal", me=me, draw="cap white mean rest")
    assert says(state) == "cast trade"
    do(state, 1, "cast trade")
    do(state, 1, "done")
    assert says(state).startswith("discard ")


def test_it_opens_a_third_field_for_a_card_that_fits_nowhere(says):
    me = {"owned": "field-up", "fields": ["sword*5", "princess*4"], "hand": "sword"}
    assert says(position(phase="plant-aside", me=me, revealed="magic")) == "cast field: magic"


def test_it_enchants_a_lone_bean_rather_than_losing_a_field(says):
    me = {"owned": "bean-enchantment-up", "fields": ["sword*5", "mean"], "hand": "sword"}
    state = position(phase="plant-aside", me=me, revealed="princess")
    assert says(state) == "cast bean-enchantment: princess on 2"


def test_it_moves_a_burden_away_from_the_front(says):
    me = {"owned": "move-up", "fields": ["sword*5", "princess*4"], "hand": "cap sword princess"}
    state = position(phase="end", me=me)
    assert says(state).startswith("cast move: 1 to ")
