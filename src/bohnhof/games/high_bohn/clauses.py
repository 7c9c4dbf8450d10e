"""The rules of High Bohn that buildings can change."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.acts import Acts
from bohnhof.engine.cards import Bean, Privilege
from bohnhof.engine.piles import ExtraPile
from bohnhof.engine.state import Row, State
from bohnhof.engine.steps import Step
from bohnhof.games.bohnanza import cards as bohnanza_cards
from bohnhof.games.bohnanza import steps as bohnanza_steps
from bohnhof.games.bohnanza.rules import Bohnanza
from bohnhof.games.high_bohn import piles, steps
from bohnhof.games.high_bohn.acts import HighBohnActs
from bohnhof.games.high_bohn.cards import FAMILIES, Building, Family, OwnBeanField, cards_to_own
from bohnhof.games.high_bohn.rows import crop
from bohnhof.native import mypyc_attr

BONUS: Final = (0, 0, 0, 0, 1, 2, 3, 5, 8)
"""By number of buildings owned: the bonus in taler; more than eight count as eight."""


@mypyc_attr(allow_interpreted_subclasses=True)
class HighBohnClauses(Bohnanza):
    """The clauses of High Bohn.

    Each `ask_…` method passes the answer through the buildings that the player owns.
    """

    mixed_rows = True
    pile_words: tuple[str, ...] = ("table", "store")

    def __init__(
        self,
        beans: list[Bean] | None = None,
        families: list[Family] | None = None,
        more_steps: list[Step] | None = None,
    ) -> None:
        beans = beans or bohnanza_cards.beans()
        self.families = families or FAMILIES
        self.buildings = cards_to_own(beans, self.families)
        """The cards that can be owned, by number; 0 is the third field."""
        self.reserved = [0] * (1 + max([building.field for building in self.buildings]))
        """By field: the only bean it takes; 0 if it takes any."""
        for building in self.buildings:
            if isinstance(building, OwnBeanField):
                self.reserved[building.field] = building.bean
        self.mixes = [type(card).may_plant is not Building.may_plant for card in self.buildings]
        """By building: whether its owner may plant more than one kind on a field."""
        self.watchers = [card for card in self.buildings if type(card).share is not Building.share]
        """The buildings that may give their owners a share in a harvest."""
        self.planting_cards = [
            card for card in self.buildings if type(card).plantings is not Building.plantings
        ]
        """The buildings that let their owners plant more cards in phase 1."""
        self.ordering_cards = [
            card for card in self.buildings if type(card).orders_draw is not Building.orders_draw
        ]
        """The buildings that let their owners order the cards drawn in phase 4."""
        self.by_bean = [
            [building for building in self.buildings if building.bean == kind and kind]
            for kind in range(len(beans) + 1)
        ]
        """By bean: the buildings that are paid with its taler."""
        privileges: list[Privilege] = []
        privileges.extend(self.buildings)
        super().__init__(beans, [*steps.steps(), *(more_steps or [])], privileges)
        turn = bohnanza_steps.TURN
        self.turns = [
            turn,
            [steps.LOOK, *turn],
            [steps.MOVE_CARD, *turn],
            [steps.LOOK, steps.MOVE_CARD, *turn],
        ]
        """The steps of a turn, by bit mask of what precedes it: 1 for a look, 2 for moving a card.

        Do not modify.
        """

    def own_piles(self) -> list[ExtraPile]:
        return piles.own_piles()

    def make_acts(self) -> Acts:
        acts = HighBohnActs(self)
        acts.add(acts.leave)
        return acts

    # Clauses about the game

    def passes(self, s: State) -> int:
        return 4 if len(s.players) == 5 else 3

    def kind_limit(self, s: State) -> int:
        """Return the number of buildings of each kind that can be sold."""
        return len(s.players) - 1

    def turn(self, s: State, seat: int) -> list[int]:
        """Return the steps of Bohnanza, after those that the seat's buildings add before a turn."""
        if not s.players[seat].owned:
            return self.turns[0]
        look = 1 if self.ask_may_look(s, seat) else 0
        return self.turns[look + 2 if self.ask_may_move_card(s, seat) else look]

    def cash(self, s: State, seat: int) -> int:
        """Return the number of taler of a seat, including those under its buildings."""
        return len(s.players[seat].taler) + len(s.extra[piles.UNDER + seat])

    def buildings_owned(self, s: State, seat: int) -> int:
        """Return the number of buildings of a seat. The third field is no building."""
        count = 0
        for card in s.players[seat].owned:
            if card:
                count += 1
        return count

    def score(self, s: State, seat: int) -> int:
        """Return the score: cash, windfalls, prices of buildings, bonus for their number."""
        cash = self.cash(s, seat)
        total = cash + self.ask_windfall(s, seat, cash)
        for card in s.players[seat].owned:
            total += self.buildings[card].price
        return total + BONUS[min(self.buildings_owned(s, seat), len(BONUS) - 1)]

    # Clauses that buildings may change, each followed by the `ask_…` method that applies them

    def may_plant(self, s: State, seat: int, kind: int, field: int) -> bool:
        row = s.players[seat].fields[field]
        return not row or crop(row) == kind

    def ask_may_plant(self, s: State, seat: int, kind: int, field: int) -> bool:
        """Return whether a field takes a card.

        The field on a building that takes one bean takes no other, whatever else its owner has.
        """
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
