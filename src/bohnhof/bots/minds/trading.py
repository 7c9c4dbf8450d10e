"""Trades: what to offer, what to take, what to leave."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.minds.bargaining import Bargaining
from bohnhof.bots.minds.bundles import BASE, DIGIT, DROPPED, Deals
from bohnhof.bots.minds.forecast import Forecast
from bohnhof.bots.minds.side import Side
from bohnhof.engine.actions import Action
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, ANSWER, Question
from bohnhof.engine.state import NOBODY, Offer, Row, State
from bohnhof.engine.trading import Accept, MakeOffer
from bohnhof.native import i64, mypyc_attr, vec

NEVER: Final = -1e9
NO_OFFERS: Final[list[Offer]] = []
HEARD: Final = 64
"""Of so many offers it is remembered what they would bring."""
SERIALS: Final = 1 << 24
"""More than there are offers in a game."""
SECOND_THOUGHTS: Final = 6
"""How many bargains are looked at closely before an offer is made."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Trading(Bargaining):
    """Offers what helps both sides, most of all its own, and takes what helps itself."""

    def __init__(self, rules: Rules, forecast: Forecast) -> None:
        super().__init__(rules, forecast)
        self._really: list[list[int]] = [[] for _ in range(rules.most_seats)]
        self._in_thought: list[list[int]] = [[] for _ in range(rules.most_seats)]
        self._tried = self._really
        """By seat: its offers of this turn, at the table or on a state that is played on in thought."""
        self._turn = (NOBODY, 0, 0)
        self._at: i64 = 0
        self._profit = 0.0
        """What the answer found last brings."""
        self._calm: list[Side | None] = [None] * rules.most_seats
        """By seat: the situation in which it found nothing to withdraw; what it offers then is good."""
        self._heard: Side | None = None
        self._situations: i64 = 0
        """In which situation it hears offers: each has a number of its own."""
        self._offered = vec[i64]([i64(0)] * HEARD)
        """By the last bits of their numbers: the offers thought of last, and in which situation,"""
        self._profits = vec[float]([0.0] * HEARD)
        """what they would bring,"""
        self._gives: list[Row] = [()] * HEARD
        self._wants: list[Row] = [()] * HEARD
        """and what they were: in thought, other offers have the serials of those that come."""

    def look(self, s: State) -> bool:
        anew = super().look(s)
        forgets = anew
        self._tried = self._in_thought
        if s.viewer != NOBODY:
            self._tried = self._really
            forgets = self._turn != self.forecast.moment
            self._turn = self.forecast.moment
        if forgets:
            for tried in self._tried:
                tried.clear()
        return anew

    def trade(self, s: State, question: Question) -> Action | None:
        seat = question.seat
        if s.active == seat and question.asked == ANSWER:
            return None  # it hears all of them first
        acts = self.rules.acts
        waiting = NO_OFFERS
        own = False
        for offer in s.offers:
            if offer.maker == seat:
                own = True
            elif offer.addresses(seat) and not offer.declined >> seat & 1:
                if waiting is NO_OFFERS:
                    waiting = []
                waiting.append(offer)
        if not own and not waiting and len(self._tried[seat]) >= self.offers:
            return acts.done if question.asked == ACT else None
        me = self.side(s, seat, True)
        if own and self._calm[seat] is not me:
            for offer in s.offers:
                if offer.maker == seat and me.trade(offer.want, offer.give) <= 0.0:
                    return acts.withdraw(offer.serial)
        self._calm[seat] = me
        if s.active == seat:
            return self.lead(s, seat, waiting)
        if question.asked == ANSWER:
            return self.answer(s, seat, waiting)
        return self.propose(s, seat, 0.0) if question.asked != ACT else acts.done

    def answer(self, s: State, seat: int, offers: list[Offer]) -> Action | None:
        """Off turn: take the best offer, or refuse the first."""
        best = self.best_answer(s, seat, offers)
        if best is not None:
            return best
        return self.rules.acts.decline(offers[0].serial) if offers else None

    def lead(self, s: State, seat: int, offers: list[Offer]) -> Action:
        """On turn, when everybody has spoken: try for more than was offered, take the best, be done."""
        best = self.best_answer(s, seat, offers)
        own = self.propose(s, seat, self._profit if best is not None else 0.0)
        if own is not None:
            return own
        return self.rules.acts.done if best is None else best

    def best_answer(self, s: State, seat: int, offers: list[Offer]) -> Action | None:
        """The most profitable offer to accept, None if it would accept none."""
        most = self.numbers.least
        if not offers:
            return None
        me = self.side(s, seat, True)
        if self._heard is not me:
            self._heard = me
            self._situations += SERIALS
        best: Offer | None = None
        for offer in offers:
            number = self._situations + offer.serial
            at = number & HEARD - 1
            new = self._offered[at] != number
            if new or self._wants[at] is not offer.want or self._gives[at] is not offer.give:
                self._offered[at] = number
                self._gives[at] = offer.give
                self._wants[at] = offer.want
                self._profits[at] = self.profit(s, seat, me, offer)
            profit = self._profits[at]
            if profit >= most:
                most = profit
                best = offer
        self._profit = most
        return None if best is None else self._accepting(me, best)

    def profit(self, s: State, seat: int, me: Side, offer: Offer) -> float:
        """What accepting an offer brings, and what it brings the other counted against it."""
        if not me.holds(offer.want):
            return NEVER
        gain = me.trade(offer.give, offer.want)
        if gain < self.numbers.least:
            return gain
        theirs = self.side(s, offer.maker, False).trade(offer.want, offer.give)
        return gain - self.envy(s, seat, offer.maker) * theirs

    def _accepting(self, me: Side, offer: Offer) -> Action:
        places = me.places(offer.want)
        if places:
            return Accept(offer.serial, offer.want, places)
        return self.rules.acts.accept(offer.serial)

    def propose(self, s: State, seat: int, over: float) -> Action | None:
        """The best offer not yet tried that would bring more than this; None if it knows of none."""
        tried = self._tried[seat]
        if len(tried) >= self.offers:
            return None
        known = [
            self.deals(s, seat, partner)
            for partner in range(len(s.players))
            if partner != seat and (seat == s.active or partner == s.active)
        ]
        for _ in range(SECOND_THOUGHTS):
            deals = self._most_promising(known, tried, over)
            if deals is None:
                return None
            at = self._at
            offer = self._thought_through(s, seat, deals, at, over)
            if offer is not None:
                tried.append(deals.code[at])
                return offer
        return None

    def _most_promising(self, known: list[Deals], tried: list[int], over: float) -> Deals | None:
        """Those with the deal not yet tried from which most may be hoped; its place among them is `_at`."""
        least = over + self.numbers.least
        best = self.numbers.worthwhile
        found: Deals | None = None
        for deals in known:
            profits = deals.profit
            for at in range(deals.count):
                profit = profits[at]
                if profit < least:
                    continue
                hope = (profit - over) * deals.chance[at]
                if hope > best:
                    hope *= self._news(deals.code[at], tried)
                    if hope > best:
                        best = hope
                        found = deals
                        self._at = at
        return found

    def _news(self, code: i64, tried: list[int]) -> float:
        """How much of a deal is still to be hoped for after what was tried."""
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

    def _thought_through(self, s: State, seat: int, deals: Deals, at: i64, over: float) -> Action | None:
        """The offer for a deal, if that still looks good with all its cards thought of together."""
        numbers = self.numbers
        code = deals.code[at]
        want = _cards(code & BASE * BASE - 1)
        give = _cards(code >> 2 * DIGIT & BASE * BASE - 1)
        partner = code >> 4 * DIGIT
        me = self.side(s, seat, True)
        they = self.side(s, partner, False)
        mine = me.trade(want, give)
        theirs = they.trade(give, want)
        profit = mine - self.envy(s, seat, partner) * theirs
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

    def did(self, s: State, seat: int, action: Action) -> None:
        if isinstance(action, MakeOffer):
            self.look(s)
            code = (action.partner * BASE * BASE + _pair(action.give)) * BASE * BASE + _pair(action.want)
            if code not in self._tried[seat]:
                self._tried[seat].append(code)

    def weigh_trades(self, s: State, question: Question) -> list[tuple[Action, float]]:
        """Answers, offers, and being done."""
        seat = question.seat
        acts = self.rules.acts
        found: list[tuple[Action, float]] = []
        if question.asked == ACT:
            found.append((acts.done, 0.0))
        me = self.side(s, seat, True)
        for offer in s.offers:
            if offer.addresses(seat) and not offer.declined >> seat & 1:
                if me.holds(offer.want):
                    gain = me.trade(offer.give, offer.want)
                    theirs = self.side(s, offer.maker, False).trade(offer.want, offer.give)
                    profit = gain - self.envy(s, seat, offer.maker) * theirs
                    found.append((self._accepting(me, offer), profit))
                if question.asked == ANSWER and seat != s.active:
                    found.append((acts.decline(offer.serial), 0.0))
        if question.asked == ANSWER or len(self._tried[seat]) >= self.offers:
            return found
        promising: list[tuple[float, int, Deals, int]] = []
        for partner in range(len(s.players)):
            if partner != seat and (seat == s.active or partner == s.active):
                deals = self.deals(s, seat, partner)
                for at in range(deals.count):
                    code = deals.code[at]
                    profit = deals.profit[at]
                    if profit != DROPPED and code not in self._tried[seat]:
                        promising.append((-profit * deals.chance[at], code, deals, at))
        promising.sort()
        for hope, _, deals, at in promising[:SECOND_THOUGHTS]:
            action = self._thought_through(s, seat, deals, at, 0.0)
            if action is not None:
                found.append((action, -hope))
        return found


def _cards(code: i64) -> Row:
    """The up to two cards of a number."""
    first = code >> DIGIT
    second = code & BASE - 1
    if not first:
        return ()
    return (first, second) if second else (first,)


def _bits(code: i64) -> i64:
    """The kinds that a deal wants, one bit each."""
    one: i64 = 1
    return (one << (code >> DIGIT & BASE - 1) | one << (code & BASE - 1)) & ~one


def _pair(cards: Row) -> int:
    """Up to two cards as one number."""
    if not cards:
        return 0
    return cards[0] * BASE + (cards[1] if len(cards) > 1 else 0)
