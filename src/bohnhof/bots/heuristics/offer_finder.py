"""Find offers: generate deals that may help both sides, and choose the best untried one."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.card_sets import BASE, DIGIT, DROPPED, CardSets, Deals
from bohnhof.bots.heuristics.field_model import NEVER
from bohnhof.bots.heuristics.situation import bits_of, mixed
from bohnhof.bots.heuristics.trade_side import NOTHING, TradeSide
from bohnhof.bots.heuristics.trade_sides import TradeSides
from bohnhof.engine.actions import Action
from bohnhof.engine.state import NOBODY, Row, State, count
from bohnhof.engine.trading import MakeOffer
from bohnhof.native import i64, mypyc_attr

SURELY: Final = 1e-6
"""A bound above all rounding errors."""
SECOND_THOUGHTS: Final = 6
"""Maximum number of deals that are evaluated exactly before an offer is made."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OfferFinder:
    """A search for the offers with the highest expected gain."""

    def __init__(self, sides: TradeSides) -> None:
        self.rules = sides.planter.rules
        self.numbers = sides.planter.numbers
        self.forecast = sides.planter.forecast
        self.sides = sides
        self.shown: list[list[int]] = []
        """By seat: the kinds that its hand has shown; empty without beliefs."""
        most = self.rules.most_seats
        self._deals: list[Deals | None] = [None] * (most * most)
        """By seat and partner: the deals found last."""
        self._given = CardSets(len(self.rules.beans))
        self._wanted = CardSets(len(self.rules.beans))
        self._really: list[list[int]] = [[] for _ in range(most)]
        self._in_thought: list[list[int]] = [[] for _ in range(most)]
        self._tried = self._really
        """By seat: the deals offered in this turn, of the real game or of the current rollout."""
        self._turn = (NOBODY, 0, 0)
        """The last turn of the real game."""

    def update(self, s: State, new_turn: bool, shown: list[list[int]]) -> None:
        """Prepare for a question. In a new turn, forget which offers were tried."""
        self.shown = shown
        self._tried = self._in_thought
        if s.viewer != NOBODY:
            self._tried = self._really
            new_turn = self._turn != self.forecast.moment
            self._turn = self.forecast.moment
        if new_turn:
            for tried in self._tried:
                tried.clear()

    def exhausted(self, seat: int) -> bool:
        """Return whether a seat has made its maximum number of offers in this turn."""
        return len(self._tried[seat]) >= self.numbers.offers

    def propose(self, s: State, seat: int, over: float) -> Action | None:
        """Return the best untried offer that gains more than `over`, and record it as tried.

        Return None if there is none.
        """
        if self.exhausted(seat):
            return None
        tried = self._tried[seat]
        known = [
            self.deals(s, seat, partner)
            for partner in range(len(s.players))
            if partner != seat and (seat == s.active or partner == s.active)
        ]
        for _ in range(SECOND_THOUGHTS):
            deals, at = self._most_promising(known, tried, over)
            if deals is None:
                return None
            offer = self.checked(s, seat, deals, at, over)
            if offer is not None:
                tried.append(deals.code[at])
                return offer
        return None

    def weigh(self, s: State, seat: int) -> list[tuple[Action, float]]:
        """Return the most promising offers with their expected gains."""
        found: list[tuple[Action, float]] = []
        if self.exhausted(seat):
            return found
        tried = self._tried[seat]
        promising: list[tuple[float, int, Deals, int]] = []
        for partner in range(len(s.players)):
            if partner != seat and (seat == s.active or partner == s.active):
                deals = self.deals(s, seat, partner)
                for at in range(deals.count):
                    code = deals.code[at]
                    profit = deals.profit[at]
                    if profit != DROPPED and code not in tried:
                        promising.append((-profit * deals.chance[at], code, deals, at))
        promising.sort()
        for hope, _, deals, at in promising[:SECOND_THOUGHTS]:
            action = self.checked(s, seat, deals, at, 0.0)
            if action is not None:
                found.append((action, -hope))
        return found

    def made(self, seat: int, offer: MakeOffer) -> None:
        """Record an offer as tried in this turn."""
        code = (offer.partner * BASE * BASE + _pair(offer.give)) * BASE * BASE + _pair(offer.want)
        if code not in self._tried[seat]:
            self._tried[seat].append(code)

    def deals(self, s: State, seat: int, partner: int) -> Deals:
        """Return the trades with a partner that may help both, computed once per situation."""
        sides = self.sides
        me = sides.side(s, seat, True)
        they = sides.side(s, partner, False)
        shown = self.shown[partner] if self.shown else NOTHING
        key: i64 = len(shown)
        for kind in shown:
            key = mixed(key, kind)
        slot = seat * self.rules.most_seats + partner
        found = self._deals[slot]
        if found is None:
            found = Deals()
            self._deals[slot] = found
        elif found.maker is me and found.taker is they and found.shown == key:
            return found
        self._find_deals(found, me, they, partner, shown, sides.envy(s, seat, partner))
        found.maker = me
        found.taker = they
        found.shown = key
        return found

    def checked(self, s: State, seat: int, deals: Deals, at: i64, over: float) -> Action | None:
        """Evaluate a deal exactly. Return an offer, or None unless it gains more than `over`."""
        numbers = self.numbers
        code = deals.code[at]
        want = _cards(code & BASE * BASE - 1)
        give = _cards(code >> 2 * DIGIT & BASE * BASE - 1)
        partner = code >> 4 * DIGIT
        sides = self.sides
        me = sides.side(s, seat, True)
        they = sides.side(s, partner, False)
        mine = me.trade(want, give)
        theirs = they.trade(give, want)
        profit = mine - sides.envy(s, seat, partner) * theirs
        deals.profit[at] = profit
        if profit < numbers.least or theirs - numbers.their_envy * mine < -numbers.spread:
            deals.profit[at] = DROPPED
            return None
        if profit < over + numbers.least:
            return None
        offer = MakeOffer(partner, give, want, me.places(give))
        if self.rules.refusal(s, seat, offer) is None:
            return offer
        deals.profit[at] = DROPPED
        return None

    def _most_promising(self, known: list[Deals], tried: list[int], over: float) -> tuple[Deals | None, i64]:
        """Return the untried deal with the highest expected gain: its list (or None) and index."""
        least = over + self.numbers.least
        best = self.numbers.worthwhile
        found: Deals | None = None
        place: i64 = 0
        for deals in known:
            profits = deals.profit
            for at in range(deals.count):
                profit = profits[at]
                if profit < least:
                    continue
                hope = (profit - over) * deals.chance[at]
                if hope > best:
                    hope *= self._left(deals.code[at], tried)
                    if hope > best:
                        best = hope
                        found = deals
                        place = at
        return found, place

    def _left(self, code: i64, tried: list[int]) -> float:
        """Return the factor by which earlier offers of this turn reduce the chance of a deal."""
        left = 1.0
        wanted = _bits(code)
        other: i64
        for before in tried:
            other = before
            if other == code:
                return 0.0
            if other >> 4 * DIGIT == code >> 4 * DIGIT and wanted & _bits(other):
                left *= self.numbers.again
        return left

    def _find_deals(
        self, found: Deals, me: TradeSide, they: TradeSide, partner: i64, shown: list[int], envy: float
    ) -> None:
        """Combine sets to give and to ask for, adding the values of single cards."""
        numbers = self.numbers
        least = numbers.least
        gives = self._given
        wants = self._wanted
        self._find_wants(me, they, shown)
        asked = wants.mine
        most = 0.0
        for want in range(wants.count):
            if asked[want] > most:
                most = asked[want]
        self._find_gives(me, they, least - most, self._least_total(envy) - most)
        lost = wants.theirs
        kinds = wants.kinds
        many = wants.count
        spread = numbers.spread
        doubt = numbers.their_envy
        found.count = 0
        for give in range(gives.count):
            cost = gives.mine[give]
            gift = gives.theirs[give]
            held = gives.kinds[give]
            for want in range(many):
                mine = cost + asked[want]
                theirs = gift + lost[want]
                profit = mine - envy * theirs
                if profit < least:
                    continue
                appeal = theirs - doubt * mine
                if appeal <= -spread or held & kinds[want]:
                    continue
                chance = wants.chance[want]
                if appeal < spread:
                    chance *= (appeal + spread) / (2.0 * spread)
                code = (partner * BASE * BASE + gives.code[give]) * BASE * BASE + wants.code[want]
                found.add(code, profit, chance)

    def _least_total(self, envy: float) -> float:
        """Return the minimum gain, before envy, of a deal that the other side may accept."""
        numbers = self.numbers
        share = 1.0 - envy * numbers.their_envy
        if envy < 0.0 or share < SURELY:
            return NEVER
        return (numbers.least - envy * numbers.spread) / share - SURELY

    def _find_wants(self, me: TradeSide, they: TradeSide, shown: list[int]) -> None:
        """Find sets to ask for: nothing, one card that helps, or two."""
        least = self.numbers.least
        bundles = self._wanted
        bundles.clear()
        known = they.lying
        if they.size:
            known |= bits_of(shown)
        guesses = they.size > 0
        for kind in range(1, len(self.rules.beans)):
            if not known >> kind & 1 and not (guesses and me.model.takes(kind)):
                continue
            mine = me.receive(kind)
            if mine >= least:
                chance = 1.0 if known >> kind & 1 else self.forecast.chance(kind, they.size)
                if chance > 0.0:
                    bundles.add(kind, 0, mine, they.part(kind), chance)
        if self.numbers.width > 1 and len(they.table) + they.size > 1:
            singles = bundles.count
            for i in range(1, singles):
                for j in range(i + 1, singles):
                    bundles.add_both(i, j)

    def _find_gives(self, me: TradeSide, they: TradeSide, least: float, hopeless: float) -> None:
        """Find sets to give: nothing, one card, or two of which the partner likes at least one.

        Sets that gain less than `hopeless` cannot be part of any deal.
        """
        bundles = self._given
        bundles.clear()
        held = me.lying | bits_of(me.hand)
        for kind in range(1, len(self.rules.beans)):
            if held >> kind & 1:
                mine = me.part(kind)
                if mine >= least:
                    bundles.add(kind, 0, mine, they.receive(kind), 1.0)
        if self.numbers.width > 1:
            singles = bundles.count
            for i in range(1, singles):
                liked = bundles.theirs[i] > 0.0
                for j in range(i + 1, singles):
                    if (liked or bundles.theirs[j] > 0.0) and bundles.mine[i] + bundles.mine[j] >= least:
                        bundles.add_both(i, j)
                if liked:
                    kind = bundles.code[i] // BASE
                    if count(me.hand, kind) + count(me.table, kind) > 1:
                        twice = (kind, kind)
                        mine = me.trade((), twice)
                        if mine >= hopeless:
                            bundles.add(kind, kind, mine, they.trade(twice, ()), 1.0)


def _cards(code: i64) -> Row:
    """Decode a number into a tuple of up to two cards."""
    first = code >> DIGIT
    second = code & BASE - 1
    if not first:
        return ()
    return (first, second) if second else (first,)


def _bits(code: i64) -> i64:
    """Return the kinds that a deal asks for, as a bit mask."""
    one: i64 = 1
    return (one << (code >> DIGIT & BASE - 1) | one << (code & BASE - 1)) & ~one


def _pair(cards: Row) -> int:
    """Encode up to two cards as one number. The inverse of `_cards`."""
    if not cards:
        return 0
    return cards[0] * BASE + (cards[1] if len(cards) > 1 else 0)
