"""High Bohn, with cognac or without."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.minds.fields import NEVER
from bohnhof.bots.minds.growing import best_of_each
from bohnhof.bots.minds.rows import NOWHERE
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.schedule import ACT, Question
from bohnhof.engine.state import Row, State, count_in_row
from bohnhof.games.high_bohn import piles
from bohnhof.games.high_bohn.actions import MoveCard, OrderDraw
from bohnhof.games.high_bohn.cognac import CLAIM, NAME, PAY, SALE, CognacActs
from bohnhof.games.high_bohn.ending import is_left, may_be_left, shares
from bohnhof.games.high_bohn.heuristic.builder import Builder
from bohnhof.games.high_bohn.heuristic.plot import STORED
from bohnhof.games.high_bohn.heuristic.town import MOST_TALER
from bohnhof.games.high_bohn.rows import crop
from bohnhof.games.high_bohn.steps import FINAL, LOOK, MOVE_CARD, ORDER
from bohnhof.native import i64, mypyc_attr, vec

TOO_BAD: Final = -0.1
"""A card on top of the draw pile that brings less than this is put under it."""
BETTER: Final = 0.05
"""So much better the hand must become before a card is moved."""


@mypyc_attr(allow_interpreted_subclasses=True)
class HighBohnMind(Builder):
    """Harvests what buys new buildings, buys them in time, and uses what it owns."""

    def choose(self, s: State, question: Question, rng: Rng) -> Action | None:
        self.look(s)
        seat = question.seat
        if question.asked == ACT:
            found = self.special(s, seat)
            if found is not None:
                return found
        if not self.high_bohn.outside_turn(s.agenda[-1]):
            building = self.town.choice(s, seat, self.forecast.rounds)
            if building is not None:
                return self.acts.buy[building.number]
        return super().choose(s, question, rng)

    def special(self, s: State, seat: int) -> Action | None:
        """What is done at the moments that only this game has; None at others."""
        step = s.agenda[-1].step
        if step == LOOK:
            return self.look_at_top(s, seat)
        if step == MOVE_CARD:
            return self.move_card(s, seat)
        if step == ORDER:
            return self.order(s, seat)
        if step == FINAL:
            return self.final(s, seat)
        if step == NAME:
            return self.name_kind(s, seat)
        if step == SALE:
            return self.sale(s, seat)
        if step == CLAIM and isinstance(self.acts, CognacActs):
            return self.acts.claim
        if step == PAY:
            return self.rules.moves(s, seat)[0]
        return None

    # What is worth a thought

    def candidates(self, s: State, question: Question) -> list[tuple[Action, float]]:
        self.look(s)
        seat = question.seat
        if question.asked == ACT:
            act = self.special(s, seat)
            if act is not None:
                return [(act, 0.0)]
        found = super().candidates(s, question)
        if self.high_bohn.outside_turn(s.agenda[-1]):
            return found
        best = found[0][1] if found else 0.0
        purchases: list[tuple[Action, float]] = []
        for building, gain in self.town.offers(s, seat, self.forecast.rounds):
            purchases.append((self.acts.buy[building.number], best + gain))
        if not purchases:
            return found
        purchases.extend(found)
        return in_order(purchases)

    def weigh_sales(self, s: State, seat: int) -> list[tuple[Action, float]]:
        plot = self.town_plot(s, seat)
        found: list[tuple[Action, float]] = [(self.acts.done, 0.0)]
        for i in range(len(plot.places)):
            count = i64(plot.counts[i])
            if count and plot.may_take(i):
                kind = i64(plot.kinds[i])
                gain = plot.worths[kind][count] - plot.values[kind][count]
                found.append((self.acts.harvest[plot.places[i]], gain))
        return found

    def weigh_plantings(self, s: State, seat: int) -> list[tuple[Action, float]]:
        acts = self.acts
        numbers = self.numbers
        plot = self.town_plot(s, seat)
        ready = self.ready(s, seat)
        hand = s.players[seat].hand
        progress = s.agenda[-1].progress
        found: list[tuple[Action, float]] = []
        if not ready:
            if progress or not hand:
                found.append((acts.done, plot.plan([], hand, 0, numbers.eager, numbers.wary)))
            if not hand or progress >= self.rules.ask_plantings(s, seat):
                return found
        eager = self.eager(s, seat) if ready else numbers.eager
        begin = 0 if ready else 1
        for card in sorted({*(ready or hand[:1])}):
            rest = ready[:]
            if ready:
                rest.remove(card)
            for i in range(len(plot.places)):
                field = plot.places[i]
                if plot.only[i] and plot.only[i] != card:
                    continue
                gain = plot.joining(i, card) if plot.counts[i] else NEVER
                plants = acts.plant_ready[card][field] if ready else acts.plant[field]
                if gain > NEVER:
                    later = plot.with_card(i, card)
                    found.append((plants, gain + later.search(rest, hand, begin, eager, numbers.wary)))
                if plot.may_take(i):
                    later = plot.copy()
                    gain = later.replace(i, card) + later.search(rest, hand, begin, eager, numbers.wary)
                    found.append((acts.harvest[field] if plot.counts[i] else plants, gain))
            if plot.room:
                later = plot.with_card(STORED, card)
                gain = later.search(rest, hand, begin, eager, numbers.wary) - plot.ground.storing
                found.append((acts.store[card] if ready else acts.store[0], gain))
        if not found:
            found.append((self.plant(s, seat), 0.0))
        return best_of_each(found)

    # The whole of it

    def hope(self, s: State, seat: int, own: bool) -> float:
        rules = self.high_bohn
        player = s.players[seat]
        rounds = self.forecast.rounds
        plot = self.town_plot(s, seat)
        cash = rules.cash(s, seat)
        total = plot.worth() + cash + rules.ask_windfall(s, seat, cash)
        total += self.town.bonus(rules.buildings_owned(s, seat), rounds)
        for card in player.owned:
            total += rules.buildings[card].price + self.town.a_round[card] * rounds
        one_more = self.town.one_more(s, seat, rounds)
        for kind in range(1, len(rules.beans)):
            had = count_in_row(player.taler, kind)
            if had:
                promise = self.town.purchases(s, seat, kind, rounds, one_more)
                total += promise[min(had, MOST_TALER)] - promise[0]
        total += len(plot.places) * self.numbers.rent * rounds
        if s.agenda[-1].step == FINAL:
            return total
        eager = self.eager(s, seat) if own else NOWHERE
        return total + plot.plan(self.ready(s, seat), player.hand, 0, eager, self.numbers.wary)

    # Moments of single buildings

    def look_at_top(self, s: State, seat: int) -> Action:
        if not s.agenda[-1].progress:
            return self.acts.look
        gain = self.plot(s, seat).best_place(s.draw[-1])
        return self.acts.put_under if gain < TOO_BAD else self.acts.done

    def move_card(self, s: State, seat: int) -> Action:
        hand = s.players[seat].hand
        best = self.promise(s, seat, hand) + BETTER
        found = self.acts.done
        for place in range(len(hand)):
            for to in range(len(hand)):
                if place != to:
                    after = hand[:]
                    after.insert(to, after.pop(place))
                    promise = self.promise(s, seat, after)
                    if promise > best:
                        best = promise
                        found = MoveCard(place + 1, to + 1)
        return found

    def order(self, s: State, seat: int) -> Action:
        hand = s.players[seat].hand
        best = self.promise(s, seat, hand)
        found = self.acts.done
        drawn = s.agenda[-1].progress
        if drawn >= len(self.acts.order_or_done):
            return found
        first = len(hand) - drawn
        for act in self.acts.order_or_done[drawn]:
            if isinstance(act, OrderDraw):
                promise = self.promise(s, seat, hand[:first] + [hand[first + i - 1] for i in act.order])
                if promise > best:
                    best = promise
                    found = act
        return found

    def promise(self, s: State, seat: int, hand: list[int]) -> float:
        """What planting the hand in this order would bring, the cards farther back counting less."""
        weights = vec[float]([1.0 / (place + 2) for place in range(len(hand))])
        return self.plot(s, seat).plan([], hand, 0, weights, weights)

    # The end, and the Distilleries

    def final(self, s: State, seat: int) -> Action:
        """Sell what brings it something and nobody more, leave the rest, buy what raises the score."""
        rules = self.high_bohn
        for field, row in enumerate(s.players[seat].fields):
            if row and rules.ask_may_harvest(s, seat, field):
                brings = self.brought(s, seat, row)
                if brings[seat] and brings[seat] >= max(brings):
                    return self.acts.harvest[field]
        for field, row in enumerate(s.players[seat].fields):
            if row and may_be_left(rules, s, seat, row) and not is_left(rules, s, seat, field):
                return self.acts.leave[field]
        building = self.town.last_purchase(s, seat)
        return self.acts.done if building is None else self.acts.buy[building.number]

    def brought(self, s: State, seat: int, row: Row) -> list[int]:
        """By seat: the taler that a harvest of this row would bring as the cash is now, a Tipi's included."""
        rules = self.high_bohn
        found = shares(rules, s, seat, row)
        for other, taler in enumerate(found):
            cash = rules.cash(s, other)
            found[other] += rules.ask_windfall(s, other, cash + taler) - rules.ask_windfall(s, other, cash)
        return found

    def name_kind(self, s: State, seat: int) -> Action:
        """The kind for which the others have most taler, among those it cannot use itself."""
        assert isinstance(self.acts, CognacActs)
        rules = self.high_bohn
        found: Action | None = None
        best = 0.0
        for card in s.extra[piles.UNSOLD]:
            building = rules.buildings[card]
            use = 0.0
            for other in range(len(s.players)):
                taler = count_in_row(s.players[other].taler, building.bean)
                if rules.owns_family(s, other, building.family):
                    continue
                use += -2.0 * taler - 1.0 if other == seat else 1.0 + taler if taler < building.price else 0.5
            if found is None or use > best:
                found = self.acts.name[building.family]
                best = use
        assert found is not None
        return found

    def sale(self, s: State, seat: int) -> Action:
        """Buy the best of what is about to leave the game, harvesting for it if that is enough."""
        rules = self.high_bohn
        best = -1.0
        found: Action | None = None
        bean = 0
        for card in s.extra[piles.UNSOLD]:
            building = rules.buildings[card]
            if building.family != s.agenda[-1].progress:
                continue
            bean = building.bean
            value = self.town.value(s, seat, building, self.forecast.rounds, 0.0)
            if value > best and rules.forbids_purchase(s, seat, card) is None:
                best = value
                found = self.acts.buy[card]
        if found is not None:
            return found
        for field, row in enumerate(s.players[seat].fields):
            if not row or crop(row) != bean or not rules.ask_worth(s, seat, row):
                continue
            if rules.ask_may_harvest(s, seat, field):
                return self.acts.harvest[field]
        return self.acts.done


def in_order(found: list[tuple[Action, float]]) -> list[tuple[Action, float]]:
    """The best first."""
    found.sort(key=_value, reverse=True)
    return found


def _value(weighed: tuple[Action, float]) -> float:
    return weighed[1]
