"""What buildings are worth to a player, and which to buy when. None of these numbers is a rule."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.actions import Action
from bohnhof.engine.state import State, without
from bohnhof.games.high_bohn import piles
from bohnhof.games.high_bohn.acts import HighBohnActs
from bohnhof.games.high_bohn.cards import Building
from bohnhof.games.high_bohn.rules import HighBohn

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
"""The taler that a power brings in each round that is left, about."""
AT_ONCE: Final = {"goldmine-2": 1.0, "tipi-2": 0.7, "tipi-3": 1.0, "tipi-4": 1.3, "distillery-2": 0.6}
"""The taler that a power brings whenever it is bought."""
UNKNOWN: Final = 0.05
"""For each taler of its price and each round, what a building may bring that nothing is known about."""
ONE_MORE: Final = 0.6
"""What any building brings towards the bonus."""
ROUNDS_A_TALER: Final = 2.5
"""How long one more taler of a certain bean takes, about."""
RISK: Final = 0.1
"""How likely somebody else buys a building first, and how much likelier if it is the last of its kind."""
GREATER_RISK: Final = 0.5


class Purse:
    """Decides about purchases for one seat."""

    def __init__(self, rules: HighBohn, seat: int) -> None:
        assert isinstance(rules.acts, HighBohnActs)
        self.rules = rules
        self.acts: HighBohnActs = rules.acts
        self.seat = seat

    def choice(self, view: State, rounds: float) -> Action | None:
        """The building to buy now, None if it is better to wait."""
        best: Building | None = None
        most = 0.0
        for building in self.affordable(view):
            now = self.value(view, building, rounds)
            if now >= self.hope(view, building, rounds) and (best is None or now > most):
                best = building
                most = now
        return None if best is None else self.acts.buy[best.number]

    def affordable(self, view: State) -> list[Building]:
        found: list[Building] = []
        for kind in sorted(set(view.players[self.seat].taler)):
            found.extend(
                [
                    building
                    for building in self.rules.by_bean[kind]
                    if self.rules.forbids_purchase(view, self.seat, building.number) is None
                ]
            )
        return found

    def value(self, view: State, building: Building, rounds: float) -> float:
        """What it brings from now on beyond its price, which is not lost."""
        if building.id in AT_ONCE:
            value = AT_ONCE[building.id]
            if building.id == "goldmine-2" and self.rules.third_field in view.players[self.seat].owned:
                value = 0.0
        elif building.price == 1:
            value = 0.0
        else:
            value = A_ROUND.get(building.id, UNKNOWN * building.price) * rounds
        return value + ONE_MORE

    def hope(self, view: State, building: Building, rounds: float) -> float:
        """What waiting for a better one of its kind promises."""
        taler = view.players[self.seat].taler.count(building.bean)
        left = self.rules.kind_limit(view) - self.rules.sold(view, building.family)
        best = 0.0
        for card in view.extra[piles.UNSOLD]:
            other = self.rules.buildings[card]
            if other.family == building.family and other.price > taler:
                wait = ROUNDS_A_TALER * (other.price - taler)
                if wait < rounds:
                    risk = RISK * (other.price - taler) + (GREATER_RISK if left == 1 else 0.0)
                    best = max(best, (1.0 - min(1.0, risk)) * self.value(view, other, rounds - wait))
        return best

    def final_choice(self, view: State) -> Action | None:
        """In the final round: the cheapest building, if buying so many as can be bought raises the score."""
        cheapest: dict[int, Building] = {}
        for building in self.affordable(view):
            known = cheapest.get(building.family)
            if known is None or building.price < known.price:
                cheapest[building.family] = building
        in_order = sorted(cheapest.values(), key=lambda building: (building.price, building.number))
        after = view.copy()
        before = self.rules.score(after, self.seat)
        player = after.players[self.seat]
        for building in in_order:
            for _ in range(building.price):
                player.taler = without(player.taler, building.bean)
            player.owned += (building.number,)
            if self.rules.score(after, self.seat) > before:
                return self.acts.buy[in_order[0].number]
        return None
