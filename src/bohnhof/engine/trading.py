"""Make, answer and withdraw offers, which are validated but never enumerated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine import reasons, targets
from bohnhof.engine.actions import Action
from bohnhof.engine.facts import DECLINED, LAPSED, OFFERED, TRADED, UNTAKEN, WITHDRAWN, Fact, FactType
from bohnhof.engine.slots import PILE_BITS
from bohnhof.engine.state import EVERYONE, Offer, count, count_in_row, in_order, public_places

if TYPE_CHECKING:
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Row, State


class MakeOffer(Action):
    """An action that proposes a trade, a gift or a request to one partner or to everyone."""

    spares_offers = True
    by = targets.CONTROL
    __match_args__ = ("partner", "give", "want", "places")

    def __init__(self, partner: int, give: Row, want: Row, places: Row = ()) -> None:
        self.partner = partner
        self.give = give
        self.want = want
        self.places = places if places and any(places) else ()
        if len(give) > 1:
            self._sort_give()
        if len(want) > 1:
            self.want = tuple(sorted(want))

    def _sort_give(self) -> None:
        """Sort the cards given in deck order, so that equal offers have the same sentence."""
        if self.places:
            self.give, self.places = in_order(self.give, self.places)
        else:
            self.give = tuple(sorted(self.give))

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        if self.partner == seat:
            return reasons.NOT_WITH_YOURSELF
        if not EVERYONE <= self.partner < len(s.players):
            return reasons.NO_SEAT
        if seat != s.active and self.partner != s.active:
            return reasons.ACTIVE_ONLY
        if not self.give and not self.want:
            return reasons.EMPTY_OFFER
        if not holds(rules, s, seat, self.give):
            return _lacking(rules, s, seat, self.give)
        if self.places and not fits_places(rules, s, seat, self.give, self.places):
            return reasons.WRONG_PLACE
        if not can_be_met(rules, s, seat, self.partner, self.want):
            return reasons.PARTNER_TOO_POOR
        for offer in s.offers:
            if (
                offer.maker == seat
                and offer.partner == self.partner
                and offer.give == self.give
                and offer.want == self.want
                and offer.places == self.places
            ):
                return reasons.SAME_OFFER
        return None

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        s.serial += 1
        s.offers += (Offer(s.serial, seat, self.partner, self.give, self.want, self.places, 0),)
        if s.facts is not None:
            give = given(self.give, self.places)
            s.facts.append(Fact(OFFERED, seat, give, s.serial, self.partner, self.want))

    def sentence(self, rules: Rules) -> str:
        return self._words(rules, rules.cards_in_words(self.give, self.places))

    def public_sentence(self, rules: Rules) -> str:
        return self._words(rules, rules.cards_in_words(self.give, public_places(self.places)))

    def _words(self, rules: Rules, give: str) -> str:
        partner = "all" if self.partner == EVERYONE else str(self.partner + 1)
        return f"offer {partner}: {give} for {rules.kinds_in_words(self.want)}"


class Answer(Action):
    """An action on an open offer, which it names by number."""

    by = targets.CONTROL
    __match_args__ = ("serial",)

    def __init__(self, serial: int) -> None:
        self.serial = serial

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        offer = find(s, self.serial)
        return reasons.NO_OFFER if offer is None else self.forbids(rules, s, seat, offer)

    def forbids(self, rules: Rules, s: State, seat: int, offer: Offer) -> Message | None:
        """Return why this answer to an open offer is refused, or None if it is legal."""
        return None if offer.addresses(seat) else reasons.NOT_FOR_YOU


class Accept(Answer):
    """An action that accepts an offer: the cards are exchanged immediately."""

    __match_args__ = ("serial", "give", "places")

    def __init__(self, serial: int, give: Row = (), places: Row = ()) -> None:
        super().__init__(serial)
        self.give: Row = ()
        self.places: Row = ()
        if places and any(places):
            self.give, self.places = in_order(give, places)

    def forbids(self, rules: Rules, s: State, seat: int, offer: Offer) -> Message | None:
        reason = super().forbids(rules, s, seat, offer)
        if reason is not None:
            return reason
        if not holds(rules, s, seat, offer.want):
            return _lacking(rules, s, seat, offer.want)
        if self.give and (self.give != offer.want or not fits_places(rules, s, seat, self.give, self.places)):
            return reasons.WRONG_PLACE
        return None

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        offer = open_offer(s, self.serial)
        s.remove_offer(offer)
        hand_over(rules, s, offer.maker, offer.give, offer.places, seat)
        hand_over(rules, s, seat, offer.want, self.places, offer.maker)
        if s.facts is not None:
            s.facts.append(Fact(TRADED, offer.maker, offer.give, offer.serial, seat, offer.want))

    def sentence(self, rules: Rules) -> str:
        return self._words(rules, self.places)

    def public_sentence(self, rules: Rules) -> str:
        return self._words(rules, public_places(self.places))

    def _words(self, rules: Rules, places: Row) -> str:
        if places:
            return f"accept {self.serial}: {rules.cards_in_words(self.give, places)}"
        return f"accept {self.serial}"


class Decline(Answer):
    """An action that declines an offer.

    The offer is removed once everyone it addresses has declined.
    """

    spares_offers = True

    def forbids(self, rules: Rules, s: State, seat: int, offer: Offer) -> Message | None:
        if offer.declined >> seat & 1:
            return reasons.DECLINED_ALREADY
        return super().forbids(rules, s, seat, offer)

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        offer = open_offer(s, self.serial)
        declined = offer.declined | 1 << seat
        everyone = (1 << len(s.players)) - 1 - (1 << offer.maker)
        if offer.partner != EVERYONE or declined == everyone:
            s.remove_offer(offer)
        else:
            changed = Offer(
                offer.serial, offer.maker, offer.partner, offer.give, offer.want, offer.places, declined
            )
            s.replace_offer(offer, changed)
        if s.facts is not None:
            s.facts.append(Fact(DECLINED, seat, (), self.serial, offer.maker))

    def sentence(self, rules: Rules) -> str:
        return f"decline {self.serial}"


class Withdraw(Answer):
    """An action that withdraws the player's own offer."""

    spares_offers = True

    def forbids(self, rules: Rules, s: State, seat: int, offer: Offer) -> Message | None:
        return None if offer.maker == seat else reasons.NOT_YOUR_OFFER

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        s.remove_offer(open_offer(s, self.serial))
        if s.facts is not None:
            s.facts.append(Fact(WITHDRAWN, seat, (), self.serial))

    def sentence(self, rules: Rules) -> str:
        return f"withdraw {self.serial}"


def given(kinds: Row, places: Row) -> Row:
    """Encode cards for a fact: each kind with its pile, if one was chosen (see PILE_BITS)."""
    if not any(places):
        return kinds
    return tuple([kind | max(-place, 0) << PILE_BITS for kind, place in zip(kinds, places, strict=True)])


def find(s: State, serial: int) -> Offer | None:
    """Return the open offer with this number, or None."""
    for offer in s.offers:
        if offer.serial == serial:
            return offer
    return None


def open_offer(s: State, serial: int) -> Offer:
    """Return the open offer with this number, which must exist."""
    place = 0
    while s.offers[place].serial != serial:
        place += 1
    return s.offers[place]


def holds(rules: Rules, s: State, seat: int, kinds: Row) -> bool:
    """Return whether a seat has all these cards to trade with."""
    hand = s.players[seat].hand
    for kind in kinds:
        lacking = count_in_row(kinds, kind) - count(hand, kind)
        if lacking > 0:
            for pile in rules.trade_piles(s, seat):
                lacking -= count_in_row(pile, kind)
            if lacking > 0:
                return False
    return True


def _lacking(rules: Rules, s: State, seat: int, kinds: Row) -> Message:
    """Return why a seat cannot give cards that it lacks."""
    for kind in s.players[seat].aside:
        if kind in kinds:
            return reasons.NOT_TRADED_ON
    lacking: list[int] = []
    for i, kind in enumerate(kinds):
        if not holds(rules, s, seat, (kind,) * (count_in_row(kinds[:i], kind) + 1)):
            lacking.append(kind)
    return reasons.not_your_cards([rules.beans[kind].id for kind in lacking])


def fits_places(rules: Rules, s: State, seat: int, kinds: Row, places: Row) -> bool:
    """Return whether each card is at the position in the hand, or in the pile, named for it."""
    if len(places) != len(kinds):
        return False
    hand = s.players[seat].hand
    for i, place in enumerate(places):
        if place > 0 and (place > len(hand) or hand[place - 1] != kinds[i] or places.count(place) > 1):
            return False
        if place < 0:
            named = [kind for kind, other in zip(kinds, places, strict=True) if other == place]
            if rules.chosen_pile(s, seat, place).count(kinds[i]) < named.count(kinds[i]):
                return False
    return True


def card_count(rules: Rules, s: State, seat: int) -> int:
    """Return how many cards a seat could trade with, which is public."""
    count = len(s.players[seat].hand)
    for pile in rules.trade_piles(s, seat):
        count += len(pile)
    return count


def can_be_met(rules: Rules, s: State, maker: int, partner: int, want: Row) -> bool:
    """Return whether, by public information, someone the offer addresses may have the cards."""
    if not want:
        return True
    if partner != EVERYONE:
        return _may_have(rules, s, partner, want)
    for seat in range(len(s.players)):
        if seat != maker and _may_have(rules, s, seat, want):
            return True
    return False


def _may_have(rules: Rules, s: State, seat: int, kinds: Row) -> bool:
    """Return whether the cards that are not visible would fit into a seat's hand."""
    hidden = len(kinds)
    if hidden <= len(s.players[seat].hand):
        return True
    for i, kind in enumerate(kinds):
        lying = 0
        for pile in rules.trade_piles(s, seat):
            lying += count_in_row(pile, kind)
        if count_in_row(kinds[:i], kind) < lying:
            hidden -= 1
    return hidden <= len(s.players[seat].hand)


def hand_over(rules: Rules, s: State, giver: int, kinds: Row, places: Row, receiver: int) -> None:
    """Move traded cards: chosen copies, else cards on the table, else those nearest the front."""
    hand = s.players[giver].hand
    s.players[receiver].aside += kinds
    taken: list[int] = []
    for i, chosen in enumerate(places):
        if chosen > 0:
            taken.append(chosen - 1)
        elif chosen < 0:
            rules.take_from_table(s, giver, kinds[i], chosen, receiver)
    for i, kind in enumerate(kinds):
        if places and places[i]:
            continue
        if not rules.take_from_table(s, giver, kind, 0, receiver):
            place = 0
            while hand[place] != kind or place in taken:
                place += 1
            taken.append(place)
    if len(taken) > 1:
        taken.sort(reverse=True)
    for place in taken:
        s.take_from_hand(giver, place)


def drop_lapsed(rules: Rules, s: State) -> None:
    """Remove the offers that can no longer be met."""
    kept = []
    for offer in s.offers:
        maker = offer.maker
        if (
            holds(rules, s, maker, offer.give)
            and (not offer.places or fits_places(rules, s, maker, offer.give, offer.places))
            and can_be_met(rules, s, maker, offer.partner, offer.want)
        ):
            kept.append(offer)
        elif s.facts is not None:
            s.facts.append(Fact(LAPSED, offer.maker, (), offer.serial))
    if len(kept) < len(s.offers):
        s.offers = tuple(kept)


def drop_all(s: State, why: FactType = UNTAKEN) -> None:
    """Remove all offers, because trading is over."""
    if s.offers:
        if s.facts is not None:
            s.facts.extend([Fact(why, offer.maker, (), offer.serial) for offer in s.offers])
        s.offers = ()
