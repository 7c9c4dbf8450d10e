"""A third-party game with a new bean, privilege, step, actions and hidden pile."""

import pytest

from bohnhof.engine.actions import Action, Done
from bohnhof.engine.cards import Bean, Beanometer, ExtraField, Privilege
from bohnhof.engine.chance import Rng
from bohnhof.engine.facts import BOUGHT, Fact, FactType
from bohnhof.engine.message import plain
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.piles import ExtraPile
from bohnhof.engine.position import read_position
from bohnhof.engine.rules import Rules
from bohnhof.engine.slots import BEANS, FROM_ASIDE, FROM_REVEALED
from bohnhof.engine.state import UNSEEN, without
from bohnhof.engine.steps import ALONE, Decision
from bohnhof.games.bohnanza import steps as phases
from bohnhof.games.bohnanza.reasons import FIRST_CARD
from bohnhof.games.bohnanza.rules import Bohnanza
from bohnhof.testing import GameError, Secrets, check_game
from bohnhof.testing.secrets import permute

pytestmark = pytest.mark.both_engines

THIRD_FIELD, SCALES = 0, 1
STALL = 0
FAIR = 6
WAX = 4
STOWED = FactType("stowed", "A card went face down to the stall.", BEANS)
SHOWN = FactType("shown", "A card was shown for a moment.", BEANS)
AT_THE_FAIR = plain("Stow the front card, show it, or be done.")


class Scales(Privilege):
    """A privilege: the owner's wax beans need one card fewer for each taler."""

    def __init__(self):
        super().__init__("scales", 2)
        self.generous = Beanometer((1, 3, 5))

    def beanometer(self, so_far, s, seat, kind):
        return self.generous if kind == WAX else so_far


class BuyScales(Action):
    """The purchase of the scales, possible at any time."""

    anytime = True
    spares_offers = True

    def refusal(self, rules, s, seat):
        player = s.players[seat]
        if SCALES in player.owned:
            return plain("You have bought the scales already.")
        if len(player.taler) < rules.privileges[SCALES].price:
            return plain("The scales cost 2 taler.")
        return None

    def perform(self, rules, s, seat):
        player = s.players[seat]
        pay = player.taler[:2]
        player.taler = player.taler[2:]
        rules.receive_payment(s, seat, pay)
        player.owned += (SCALES,)
        if s.facts is not None:
            s.facts.append(Fact(BOUGHT, seat, pay, SCALES))

    def sentence(self, rules):
        return "buy scales"


class Stow(Action):
    """The act of putting the front card face down on the stall until the next shuffle."""

    def perform(self, rules, s, seat):
        kind = s.players[seat].hand.pop(0)
        s.extra[STALL].append(kind)
        if s.facts is not None:
            s.facts.append(Fact(STOWED, seat, (kind,), known=1 << seat))

    def sentence(self, rules):
        return "stow"


class Show(Action):
    """The act of showing everyone the front card for a moment."""

    def perform(self, rules, s, seat):
        if s.facts is not None:
            s.facts.append(Fact(SHOWN, seat, (s.players[seat].hand[0],)))

    def sentence(self, rules):
        return "show"


class Fair(Decision):
    """A step before the turn: stow the front card, show it, or be finished."""

    name = "fair"

    def __init__(self):
        super().__init__(AT_THE_FAIR, Done, Stow, Show)

    def waits_for(self, rules, s, now):
        return ALONE[now.owner] if s.players[now.owner].hand else ()


class BeanFair(Rules):
    """A short game for two to four with a fair before each turn."""

    id = "bean-fair"
    title = "Bean Fair"
    fewest_seats = 2
    most_seats = 4
    third_field = THIRD_FIELD
    fair = Fair

    def __init__(self):
        beans = [
            Bean("soy", 12, (2, 4, 6, 7)),
            Bean("red", 8, (2, 3, 4, 5)),
            Bean("green", 14, (3, 5, 6, 7)),
            Bean("wax", 10, (2, 4, 6)),
        ]
        super().__init__(beans, [*phases.steps(), self.fair()], [ExtraField("third-field", 3, 2), Scales()])

    def own_piles(self):
        return [ExtraPile("stall", secret=True)]

    def make_acts(self):
        acts = super().make_acts()
        acts.add([BuyScales(), Stow(), Show()])
        return acts

    def turn(self, s, seat):
        return [
            *[FAIR, phases.PLANT_HAND, phases.REVEAL, phases.TRADE],
            *[phases.PLANT_ASIDE, phases.DRAW, phases.NEXT],
        ]

    def passes(self, s):
        return 2

    def hand_size(self):
        return 4

    def trade_piles(self, s, seat):
        return [s.revealed] if seat == s.active else []

    def lies_ready(self, s, seat, kind):
        return kind in s.players[seat].aside or (seat == s.active and kind in s.revealed)

    def take_ready(self, s, seat, kind):
        player = s.players[seat]
        if kind in player.aside:
            player.aside = without(player.aside, kind)
            return FROM_ASIDE
        s.revealed = without(s.revealed, kind)
        return FROM_REVEALED

    def gather(self, s):
        """Add the stall to the discard pile before a shuffle."""
        s.discard.extend(s.extra[STALL])
        s.extra[STALL].clear()


class FairSecrets(Secrets):
    """Secrets of the stall, which no one knows. A card that was shown is hidden again."""

    shown = (SHOWN,)

    def places(self, rules, s, seat):
        stall = s.extra[STALL]
        return [*super().places(rules, s, seat), *[(stall, i) for i in range(len(stall))]]


class LongHands(Bohnanza):
    """Bohnanza with two sentences changed."""

    id = "long-hands"
    title = "Long Hands"
    most_seats = 4

    def hand_size(self):
        return 7

    def cards_to_draw(self, s, seat):
        return 2 if len(s.players[seat].hand) > 5 else 4


def check(rules, games=12, **more):
    return check_game(rules, games=games, secrets=FairSecrets(), every=3, **more)


def position():
    data = {
        "game": "bean-fair",
        "phase": "fair",
        "players": [{"hand": "red wax", "fields": ["wax*3", ""], "taler": "soy*2"}, {"hand": "soy"}],
        "draw": "rest",
    }
    return read_position(BeanFair(), data)


def test_a_game_from_outside_keeps_every_law():
    report = check(BeanFair(), games=12)
    assert report.games == 12
    assert str(report).startswith("bean-fair: 12 games, ")


def test_a_variant_from_outside_keeps_every_law():
    rules = LongHands()
    assert [len(player.hand) for player in rules.new_game(4, 1).players] == [7, 7, 7, 7]
    assert check_game(rules, games=3, every=3).longest > 100


def test_a_privilege_from_outside_changes_a_beanometer():
    rules, s = BeanFair(), position()
    assert rules.ask_worth(s, 0, (WAX,) * 3) == 1
    assert rules.play(s, 0, read_sentence(rules, "buy scales")) is None
    assert rules.ask_worth(s, 0, (WAX,) * 3) == 2
    assert rules.ask_worth(s, 1, (WAX,) * 3) == 1
    assert rules.play(s, 0, read_sentence(rules, "buy scales")) == plain(
        "You have bought the scales already."
    )


def test_a_step_and_a_closed_act_from_outside_are_played():
    rules, s = BeanFair(), position()
    assert rules.awaited(s) == (0,)
    assert rules.play(s, 0, read_sentence(rules, "plant 1")) == AT_THE_FAIR
    assert rules.play(s, 0, read_sentence(rules, "stow")) is None
    assert s.extra == [[rules.kinds["red"]]]
    assert rules.view(s, 0).extra == [[UNSEEN]]
    assert rules.play(s, 0, read_sentence(rules, "stow")) == FIRST_CARD
    assert rules.play(s, 0, read_sentence(rules, "plant 1")) is None
    assert s.players[0].fields[0] == (WAX,) * 4


def test_secrets_that_are_not_declared_are_taken_for_leaks():
    with pytest.raises(GameError, match=r"tells .* what it may not know: {'fact': 'shown'"):
        check_game(BeanFair(), games=30, every=1)


def test_a_permuted_table_differs_from_the_table_only_in_what_is_hidden():
    rules = BeanFair()
    s = rules.new_game(3, 5)
    t = s.copy()
    permute(rules, t, 1, Secrets(), Rng(1))
    assert t.players[1].hand == s.players[1].hand
    assert t.players[0].hand != s.players[0].hand
    assert t.draw != s.draw
    assert sorted(t.draw + t.players[0].hand + t.players[2].hand) == sorted(
        s.draw + s.players[0].hand + s.players[2].hand
    )
