"""A player who plants and harvests with foresight and trades nothing: the ground a thrifty one stands on."""

from __future__ import annotations

from typing import ClassVar

from bohnhof.bots.bot import Bot
from bohnhof.bots.farm import Farm
from bohnhof.bots.habits import Habits
from bohnhof.bots.outlook import Outlook
from bohnhof.engine.actions import Action, BuyField
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import Question
from bohnhof.engine.state import State
from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Grower(Bot):
    """Plants where it brings most, harvests where it costs least. Other games override single answers."""

    name = "grower"
    suggestions: ClassVar[bool] = False
    """It needs no list of sensible offers."""
    habits: ClassVar[Habits] = Habits()

    def __init__(self, rules: Rules, seat: int, rng: Rng) -> None:
        super().__init__(rules, seat, rng)
        self._outlook: Outlook | None = None
        self._moment = (0, 0, 0)

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        for move in moves:
            if isinstance(move, BuyField) and self.field_pays(view):
                return move
        if self.rules.may_offer(view, self.seat):
            return self.trade(view, moves, question)
        if self.rules.steps[view.agenda[-1].step].moment:
            return self.sell_in_time(view, moves)
        move = self.plant(view, moves)
        return move if move in moves else self.otherwise(moves)

    def otherwise(self, moves: list[Action]) -> Action | None:
        """Anything, where it is asked for what it knows nothing about."""
        return moves[self.rng.below(len(moves))] if moves else None

    def outlook(self, view: State) -> Outlook:
        """What the game may still bring; thought about anew after each draw."""
        moment = (view.active, len(view.draw), view.passes)
        if self._outlook is None or moment != self._moment:
            self._moment = moment
            self._outlook = Outlook(self.rules, view, self.habits)
        return self._outlook

    def field_pays(self, view: State) -> bool:
        """Whether a third field will bring more than its price."""
        return self.outlook(view).rounds >= self.habits.field_rounds

    def trade(self, view: State, moves: list[Action], question: Question) -> Action | None:
        """No, thank you."""
        return self.rules.acts.done if self.rules.acts.done in moves else None

    def farm(self, view: State, seat: int) -> Farm:
        """The fields of a seat, for thinking."""
        rows = view.players[seat].fields
        places = [field for field in range(len(rows)) if self.rules.ask_has_field(view, seat, field)]
        kinds = [rows[field][-1] if rows[field] else 0 for field in places]
        counts = [len(rows[field]) for field in places]
        return Farm(self.outlook(view), places, kinds, counts)

    def must_plant(self, view: State, seat: int) -> list[int]:
        """The cards that lie before a seat and will have to be planted by it."""
        aside = view.players[seat].aside
        return list(aside + view.revealed if seat == view.active else aside)

    def plant(self, view: State, moves: list[Action]) -> Action:
        """Plant the next card, after a harvest if need be."""
        farm = self.farm(view, self.seat)
        ready = self.must_plant(view, self.seat)
        hand = view.players[self.seat].hand
        if not ready and (not hand or (self.rules.acts.done in moves and not self.plants_more(farm, hand))):
            return self.rules.acts.done
        card = farm.first_of(ready) if ready else hand[0]
        _, place, clear = farm.best_place(card)
        field = farm.places[place]
        if clear:
            return self.rules.acts.harvest[field]
        acts = self.rules.acts
        return acts.plant_ready[card][field] if ready else acts.plant[field]

    def sell_in_time(self, view: State, moves: list[Action]) -> Action:
        """Where nothing is to be planted: sell what waits for nothing more, so that its cards come back."""
        farm = self.farm(view, self.seat)
        for i, field in enumerate(farm.places):
            row = view.players[self.seat].fields[field]
            if row and farm.losses[farm.kinds[i]][farm.counts[i]] <= 0:
                harvest = self.rules.acts.harvest[field]
                if harvest in moves and self.rules.ask_worth(view, self.seat, row):
                    return harvest
        return self.rules.acts.done

    def plants_more(self, farm: Farm, hand: list[int]) -> bool:
        """Whether to plant the front card though nobody has to."""
        eager, wary = self.habits.eager, self.habits.wary
        return farm.plan(hand[:1], hand[1:], eager, wary) > farm.plan([], hand, eager, wary)
