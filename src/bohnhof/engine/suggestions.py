"""Suggest sensible offers to bots, action masks and clients: a bounded list or a random one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from bohnhof.engine.state import EVERYONE, ONE, UNSEEN, count_in_row
from bohnhof.engine.trading import MakeOffer, card_count

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.chance import Rng
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Row, State

Proposal = tuple[int, int, tuple[int, ...], tuple[int, ...]]
"""An offer as a tuple: maker, partner, cards given, cards wanted."""

MOST: Final = 24
"""Maximum number of offers that are suggested at once."""

LEAST: Final = 1000
"""Upper bound on the gain from an offer, in quarters of a taler."""


def suggest_offers(rules: Rules, v: State, seat: int, most: int = MOST) -> list[Action]:
    """Return legal offers: swaps for kinds the seat grows, then gifts, then two for one."""
    if not rules.may_offer(v, seat):
        return []
    partner = EVERYONE if seat == v.active else v.active
    gives = _distinct(_tradeable(rules, v, seat))
    grown = _grown(v, seat)
    grown = [kind for kind in grown if not _all_seen(rules, v, seat, kind)]
    wants = grown if seat == v.active else _distinct(lying_open(rules, v) + grown)
    gifts = gives if seat == v.active else [kind for kind in gives if kind in _grown(v, v.active)]
    found: list[Action] = []
    for offer in _proposals(partner, gives, wants, gifts):
        if rules.refusal(v, seat, offer) is None:
            found.append(offer)
            if len(found) == most:
                break
    return found


def _proposals(partner: int, gives: list[int], wants: list[int], gifts: list[int]) -> Iterator[MakeOffer]:
    for give in gives:
        for want in wants:
            if give != want:
                yield MakeOffer(partner, (give,), (want,))
    for give in gifts:
        yield MakeOffer(partner, (give,), ())
    for give in gives:
        for want in wants:
            if give != want:
                yield MakeOffer(partner, (give, give), (want,))


def ranked(rules: Rules, v: State, seat: int, offers: list[Action]) -> list[Action]:
    """Sort offers by how much they help both sides, judging by what the view shows."""
    return [offers[place] for place in _best_first(_ratings(rules, v, seat, offers))]


def _best_first(ratings: list[int]) -> list[int]:
    """Return the indexes of the ratings, highest first; ties keep their order."""
    keys = sorted([place - rating * len(ratings) for place, rating in enumerate(ratings)])
    return [key % len(ratings) for key in keys]


def _ratings(rules: Rules, v: State, seat: int, offers: list[Action]) -> list[int]:
    """Rate each offer: above 0 if it helps one side and harms none, highest if it helps both."""
    gains = [-LEAST] * (len(v.players) * len(rules.beans))
    found: list[int] = []
    for offer in offers:
        assert isinstance(offer, MakeOffer)
        own = _gain(rules, v, seat, offer.want, gains) - _gain(rules, v, seat, offer.give, gains)
        best = -LEAST * LEAST
        for partner in range(len(v.players)):
            if partner == offer.partner or (offer.partner == EVERYONE and partner != seat):
                theirs = _gain(rules, v, partner, offer.give, gains)
                theirs -= _gain(rules, v, partner, offer.want, gains)
                best = max(best, min(own, theirs) * LEAST + own + theirs)
        found.append(best)
    return found


def best_offers(rules: Rules, v: State, seat: int, vain: set[Proposal], most: int) -> list[MakeOffer]:
    """Return at most `most` of the best offers that harm no one and are not in `vain`."""
    offers = suggest_offers(rules, v, seat)
    ratings = _ratings(rules, v, seat, offers)
    found: list[MakeOffer] = []
    for place in _best_first(ratings):
        offer = offers[place]
        assert isinstance(offer, MakeOffer)
        if len(found) == most or ratings[place] <= 0:
            break
        if vain and (seat, offer.partner, offer.give, offer.want) in vain:
            continue
        found.append(offer)
    return found


def _gain(rules: Rules, v: State, seat: int, kinds: Row, known: list[int]) -> int:
    """Return the gain of cards for a seat, in quarters of a taler, each valued on its own.

    `known` caches the gains by seat and kind.
    """
    total = 0
    for kind in kinds:
        place = seat * len(rules.beans) + kind
        if known[place] == -LEAST:
            known[place] = _gain_of_one(rules, v, seat, kind)
        total += known[place]
    return total


def _gain_of_one(rules: Rules, v: State, seat: int, kind: int) -> int:
    """Return the gain of one card for a seat, in quarters of a taler.

    A card that fits on a planted field gains 2, and 4 more for each taler it adds. On an empty
    field it gains 1 if the hand has several of its kind. A card that fits nowhere loses 2.
    """
    best = -2
    begun = 1 if v.players[seat].hand.count(kind) > 1 else 0
    for field, row in enumerate(v.players[seat].fields):
        if not rules.ask_has_field(v, seat, field) or not rules.ask_may_plant(v, seat, kind, field):
            continue
        if not row:
            best = max(best, begun)
        else:
            more = rules.ask_worth(v, seat, (*row, kind)) - rules.ask_worth(v, seat, row)
            best = max(best, 2 + 4 * more)
    return best


def _all_seen(rules: Rules, v: State, seat: int, kind: int) -> bool:
    """Return whether a seat sees every card of a kind, so that no one else can hold one."""
    seen = v.discard.count(kind) + v.players[seat].hand.count(kind) + count_in_row(v.revealed, kind)
    for player in v.players:
        seen += count_in_row(player.aside, kind) + count_in_row(player.taler, kind)
        for row in player.fields:
            seen += count_in_row(row, kind)
    return seen >= rules.beans[kind].count


def sample_offer(rules: Rules, v: State, seat: int, rng: Rng) -> Action | None:
    """Return a random offer of one or two cards for at most two; None if it is refused."""
    if not rules.may_offer(v, seat):
        return None
    count = card_count(rules, v, seat)
    if not count:
        return None
    give = ONE[_nth_card(rules, v, seat, rng.below(count))]
    want = ONE[1 + rng.below(len(rules.beans) - 1)]
    form = rng.below(8)
    if form < 2:
        want = ()
    elif form == 2:
        give = (give[0], _nth_card(rules, v, seat, rng.below(count)))
    elif form == 3:
        want = (want[0], 1 + rng.below(len(rules.beans) - 1))
    partner = v.active
    if seat == v.active:
        partner = rng.below(len(v.players) + 1) - 1
    offer = MakeOffer(partner, give, want)
    return offer if rules.refusal(v, seat, offer) is None else None


def _nth_card(rules: Rules, v: State, seat: int, n: int) -> int:
    """Return card `n` of those a seat can trade with, hand first; UNSEEN if there are fewer."""
    hand = v.players[seat].hand
    if n < len(hand):
        return hand[n]
    n -= len(hand)
    for pile in rules.trade_piles(v, seat):
        if n < len(pile):
            return pile[n]
        n -= len(pile)
    return UNSEEN


def lying_open(rules: Rules, v: State) -> list[int]:
    """Return the cards outside the hand that the active player can trade with."""
    return [kind for pile in rules.trade_piles(v, v.active) for kind in pile]


def _tradeable(rules: Rules, v: State, seat: int) -> list[int]:
    cards = [kind for pile in rules.trade_piles(v, seat) for kind in pile]
    cards.extend([kind for kind in v.players[seat].hand if kind != UNSEEN])
    return cards


def _grown(v: State, seat: int) -> list[int]:
    return _distinct([row[-1] for row in v.players[seat].fields if row])


def _distinct(kinds: list[int]) -> list[int]:
    found: list[int] = []
    for kind in kinds:
        if kind not in found:
            found.append(kind)
    return found
