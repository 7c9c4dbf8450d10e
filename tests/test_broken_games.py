"""Games that break one invariant each. The check must find it and name it."""

import pytest

from bohnhof.engine.actions import Action, Done
from bohnhof.engine.acts import Acts
from bohnhof.engine.facts import DONE, DREW, PHASE, UNTAKEN, Fact
from bohnhof.engine.piles import ExtraPile
from bohnhof.engine.reasons import NOT_NOW
from bohnhof.engine.state import NOBODY, UNSEEN
from bohnhof.engine.trading import Accept
from bohnhof.testing import GameError
from tests.test_own_game import STALL, BeanFair, BuyScales, Fair, Show, Stow, check

pytestmark = pytest.mark.both_engines


class LosesACard(BeanFair):
    """A game in which a harvest loses its first card."""

    def harvest(self, s, seat, field):
        super().harvest(s, seat, field)
        if s.discard:
            s.discard.pop()


class LeaksAHand(BeanFair):
    """A game whose view shows the last card of the next hand."""

    def veil(self, v, s, seat):
        super().veil(v, s, seat)
        neighbour = (seat + 1) % len(s.players)
        if s.players[neighbour].hand:
            v.players[neighbour].hand[-1] = s.players[neighbour].hand[-1]


class LeaksTheDrawPile(BeanFair):
    """A game whose view shows the bottom card of the draw pile."""

    def veil(self, v, s, seat):
        super().veil(v, s, seat)
        v.draw[:1] = s.draw[:1]


class LeaksTheSeed(BeanFair):
    """A game whose view contains the seed."""

    def veil(self, v, s, seat):
        super().veil(v, s, seat)
        v.seed = s.seed


class LeaksPlaces(BeanFair):
    """A game whose view shows which copies other players chose for their offers."""

    def veil(self, v, s, seat):
        super().veil(v, s, seat)
        v.offers = s.offers[:]


class LeaksTheStall(BeanFair):
    """A game whose view shows the stall."""

    def veil(self, v, s, seat):
        v.extra[STALL] = s.extra[STALL][:]


class SharesAPile(BeanFair):
    """A game whose view shares the state's discard pile."""

    def veil(self, v, s, seat):
        super().veil(v, s, seat)
        v.discard = s.discard


class HidesTooMuch(BeanFair):
    """A game whose view hides the seat's own hand."""

    def veil(self, v, s, seat):
        super().veil(v, s, seat)
        if seat >= 0:
            v.players[seat].hand = [UNSEEN] * len(s.players[seat].hand)


class ListsAnIllegalMove(BeanFair):
    """A game whose moves include an illegal harvest."""

    def moves(self, s, seat):
        found = super().moves(s, seat)
        harvest = self.acts.by_sentence["harvest 3"]
        return found if s.over or harvest in found else [*found, harvest]


class ForgetsAMove(BeanFair):
    """A game whose moves lack the scales."""

    def moves(self, s, seat):
        return [action for action in super().moves(s, seat) if action.sentence(self) != "buy scales"]


class SamplesAnIllegalMove(BeanFair):
    """A game that sometimes samples a legal action that is not in the moves."""

    def sample_move(self, s, seat, rng):
        if not s.over and s.players[seat].taler and rng.below(4) == 0:
            return self.acts.by_sentence["buy scales"]
        return super().sample_move(s, seat, rng)


class RefusesWithATrace(BeanFair):
    """A game in which a refused action moves the front card."""

    def play(self, s, seat, action):
        reason = super().play(s, seat, action)
        if reason is not None and 0 <= seat < len(s.players):
            hand = s.players[seat].hand
            hand.append(hand.pop(0)) if hand else None
        return reason


class AskingChangesTheTable(BeanFair):
    """A game that uses random numbers when it lists moves."""

    def moves(self, s, seat):
        s.chance += 1
        return super().moves(s, seat)


class PlayIsNotPerform(BeanFair):
    """A game in which `play` reverses the discard pile and `perform` does not."""

    def play(self, s, seat, action):
        reason = super().play(s, seat, action)
        if reason is None:
            s.discard.reverse()
        return reason


class GetsStuck(BeanFair):
    """A game in which a player may have to plant but cannot: no one may harvest in pass 2."""

    def forbids_free_acts(self, s, seat):
        return NOT_NOW if s.passes else None


class WaitsForNobody(BeanFair):
    """A game that waits for no one while a player has three taler."""

    def awaited(self, s):
        return () if any(len(player.taler) == 3 for player in s.players) else super().awaited(s)


class EndlessFair(Fair):
    """A fair that does not end and where nothing can be stowed."""

    def __init__(self):
        super().__init__()
        self.classes = (Done, Show)

    def note(self, rules, s, now, seat, action):
        pass


class NeverEnds(BeanFair):
    """A game in which a player may show their front card forever."""

    fair = EndlessFair


class SpeaksAmbiguously(BeanFair):
    """A game in which two acts share a word, so that one's sentence is read as the other."""

    def __init__(self):
        super().__init__()
        self.acts.by_sentence["show"] = self.acts.by_sentence["stow"]


class Wave(Action):
    """An action whose sentence does not say which hand it waves."""

    def __init__(self, hand="left"):
        self.hand = hand

    def sentence(self, rules):
        return f"wave {self.hand}"


class ForgetsValues(BeanFair):
    """A game with two acts that differ only in a value missing from their sentence."""

    def make_acts(self):
        acts = super().make_acts()
        acts.add([Wave("left"), Wave("right")])
        return acts


class BlindActs(Acts):
    """Acts whose mask always allows `done`."""

    def fill_mask(self, s, seat, mask):
        count = super().fill_mask(s, seat, mask)
        allowed = mask[self.done.index]
        mask[self.done.index] = 1
        return count + 1 - allowed


class MasksWithoutLooking(BeanFair):
    """A game whose mask does not ask the rules."""

    def make_acts(self):
        acts = BlindActs(self)
        acts.add([BuyScales(), Stow(), Show()])
        return acts


class ForgetsInItsPosition(BeanFair):
    """A game whose positions lack the stall."""

    def own_piles(self):
        return [Forgetful("stall", secret=True)]


class Forgetful(ExtraPile):
    def write(self, rules, pile):
        return ""


class SendsItUpsideDown(BeanFair):
    """A game that deserializes the stall in another order."""

    def own_piles(self):
        return [UpsideDown("stall", secret=True)]


class UpsideDown(ExtraPile):
    def words(self, rules, pile):
        return super().words(rules, pile[::-1])


class TellsTheDraw(BeanFair):
    """A game whose events show drawn cards to everyone."""

    def settle(self, s, said=NOBODY):
        awaited = super().settle(s, said)
        if s.facts is not None:
            for i, fact in enumerate(s.facts):
                if fact.what == DREW:
                    s.facts[i] = Fact(DREW, fact.seat, fact.cards)
        return awaited


class Whispers(BeanFair):
    """A game that drops events of some kinds."""

    unheard = ()

    def perform(self, s, seat, action):
        awaited = super().perform(s, seat, action)
        if s.facts is not None:
            s.facts[:] = [fact for fact in s.facts if fact.what not in self.unheard]
        return awaited


class DrawsInSilence(Whispers):
    unheard = (DREW,)


class MovesOnInSilence(Whispers):
    unheard = (PHASE,)


class SaysMoreThanDeclared(BeanFair):
    """A game whose events contain the next card in an undeclared slot."""

    def perform(self, s, seat, action):
        if s.facts is not None:
            s.facts.append(Fact(DONE, seat, tuple(s.draw[-1:])))
        return super().perform(s, seat, action)


class EndsOffersInSilence(Whispers):
    unheard = (UNTAKEN,)


class PaysMoreInTheEnd(BeanFair):
    """A game in which a field's value depends on the number of passes."""

    local_fields = True

    def worth(self, s, seat, row):
        return super().worth(s, seat, row) + s.passes


class PaysTheActive(BeanFair):
    """A game in which a field's value depends on whose turn it is."""

    local_fields = True

    def worth(self, s, seat, row):
        return super().worth(s, seat, row) + (seat == s.active)


class DealsByTheClock(BeanFair):
    """A game that is not deterministic for a seed."""

    deals = 0

    def set_up(self, s):
        type(self).deals += 1
        s.seed += self.deals
        self.shuffle(s, s.draw)
        super().set_up(s)


class KeepsItsOwnMemory(BeanFair):
    """A game whose rulebook stores something outside the state."""

    harvests = 0

    def harvest(self, s, seat, field):
        super().harvest(s, seat, field)
        type(self).harvests += 1
        if self.harvests % 40 == 0 and s.discard:
            s.players[seat].taler += (s.discard.pop(),)


class RedealsAtWill(BeanFair):
    """A game whose redeal reverses the viewer's own hand."""

    def redeal(self, v, rng):
        s = super().redeal(v, rng)
        for player in s.players:
            player.hand.reverse()
        return s


class KeepsDeadOffers(BeanFair):
    """A game that keeps an offer open although its maker has traded the card away."""

    def perform(self, s, seat, action):
        offers = s.offers
        awaited = super().perform(s, seat, action)
        if isinstance(action, Accept):
            s.offers = tuple(offer for offer in offers if offer.serial != action.serial)
        return awaited


class AdmitsStrangers(BeanFair):
    """A game in which a seat that does not exist may end a phase."""

    def refusal(self, s, seat, action):
        if seat == len(s.players) and action is self.acts.done and not s.over:
            return None
        return super().refusal(s, seat, action)


class GoesOnAfterTheEnd(BeanFair):
    """A game that accepts `done` after the end."""

    def moves(self, s, seat):
        return [self.acts.done] if s.over else super().moves(s, seat)


class TrustingFair(Fair):
    """A fair that anyone may join, but only the active player may leave."""

    def objection(self, rules, s, line):
        return ""

    def welcomes(self, rules, s, now, seat, action):
        return seat == s.active and super().welcomes(rules, s, now, seat, action)


class TrustsPositions(BeanFair):
    """A game that does not validate the agenda of a position."""

    fair = TrustingFair


class WinsOutsideTheTable(BeanFair):
    """A game whose winner is a seat that does not exist."""

    def winners(self, s):
        return [len(s.players)]


BROKEN = [
    (LosesACard, "cards are lost or made"),
    (LeaksAHand, "tells what it may not know: players"),
    (LeaksTheDrawPile, "tells what it may not know: draw"),
    (LeaksTheSeed, "tells what it may not know: seed"),
    (LeaksPlaces, "tells what it may not know: offers|gives the card at place"),
    (LeaksTheStall, "tells what it may not know: extra"),
    (SharesAPile, "scribbling on a view has changed the original"),
    (HidesTooMuch, "in its view|in a redeal of its view"),
    (ListsAnIllegalMove, "is listed and refused"),
    (ForgetsAMove, "buy scales” is (allowed|sampled) and not listed"),
    (SamplesAnIllegalMove, "is sampled and not listed|was found allowed and is refused"),
    (RefusesWithATrace, "is refused and leaves a trace"),
    (AskingChangesTheTable, "asking what is allowed has changed the table"),
    (PlayIsNotPerform, "play and perform differ"),
    (GetsStuck, "is awaited and can do nothing"),
    (WaitsForNobody, "the game is not over, and nobody is awaited"),
    (NeverEnds, "the game does not end within 1500 acts"),
    (SpeaksAmbiguously, "the closed act “show” is not what its sentence is read as"),
    (ForgetsValues, "“wave left” and “wave right” are equal"),
    (MasksWithoutLooking, "done”, number 0, is refused against its mask"),
    (ForgetsInItsPosition, "PositionError: there are"),
    (SendsItUpsideDown, "the full state is sent and not received: extra"),
    (TellsTheDraw, r"tells .* what it may not know: {'fact': 'drew'"),
    (DrawsInSilence, r"changes the draw pile for .*, which is told: planted \([a-z-]+\), turn, phase"),
    (MovesOnInSilence, "changes the phase for .*, which is told"),
    (SaysMoreThanDeclared, "tells “done” with “cards”, which it does not declare"),
    (EndsOffersInSilence, "“seat .: done” changes offer [0-9]+ for .*, which is told: done, phase"),
    (PaysMoreInTheEnd, "what there is to say about field . of seat . depends on more than “local_fields”"),
    (PaysTheActive, "what there is to say about field . of seat . depends on more than “local_fields”"),
    (DealsByTheClock, "the same seed has dealt two different games"),
    (KeepsItsOwnMemory, "play and perform differ"),
    (RedealsAtWill, "a redeal"),
    (KeepsDeadOffers, "its maker does not have what it gives|where another lies"),
    (AdmitsStrangers, "“done” is allowed to seat [345], which does not exist"),
    (GoesOnAfterTheEnd, "the game is over, and seat 1 can still act"),
    (TrustsPositions, r"FaultError: seat \d is awaited and can do nothing, from this position: {"),
    (WinsOutsideTheTable, "the winners are"),
]


@pytest.mark.parametrize(("broken", "why"), BROKEN, ids=lambda value: getattr(value, "__name__", ""))
def test_a_broken_game_is_found_out(broken, why):
    with pytest.raises(GameError, match=why) as found:
        check(broken(), games=20, longest=1500)
    error = found.value
    assert error.game == "bean-fair"
    assert f"{error.seats} seats, seed {error.seed}, act {error.act} ({error.sentence})" in str(error)


def test_a_found_error_can_be_seen_again():
    with pytest.raises(GameError) as first:
        check(TellsTheDraw(), games=20)
    with pytest.raises(GameError) as again:
        check(TellsTheDraw(), games=1, seed=first.value.seed, seats=first.value.seats)
    assert str(again.value) == str(first.value)


def test_an_act_that_crashes_is_told_with_the_game_it_happened_in():
    class Crashes(BeanFair):
        def gather(self, s):
            raise IndexError("no such pile")

    with pytest.raises(GameError, match="IndexError: no such pile") as found:
        check(Crashes())
    assert isinstance(found.value.__cause__, IndexError)
    assert found.value.acts
