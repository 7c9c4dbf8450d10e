"""The acts of a rulebook that are made once and shared: its closed acts in a fixed order, and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.actions import Action, BuyField, Done, Harvest, Plant
from bohnhof.engine.clauses import NO_CARD
from bohnhof.engine.declared import declared
from bohnhof.engine.trading import Accept, Decline, Withdraw
from bohnhof.native import mypyc_attr

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules

MOST_ANSWERS: Final = 4096
"""Up to this number the answers to offers are made once and shared; few games see more offers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Acts:
    """The one home of the closed acts. A game adds its own in a subclass; no list is changed afterwards."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.all: list[Action] = []
        """Every closed act. Learned policies depend on the order, so it is frozen in tests/golden/acts."""
        self.by_sentence: dict[str, Action] = {}
        self.anytime: list[Action] = []
        """Those that need no step's welcome."""
        fields = range(rules.most_fields)
        counts = range(rules.most_fields + 1)
        self.done: Action = Done()
        self.only_done: list[Action] = [self.done]
        self.plant: list[Action] = [Plant(field) for field in fields]
        """By field: planting the front card of the hand."""
        self.harvest: list[Action] = [Harvest(field) for field in fields]
        """By field."""
        self.buy_field: Action = BuyField()
        self.plant_ready: list[list[Action]] = [
            [Plant(field, kind) for field in fields] if kind else [] for kind in range(len(rules.beans))
        ]
        """By kind and field: planting a card that lies ready."""
        self.plant_first = [self.plant[:count] for count in counts]
        """By a number of fields: planting the front card onto one of the first so many."""
        self.plant_first_or_done = [[*plants, self.done] for plants in self.plant_first]
        self.harvest_first = [self.harvest[:count] for count in counts]
        """By a number of fields: harvesting one of the first so many."""
        self._ready: list[list[list[Action]]] = [[] for _ in counts]
        self._accept: list[Action] = []
        self._decline: list[Action] = []
        self._withdraw: list[Action] = []
        self.add([self.done, *self.plant, *self.harvest])
        if rules.third_field != NO_CARD:
            self.add([self.buy_field])
        for plants in self.plant_ready:
            self.add(plants)

    def add(self, actions: list[Action]) -> None:
        """Closed acts behind those that are there already."""
        for action in actions:
            action.anytime = declared(action, "anytime", action.anytime)
            action.spares_offers = declared(action, "spares_offers", action.spares_offers)
            self.all.append(action)
            self.by_sentence[action.sentence(self.rules)] = action
            if action.anytime:
                self.anytime.append(action)

    def plant_any_ready(self, kinds: int, fields: int) -> list[Action]:
        """Planting any of these kinds, one bit each, onto one of the first so many fields."""
        known = self._ready[fields]
        if not known:
            known.extend([[] for _ in range(1 << len(self.plant_ready))])
        found = known[kinds]
        if not found:
            for kind, plants in enumerate(self.plant_ready):
                if kinds >> kind & 1:
                    found.extend(plants[:fields])
        return found

    # Answers to the offer of a number

    def accept(self, serial: int) -> Action:
        if serial >= len(self._accept) and not self._share_answers(serial):
            return Accept(serial)
        return self._accept[serial]

    def decline(self, serial: int) -> Action:
        if serial >= len(self._decline) and not self._share_answers(serial):
            return Decline(serial)
        return self._decline[serial]

    def withdraw(self, serial: int) -> Action:
        if serial >= len(self._withdraw) and not self._share_answers(serial):
            return Withdraw(serial)
        return self._withdraw[serial]

    def _share_answers(self, last: int) -> bool:
        """Make the answers up to this number; False where it is too high to keep them."""
        if last > MOST_ANSWERS:
            return False
        for serial in range(len(self._accept), last + 1):
            self._accept.append(Accept(serial))
            self._decline.append(Decline(serial))
            self._withdraw.append(Withdraw(serial))
        return True
