"""The acts of a rulebook: one home, equality, a text for people who debug."""

import pickle

import pytest

from bohnhof.engine.actions import BuyField, Done, Harvest, Plant
from bohnhof.engine.trading import Accept, Decline, MakeOffer
from bohnhof.games import game_ids, rules_of

RULES = rules_of("bohnanza")
ACTS = RULES.acts

every_game = pytest.mark.parametrize("game", game_ids())


def test_closed_acts_are_found_by_what_they_are():
    assert ACTS.done == Done()
    assert ACTS.plant[1] == Plant(1)
    assert ACTS.plant_ready[RULES.kinds["red"]][2] == Plant(2, RULES.kinds["red"])
    assert ACTS.harvest[0] == Harvest(0)
    assert ACTS.buy_field == BuyField()
    assert ACTS.accept(3) == Accept(3)
    assert {ACTS.by_sentence[action.sentence(RULES)] for action in ACTS.all} == set(ACTS.all)


def test_an_answer_is_made_once_but_for_very_many_offers():
    assert ACTS.decline(7) is ACTS.decline(7)
    assert ACTS.decline(10**6) is not ACTS.decline(10**6)
    assert ACTS.decline(10**6) == Decline(10**6)


def test_acts_are_equal_by_class_and_values():
    assert MakeOffer(1, (2, 1), (3,)) == MakeOffer(1, (1, 2), (3,)) != MakeOffer(2, (1, 2), (3,))
    assert Accept(3) != Decline(3)
    assert Accept(3, (1,), (2,)) != Accept(3)
    assert BuyField((1, 2)) != BuyField((2, 1))
    assert Harvest(0) != "harvest 1"
    assert len({Plant(0), Plant(0, 0), Plant(1), Harvest(0)}) == 3


def test_an_act_shows_how_to_make_it_again():
    assert repr(Plant(0, 2)) == "Plant(0, 2)"
    assert repr(ACTS.done) == "Done()"
    assert repr(MakeOffer(-1, (1,), ())) == "MakeOffer(-1, (1,), (), ())"


@every_game
def test_every_closed_act_has_a_text_of_its_own_and_survives_a_pickle(game):
    acts = rules_of(game).acts.all
    assert len({repr(action) for action in acts}) == len(acts)
    assert pickle.loads(pickle.dumps(acts)) == acts
