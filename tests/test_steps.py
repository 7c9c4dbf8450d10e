"""Properties declared by steps, so that a new step is treated correctly."""

import pytest

from bohnhof.engine.state import Entry
from bohnhof.engine.steps import ALONE, Step
from bohnhof.games.al_cabohne.reasons import OWN_TURN_ONLY
from bohnhof.games.high_bohn.cognac import HighBohnCognac
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.games.prohibohn.pub import ProhibohnPub
from bohnhof.games.prohibohn.rules import Prohibohn
from bohnhof.games.rabohnzel.rules import Rabohnzel

pytestmark = pytest.mark.both_engines


class Fair(Step):
    """A phase of a variant. Its number is higher than those of all existing steps."""

    name = "fair"

    def waits_for(self, rules, s, now):
        return ALONE[now.owner]


class Fire(Fair):
    """An interrupt that is settled before the turn continues."""

    name = "fire"
    interrupts = True
    bars_free_acts = True


class FairHighBohn(HighBohn):
    def __init__(self):
        super().__init__(more_steps=[Fair(), Fire()])


class FairProhibohn(Prohibohn):
    def paragraphs(self):
        return [*super().paragraphs(), Fair(), Fire()]


class FairPub(ProhibohnPub):
    def paragraphs(self):
        return [*super().paragraphs(), Fair(), Fire()]


def with_step(rules, name, owner=0):
    """Return a state at the start of a game with another step pending and fields to harvest."""
    s = rules.new_game(rules.most_seats, 1)
    s.active = owner
    s.agenda[:] = [rules.entries[0][owner], Entry([step.name for step in rules.steps].index(name), owner)]
    for player in s.players:
        player.fields[0] = (1, 1)
        player.taler = (1, 1, 1)
    return s


def may_harvest(rules, s, seat):
    return rules.refusal(s, seat, rules.acts.harvest[0]) is None


def test_a_new_phase_of_high_bohn_is_no_final_round_and_no_interrupt():
    rules = FairHighBohn()
    s = with_step(rules, "fair")
    assert may_harvest(rules, s, 0)
    assert may_harvest(rules, s, 1)
    assert rules.refusal(s, 1, rules.acts.buy_field) is None
    assert rules.on_turn(s) == 0
    s = with_step(rules, "final")
    assert not may_harvest(rules, s, 1)
    assert rules.refusal(s, 0, rules.acts.buy_field) is not None


def test_a_card_bought_while_something_is_settled_first_is_in_time_for_the_turn():
    rules = FairHighBohn()
    for name, in_time in (("fair", False), ("fire", True)):
        s = with_step(rules, name)
        rules.offer_before_turn(s, 0, next(card for card in rules.buildings if card.may_look(False, s, 0)))
        assert ("look" in [rules.steps[line.step].name for line in s.agenda]) == in_time


@pytest.mark.parametrize("rules", [FairProhibohn(), FairPub()], ids=lambda rules: rules.id)
def test_in_a_new_phase_of_prohibohn_its_player_acts_freely(rules):
    s = with_step(rules, "fair")
    assert may_harvest(rules, s, 0)
    assert rules.acts.harvest[0] in rules.moves(s, 0)
    assert rules.refusal(s, 1, rules.acts.harvest[0]) == OWN_TURN_ONLY
    s = with_step(rules, "fire")
    assert not may_harvest(rules, s, 0)
    assert rules.moves(s, 0) == []


def test_every_interrupt_says_so():
    named = {
        HighBohn: {"final"},
        HighBohnCognac: {"final", "sale", "name", "claim", "pay"},
        Rabohnzel: {"hold", "activate", "taken", "attack", "choose", "counter", "flow", "enchanted"},
        Prohibohn: {"take", "remove"},
        ProhibohnPub: {"take", "remove", "close"},
    }
    for game, names in named.items():
        steps = game().steps
        assert {step.name for step in steps if step.interrupts or step.final} == names
        assert [step.name for step in steps if step.final] == (["final"] if "final" in names else [])
