"""An offer in the making, or an answer with chosen copies: what only the seat that makes it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.made import Made
from bohnhof.engine.trading import Accept, MakeOffer, fits_places

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Row, State


class Draft(Made):
    """Cards are named in the order of the deck, first those given, so that there is one way to each offer."""

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
        """The offer that is accepted, 0 where one is made."""
        self.give: list[int] = give or []
        self.places: list[int] = places or [0] * len(self.give)
        """For each card given as in an offer: a place of the hand, a pile below 0, or 0 for any."""
        self.want: list[int] = want or []
        self.card = card
        """Which of the cards given is in question."""

    def copy(self) -> Draft:
        return Draft(self.partner, self.serial, self.give[:], self.places[:], self.want[:], self.card)

    def action(self) -> Action:
        """What is said when it is sent."""
        if self.serial:
            return Accept(self.serial, tuple(self.give), self.chosen())
        return MakeOffer(self.partner, tuple(self.give), tuple(self.want), self.chosen())

    def chosen(self) -> Row:
        """The places, if any was named."""
        for place in self.places:
            if place:
                return tuple(self.places)
        return ()

    def add(self, kind: int) -> None:
        """One card more to give."""
        self.give.append(kind)
        self.places.append(0)
        self.card = len(self.give) - 1

    def next_place(self, rules: Rules, s: State, seat: int) -> int:
        """Where else the card in question could come from: a place of the hand farther back, then a pile; 0
        if there is nothing more.
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
