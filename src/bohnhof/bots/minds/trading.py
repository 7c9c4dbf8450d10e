"""Trades: what to offer, what to take, what to leave."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.minds.bundles import Bundles
from bohnhof.bots.minds.growing import Growing
from bohnhof.bots.minds.growing_numbers import Numbers
from bohnhof.bots.minds.rows import Rows
from bohnhof.bots.minds.side import Side
from bohnhof.bots.minds.situation import situation
from bohnhof.engine.actions import Action
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, ANSWER, Question
from bohnhof.engine.state import NOBODY, Offer, Row, State
from bohnhof.engine.trading import Accept, MakeOffer
from bohnhof.native import i64, mypyc_attr

NEVER: Final = -1e9
SECOND_THOUGHTS: Final = 6
"""How many bargains are looked at closely before an offer is made."""
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
        self._best = 0.0
        self._code = -1
        """The most promising bargain found so far: its cards and partner as one number."""
        self._promising: list[tuple[float, int]] | None = None
        """All that are found, while somebody wants to know them."""

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
        acts = self.rules.acts
        waiting: list[Offer] = []
        for offer in s.offers:
            if offer.maker == seat:
                if self.side(s, seat, True).trade(offer.want, offer.give) <= 0:
                    return acts.withdraw(offer.serial)
            elif offer.addresses(seat) and not offer.declined >> seat & 1:
                waiting.append(offer)
        if s.active == seat:
            return None if question.asked == ANSWER else self.lead(s, seat, waiting)
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
        found: Action | None = None
        for offer in offers:
            me = self.side(s, seat, True)
            if not me.holds(offer.want):
                continue
            gain = me.trade(offer.give, offer.want)
            if gain < most:
                continue
            theirs = self.side(s, offer.maker, False).trade(offer.want, offer.give)
            profit = gain - self.envy(s, seat, offer.maker) * theirs
            if profit >= most:
                most = profit
                found = self._accepting(me, offer)
        self._profit = most
        return found

    def _accepting(self, me: Side, offer: Offer) -> Action:
        places = me.places(offer.want)
        if places:
            return Accept(offer.serial, offer.want, places)
        return self.rules.acts.accept(offer.serial)

    def propose(self, s: State, seat: int, over: float) -> Action | None:
        """The best offer not yet tried that would bring more than this; None if it knows of none."""
        tried = self._tried[seat]
        if len(tried) >= self.numbers.offers:
            return None
        rejected: list[int] = []
        for _ in range(SECOND_THOUGHTS):
            self._best = 0.0
            self._code = -1
            self._look_for_bargains(s, seat, over, rejected)
            if self._code < 0:
                return None
            offer = self._thought_through(s, seat, self._code, over)
            if offer is not None:
                tried.append(self._code)
                return offer
            rejected.append(self._code)
        return None

    def _look_for_bargains(self, s: State, seat: int, over: float, rejected: list[int]) -> None:
        if seat != s.active:
            self._bargain(s, seat, s.active, over, rejected)
            return
        for partner in range(len(s.players)):
            if partner != seat:
                self._bargain(s, seat, partner, over, rejected)

    def _thought_through(self, s: State, seat: int, code: int, over: float) -> Action | None:
        """The offer for a bargain, if that still looks good with all its cards thought of together."""
        numbers = self.numbers
        want = self._cards(code % (BASE * BASE))
        give = self._cards(code // (BASE * BASE) % (BASE * BASE))
        partner = code // (BASE * BASE * BASE * BASE)
        me = self.side(s, seat, True)
        they = self.side(s, partner, False)
        mine = me.trade(want, give)
        theirs = they.trade(give, want)
        if mine - self.envy(s, seat, partner) * theirs < over + numbers.least:
            return None
        if theirs - numbers.their_envy * mine < -numbers.spread:
            return None
        offer = MakeOffer(partner, give, want, me.places(give))
        return offer if self.rules.refusal(s, seat, offer) is None else None

    def _cards(self, code: int) -> Row:
        first, second = code // BASE, code % BASE
        if not first:
            return ()
        return (first, second) if second else (first,)

    def _bargain(self, s: State, seat: int, partner: int, over: float, rejected: list[int]) -> None:
        """Look for the most promising trade with a partner; it is kept in `_best` and `_code`."""
        numbers = self.numbers
        least = over + numbers.least
        me = self.side(s, seat, True)
        they = self.side(s, partner, False)
        wants = self._wants(me, they, partner)
        most = 0.0
        for mine in wants.mine:
            most = max(most, mine)
        gives = self._gives(me, they, least - most)
        envy = self.envy(s, seat, partner)
        tried = self._tried[seat]
        spread = numbers.spread
        doubt = numbers.their_envy
        for i in range(len(gives.mine)):
            given = gives.mine[i]
            got = gives.theirs[i]
            for j in range(len(wants.mine)):
                mine = given + wants.mine[j]
                theirs = got + wants.theirs[j]
                profit = mine - envy * theirs
                if profit < least:
                    continue
                appeal = theirs - doubt * mine
                if appeal <= -spread:
                    continue
                sure = min(1.0, (appeal + spread) / (2.0 * spread))
                hope = (profit - over) * sure * wants.chance[j]
                if hope > self._best:
                    one = gives.first[i]
                    two = gives.second[i]
                    three = wants.first[j]
                    four = wants.second[j]
                    if one and one in (three, four):
                        continue
                    if two and two in (three, four):
                        continue
                    code = (((partner * BASE + one) * BASE + two) * BASE + three) * BASE + four
                    if code in tried or code in rejected:
                        continue
                    if self._promising is not None:
                        self._promising.append((hope, code))
                    else:
                        self._best = hope
                        self._code = code

    def _wants(self, me: Side, they: Side, partner: int) -> Bundles:
        """What could be asked for: nothing, one card that helps, or two."""
        least = self.numbers.least
        bundles = Bundles()
        bundles.add(0, 0, 0.0, 0.0, 1.0)
        shown = self.beliefs[partner] if self.beliefs else []
        table = they.table
        for kind in range(1, len(self.values)):
            lies_open = kind in table
            if not lies_open and (they.size == 0 or (not me.plot.takes(kind) and kind not in shown)):
                continue
            mine = me.receive(kind)
            if mine >= least:
                chance = 1.0 if lies_open or kind in shown else self.chance(kind, they.size)
                if chance > 0.0:
                    bundles.add(kind, 0, mine, they.part(kind), chance)
        if self.numbers.width > 1 and len(table) + they.size > 1:
            singles = len(bundles.mine)
            for i in range(1, singles):
                for j in range(i + 1, singles):
                    bundles.add_both(i, j)
        return bundles

    def _gives(self, me: Side, they: Side, least: float) -> Bundles:
        """What could be given: nothing, any one card, or two of which the partner likes one."""
        bundles = Bundles()
        bundles.add(0, 0, 0.0, 0.0, 1.0)
        for kind in range(1, len(self.values)):
            if kind in me.table or kind in me.hand:
                mine = me.part(kind)
                if mine >= least:
                    bundles.add(kind, 0, mine, they.receive(kind), 1.0)
        if self.numbers.width > 1:
            singles = len(bundles.mine)
            for i in range(1, singles):
                for j in range(i + 1, singles):
                    if (bundles.theirs[i] > 0 or bundles.theirs[j] > 0) and (
                        bundles.mine[i] + bundles.mine[j] >= least
                    ):
                        bundles.add_both(i, j)
                kind = bundles.first[i]
                if bundles.theirs[i] > 0 and me.hand.count(kind) + me.table.count(kind) > 1:
                    twice = (kind, kind)
                    bundles.add(kind, kind, me.trade((), twice), they.trade(twice, ()), 1.0)
        return bundles

    def chance(self, kind: int, cards: int) -> float:
        """How likely at least one of so many unseen cards is of a kind."""
        none = 1.0
        without = 1.0 - self.unseen[kind] / self.hidden
        for _ in range(cards):
            none *= without
        return 1.0 - none

    def side(self, s: State, seat: int, known: bool) -> Side:
        """What cards are worth to a seat, its hand known or not; thought through once for each situation."""
        slot = 2 * seat + known
        key = situation(s, seat, known)
        side = self._sides[slot]
        if side is None or self._keys[slot] != key:
            numbers = self.numbers
            player = s.players[seat]
            side = Side(
                self.plot(s, seat),
                self.ready(s, seat),
                self.table(s, seat),
                player.hand,
                known,
                self.eager(s, seat),
                numbers.wary,
                numbers.keeping,
                numbers.missing,
                numbers.ridding,
            )
            self._sides[slot] = side
            self._keys[slot] = key
        return side

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
        if question.asked == ANSWER or len(self._tried[seat]) >= self.numbers.offers:
            return found
        promising: list[tuple[float, int]] = []
        self._promising = promising
        self._best = 0.0
        self._look_for_bargains(s, seat, 0.0, [])
        self._promising = None
        promising.sort(reverse=True)
        for hope, code in promising[:SECOND_THOUGHTS]:
            action = self._thought_through(s, seat, code, 0.0)
            if action is not None:
                found.append((action, hope))
        return found
