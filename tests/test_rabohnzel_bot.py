"""The thrifty bot in Rabohnzel: its use of powers, attacks and spells."""

from __future__ import annotations

import pytest

from bohnhof.arena import simulate
from bohnhof.bots.chance import Chance
from bohnhof.bots.thrifty import Thrifty
from bohnhof.engine.actions import Action
from bohnhof.engine.schedule import Question
from bohnhof.engine.state import UNSEEN, State
from bohnhof.games.rabohnzel.spellbook import SPELLS
from bohnhof.table.table import Table
from tests.fairy_tables import RULES, do, position
from tests.fairy_tables import thrifty_says as says
from tests.tables import Watched

# Attacks


def test_it_attacks_where_the_princesses_are():
    state = position(
        me={"hand": "cap", "fields": ["sword*2"]},
        left={"taler": "sword cap"},
        right={"taler": "princess cap"},
    )
    assert says(state) == "use 1 on 3"


def test_it_draws_two_taler_where_it_can():
    me = {"hand": "cap", "fields": ["sword*2"], "owned": "attack-up"}
    state = position(me=me, left={"taler": "princess cap sword"})
    assert says(state) == "use 1 on 2 with attack"


# Powers


def test_it_robs_the_richest():
    state = position(
        me={"fields": ["picker"]},
        left={"hand": "cap", "taler": "cap"},
        right={"hand": "sword", "taler": "cap*5"},
    )
    assert says(state) == "use 1 on 3"


def test_it_draws_with_white_beans_and_activates_with_magic_ones():
    state = position(me={"fields": ["white", "magic"], "owned": "trade", "hand": "cap"})
    assert says(state) == "use 2"
    assert says(do(state, 1, "use 2")) == "activate trade"
    assert says(do(state, 1, "activate trade")) == "use 1"


def test_it_uses_mean_beans_only_where_somebody_can_lose():
    one = position(me={"fields": ["mean*4"], "hand": "cap"}, left={"taler": "cap"})
    assert says(one) == "done"
    two = position(me={"fields": ["mean*4"], "hand": "cap"}, left={"taler": "cap"}, right={"taler": "sword"})
    assert says(two) == "use 1"


# Spells


def test_it_draws_five_cards_with_hand():
    assert says(position(phase="draw", me={"owned": "hand-up"})) == "cast hand"


def test_it_keeps_a_good_order():
    me = {"owned": "move-up", "fields": ["sword*5", "princess*4"], "hand": "sword princess cap"}
    assert says(position(phase="end", me=me)) == "done"


def test_it_plays_on_while_the_front_card_helps():
    me = {"owned": "card-flow-up", "fields": ["sword*3", "princess*2"], "hand": "sword princess cap"}
    state = position(phase="plant-aside", me=me)
    assert says(state) == "cast card-flow"
    do(state, 1, "cast card-flow")
    for answer in ("plant 1", "plant 2"):
        assert says(state) == answer
        do(state, 1, answer)


def test_it_opens_a_third_field_for_a_card_of_the_run():
    me = {"owned": "card-flow-up field-up", "fields": ["sword*5", "princess*4"], "hand": "magic cap"}
    state = do(position(phase="plant-aside", me=me), 1, "cast card-flow")
    assert says(state) == "cast field: magic"


def test_it_takes_up_a_card_it_grows():
    me = {"owned": "pile-up", "fields": ["sword*3", "princess*2"], "hand": "cap"}
    assert says(position(phase="trade", me=me, discard="sword")) == "cast pile"


def test_under_an_enchantment_it_plants_its_front_card_though_others_lie_ready():
    state = position(
        phase="trade",
        active=2,
        me={"hand": "sword cap", "fields": ["sword*2", "mean"]},
        left={"owned": "player-enchantment-up"},
    )
    assert says(do(state, 2, "cast player-enchantment")) == "plant 1"


# Whole games


class Spy(Watched, Thrifty):
    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        assert set(view.extra[SPELLS]) <= {UNSEEN}
        return super().decide(view, moves, question)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_keeps_the_rules_with_views_only_at_any_table(seats):
    for seed in range(2):
        players = [Spy if (seat + seed) % 3 else Chance for seat in range(seats)]
        table = Table(RULES, seed, players, bots_seed=seed)
        table.run()
        assert table.state.over


def test_it_beats_chance_soundly():
    result = simulate("rabohnzel", 4, ["chance", "thrifty", "chance", "chance"], games=6, seed=1)
    assert result.wins == (0, 6, 0, 0)
