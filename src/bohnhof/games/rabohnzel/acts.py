"""The closed actions (actions without open parameters) of Rabohnzel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.actions import Action
from bohnhof.engine.acts import Acts
from bohnhof.engine.state import NOBODY
from bohnhof.games.rabohnzel.actions import Activate, Brew, Choose, Counter, DiscardRevealed, Keep, Use
from bohnhof.games.rabohnzel.spells import LISTED_PLACES
from bohnhof.native import mypyc_attr

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules
    from bohnhof.games.rabohnzel.spell import Spell


@mypyc_attr(allow_interpreted_subclasses=True)
class RabohnzelActs(Acts):
    """The actions of Bohnanza, and those of powers, attacks and spells.

    In lists by kind or spell, entry 0 is only a placeholder.
    """

    def __init__(self, rules: Rules, spells: list[Spell]) -> None:
        super().__init__(rules)
        kinds = range(len(rules.beans))
        numbers = range(len(spells) + 1)
        helpers = [spell.number for spell in spells if spell.helps]
        fields = range(rules.most_fields)
        seats = range(rules.most_seats)
        self.keep: Action = Keep()
        self.counter: Action = Counter()
        self.choose: list[Action] = [Choose(kind) for kind in kinds]
        """By kind."""
        self.discard: list[Action] = [DiscardRevealed(kind) for kind in kinds]
        """By kind."""
        self.brew: list[Action] = [Brew(number) for number in numbers]
        """By spell."""
        self.activate: list[Action] = [Activate(number) for number in numbers]
        """By spell."""
        self.use: list[list[Action]] = [[Use(field)] for field in fields]
        """By field: using a power that is not aimed."""
        self.use_helped: list[list[Action]] = [
            [Use(field, NOBODY, helper) for helper in helpers] for field in fields
        ]
        """By field: using such a power with the help of a spell."""
        self.use_on: list[list[Action]] = [[Use(field, target) for target in seats] for field in fields]
        """By field: using a power against each seat."""
        self.use_on_helped: list[list[Action]] = [
            [Use(field, target, helper) for target in seats for helper in helpers] for field in fields
        ]
        """By field: using a power against each seat with the help of a spell."""
        self.add([self.keep, self.counter, *self.choose[1:], *self.discard[1:]])
        self.add([*self.brew[1:], *self.activate[1:]])
        for uses in [*self.use, *self.use_helped, *self.use_on, *self.use_on_helped]:
            self.add(uses)
        self.cast: list[list[list[Action]]] = [[]]
        """By spell and number of hand cards, up to LISTED_PLACES: the ways to cast it."""
        for spell in spells:
            ways = spell.ways_to_cast(rules)
            self.add(list(ways))
            self.cast.append(
                [
                    [way for way in ways if not spell.places or max(way.one, way.two) <= size]
                    for size in range(LISTED_PLACES + 1)
                ]
            )
