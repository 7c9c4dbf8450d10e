"""The heuristic of trading games, composed of parts that each answer one kind of question."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.forecast import Forecast
from bohnhof.bots.heuristics.heuristic import Heuristic
from bohnhof.bots.heuristics.numbers import numbers_of
from bohnhof.bots.heuristics.offer_finder import OfferFinder
from bohnhof.bots.heuristics.offer_judge import OfferJudge
from bohnhof.bots.heuristics.planter import Planter
from bohnhof.bots.heuristics.trade_side import TradeSide
from bohnhof.bots.heuristics.trade_sides import TradeSides
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, ANSWER, Question
from bohnhof.engine.state import Offer, State
from bohnhof.engine.trading import MakeOffer
from bohnhof.native import mypyc_attr

NO_OFFERS: Final[list[Offer]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class TradingHeuristic(Heuristic):
    """A heuristic that plants, harvests, trades and buys the third field.

    Other games replace some of its parts.
    """

    def __init__(
        self,
        rules: Rules,
        others: dict[str, float] | None = None,
        planter: Planter | None = None,
        sides: TradeSides | None = None,
    ) -> None:
        """Use the tuned parameters of the game, or `others`, or parts that have their own."""
        super().__init__(rules)
        if planter is None:
            numbers, rows = numbers_of(rules, others)
            planter = Planter(Forecast(rules, numbers, rows))
        if sides is None:
            sides = TradeSides(planter)
        self.planter = planter
        self.forecast = planter.forecast
        self.sides = sides
        self.finder = OfferFinder(sides)
        self.judge = OfferJudge(sides)
        self._calm: list[TradeSide | None] = [None] * rules.most_seats
        """By seat: the side for which none of its own offers had to be withdrawn."""

    def tunable(self) -> dict[str, float]:
        return self.planter.tunable()

    def look(self, s: State) -> None:
        """Update all parts. Called before each question."""
        new_turn = self.planter.update(s)
        self.sides.update(new_turn)
        self.finder.update(s, new_turn, self.shown)

    def choose(self, s: State, question: Question, rng: Rng) -> Action | None:
        self.look(s)
        seat = question.seat
        if question.asked == ACT and self.planter.wants_field(s, seat):
            return self.rules.acts.buy_field
        now = s.agenda[-1]
        step = self.rules.steps[now.step]
        if step.traders(self.rules, s, now) >> seat & 1:
            return self.trade(s, question)
        if question.asked != ACT:
            return None
        return self.planter.sell_in_time(s, seat) if step.moment else self.planter.plant(s, seat)

    def trade(self, s: State, question: Question) -> Action | None:
        """Return the trading action for `question`, or None to stay silent."""
        seat = question.seat
        if s.active == seat and question.asked == ANSWER:
            return None  # let everyone else make their offers first
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
        if not own and not waiting and self.finder.exhausted(seat):
            return acts.done if question.asked == ACT else None
        me = self.sides.side(s, seat, True)
        if own and self._calm[seat] is not me:
            for offer in s.offers:
                if offer.maker == seat and me.trade(offer.want, offer.give) <= 0.0:
                    return acts.withdraw(offer.serial)
        self._calm[seat] = me
        if s.active == seat:
            return self.lead(s, seat, waiting)
        if question.asked == ANSWER:
            return self.answer(s, seat, waiting)
        return self.finder.propose(s, seat, 0.0) if question.asked != ACT else acts.done

    def answer(self, s: State, seat: int, offers: list[Offer]) -> Action | None:
        """Answer offers in another player's turn: accept the best one, or decline the first."""
        best, _ = self.judge.best_answer(s, seat, offers)
        if best is not None:
            return best
        return self.rules.acts.decline(offers[0].serial) if offers else None

    def lead(self, s: State, seat: int, offers: list[Offer]) -> Action:
        """Choose on the seat's own turn, after all offers are made.

        Propose a deal that gains more than the best offer; otherwise accept that offer or say done.
        """
        best, gain = self.judge.best_answer(s, seat, offers)
        own = self.finder.propose(s, seat, 0.0 if best is None else gain)
        if own is not None:
            return own
        return self.rules.acts.done if best is None else best

    def did(self, s: State, seat: int, action: Action) -> None:
        if isinstance(action, MakeOffer):
            self.look(s)
            self.finder.made(seat, action)

    def candidates(self, s: State, question: Question) -> list[tuple[Action, float]]:
        self.look(s)
        seat = question.seat
        now = s.agenda[-1]
        step = self.rules.steps[now.step]
        if step.traders(self.rules, s, now) >> seat & 1:
            found = self.weigh_trades(s, question)
        elif question.asked != ACT:
            found = []
        elif step.moment:
            found = self.planter.weigh_sales(s, seat)
        else:
            found = self.planter.weigh_plantings(s, seat)
        return in_order(found)

    def weigh_trades(self, s: State, question: Question) -> list[tuple[Action, float]]:
        """Return answers, offers and `done`, each with its gain in taler."""
        seat = question.seat
        acts = self.rules.acts
        found: list[tuple[Action, float]] = []
        if question.asked == ACT:
            found.append((acts.done, 0.0))
        me = self.sides.side(s, seat, True)
        for offer in s.offers:
            if offer.addresses(seat) and not offer.declined >> seat & 1:
                found.extend(self.judge.weigh(s, seat, me, offer))
                if question.asked == ANSWER and seat != s.active:
                    found.append((acts.decline(offer.serial), 0.0))
        if question.asked != ANSWER:
            found.extend(self.finder.weigh(s, seat))
        return found

    def evaluate(self, s: State, seat: int) -> float:
        if not s.agenda:
            return standing([float(self.rules.score(s, other)) for other in range(len(s.players))], seat)
        self.look(s)
        planter = self.planter
        return standing(
            [planter.expected_score(s, other, other == seat) for other in range(len(s.players))], seat
        )


def standing(scores: list[float], seat: int) -> float:
    """Return a seat's score minus the mean of the others' highest and average score.

    With one player, return the score itself.
    """
    best = -1e9
    total = 0.0
    for other in range(len(scores)):
        if other != seat:
            best = max(best, scores[other])
            total += scores[other]
    others = len(scores) - 1
    if not others:
        return scores[seat]
    return scores[seat] - 0.5 * best - 0.5 * total / others


def in_order(found: list[tuple[Action, float]]) -> list[tuple[Action, float]]:
    """Sort actions in place by value, best first, and return them."""
    found.sort(key=_value, reverse=True)
    return found


def _value(weighed: tuple[Action, float]) -> float:
    return weighed[1]
