"""The acts of a rulebook: registry, equality, repr, and numbers for agents."""

import pickle

import pytest

from bohnhof.engine.actions import Action, BuyField, Done, Harvest, Plant
from bohnhof.engine.acts import SLOTS
from bohnhof.engine.chance import Rng
from bohnhof.engine.position import read_position
from bohnhof.engine.suggestions import suggest_offers
from bohnhof.engine.trading import Accept, Decline, MakeOffer, Withdraw
from bohnhof.games import game_ids, rules_of
from bohnhof.testing.walk import Walk

pytestmark = pytest.mark.both_engines

RULES = rules_of("bohnanza")
ACTS = RULES.acts
RED, SOY = RULES.kinds["red"], RULES.kinds["soy"]

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


class Wave(Action):
    """A third-party action."""

    __match_args__ = ("hands",)

    def __init__(self, hands):
        self.hands = hands


def test_an_act_from_outside_is_what_it_was_made_with():
    assert Wave(2) == Wave(2) != Wave(1)
    assert repr(Wave(2)) == "Wave(2)"
    assert pickle.loads(pickle.dumps(Wave(2))) == Wave(2)


def test_an_act_can_be_matched_by_what_it_was_made_with():
    match ACTS.plant_ready[RED][2]:
        case Plant(field, kind):
            assert (field, kind) == (2, RED)


@every_game
def test_every_closed_act_has_a_text_of_its_own_and_survives_a_pickle(game):
    acts = rules_of(game).acts.all
    assert len({repr(action) for action in acts}) == len(acts)
    assert pickle.loads(pickle.dumps(acts)) == acts


# Numbers


def trading():
    """Return a state in which seat 1 trades with two others, who have only soy beans."""
    data = {"game": "bohnanza", "phase": "trade", "draw": "rest"}
    players = [{"hand": "red*4", "fields": ["soy", ""]}, {"hand": "soy*4"}, {"hand": "soy*4"}]
    return read_position(RULES, {**data, "players": players, "revealed": "red"})


def offers(s, *made):
    for seat, partner, give, want in made:
        assert RULES.play(s, seat, MakeOffer(partner, give, want)) is None


def allowed(s, seat):
    mask = bytearray()
    assert ACTS.fill_mask(s, seat, mask) == sum(mask)
    return [repr(ACTS.act(s, seat, number)) for number in range(ACTS.size) if mask[number]]


def test_the_newest_offer_is_in_the_first_slot():
    s = trading()
    offers(s, (0, 1, (RED,), (SOY,)), (0, -1, (RED,), ()), (1, 0, (SOY,), (RED,)))
    first = len(ACTS.all)
    assert ACTS.act(s, 1, first) == Accept(3)
    assert ACTS.act(s, 1, first + 1) == Accept(2)
    assert ACTS.act(s, 1, first + SLOTS + 2) == Decline(1)
    assert ACTS.act(s, 2, first + 2 * SLOTS) == Withdraw(2), "offers among others take no slot"
    assert ACTS.act(s, 2, first + 1) is None
    assert ACTS.number(s, 2, Accept(1)) == -1
    accepted = ["Accept(2, (), ())", "Accept(1, (), ())"]
    assert allowed(s, 1)[:5] == [*accepted, "Decline(2)", "Decline(1)", "Withdraw(3)"]


def test_an_offer_for_which_there_is_no_slot_can_only_be_answered_in_words():
    s = trading()
    kinds = [kind for kind in range(1, len(RULES.beans)) if kind != RED]
    wants = [*[(kind,) for kind in kinds], (SOY, SOY), (SOY, SOY, SOY)]
    offers(s, *[(0, 1, (RED,), want) for want in wants])
    assert len(s.offers) == SLOTS + 1
    assert ACTS.number(s, 1, Accept(2)) == len(ACTS.all) + SLOTS - 1
    assert ACTS.number(s, 1, Decline(1)) == -1
    assert RULES.refusal(s, 1, Decline(1)) is None
    assert "Decline(1)" not in allowed(s, 1)


def test_suggested_offers_have_numbers_and_no_others():
    s = trading()
    suggested = suggest_offers(RULES, s, 0)
    assert [ACTS.number(s, 0, offer) for offer in suggested] == [
        len(ACTS.all) + 3 * SLOTS + place for place in range(len(suggested))
    ]
    free = MakeOffer(1, (RED, RED), (SOY, SOY))
    assert RULES.refusal(s, 0, free) is None
    assert ACTS.number(s, 0, free) == -1


def test_an_act_with_a_choice_of_cards_has_no_number():
    s = trading()
    offers(s, (0, 1, (RED,), (SOY,)))
    assert RULES.refusal(s, 1, Accept(1, (SOY,), (2,))) is None
    assert ACTS.number(s, 1, Accept(1, (SOY,), (2,))) == -1
    assert ACTS.number(s, 1, BuyField((RED, RED, RED))) == -1


def test_an_act_made_by_hand_has_the_number_of_the_closed_one():
    s = trading()
    assert ACTS.number(s, 0, Harvest(1)) == ACTS.number(s, 0, ACTS.harvest[1]) == ACTS.all.index(Harvest(1))


def test_nobody_may_do_anything_at_a_seat_that_does_not_exist_or_after_the_end():
    s = trading()
    assert allowed(s, 3) == allowed(s, -1) == []
    assert ACTS.act(s, 0, -1) is None
    assert ACTS.act(s, 0, ACTS.size) is None
    RULES.end_game(s)
    assert allowed(s, 0) == []


def test_games_without_trade_have_numbers_for_closed_acts_alone():
    rules = rules_of("al-cabohne")
    s = rules.new_game(2, 1)
    assert rules.acts.size == len(rules.acts.all)
    assert rules.acts.act(s, 0, rules.acts.size) is None


def test_a_mask_of_another_length_is_made_to_fit():
    mask = bytearray(b"\1" * 500)
    assert ACTS.fill_mask(trading(), 0, mask) == sum(mask) > 0
    assert len(mask) == ACTS.size


# Acts with a choice of cards


@pytest.mark.parametrize(
    ("game", "verbs"),
    [
        ("bohnanza", {"buy"}),
        ("high-bohn", {"buy"}),
        ("rabohnzel", {"brew", "cast"}),
        ("al-cabohne", {"give", "buy"}),
        ("al-cabohne-solo", {"give"}),
        ("prohibohn", {"give", "play", "throw"}),
    ],
)
def test_chance_finds_open_acts_of_every_sort(game, verbs):
    rules, rng = rules_of(game), Rng(1)
    found = set()
    for seed in range(300):
        walk = Walk(rules, rules.fewest_seats, seed)
        while not walk.over and not verbs <= found:
            walk.step(rng)
            for seat in range(walk.seats):
                act = rules.sample_open_act(walk.state, seat, rng)
                if act is not None and act not in rules.acts.all:
                    assert rules.refusal(walk.state, seat, act) is None
                    found.add(act.sentence(rules).split()[0])
    assert found >= verbs


def test_no_open_act_is_found_after_the_end_or_where_there_is_none():
    s = trading()
    RULES.end_game(s)
    s.players[0].taler = (RED,) * 5
    assert all(RULES.sample_open_act(s, 0, Rng(seed)) is None for seed in range(20))
    assert rules_of("bohnanza").sample_open_act(trading(), 1, Rng(1)) is None
