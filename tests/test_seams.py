"""The engine's interfaces for bots and search: policies, redeals with beliefs, and events."""

from collections import Counter

import pytest

from bohnhof.bots.expert import Expert
from bohnhof.bots.heuristics.beliefs import Beliefs
from bohnhof.bots.heuristics.forecast import Forecast
from bohnhof.bots.heuristics.numbers import numbers_of
from bohnhof.bots.heuristics.planter import Planter
from bohnhof.bots.heuristics.trading import TradingHeuristic
from bohnhof.bots.thrifty import Thrifty
from bohnhof.engine.chance import Rng
from bohnhof.engine.facts import OFFERED, PLANTED, REVEALED, TRADED, TURN, Fact
from bohnhof.engine.playout import Policy, StuckError, playout
from bohnhof.engine.schedule import ACT, Schedule
from bohnhof.engine.slots import FROM_ASIDE, FROM_HAND
from bohnhof.engine.state import UNSEEN
from bohnhof.engine.trading import MakeOffer
from bohnhof.games import game_ids, rules_of
from bohnhof.table.table import Table

pytestmark = pytest.mark.both_engines

RULES = rules_of("bohnanza")
RED, BLUE, CHILI = RULES.kinds["red"], RULES.kinds["blue"], RULES.kinds["chili"]


class Shy(Policy):
    """A policy that acts at random and does not trade."""

    def __init__(self, rules):
        self.rules = rules
        self.asked = []

    def choose(self, s, question, rng):
        self.asked.append(question.asked)
        return self.rules.sample_move(s, question.seat, rng) if question.asked == ACT else None


def test_a_policy_plays_every_seat_to_the_end():
    state = RULES.new_game(4, 1)
    shy = Shy(RULES)
    assert playout(RULES, state, Rng(1), shy) > 100
    assert state.over
    assert {"propose", "act"} <= set(shy.asked)


@pytest.mark.parametrize("game", game_ids())
def test_a_playout_ends_after_so_many_turns(game):
    rules = rules_of(game)
    state = rules.new_game(rules.usual_seats(), 1)
    before = state.turns
    playout(rules, state, Rng(1), turns=3)
    assert state.turns == before + 3
    assert not state.over


def test_a_playout_leaves_the_schedule_alone_that_it_goes_on_from():
    state = RULES.new_game(4, 1)
    schedule = Schedule(4)
    schedule.kept_silent(state, 2)
    before = schedule.values()
    playout(RULES, state, Rng(1), Shy(RULES), turns=2, schedule=schedule)
    assert schedule.values() == before


def test_a_policy_that_does_nothing_where_it_must_act_is_stuck():
    class Idle(Policy):
        def choose(self, s, question, rng):
            return None

    with pytest.raises(StuckError):
        playout(RULES, RULES.new_game(4, 1), Rng(1), Idle())


def test_a_redeal_gives_hands_what_they_are_believed_to_have():
    view = RULES.view(RULES.new_game(4, 1), 0)
    beliefs = [[], [RED, RED], [], [BLUE]]
    for seed in range(20):
        dealt = RULES.redeal(view, Rng(seed), beliefs)
        assert dealt.players[1].hand.count(RED) >= 2
        assert BLUE in dealt.players[3].hand
        assert Counter(dealt.draw + [card for player in dealt.players for card in player.hand]) == {
            kind: bean.count for kind, bean in enumerate(RULES.beans) if kind
        }


def test_a_redeal_believes_nothing_that_cannot_be():
    view = RULES.view(RULES.new_game(4, 1), 0)
    garden = RULES.kinds["garden"]
    view.players[2].taler = (garden,) * 6
    del view.draw[:6]
    beliefs = [[], [garden, *[RED] * 9], [RED], []]
    dealt = RULES.redeal(view, Rng(1), beliefs)
    assert garden not in dealt.players[1].hand
    assert dealt.players[1].hand == [RED] * 5


def test_a_believed_card_that_is_also_on_offer_is_one_card():
    state = RULES.new_game(4, 1)
    while not RULES.may_offer(state, 1):
        seat = RULES.awaited(state)[0]
        RULES.perform(state, seat, RULES.moves(state, seat)[0])
    maker = (state.active + 1) % 4
    kind = state.players[maker].hand[0]
    RULES.play(state, maker, MakeOffer(state.active, (kind,), ()))
    view = RULES.view(state, state.active)
    beliefs = [[] for _ in range(4)]
    beliefs[maker] = [kind]
    counts = {RULES.redeal(view, Rng(seed), beliefs).players[maker].hand.count(kind) for seed in range(30)}
    assert 1 in counts


def believed(*facts, seat=0):
    beliefs = Beliefs(RULES, seat)
    for fact in facts:
        beliefs.saw(fact)
    return beliefs.hands(RULES.view(RULES.new_game(4, 1), seat))


def test_what_is_offered_from_a_hand_is_believed_to_be_there():
    assert believed(Fact(TURN, 0), Fact(OFFERED, 2, (RED, RED), 1, 0, (BLUE,)))[2] == [RED, RED]
    assert believed(Fact(TURN, 0), Fact(OFFERED, 2, (RED,), 1, 0), Fact(OFFERED, 2, (RED,), 2, 0))[2] == [RED]


def test_what_lies_open_is_not_believed_to_be_in_the_hand():
    assert believed(Fact(TURN, 2), Fact(REVEALED, 2, (RED,)), Fact(OFFERED, 2, (RED, BLUE), 1))[2] == [BLUE]


def test_what_leaves_a_hand_is_forgotten():
    offered = Fact(OFFERED, 2, (RED, BLUE), 1, 0, (CHILI,))
    assert believed(Fact(TURN, 0), offered, Fact(TRADED, 2, (RED, BLUE), 1, 0, (CHILI,)))[2] == []
    assert believed(Fact(TURN, 2), offered, Fact(PLANTED, 2, (RED,), 0, FROM_HAND))[2] == [BLUE]
    assert believed(Fact(TURN, 2), offered, Fact(PLANTED, 2, (RED,), 0, FROM_ASIDE))[2] == [RED, BLUE]


def test_what_is_believed_fits_what_is_seen():
    beliefs = Beliefs(RULES, 0)
    beliefs.saw(Fact(OFFERED, 2, (RED, BLUE), 1, 0))
    view = RULES.view(RULES.new_game(4, 1), 0)
    view.players[2].hand = [UNSEEN]
    view.players[1].taler = (RED,) * 8
    assert beliefs.hands(view)[2] == [BLUE]


def test_nobody_believes_anything_about_his_own_hand():
    assert believed(Fact(TURN, 0), Fact(OFFERED, 0, (RED,), 1, 2))[0] == []


class Generous(Thrifty):
    name = "generous"
    suggestions = True
    parameters = {"envy": 0.0, "leader_envy": 0.0, "keeping": -9.0}


def test_a_bot_of_ones_own_declares_what_it_is():
    table = Table(RULES, 1, [Generous, Thrifty, Thrifty], bots_seed=1)
    assert [bot.name for bot in table.bots] == ["generous", "thrifty", "thrifty"]
    assert [bot.suggestions for bot in table.bots] == [True, False, False]
    table.run()
    assert table.state.over


def test_a_bot_goes_by_its_own_parameters():
    def offers(maker):
        table = Table(RULES, 1, [maker, Thrifty, Thrifty], bots_seed=1)
        table.run()
        return [sentence for seat, sentence in table.acts if seat == 0 and sentence.startswith("offer")]

    assert offers(Generous) != offers(Thrifty)


def test_a_heuristic_with_a_part_of_ones_own_uses_it():
    class Hoarding(Planter):
        asked = 0

        def wants_field(self, s, seat):
            type(self).asked += 1
            return False

    class Hoarder(Expert):
        def __init__(self, rules, seat, rng):
            planter = Hoarding(Forecast(rules, *numbers_of(rules)))
            super().__init__(rules, seat, rng, TradingHeuristic(rules, planter=planter))

    table = Table(RULES, 3, [Hoarder, Thrifty, Thrifty], bots_seed=1)
    table.run()
    assert Hoarding.asked
    assert not table.state.players[0].owned


def test_a_bot_that_listens_not_is_told_nothing():
    class Deaf(Thrifty):
        pass

    class Listener(Thrifty):
        def saw(self, fact):
            pass

    table = Table(RULES, 1, [Deaf, Listener, Thrifty])
    table.step()
    assert [bool(untold) for untold in table.untold] == [False, True, False]
