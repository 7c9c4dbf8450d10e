"""Decisions that only High Bohn has: powers of buildings, the final round, the Distilleries."""

from __future__ import annotations

from typing import Final, final

from bohnhof.engine.actions import Action
from bohnhof.engine.state import Row, State, count_in_row
from bohnhof.games.high_bohn import piles
from bohnhof.games.high_bohn.actions import MoveCard, OrderDraw
from bohnhof.games.high_bohn.cognac import CLAIM, NAME, PAY, SALE, CognacActs
from bohnhof.games.high_bohn.ending import is_left, may_be_left, shares
from bohnhof.games.high_bohn.heuristic.buyer import Buyer
from bohnhof.games.high_bohn.heuristic.planter import TownPlanter
from bohnhof.games.high_bohn.rows import crop
from bohnhof.games.high_bohn.steps import FINAL, LOOK, MOVE_CARD, ORDER
from bohnhof.native import vec

TOO_BAD: Final = -0.1
"""The gain below which the top card of the draw pile is put under the pile, in taler."""
BETTER: Final = 0.05
"""The least gain for which a hand card is moved, in taler."""


@final
class Moments:
    """The part of the heuristic that uses buildings and plays the final round."""

    def __init__(self, planter: TownPlanter, buyer: Buyer) -> None:
        self.rules = planter.high_bohn
        self.acts = planter.acts
        self.planter = planter
        self.buyer = buyer

    def choose(self, s: State, seat: int) -> Action | None:
        """Return the action for a step that only this game has; None in other steps."""
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

    def look_at_top(self, s: State, seat: int) -> Action:
        if not s.agenda[-1].progress:
            return self.acts.look
        gain = self.planter.fields(s, seat).best_place(s.draw[-1])[0]
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
        """Return the gain of planting the hand in this order, where later cards count less."""
        weights = vec[float]([1.0 / (place + 2) for place in range(len(hand))])
        return self.planter.fields(s, seat).plan([], hand, 0, weights, weights)

    def final(self, s: State, seat: int) -> Action:
        """Harvest what pays no one else more, leave the rest, and buy what raises the score."""
        rules = self.rules
        for field, row in enumerate(s.players[seat].fields):
            if row and rules.ask_may_harvest(s, seat, field):
                brings = self.brought(s, seat, row)
                if brings[seat] and brings[seat] >= max(brings):
                    return self.acts.harvest[field]
        for field, row in enumerate(s.players[seat].fields):
            if row and may_be_left(rules, s, seat, row) and not is_left(rules, s, seat, field):
                return self.acts.leave[field]
        building = self.buyer.last_purchase(s, seat)
        return self.acts.done if building is None else self.acts.buy[building.number]

    def brought(self, s: State, seat: int, row: Row) -> list[int]:
        """Return, by seat, the taler from a harvest of this row, with those of a Tipi."""
        rules = self.rules
        found = shares(rules, s, seat, row)
        for other, taler in enumerate(found):
            cash = rules.cash(s, other)
            found[other] += rules.ask_windfall(s, other, cash + taler) - rules.ask_windfall(s, other, cash)
        return found

    def name_kind(self, s: State, seat: int) -> Action:
        """Name the kind that serves the others best and this seat least."""
        assert isinstance(self.acts, CognacActs)
        rules = self.rules
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
        """Buy the best building of the named kind, or harvest if that may pay for it."""
        rules = self.rules
        best = -1.0
        found: Action | None = None
        bean = 0
        for card in s.extra[piles.UNSOLD]:
            building = rules.buildings[card]
            if building.family != s.agenda[-1].progress:
                continue
            bean = building.bean
            value = self.buyer.value(s, seat, building, self.planter.forecast.rounds, 0.0)
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
