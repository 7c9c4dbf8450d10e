"""Drafts: offers or answers in preparation, known only to the seat that makes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.made import Made
from bohnhof.engine.trading import Accept, MakeOffer, fits_places

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Row, State


class Draft(Made):
    """An offer in preparation, or an answer with chosen copies.

    Cards are named in ascending order of their kinds, those given first. So exactly one sequence of
    decisions leads to each offer.
    """

    __match_args__ = ("partner", "serial", "give", "places", "want", "card")

    def __init__(
        self,
        partner: int,
        serial: int = 0,
        give: list[int] | None = None,
        places: list[int] | None = None,
        want: list[int] | None = None,
        card: int = 0,
    ) -> None:
        self.partner = partner
        self.serial = serial
        """Serial number of the offer to accept; 0 for a new offer."""
        self.give: list[int] = give or []
        self.places: list[int] = places or [0] * len(self.give)
        """For each card given: a hand position (1-based), a negated pile number (1-based), or 0.

        0 means any copy.
        """
        self.want: list[int] = want or []
        self.card = card
        """Index of the card whose source can be changed now."""

    def copy(self) -> Draft:
        return Draft(self.partner, self.serial, self.give[:], self.places[:], self.want[:], self.card)

    def action(self) -> Action:
        """Return the action that sends this draft."""
        if self.serial:
            return Accept(self.serial, tuple(self.give), self.chosen())
        return MakeOffer(self.partner, tuple(self.give), tuple(self.want), self.chosen())

    def chosen(self) -> Row:
        """Return the sources of the cards, or an empty tuple if none was chosen."""
        for place in self.places:
            if place:
                return tuple(self.places)
        return ()

    def add(self, kind: int) -> None:
        """Add a card to give."""
        self.give.append(kind)
        self.places.append(0)
        self.card = len(self.give) - 1

    def next_place(self, rules: Rules, s: State, seat: int) -> int:
        """Return the next possible source of the current card, or 0 if there is none.

        Hand positions come first, front to back, then piles.
        """
        if not self.give:
            return 0
        now = self.places[self.card]
        kind = self.give[self.card]
        hand = s.players[seat].hand
        for place in range(now + 1 if now >= 0 else len(hand) + 1, len(hand) + 1):
            if hand[place - 1] == kind and self._fits(rules, s, seat, place):
                return place
        for pile in range(-now + 1 if now < 0 else 1, len(rules.pile_words) + 1):
            if self._fits(rules, s, seat, -pile):
                return -pile
        return 0

    def _fits(self, rules: Rules, s: State, seat: int, place: int) -> bool:
        places = self.places[:]
        places[self.card] = place
        return fits_places(rules, s, seat, tuple(self.give), tuple(places))
