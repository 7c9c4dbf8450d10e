"""The closed actions (actions without open parameters) of High Bohn."""

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
"""The most taler that a harvest pays."""

CLOSED_PLACES: Final = 8
"""The number of hand positions between which moving a card is a closed action.

Moves farther back have to be written as sentences.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class HighBohnActs(Acts):
    """The actions of Bohnanza and those that buildings allow."""

    def __init__(self, rules: HighBohnClauses) -> None:
        super().__init__(rules)
        kinds = range(1, len(rules.beans))
        self.buy: list[Action] = [BuyBuilding((card,)) for card in range(len(rules.buildings))]
        """By number of the card. Entry 0, the third field, is only a placeholder."""
        self.store: list[Action] = [Store(kind) for kind in [0, *kinds]]
        """By kind; 0 stands for the front card of the hand."""
        self.look: Action = Look()
        self.look_or_done = [self.look, self.done]
        self.put_under: Action = PutUnder()
        self.put_under_or_done = [self.put_under, self.done]
        self.buy_field_for_one: list[Action] = [BuyField((kind,)) for kind in kinds]
        """By bean: buying the third field with one taler, for seats that pay no more."""
        self.add([*self.buy[1:], *self.store, self.look, self.put_under, *self.buy_field_for_one])
        self.move_or_done: list[list[Action]] = [self.only_done]
        """By number of hand cards, up to CLOSED_PLACES: moves of a card, and `done`."""
        for hand in range(1, CLOSED_PLACES + 1):
            moves: list[Action] = []
            for place in range(1, hand):
                moves.extend([MoveCard(place, hand), MoveCard(hand, place)])
            self.add(moves)
            self.move_or_done.append([*self.move_or_done[-1], *moves])
        self.order_or_done: list[list[Action]] = [self.only_done, self.only_done]
        """By number of drawn cards: every other order, and `done`."""
        for drawn in (2, 3):
            others = list(permutations(range(1, drawn + 1)))[1:]
            orders: list[Action] = [OrderDraw(order) for order in others]
            self.add(orders)
            self.order_or_done.append([*orders, self.done])
        guests = [building.guest for building in rules.buildings if building.guest]
        self.harvest_keeping: list[list[Action]] = []
        """By field: harvests of a mixed field that keep one, two … guests as taler."""
        for field, only in enumerate(rules.reserved):
            many = range(0) if only else range(1, MOST_TALER + 1)
            keeping: list[Action] = [HarvestKeeping(field, (kind,) * n) for kind in guests for n in many]
            self.add(keeping)
            self.harvest_keeping.append(keeping)
        self.leave: list[Action] = [Leave(field) for field in range(rules.most_fields)]
        """By field. They were added later than other actions, so rulebooks add them at the end."""
