"""What two sides may do for each other: the deals that help both."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.minds.bundles import BASE, Bundle, Deal, both
from bohnhof.bots.minds.growing import Growing
from bohnhof.bots.minds.growing_numbers import Numbers
from bohnhof.bots.minds.rows import Rows
from bohnhof.bots.minds.side import Side
from bohnhof.bots.minds.situation import bits_of, situation
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import Row, State
from bohnhof.native import i64, mypyc_attr

NOTHING: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Bargaining(Growing):
    """Weighs what cards are worth to each seat, and finds what could change hands."""

    def __init__(self, rules: Rules, numbers: Numbers, rows: Rows) -> None:
        super().__init__(rules, numbers, rows)
        self._sides: list[Side | None] = [None] * (2 * rules.most_seats)
        self._keys: list[i64] = [-1] * (2 * rules.most_seats)
        self._hopes: list[float] = []
        pairs = rules.most_seats * rules.most_seats
        self._deals: list[list[Deal]] = [[] for _ in range(pairs)]
        """By seat and partner: the deals found last, and between which sides."""
        self._makers: list[Side | None] = [None] * pairs
        self._takers: list[Side | None] = [None] * pairs
        self._shown: list[i64] = [-1] * pairs
        self.offers = numbers.offers
        self.width = numbers.width
        self.hasty = False
        """Whether cards are weighed one by one, and nothing is thought through."""

    def hasten(self) -> None:
        """Talk and think little from now on: to play on in thought."""
        self.offers = 1
        self.width = 1
        self.eagerness = self.numbers.eager[:2]
        self.hasty = True

    def look(self, s: State) -> None:
        before = self.values
        super().look(s)
        if self.values is not before:
            for i in range(len(self._keys)):
                self._keys[i] = -1
            self._hopes = []

    def brings(self, side: Side, got: Row, given: Row) -> float:
        """What a trade brings to one side."""
        return side.weigh(got, given) if self.hasty else side.trade(got, given)

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
            self.numbers,
            like,
        )

    def table(self, s: State, seat: int) -> list[int]:
        """The cards besides its hand that a seat may trade with."""
        return list(s.revealed) if seat == s.active else []

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
