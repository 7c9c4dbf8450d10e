"""The heuristic for High Bohn and its Cognac variant."""

from __future__ import annotations

from bohnhof.bots.heuristics.numbers import Numbers
from bohnhof.bots.heuristics.trading import TradingHeuristic, in_order
from bohnhof.bots.heuristics.tuned_numbers import given
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, Question
from bohnhof.engine.state import State
from bohnhof.games.high_bohn.heuristic.buyer import Buyer
from bohnhof.games.high_bohn.heuristic.forecast import TownForecast
from bohnhof.games.high_bohn.heuristic.moments import Moments
from bohnhof.games.high_bohn.heuristic.planter import TownPlanter
from bohnhof.games.high_bohn.heuristic.sides import StoreSides
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class HighBohnHeuristic(TradingHeuristic):
    """A heuristic that harvests for new buildings, buys them in time and uses their powers."""

    def __init__(self, rules: Rules, others: dict[str, float] | None = None) -> None:
        """Use the tuned parameters of the game, or `others` if given."""
        assert isinstance(rules, HighBohn)
        said = given(rules) if others is None else others
        buyer = Buyer(rules, said)
        planter = TownPlanter(rules, TownForecast(rules, Numbers(said), buyer.fitting), buyer)
        super().__init__(rules, others, planter, StoreSides(planter, buyer.storing))
        self.high_bohn = rules
        self.acts = planter.acts
        self.buyer = buyer
        self.moments = Moments(planter, buyer)

    def choose(self, s: State, question: Question, rng: Rng) -> Action | None:
        self.look(s)
        seat = question.seat
        if question.asked == ACT:
            found = self.moments.choose(s, seat)
            if found is not None:
                return found
        if not self.high_bohn.outside_turn(s.agenda[-1]):
            building = self.buyer.choice(s, seat, self.forecast.rounds)
            if building is not None:
                return self.acts.buy[building.number]
        return super().choose(s, question, rng)

    def candidates(self, s: State, question: Question) -> list[tuple[Action, float]]:
        self.look(s)
        seat = question.seat
        if question.asked == ACT:
            act = self.moments.choose(s, seat)
            if act is not None:
                return [(act, 0.0)]
        found = super().candidates(s, question)
        if self.high_bohn.outside_turn(s.agenda[-1]):
            return found
        best = found[0][1] if found else 0.0
        purchases: list[tuple[Action, float]] = []
        for building, gain in self.buyer.offers(s, seat, self.forecast.rounds):
            purchases.append((self.acts.buy[building.number], best + gain))
        if not purchases:
            return found
        purchases.extend(found)
        return in_order(purchases)
