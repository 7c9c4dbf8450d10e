"""The closed acts of High Bohn."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from bohnhof.engine.actions import Action, BuyField
from bohnhof.engine.acts import Acts
from bohnhof.games.high_bohn.actions import (
    BuyBuilding,
    HarvestKeeping,
    Leave,
    Look,
    MoveCard,
    OrderDraw,
    PutUnder,
    Store,
)
from bohnhof.native import mypyc_attr

if TYPE_CHECKING:
    from bohnhof.games.high_bohn.clauses import HighBohnClauses

MOST_TALER: Final = 5
"""No harvest brings more."""

CLOSED_PLACES: Final = 8
"""Moving a card within so many places of the hand is a closed act; farther back it has to be written."""


@mypyc_attr(allow_interpreted_subclasses=True)
class HighBohnActs(Acts):
    """The base game's, and what buildings allow."""

    def __init__(self, rules: HighBohnClauses) -> None:
        super().__init__(rules)
        kinds = range(1, len(rules.beans))
        self.buy: list[Action] = [BuyBuilding((card,)) for card in range(len(rules.buildings))]
        """By building; 0, the third field, is none."""
        self.store: list[Action] = [Store(kind) for kind in [0, *kinds]]
        """By kind; 0 is for the front card of the hand."""
        self.look: Action = Look()
        self.look_or_done = [self.look, self.done]
        self.put_under: Action = PutUnder()
        self.put_under_or_done = [self.put_under, self.done]
        self.buy_field_for_one: list[Action] = [BuyField((kind,)) for kind in kinds]
        """Buying the third field with one taler, by bean, where it costs no more."""
        self.add([*self.buy[1:], *self.store, self.look, self.put_under, *self.buy_field_for_one])
        self.move_or_done: list[list[Action]] = [self.only_done]
        """By a size of the hand, up to the largest for which moving a card is closed."""
        for hand in range(1, CLOSED_PLACES + 1):
            moves: list[Action] = []
            for place in range(1, hand):
                moves.extend([MoveCard(place, hand), MoveCard(hand, place)])
            self.add(moves)
            self.move_or_done.append([*self.move_or_done[-1], *moves])
        self.order_or_done: list[list[Action]] = [self.only_done, self.only_done]
        """By a number of drawn cards: every order but the one they came in."""
        for drawn in (2, 3):
            others = list(permutations(range(1, drawn + 1)))[1:]
            orders: list[Action] = [OrderDraw(order) for order in others]
            self.add(orders)
            self.order_or_done.append([*orders, self.done])
        guests = [building.guest for building in rules.buildings if building.guest]
        self.harvest_keeping: list[list[Action]] = []
        """By field: keeping so many guests of a mixed field as taler."""
        for field, only in enumerate(rules.reserved):
            many = range(0) if only else range(1, MOST_TALER + 1)
            keeping: list[Action] = [HarvestKeeping(field, (kind,) * n) for kind in guests for n in many]
            self.add(keeping)
            self.harvest_keeping.append(keeping)
        self.leave: list[Action] = [Leave(field) for field in range(rules.most_fields)]
        """By field. They are younger than any others, so that a rulebook adds them last."""
