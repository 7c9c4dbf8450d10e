"""A player who plants and harvests with foresight and trades nothing: where thrifty stands on."""

from __future__ import annotations

from bohnhof.bots.bot import Bot
from bohnhof.bots.farm import Farm, in_order
from bohnhof.bots.habits import Habits
from bohnhof.bots.outlook import Outlook
from bohnhof.engine.actions import Action, BuyField
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State


class Grower(Bot):
    """Plants where it brings most, harvests where it costs least. Games may override its answers."""

    name = "grower"
    habits = Habits()

    def __init__(self, rules: Rules, seat: int, rng: Rng) -> None:
        super().__init__(rules, seat, rng)
        self.outlook: Outlook | None = None
        self._moment = (-1, -1, -1)

    def decide(self, view: State, moves: list[Action]) -> Action | None:
        self.look(view)
        for move in moves:
            if isinstance(move, BuyField) and self.field_pays(view):
                return move
        if self.rules.may_offer(view, self.seat):
            return self.trade(view, moves)
        return self.plant(view, moves)

    def look(self, view: State) -> Outlook:
        """Count the cards anew once in each turn."""
        moment = (view.active, len(view.draw), view.passes)
        if self.outlook is None or moment != self._moment:
            self._moment = moment
            self.outlook = Outlook(self.rules, view, self.habits)
            self.new_turn(view)
        return self.outlook

    def new_turn(self, view: State) -> None:
        """Something was drawn or revealed since the last question."""

    def field_pays(self, view: State) -> bool:
        """Whether a third field will bring more than its price."""
        assert self.outlook is not None
        return self.outlook.rounds >= self.habits.field_rounds

    def trade(self, view: State, moves: list[Action]) -> Action | None:
        """No, thank you."""
        for move in moves:
            if move is self.rules.done:
                return move
        return None

    def farm(self, view: State, seat: int) -> Farm:
        """The fields of a seat, for thinking."""
        assert self.outlook is not None
        rows = view.players[seat].fields
        places = [field for field in range(len(rows)) if self.rules.ask_has_field(view, seat, field)]
        kinds = [rows[field][0] if rows[field] else 0 for field in places]
        counts = [len(rows[field]) for field in places]
        return Farm(self.outlook, places, kinds, counts)

    def ready_cards(self, view: State, seat: int) -> list[int]:
        """The cards that lie before a seat and must be planted, unless they are still traded away."""
        aside = view.players[seat].aside
        return aside + view.revealed if seat == view.active else aside

    def plant(self, view: State, moves: list[Action]) -> Action:
        """Plant the next card, after a harvest if it has to be."""
        farm = self.farm(view, self.seat)
        ready = self.ready_cards(view, self.seat)
        if ready:
            assert self.outlook is not None
            card = in_order(self.outlook.values, farm.kinds, ready)[0]
        else:
            card = view.players[self.seat].hand[0]
            if self.rules.done in moves and not self.plants_more(view, farm):
                return self.rules.done
        _, field, clear = farm.best_place(card)
        place = farm.places[field]
        if clear:
            return self.rules.anytime[place]
        return self.rules.plants_aside[card][place] if ready else self.rules.plants[place]

    def plants_more(self, view: State, farm: Farm) -> bool:
        """Whether to plant the next card of the hand though nobody has to."""
        hand = view.players[self.seat].hand
        later = farm.plan([], hand, self.habits.eager, self.habits.wary)
        return farm.plan(hand[:1], hand[1:], self.habits.eager, self.habits.wary) > later
