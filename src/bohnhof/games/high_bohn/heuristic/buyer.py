"""Choose which buildings to buy, and estimate their value."""

from __future__ import annotations

from typing import Final, final

from bohnhof.engine.state import State, count_in_row, without
from bohnhof.games.high_bohn import piles
from bohnhof.games.high_bohn.cards import Building
from bohnhof.games.high_bohn.clauses import BONUS
from bohnhof.games.high_bohn.rules import HighBohn

USUAL: Final[dict[str, float]] = {
    "growth": 0.5,
    "progress": 0.4,
    "likely": 0.6,
    "wait": 1.5,
    "lost": 0.25,
    "storing": 0.1,
    "fitting": 0.55,
}
"""Default parameters, before any tuning."""

A_ROUND: Final = {
    "goldmine-3": 0.05,
    "goldmine-4": 0.35,
    "bank-2": 0.1,
    "bank-3": 0.05,
    "bank-4": 0.15,
    "farm-2": 0.1,
    "farm-3": 0.05,
    "farm-4": 0.15,
    "saloon-2": 0.2,
    "saloon-3": 0.15,
    "saloon-4": 0.3,
    "general-store-2": 0.1,
    "general-store-3": 0.15,
    "general-store-4": 0.2,
    "blacksmith-2": 0.2,
    "blacksmith-3": 0.2,
    "blacksmith-4": 0.1,
    "jail-2": 0.2,
    "jail-3": 0.25,
    "jail-4": 0.35,
    "distillery-3": 0.1,
    "distillery-4": 0.2,
}
"""By id of a building: the taler that its power brings per round."""
AT_ONCE: Final = {"goldmine-2": 1.0, "tipi-2": 0.7, "tipi-3": 1.0, "tipi-4": 1.3, "distillery-2": 0.6}
"""By id of a building: the taler that its power brings once, whenever it is bought."""
UNKNOWN: Final = 0.05
"""The taler that the power of any other building brings per round, for each taler of its price."""
HUNDRED: Final = 100
"""An amount of cash from which the share that a windfall adds is computed."""
MOST_TALER: Final = 12
"""The number of taler of one bean beyond which more of them buy nothing better."""


@final
class Buyer:
    """The part of the heuristic that values buildings beyond their prices and buys them.

    The price itself is never lost: it counts at the end.
    """

    def __init__(self, rules: HighBohn, given: dict[str, float]) -> None:
        said = dict(USUAL)
        for building in rules.buildings:
            if building.id in AT_ONCE:
                said[building.id] = AT_ONCE[building.id]
            elif building.price > 1:
                said[building.id] = A_ROUND.get(building.id, UNKNOWN * building.price)
        said.update(given)
        self.said = said
        self.rules = rules
        self.growth = said["growth"]
        """The number of buildings that a seat buys in a round."""
        self.progress = said["progress"]
        """The factor for each missing taler on the value of a building."""
        self.likely = said["likely"]
        """The probability that a missing taler comes in time."""
        self.wait = said["wait"]
        """The number of rounds until a missing taler comes."""
        self.lost = said["lost"]
        """The probability that the last building of a kind is lost, per rival who could pay."""
        self.storing = said["storing"]
        """The value of a place in a store, in taler."""
        self.fitting = said["fitting"]
        """The share of all cards that fit into a stew."""
        self.a_round: list[float] = []
        self.at_once: list[float] = []
        for building in rules.buildings:
            power = said.get(building.id, 0.0)
            self.a_round.append(0.0 if building.id in AT_ONCE else power)
            self.at_once.append(power if building.id in AT_ONCE else 0.0)

    def bonus(self, owned: int, rounds: float) -> float:
        """Return the expected bonus at the end, with this number of buildings now."""
        more = self.growth * rounds
        spread = min(1.0, more)
        at = owned + more
        return (_bonus(at - spread) + _bonus(at) + _bonus(at + spread)) / 3.0

    def one_more(self, s: State, seat: int, rounds: float) -> float:
        """Return the expected gain of one more building by the bonus for their number."""
        count = self.rules.buildings_owned(s, seat)
        return self.bonus(count + 1, rounds) - self.bonus(count, rounds)

    def value(self, s: State, seat: int, building: Building, rounds: float, one_more: float) -> float:
        """Return the value that a building adds from now on, in taler."""
        number = building.number
        once = self.at_once[number]
        if once and self.rules.third_field in s.players[seat].owned:
            if building.third_field_price(3, s, seat) < 3:
                once = 0.0
        lost = building.price * self.rules.ask_windfall(s, seat, HUNDRED) / HUNDRED
        return self.a_round[number] * rounds + once + one_more - lost

    def purchases(self, s: State, seat: int, kind: int, rounds: float, one_more: float) -> list[float]:
        """Return, by number of taler of a bean, the expected gain of what they may buy."""
        found = [0.0] * (MOST_TALER + 1)
        unsold = s.extra[piles.UNSOLD]
        for building in self.rules.by_bean[kind]:
            if building.number not in unsold or self.rules.owns_family(s, seat, building.family):
                continue
            hope = self.value(s, seat, building, rounds, one_more)
            taler = MOST_TALER
            while taler >= 0:
                if taler < building.price:
                    hope *= self.progress
                if hope > found[taler]:
                    found[taler] = hope
                taler -= 1
        return found

    def choice(self, s: State, seat: int, rounds: float) -> Building | None:
        """Return the building to buy now; None if it is better to wait."""
        best: Building | None = None
        most = 0.0
        for building, gain in self.offers(s, seat, rounds):
            if gain >= 0.0 and (best is None or gain > most):
                best = building
                most = gain
        return best

    def offers(self, s: State, seat: int, rounds: float) -> list[tuple[Building, float]]:
        """Return the best affordable building of each bean, with its gain over waiting."""
        found: list[tuple[Building, float]] = []
        taler = s.players[seat].taler
        if not taler:
            return found
        one_more = self.one_more(s, seat, rounds)
        done = 0
        for kind in taler:
            if done >> kind & 1:
                continue
            done |= 1 << kind
            best: Building | None = None
            value = 0.0
            for building in self.rules.by_bean[kind]:
                if self.rules.forbids_purchase(s, seat, building.number) is None:
                    now = self.value(s, seat, building, rounds, one_more)
                    if best is None or now > value:
                        best = building
                        value = now
            if best is not None:
                found.append((best, value - self.hope(s, seat, best, rounds, one_more)))
        return found

    def hope(self, s: State, seat: int, building: Building, rounds: float, one_more: float) -> float:
        """Return the expected value of waiting for a more expensive building of the same kind."""
        rules = self.rules
        taler = count_in_row(s.players[seat].taler, building.bean)
        gone = 0.0
        if rules.kind_limit(s) - rules.sold(s, building.family) == 1:
            gone = self.lost * (1 + self.rivals(s, seat, building))
        best = 0.0
        for card in s.extra[piles.UNSOLD]:
            other = rules.buildings[card]
            if other.family != building.family or other.price <= taler:
                continue
            missing = other.price - taler
            later = rounds - self.wait * missing
            if later <= 0.0:
                continue
            chance = 1.0
            for _ in range(missing):
                chance *= self.likely
            hope = chance * self.value(s, seat, other, later, one_more)
            hope += (1.0 - chance) * self.value(s, seat, building, later, one_more)
            best = max(best, hope * (1.0 - min(1.0, gone * missing)))
        return best

    def rivals(self, s: State, seat: int, building: Building) -> int:
        """Return the number of other seats that may soon pay for a building of this kind."""
        found = 0
        for other in range(len(s.players)):
            if other != seat and not self.rules.owns_family(s, other, building.family):
                player = s.players[other]
                growing = building.bean in player.taler
                for row in player.fields:
                    if building.bean in row:
                        growing = True
                if growing:
                    found += 1
        return found

    def last_purchase(self, s: State, seat: int) -> Building | None:
        """Return the next building to buy in the final round; None if none raises the score."""
        rules = self.rules
        cheapest: list[Building] = []
        special: list[Building] = []
        for card in s.extra[piles.UNSOLD]:
            building = rules.buildings[card]
            if rules.forbids_purchase(s, seat, card) is not None:
                continue
            if building.windfall(0, s, seat, HUNDRED):
                special.append(building)
                continue
            i = 0
            while i < len(cheapest) and cheapest[i].family != building.family:
                i += 1
            if i == len(cheapest):
                cheapest.append(building)
            elif building.price < cheapest[i].price:
                cheapest[i] = building
        cheapest.sort(key=_price)
        best = rules.score(s, seat)
        found: Building | None = None
        for i in range(-1, len(special)):
            after = s.copy()
            first: Building | None = None
            if i >= 0:
                first = special[i]
                self._pay(after, seat, first)
                if rules.score(after, seat) > best:
                    best = rules.score(after, seat)
                    found = first
            for building in cheapest:
                if first is not None and building.family == first.family:
                    continue
                if count_in_row(after.players[seat].taler, building.bean) < building.price:
                    continue  # two kinds may be paid with taler of one bean
                self._pay(after, seat, building)
                first = first or building
                if rules.score(after, seat) > best:
                    best = rules.score(after, seat)
                    found = first
        return found

    def _pay(self, s: State, seat: int, building: Building) -> None:
        player = s.players[seat]
        for _ in range(building.price):
            player.taler = without(player.taler, building.bean)
        player.owned += (building.number,)


def _price(building: Building) -> int:
    return building.price


def _bonus(buildings: float) -> float:
    """Return the bonus for a number of buildings, interpolated linearly."""
    last = len(BONUS) - 1
    if buildings >= last:
        return float(BONUS[last])
    whole = max(0, int(buildings))
    part = max(0.0, buildings - whole)
    return BONUS[whole] + part * (BONUS[whole + 1] - BONUS[whole])
