"""Judge offers: the one to accept, and what it gains."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.field_model import NEVER
from bohnhof.bots.heuristics.trade_side import TradeSide
from bohnhof.bots.heuristics.trade_sides import TradeSides
from bohnhof.engine.actions import Action
from bohnhof.engine.state import Offer, Row, State
from bohnhof.engine.trading import Accept
from bohnhof.native import i64, mypyc_attr, vec

CACHED: Final = 64
"""The number of offers whose gains are cached, a power of two."""
SERIALS: Final = 1 << 24
"""More than the offers of a game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OfferJudge:
    """Accepts the offers that help its seat most."""

    def __init__(self, sides: TradeSides) -> None:
        self.rules = sides.planter.rules
        self.numbers = sides.planter.numbers
        self.sides = sides
        self._heard: TradeSide | None = None
        """The side that judged last."""
        self._situations: i64 = 0
        """A number for its situation, which the serials of offers are added to."""
        self._offered = vec[i64]([i64(0)] * CACHED)
        """A direct-mapped cache, by the last bits of that sum: the sum itself."""
        self._gains = vec[float]([0.0] * CACHED)
        """The gain of that offer."""
        self._gives: list[Row] = [()] * CACHED
        """What it gives: in a rollout, other offers have the serials of those to come."""
        self._wants: list[Row] = [()] * CACHED
        """What it wants."""

    def best_answer(self, s: State, seat: int, offers: list[Offer]) -> tuple[Action | None, float]:
        """Return the acceptance that gains most with its gain, or None with the gain that it would need."""
        most = self.numbers.least
        if not offers:
            return None, most
        me = self.sides.side(s, seat, True)
        if self._heard is not me:
            self._heard = me
            self._situations += SERIALS
        best: Offer | None = None
        for offer in offers:
            number = self._situations + offer.serial
            at = number & CACHED - 1
            new = self._offered[at] != number
            if new or self._wants[at] is not offer.want or self._gives[at] is not offer.give:
                self._offered[at] = number
                self._gives[at] = offer.give
                self._wants[at] = offer.want
                self._gains[at] = self.gain(s, seat, me, offer)
            gain = self._gains[at]
            if gain >= most:
                most = gain
                best = offer
        return None if best is None else self._acceptance(me, best), most

    def gain(self, s: State, seat: int, me: TradeSide, offer: Offer) -> float:
        """Return the gain of an acceptance, less the envy of the maker; NEVER if the cards are missing."""
        if not me.holds(offer.want):
            return NEVER
        gain = me.trade(offer.give, offer.want)
        return gain if gain < self.numbers.least else self._less_envy(s, seat, offer, gain)

    def weigh(self, s: State, seat: int, me: TradeSide, offer: Offer) -> list[tuple[Action, float]]:
        """Return the acceptance of an offer with its gain; nothing if the cards are missing."""
        if not me.holds(offer.want):
            return []
        gain = self._less_envy(s, seat, offer, me.trade(offer.give, offer.want))
        return [(self._acceptance(me, offer), gain)]

    def _less_envy(self, s: State, seat: int, offer: Offer, gain: float) -> float:
        theirs = self.sides.side(s, offer.maker, False).trade(offer.want, offer.give)
        return gain - self.sides.envy(s, seat, offer.maker) * theirs

    def _acceptance(self, me: TradeSide, offer: Offer) -> Action:
        places = me.places(offer.want)
        if places:
            return Accept(offer.serial, offer.want, places)
        return self.rules.acts.accept(offer.serial)
