"""What two sides may do for each other: the deals that help both."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.minds.bundles import BASE, Bundles, Deals
from bohnhof.bots.minds.fields import NEVER
from bohnhof.bots.minds.forecast import Forecast
from bohnhof.bots.minds.growing import Growing
from bohnhof.bots.minds.rows import NOWHERE
from bohnhof.bots.minds.side import Side
from bohnhof.bots.minds.situation import bits_of, mixed, situation, with_hand
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State, count
from bohnhof.native import i64, mypyc_attr, vec

NOTHING: Final[list[int]] = []
SURELY: Final = 1e-6
"""More than numbers are rounded off by."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bargaining(Growing):
    """Weighs what cards are worth to each seat, and finds what could change hands."""

    def __init__(self, rules: Rules, forecast: Forecast) -> None:
        super().__init__(rules, forecast)
        numbers = forecast.numbers
        self._sides: list[Side | None] = [None] * (2 * rules.most_seats)
        self._keys = vec[i64]([i64(-1)] * (2 * rules.most_seats))
        self._seen = vec[i64]([i64(0)] * (2 * rules.most_seats))
        """When each was last found to be still so: nothing changes while one question is thought about."""
        self._looks: i64 = 0
        self._hopes = NOWHERE
        """By seat: what it may end with; empty where that was not asked in this turn,"""
        self._most = 0.0
        """and the most of that."""
        pairs = rules.most_seats * rules.most_seats
        self._deals: list[Deals | None] = [None] * pairs
        """By seat and partner: the deals found last, and between which sides."""
        self._makers: list[Side | None] = [None] * pairs
        self._takers: list[Side | None] = [None] * pairs
        self._shown = vec[i64]([i64(-1)] * pairs)
        self._given = Bundles(len(rules.beans))
        self._wanted = Bundles(len(rules.beans))
        self.offers = numbers.offers
        self.width = numbers.width

    def look(self, s: State) -> bool:
        self._looks += 1
        if not super().look(s):
            return False
        slots: i64 = len(self._keys)
        for i in range(slots):
            self._keys[i] = -1
        self._hopes = NOWHERE
        return True

    def deals(self, s: State, seat: int, partner: int) -> Deals:
        """The trades with a partner that may help both; looked for once for each situation of the two."""
        me = self.side(s, seat, True)
        they = self.side(s, partner, False)
        shown = self.beliefs[partner] if self.beliefs else NOTHING
        key: i64 = len(shown)
        for kind in shown:
            key = mixed(key, kind)
        slot = seat * self.rules.most_seats + partner
        found = self._deals[slot]
        if found is None:
            found = Deals()
            self._deals[slot] = found
        elif self._makers[slot] is me and self._takers[slot] is they and self._shown[slot] == key:
            return found
        self._bargain(found, me, they, partner, shown, self.envy(s, seat, partner))
        self._makers[slot] = me
        self._takers[slot] = they
        self._shown[slot] = key
        return found

    def _bargain(
        self, found: Deals, me: Side, they: Side, partner: i64, shown: list[int], envy: float
    ) -> None:
        """Put together what one side has and the other wants, card by card."""
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
        """What a deal has to bring at least, before envy is counted, if the other side is to like it, too."""
        numbers = self.numbers
        share = 1.0 - envy * numbers.their_envy
        if envy < 0.0 or share < SURELY:
            return NEVER
        return (numbers.least - envy * numbers.spread) / share - SURELY

    def _find_wants(self, me: Side, they: Side, shown: list[int]) -> None:
        """What could be asked for: nothing, one card that helps, or two."""
        least = self.numbers.least
        bundles = self._wanted
        bundles.clear()
        known = they.lying
        if they.size:
            known |= bits_of(shown)
        guesses = they.size > 0
        for kind in range(1, len(self.forecast.values)):
            if not known >> kind & 1 and not (guesses and me.plot.takes(kind)):
                continue
            mine = me.receive(kind)
            if mine >= least:
                chance = 1.0 if known >> kind & 1 else self.forecast.chance(kind, they.size)
                if chance > 0.0:
                    bundles.add(kind, 0, mine, they.part(kind), chance)
        if self.width > 1 and len(they.table) + they.size > 1:
            singles = bundles.count
            for i in range(1, singles):
                for j in range(i + 1, singles):
                    bundles.add_both(i, j)

    def _find_gives(self, me: Side, they: Side, least: float, hopeless: float) -> None:
        """What could be given: nothing, any one card, or two of which the partner likes one. What costs more
        than `hopeless` cannot be part of any deal.
        """
        bundles = self._given
        bundles.clear()
        held = me.lying | bits_of(me.hand)
        for kind in range(1, len(self.forecast.values)):
            if held >> kind & 1:
                mine = me.part(kind)
                if mine >= least:
                    bundles.add(kind, 0, mine, they.receive(kind), 1.0)
        if self.width > 1:
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

    def side(self, s: State, seat: int, known: bool) -> Side:
        """What cards are worth to a seat, its hand known or not; thought through once for each situation."""
        slot: i64 = seat
        slot *= 2
        if known:
            slot += 1
        side = self._sides[slot]
        if side is not None and self._seen[slot] == self._looks:
            return side
        mark = self.mark(s, seat)
        hand = s.players[seat].hand
        key = with_hand(mark, hand, known)
        if side is None or self._keys[slot] != key:
            other = 2 * seat + (not known)
            like = self._sides[other]
            if like is not None and self._keys[other] != with_hand(mark, hand, not known):
                like = None
            side = self.make_side(s, seat, known, like)
            self._sides[slot] = side
            self._keys[slot] = key
        self._seen[slot] = self._looks
        return side

    def mark(self, s: State, seat: int) -> i64:
        """Tells the situations of a seat within one turn apart, but for its hand."""
        return situation(s, seat)

    def make_side(self, s: State, seat: int, known: bool, like: Side | None) -> Side:
        """Think a situation through, with what was found out about the same one, its hand known or not."""
        return Side(
            self.plot(s, seat).copy() if like is None else like.plot,
            self.ready(s, seat),
            self.table(s, seat),
            s.players[seat].hand,
            known,
            self.eager(s, seat),
            self.numbers,
            like,
        )

    def table(self, s: State, seat: int) -> list[int]:
        """The cards besides its hand that a seat may trade with; not to be changed."""
        return list(s.revealed) if seat == s.active else NOTHING

    def envy(self, s: State, seat: int, partner: int) -> float:
        """How much a partner's gain hurts a seat."""
        if len(self._hopes) == 0:
            hopes = vec[float]([0.0] * len(s.players))
            self._most = NEVER
            for other in range(len(s.players)):
                hopes[other] = self.wealth(s, other)
                self._most = max(self._most, hopes[other])
            self._hopes = hopes
        return self.numbers.envy if self._most > self._hopes[partner] else self.numbers.leader_envy

    def wealth(self, s: State, seat: int) -> float:
        """What a seat has, and what its rows may hope for."""
        return len(s.players[seat].taler) + self.plot(s, seat).worth()
