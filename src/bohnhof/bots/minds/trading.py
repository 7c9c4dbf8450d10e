"""Trades: what to offer, what to take, what to leave."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.minds.bundles import Bundle, Deal, both
from bohnhof.bots.minds.growing import Growing
from bohnhof.bots.minds.growing_numbers import Numbers
from bohnhof.bots.minds.rows import Rows
from bohnhof.bots.minds.side import Side
from bohnhof.bots.minds.situation import bits_of, situation
from bohnhof.engine.actions import Action
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, ANSWER, Question
from bohnhof.engine.state import NOBODY, Offer, Row, State
from bohnhof.engine.trading import Accept, MakeOffer
from bohnhof.native import i64, mypyc_attr

NEVER: Final = -1e9
SECOND_THOUGHTS: Final = 6
"""How many bargains are looked at closely before an offer is made."""
NOTHING: Final[list[int]] = []
BASE: Final = 64
"""More than there are kinds: cards of an offer are digits of one number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Trading(Growing):
    """Offers what helps both sides, most of all its own, and takes what helps itself."""

    def __init__(self, rules: Rules, numbers: Numbers, rows: Rows) -> None:
        super().__init__(rules, numbers, rows)
        self._really: list[list[int]] = [[] for _ in range(rules.most_seats)]
        self._in_thought: list[list[int]] = [[] for _ in range(rules.most_seats)]
        self._tried = self._really
        """By seat: its offers of this turn, at the table or on a state that is played on in thought."""
        self._turn = (NOBODY, 0, 0)
        self._sides: list[Side | None] = [None] * (2 * rules.most_seats)
        self._keys: list[i64] = [-1] * (2 * rules.most_seats)
        self._hopes: list[float] = []
        self._profit = 0.0
        """What the answer found last brings."""
        self.offers = numbers.offers
        self.width = numbers.width
        self.hasty = False
        """Whether cards are weighed one by one, and nothing is thought through."""
        pairs = rules.most_seats * rules.most_seats
        self._deals: list[list[Deal]] = [[] for _ in range(pairs)]
        """By seat and partner: the deals found last, and between which sides."""
        self._makers: list[Side | None] = [None] * pairs
        self._takers: list[Side | None] = [None] * pairs
        self._shown: list[i64] = [-1] * pairs

    def hasten(self) -> None:
        """Talk and think little from now on: to play on in thought."""
        self.offers = 1
        self.width = 1
        self.eagerness = self.numbers.eager[:2]
        self.hasty = True

    def look(self, s: State) -> None:
        before = self.values
        super().look(s)
        changed = self.values is not before
        if changed:
            for i in range(len(self._keys)):
                self._keys[i] = -1
            self._hopes = []
        if s.viewer != NOBODY:
            changed = self._turn != self._moment
            self._turn = self._moment
        self._tried = self._in_thought if s.viewer == NOBODY else self._really
        if changed:
            for tried in self._tried:
                tried.clear()

    def trade(self, s: State, question: Question) -> Action | None:
        seat = question.seat
        if s.active == seat and question.asked == ANSWER:
            return None  # it hears all of them first
        acts = self.rules.acts
        waiting: list[Offer] = []
        for offer in s.offers:
            if offer.maker == seat:
                if self.brings(self.side(s, seat, True), offer.want, offer.give) <= 0.0:
                    return acts.withdraw(offer.serial)
            elif offer.addresses(seat) and not offer.declined >> seat & 1:
                waiting.append(offer)
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
        if best is not None and self.hasty:
            return best
        own = self.propose(s, seat, self._profit if best is not None else 0.0)
        if own is not None:
            return own
        return self.rules.acts.done if best is None else best

    def best_answer(self, s: State, seat: int, offers: list[Offer]) -> Action | None:
        """The most profitable offer to accept, None if it would accept none."""
        most = self.numbers.least
        found: Action | None = None
        if not offers:
            return None
        me = self.side(s, seat, True)
        for offer in offers:
            if not me.holds(offer.want):
                continue
            gain = self.brings(me, offer.give, offer.want)
            if gain < most:
                continue
            theirs = self.brings(self.side(s, offer.maker, False), offer.want, offer.give)
            profit = gain - self.envy(s, seat, offer.maker) * theirs
            if profit >= most:
                most = profit
                found = self._accepting(me, offer)
        self._profit = most
        return found

    def brings(self, side: Side, got: Row, given: Row) -> float:
        """What a trade brings to one side."""
        return side.weigh(got, given) if self.hasty else side.trade(got, given)

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
        for _ in range(SECOND_THOUGHTS):
            deal = self._most_promising(s, seat, over)
            if deal is None:
                return None
            offer = self._thought_through(s, seat, deal, over)
            if offer is not None:
                tried.append(deal.code)
                return offer
        return None

    def _most_promising(self, s: State, seat: int, over: float) -> Deal | None:
        """The deal not yet tried from which most may be hoped."""
        tried = self._tried[seat]
        least = over + self.numbers.least
        best = self.numbers.worthwhile
        found: Deal | None = None
        for partner in range(len(s.players)):
            if partner == seat or (seat != s.active and partner != s.active):
                continue
            for deal in self.deals(s, seat, partner):
                if deal.profit < least or deal.dropped:
                    continue
                hope = (deal.profit - over) * deal.chance
                if hope > best:
                    hope *= self._news(deal.code, tried)
                    if hope > best:
                        best = hope
                        found = deal
        return found

    def _news(self, code: int, tried: list[int]) -> float:
        """How much of a deal is still to be hoped for after what was tried."""
        left = 1.0
        for other in tried:
            if other == code:
                return 0.0
            if other // (BASE * BASE * BASE * BASE) == code // (BASE * BASE * BASE * BASE):
                one, two = code // BASE % BASE, code % BASE
                asked = other // BASE % BASE, other % BASE
                if one and (one in asked or (two and two in asked)):
                    left *= self.numbers.again
        return left

    def _thought_through(self, s: State, seat: int, deal: Deal, over: float) -> Action | None:
        """The offer for a deal, if that still looks good with all its cards thought of together."""
        numbers = self.numbers
        code = deal.code
        want = self._cards(code % (BASE * BASE))
        give = self._cards(code // (BASE * BASE) % (BASE * BASE))
        partner = code // (BASE * BASE * BASE * BASE)
        me = self.side(s, seat, True)
        if self.hasty:
            return MakeOffer(partner, give, want, me.places(give))
        they = self.side(s, partner, False)
        mine = me.trade(want, give)
        theirs = they.trade(give, want)
        deal.profit = mine - self.envy(s, seat, partner) * theirs
        if deal.profit < numbers.least or theirs - numbers.their_envy * mine < -numbers.spread:
            deal.dropped = True
            return None
        if deal.profit < over + numbers.least:
            return None
        offer = MakeOffer(partner, give, want, me.places(give))
        if self.rules.refusal(s, seat, offer) is None:
            return offer
        deal.dropped = True
        return None

    def _cards(self, code: int) -> Row:
        first, second = code // BASE, code % BASE
        if not first:
            return ()
        return (first, second) if second else (first,)

    def deals(self, s: State, seat: int, partner: int) -> list[Deal]:
        """The trades with a partner that may help both; looked for once for each situation of the two."""
        me = self.side(s, seat, True)
        they = self.side(s, partner, False)
        shown = self.beliefs[partner] if self.beliefs else NOTHING
        key: i64 = len(shown)
        for kind in shown:
            card: i64 = kind
            key = (key * 31 + card) % 1000000007
        slot = seat * self.rules.most_seats + partner
        found = self._deals[slot]
        if self._makers[slot] is me and self._takers[slot] is they and self._shown[slot] == key:
            return found
        found = self._bargain(me, they, partner, shown, self.envy(s, seat, partner))
        self._deals[slot] = found
        self._makers[slot] = me
        self._takers[slot] = they
        self._shown[slot] = key
        return found

    def _bargain(self, me: Side, they: Side, partner: int, shown: list[int], envy: float) -> list[Deal]:
        """Put together what one side has and the other wants, card by card."""
        numbers = self.numbers
        least = numbers.least
        wants = self._wants(me, they, shown)
        most = 0.0
        for want in wants:
            if want.mine > most:
                most = want.mine
        gives = self._gives(me, they, least - most)
        spread = numbers.spread
        doubt = numbers.their_envy
        found: list[Deal] = []
        for give in gives:
            for want in wants:
                mine = give.mine + want.mine
                theirs = give.theirs + want.theirs
                profit = mine - envy * theirs
                if profit < least:
                    continue
                appeal = theirs - doubt * mine
                if appeal <= -spread or give.shares(want):
                    continue
                chance = want.chance
                if appeal < spread:
                    chance *= (appeal + spread) / (2.0 * spread)
                code = (partner * BASE + give.first) * BASE + give.second
                found.append(Deal((code * BASE + want.first) * BASE + want.second, profit, chance))
        return found

    def _wants(self, me: Side, they: Side, shown: list[int]) -> list[Bundle]:
        """What could be asked for: nothing, one card that helps, or two."""
        least = self.numbers.least
        bundles = [Bundle(0, 0, 0.0, 0.0, 1.0)]
        known = bits_of(they.table)
        if they.size:
            known |= bits_of(shown)
        guesses = they.size > 0 and not (self.hasty and they.table)
        for kind in range(1, len(self.values)):
            if not known >> kind & 1 and not (guesses and me.plot.takes(kind)):
                continue
            mine = me.receive(kind)
            if mine >= least:
                chance = 1.0 if known >> kind & 1 else self.chance(kind, they.size)
                if chance > 0.0:
                    bundles.append(Bundle(kind, 0, mine, they.part(kind), chance))
        if self.width > 1 and len(they.table) + they.size > 1:
            singles = len(bundles)
            for i in range(1, singles):
                for j in range(i + 1, singles):
                    bundles.append(both(bundles[i], bundles[j]))
        return bundles

    def _gives(self, me: Side, they: Side, least: float) -> list[Bundle]:
        """What could be given: nothing, any one card, or two of which the partner likes one."""
        bundles = [Bundle(0, 0, 0.0, 0.0, 1.0)]
        held = bits_of(me.table) | bits_of(me.hand)
        for kind in range(1, len(self.values)):
            if held >> kind & 1:
                mine = me.part(kind)
                if mine >= least:
                    bundles.append(Bundle(kind, 0, mine, they.receive(kind), 1.0))
        if self.width > 1:
            singles = len(bundles)
            for i in range(1, singles):
                one = bundles[i]
                for j in range(i + 1, singles):
                    other = bundles[j]
                    if (one.theirs > 0.0 or other.theirs > 0.0) and one.mine + other.mine >= least:
                        bundles.append(both(one, other))
                kind = one.first
                if one.theirs > 0.0 and me.hand.count(kind) + me.table.count(kind) > 1:
                    twice = (kind, kind)
                    bundles.append(Bundle(kind, kind, me.trade((), twice), they.trade(twice, ()), 1.0))
        return bundles

    def chance(self, kind: int, cards: int) -> float:
        """How likely at least one of so many unseen cards is of a kind."""
        none = 1.0
        without = 1.0 - self.unseen[kind] / self.hidden
        for card in range(cards):  # noqa: B007
            none *= without
        return 1.0 - none

    def side(self, s: State, seat: int, known: bool) -> Side:
        """What cards are worth to a seat, its hand known or not; thought through once for each situation."""
        slot = 2 * seat + known
        key = self.mark(s, seat, known)
        side = self._sides[slot]
        if side is None or self._keys[slot] != key:
            side = self.make_side(s, seat, known)
            self._sides[slot] = side
            self._keys[slot] = key
        return side

    def mark(self, s: State, seat: int, known: bool) -> i64:
        """Tells the situations of a seat within one turn apart."""
        return situation(s, seat, known)

    def make_side(self, s: State, seat: int, known: bool) -> Side:
        numbers = self.numbers
        slot = 2 * seat + (not known)
        like = self._sides[slot]
        if like is not None and self._keys[slot] != self.mark(s, seat, not known):
            like = None
        return Side(
            self.plot(s, seat) if like is None else like.plot,
            self.ready(s, seat),
            self.table(s, seat),
            s.players[seat].hand,
            known,
            self.eager(s, seat),
            numbers.wary,
            numbers.keeping,
            numbers.missing,
            numbers.ridding,
            like,
        )

    def table(self, s: State, seat: int) -> list[int]:
        """The cards besides its hand that a seat may trade with."""
        return s.revealed if seat == s.active else []

    def envy(self, s: State, seat: int, partner: int) -> float:
        """How much a partner's gain hurts a seat."""
        hopes = self._hopes
        if not hopes:
            for other in range(len(s.players)):
                hopes.append(len(s.players[other].taler) + self.plot(s, other).worth())
        for hope in hopes:
            if hope > hopes[partner]:
                return self.numbers.envy
        return self.numbers.leader_envy

    def did(self, s: State, seat: int, action: Action) -> None:
        self.look(s)
        if isinstance(action, MakeOffer):
            cards = [*action.give, *[0] * (2 - len(action.give)), *action.want, *[0] * (2 - len(action.want))]
            code = action.partner
            for card in cards[:4]:
                code = code * BASE + card
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
        promising: list[tuple[float, int, Deal]] = []
        for partner in range(len(s.players)):
            if partner != seat and (seat == s.active or partner == s.active):
                promising.extend(
                    (-deal.profit * deal.chance, deal.code, deal)
                    for deal in self.deals(s, seat, partner)
                    if not deal.dropped and deal.code not in self._tried[seat]
                )
        promising.sort()
        for hope, _, deal in promising[:SECOND_THOUGHTS]:
            action = self._thought_through(s, seat, deal, 0.0)
            if action is not None:
                found.append((action, -hope))
        return found
