"""Evaluate offers, and choose the one to accept."""

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
"""Size of the cache of evaluated offers, a power of two."""
SERIALS: Final = 1 << 24
"""Upper bound of the serial numbers of offers in a game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OfferJudge:
    """An evaluation of offers that finds the best one to accept."""

    def __init__(self, sides: TradeSides) -> None:
        self.rules = sides.planter.rules
        self.numbers = sides.planter.numbers
        self.sides = sides
        self._heard: TradeSide | None = None
        """The side for which the cache was filled."""
        self._situations: i64 = 0
        """Key prefix of that situation, a multiple of SERIALS."""
        self._offered = vec[i64]([i64(0)] * CACHED)
        """Direct-mapped cache: the key in each slot, which is the prefix plus the serial number."""
        self._gains = vec[float]([0.0] * CACHED)
        """Cached gain, by slot."""
        self._gives: list[Row] = [()] * CACHED
        """Cards given by the cached offer, by slot.

        They are compared on a hit, because rollouts reuse the serial numbers of later offers.
        """
        self._wants: list[Row] = [()] * CACHED
        """Cards wanted by the cached offer, by slot."""

    def best_answer(self, s: State, seat: int, offers: list[Offer]) -> tuple[Action | None, float]:
        """Return the best acceptance with its gain, or None with the minimum gain."""
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
        """Return the gain from accepting an offer, minus envy; NEVER if the cards are missing.

        Envy is not subtracted if the gain is too low anyway.
        """
        if not me.holds(offer.want):
            return NEVER
        gain = me.trade(offer.give, offer.want)
        return gain if gain < self.numbers.least else self._less_envy(s, seat, offer, gain)

    def weigh(self, s: State, seat: int, me: TradeSide, offer: Offer) -> list[tuple[Action, float]]:
        """Return the acceptance of an offer with its gain, or nothing if the cards are missing."""
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
