"""Sensible offers for bots, masks and screens: a bounded list, or one at random."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.state import EVERYONE, UNSEEN
from bohnhof.engine.trading import MakeOffer, card_count

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.chance import Rng
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Row, State

MOST: Final = 24
"""The most offers that are suggested at once."""


def suggest_offers(rules: Rules, v: State, seat: int, most: int = MOST) -> list[Action]:
    """Offers this seat may make now: swaps for kinds it grows, then gifts, then two for one."""
    if not rules.may_offer(v, seat):
        return []
    partner = EVERYONE if seat == v.active else v.active
    gives = _distinct(_tradeable(rules, v, seat))
    grown = _grown(v, seat)
    wants = grown if seat == v.active else _distinct(lying_open(rules, v) + grown)
    proposals = [MakeOffer(partner, (give,), (want,)) for give in gives for want in wants if give != want]
    gifts = gives if seat == v.active else [kind for kind in gives if kind in _grown(v, v.active)]
    proposals.extend([MakeOffer(partner, (give,), ()) for give in gifts])
    proposals.extend(
        [MakeOffer(partner, (give, give), (want,)) for give in gives for want in wants if give != want]
    )
    found: list[Action] = []
    for offer in proposals:
        if len(found) == most:
            break
        if rules.refusal(v, seat, offer) is None:
            found.append(offer)
    return found


def sample_offer(rules: Rules, v: State, seat: int, rng: Rng) -> Action | None:
    """A random offer of one or two cards for one, two or none; None if the one thought of is refused."""
    if not rules.may_offer(v, seat):
        return None
    count = card_count(rules, v, seat)
    if not count:
        return None
    give: Row = (_nth_card(rules, v, seat, rng.below(count)),)
    want: Row = (1 + rng.below(len(rules.beans) - 1),)
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
    """One of the cards this seat can trade with, the hand's first."""
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
    """What the active player has lying open to trade with."""
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
