"""Hidden information, determined without using views, and states that differ only in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.rules import Rules
from bohnhof.engine.state import Offer, in_order
from bohnhof.facets import Facet

if TYPE_CHECKING:
    from bohnhof.engine.chance import Rng
    from bohnhof.engine.facts import FactType
    from bohnhof.engine.state import Row, State

Place = tuple[list[int], int]
"""A pile of a state and an index in it."""


class Secrets:
    """The hidden information of a game: other hands, the draw pile, chosen copies, chance.

    Games with more hidden information override it. It can also enrich starting states.
    """

    shown: tuple[FactType, ...] = ()
    """Kinds of facts that show hidden cards for a moment, so that no later view has them."""

    def places(self, rules: Rules, s: State, seat: int) -> list[Place]:
        """Return the places of all cards hidden from a seat; any two of them may be swapped."""
        piles = [s.draw, *[player.hand for other, player in enumerate(s.players) if other != seat]]
        return [(pile, i) for pile in piles for i in range(len(pile))]

    def disturb(self, rules: Rules, s: State, seat: int, rng: Rng) -> None:
        """Change hidden information that is not a card: here, future random numbers."""
        s.seed = rng.below(1 << 30)
        s.chance += rng.below(9)

    def enrich(self, rules: Rules, s: State, rng: Rng) -> None:
        """Hand out at random what only this game has, for a rich starting state."""


SECRETS: Final = Facet("secrets", Secrets)


def secrets_of(rules: Rules) -> Secrets:
    """Return the hidden information of a game."""
    return SECRETS.of(rules)()


def permute(rules: Rules, s: State, seat: int, secrets: Secrets, rng: Rng, swaps: int = 0) -> None:
    """Swap cards hidden from a seat, `swaps` of them or all (0), keeping open offers valid."""
    places = secrets.places(rules, s, seat)
    if len(places) < 2:
        return
    others = [offer for offer in s.offers if offer.maker != seat]
    next_seen = [place for place in places if place[0] is s.draw and place[1] >= len(s.draw) - 6]
    for i in range(swaps or len(places)):
        one = places[i]
        if swaps:
            soon = next_seen if next_seen and rng.below(3) else places
            one = soon[rng.below(len(soon))]
        other = places[rng.below(len(places))]
        _swap(one, other)
        if others and not all(can_keep(rules, s, offer) for offer in others):
            _swap(one, other)
    for offer in s.offers:
        if offer.maker != seat:
            chosen = _other_copies(s.players[offer.maker].hand, offer, rng)
            changed = Offer(
                offer.serial, offer.maker, offer.partner, offer.give, offer.want, chosen, offer.declined
            )
            s.replace_offer(offer, changed)


def _other_copies(hand: list[int], offer: Offer, rng: Rng) -> Row:
    """Choose other hand positions for the cards an offer gives; the piles it names are public."""
    places: list[int] = []
    for kind, place in zip(offer.give, offer.places or (0,) * len(offer.give), strict=True):
        copies = [i for i, card in enumerate(hand, 1) if card == kind and i not in places]
        places.append(
            place if place < 0 else copies[rng.below(len(copies))] if copies and rng.below(4) else 0
        )
    return in_order(offer.give, tuple(places))[1] if any(places) else ()


def can_keep(rules: Rules, s: State, offer: Offer) -> bool:
    """Return whether the maker of an offer still has what it gives."""
    piles = [s.players[offer.maker].hand, *rules.trade_piles(s, offer.maker)]
    cards = [card for pile in piles for card in pile]
    return all(cards.count(kind) >= offer.give.count(kind) for kind in offer.give)


def _swap(one: Place, other: Place) -> None:
    (pile, i), (other_pile, j) = one, other
    pile[i], other_pile[j] = other_pile[j], pile[i]
