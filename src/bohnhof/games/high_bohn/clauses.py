"""What the rules of High Bohn say."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from bohnhof.engine.actions import Action, BuyField
from bohnhof.engine.cards import Bean, Privilege
from bohnhof.engine.state import Row, State
from bohnhof.engine.steps import Step
from bohnhof.games.bohnanza import cards as bohnanza_cards
from bohnhof.games.bohnanza import steps as bohnanza_steps
from bohnhof.games.bohnanza.rules import Bohnanza
from bohnhof.games.high_bohn import piles, steps
from bohnhof.games.high_bohn.actions import (
    BuyBuilding,
    HarvestKeeping,
    Look,
    MoveCard,
    OrderDraw,
    PutUnder,
    Store,
)
from bohnhof.games.high_bohn.cards import FAMILIES, Maker, cards_to_own
from bohnhof.games.high_bohn.rows import crop
from bohnhof.native import mypyc_attr

BONUS: Final = (0, 0, 0, 0, 1, 2, 3, 5, 8)
"""Taler for the number of buildings owned at the end; more than eight give as much as eight."""

MOST_TALER: Final = 5
"""No harvest brings more."""

CLOSED_PLACES: Final = 8
"""Moving a card within so many places of the hand is a closed act; farther back it has to be written."""


@mypyc_attr(allow_interpreted_subclasses=True)
class HighBohnClauses(Bohnanza):
    """The clauses, with the closed acts they speak of. `HighBohn` says what happens by them."""

    extra_names = piles.NAMES
    pile_words: tuple[str, ...] = ("table", "store")

    def __init__(
        self,
        beans: list[Bean] | None = None,
        families: list[Maker] | None = None,
        more_steps: list[Step] | None = None,
    ) -> None:
        beans = beans or bohnanza_cards.beans()
        self.buildings = cards_to_own(beans, families or FAMILIES)
        """By number, as the privileges; 0 is the third field."""
        self.reserved = [0] * (1 + max([building.field for building in self.buildings]))
        """By place: the only bean its field takes, 0 if it takes any."""
        for building in self.buildings:
            if building.reserved:
                self.reserved[building.field] = building.bean
        self.watchers = [building for building in self.buildings if building.watches]
        self.planting_cards = [building for building in self.buildings if building.plants_more]
        self.make_acts(len(beans) + 1)
        privileges: list[Privilege] = []
        privileges.extend(self.buildings)
        super().__init__(beans, [*steps.steps(), *(more_steps or [])], privileges)
        self.make_lists()

    def make_acts(self, kinds: int) -> None:
        """The closed acts that only this game has."""
        self.buys: list[Action] = [BuyBuilding((card,)) for card in range(len(self.buildings))]
        self.by_bean = [
            [building for building in self.buildings if building.bean == kind and kind]
            for kind in range(kinds)
        ]
        """By bean: the buildings that are paid with its taler."""
        self.fields_for_one: list[Action] = [BuyField((kind,)) for kind in range(1, kinds)]
        """Buying the third field with one taler, by bean, where it costs no more."""
        self.stores: list[Action] = [Store(kind) for kind in range(kinds)]
        """By kind; 0 is for the front card of the hand."""
        self.look: Action = Look()
        self.put_under: Action = PutUnder()
        self.card_moves: list[list[Action]] = []
        """By a size of the hand: moving a card to or from its last place."""
        for hand in range(CLOSED_PLACES + 1):
            moves: list[Action] = []
            for place in range(1, hand):
                moves.extend([MoveCard(place, hand), MoveCard(hand, place)])
            self.card_moves.append(moves)
        self.new_orders: list[list[Action]] = [
            [
                OrderDraw(order)
                for order in permutations(range(1, drawn + 1))
                if order[0] != 1 or order[1] != 2
            ]
            if drawn > 1
            else []
            for drawn in range(4)
        ]
        """By a number of drawn cards: every order but the one they came in."""
        guests = [building.guest for building in self.buildings if building.guest]
        self.keepings: list[list[Action]] = []
        """By field: keeping so many guests of a mixed field as taler."""
        for reserved in self.reserved:
            field = len(self.keepings)
            many = range(1, MOST_TALER + 1) if reserved == 0 else range(0)
            self.keepings.append([HarvestKeeping(field, (kind,) * n) for kind in guests for n in many])

    def make_lists(self) -> None:
        """Lists of acts as steps hand them out, and of steps. None is ever changed."""
        self.look_or_done = [self.look, self.done]
        self.under_or_done = [self.put_under, self.done]
        self.done_only = [self.done]
        self.orders_or_done = [[*orders, self.done] for orders in self.new_orders]
        self.moves_or_done: list[list[Action]] = []
        """By a size of the hand, up to the largest for which moving a card is closed."""
        found = [self.done]
        for moves in self.card_moves:
            found = [*found, *moves]
            self.moves_or_done.append(found)
        self.harvests = [self.anytime[:fields] for fields in range(self.most_fields + 1)]
        """By a number of fields."""
        self.buy_field = self.anytime[self.most_fields]
        turn = bohnanza_steps.TURN
        self.turns = [
            turn,
            [steps.LOOK, *turn],
            [steps.MOVE_CARD, *turn],
            [steps.LOOK, steps.MOVE_CARD, *turn],
        ]

    def closed_actions(self) -> list[Action]:
        found = [*self.buys[1:], *self.stores, self.look, self.put_under, *self.fields_for_one]
        for some in (*self.card_moves, *self.new_orders, *self.keepings):
            found.extend(some)
        return found

    # Clauses about the game

    def passes(self, s: State) -> int:
        return 4 if len(s.players) == 5 else 3

    def kind_limit(self, s: State) -> int:
        """How many buildings of a kind are ever sold."""
        return len(s.players) - 1

    def turn(self, s: State, seat: int) -> list[int]:
        """The base game's, after what some may do before it."""
        if not s.players[seat].owned:
            return self.turns[0]
        look = 1 if self.ask_may_look(s, seat) else 0
        return self.turns[look + 2 if self.ask_may_move_card(s, seat) else look]

    def cash(self, s: State, seat: int) -> int:
        """All taler held, those under buildings included."""
        return len(s.players[seat].taler) + len(s.extra[piles.UNDER + seat])

    def buildings_owned(self, s: State, seat: int) -> int:
        """How many; the third field is none."""
        count = 0
        for card in s.players[seat].owned:
            if card:
                count += 1
        return count

    def score(self, s: State, seat: int) -> int:
        """Cash with what falls to it at the end, the prices of the buildings, the bonus for their number."""
        cash = self.cash(s, seat)
        total = cash + self.ask_windfall(s, seat, cash)
        for card in s.players[seat].owned:
            total += self.buildings[card].price
        return total + BONUS[min(self.buildings_owned(s, seat), len(BONUS) - 1)]

    # Clauses that buildings may change, each with the question that folds them in

    def may_plant(self, s: State, seat: int, kind: int, field: int) -> bool:
        row = s.players[seat].fields[field]
        return not row or crop(row) == kind

    def ask_may_plant(self, s: State, seat: int, kind: int, field: int) -> bool:
        """A field on a building that takes one bean takes no other, whatever else its owner has."""
        reserved = self.reserved[field]
        if reserved:
            return kind == reserved
        return super().ask_may_plant(s, seat, kind, field)

    def worth(self, s: State, seat: int, row: Row) -> int:
        return self.ask_beanometer(s, seat, crop(row)).taler(len(row))

    def ask_may_look(self, s: State, seat: int) -> bool:
        answer = False
        for card in s.players[seat].owned:
            answer = self.buildings[card].may_look(answer, s, seat)
        return answer

    def ask_may_move_card(self, s: State, seat: int) -> bool:
        answer = False
        for card in s.players[seat].owned:
            answer = self.buildings[card].may_move_card(answer, s, seat)
        return answer

    def ask_orders_draw(self, s: State, seat: int) -> bool:
        answer = False
        for card in s.players[seat].owned:
            answer = self.buildings[card].orders_draw(answer, s, seat)
        return answer

    def ask_store_room(self, s: State, seat: int) -> int:
        room = 0
        for card in s.players[seat].owned:
            room = self.buildings[card].store_room(room, s, seat)
        return room

    def ask_windfall(self, s: State, seat: int, cash: int) -> int:
        taler = 0
        for card in s.players[seat].owned:
            taler = self.buildings[card].windfall(taler, s, seat, cash)
        return taler
