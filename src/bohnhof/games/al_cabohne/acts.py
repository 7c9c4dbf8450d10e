"""The closed actions (actions without open parameters) of games with the mafia."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.actions import Action
from bohnhof.engine.acts import Acts, AnyOf
from bohnhof.games.al_cabohne.actions import DiscardLeftover, Give, Pay, PlantForBoss, PlantGroup
from bohnhof.native import mypyc_attr

if TYPE_CHECKING:
    from bohnhof.games.al_cabohne.mafia import Mafia


@mypyc_attr(allow_interpreted_subclasses=True)
class MafiaActs(Acts):
    """The actions with bosses and with revealed cards."""

    def __init__(self, rules: Mafia) -> None:
        super().__init__(rules)
        kinds = range(len(rules.beans))
        fields = range(rules.most_fields)
        bosses = range(len(rules.bosses))
        self.discard: list[Action] = [DiscardLeftover(kind) for kind in kinds]
        """By kind. Entry 0, for the unseen kind, is only a placeholder."""
        self.use_ready = [
            [
                [*plants[:count], discard]
                for plants, discard in zip(self.plant_ready, self.discard, strict=True)
            ]
            for count in range(rules.most_fields + 1)
        ]
        """By number of fields and kind: plant a card on one of the first fields, or discard it."""
        self.pay: list[Action] = [Pay(field) for field in fields]
        """By field."""
        self.plant_group: list[list[Action]] = [[PlantGroup(kind, f) for f in fields] for kind in kinds]
        """By kind and field."""
        self.plant_any_group = AnyOf(self.plant_group, rules.most_fields)
        self.plant_for: list[list[Action]] = [[PlantForBoss(kind, b) for kind in kinds] for b in bosses]
        """By boss and kind."""
        self.give: list[list[Action]] = [[Give(kind, boss) for kind in kinds] for boss in bosses]
        """By boss and kind."""
        self.add([*self.discard[1:], *self.pay])
        for groups in self.plant_group[1:]:
            self.add(groups)
        for boss in bosses:
            self.add([*self.plant_for[boss][1:], *self.give[boss][1:]])
