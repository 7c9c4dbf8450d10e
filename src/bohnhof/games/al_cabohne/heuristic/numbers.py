"""The parameters of the heuristic for games with the mafia, tuned by playing."""

from __future__ import annotations

from typing import Final

USUAL: Final[dict[str, float]] = {
    "dread": 1.0,
    "envy": 0.5,
    "focus": 0.0,
    "patience": 4.0,
    "rent": 0.05,
    "blend": 0.0,
    "loneliness": 0.3,
    "room": -0.2,
    "tax": 0.0,
    "reach": 0.35,
    "hand": 0.9,
    "further": 0.8,
    "burden": 0.7,
    "windfall": 0.5,
    "later": 0.3,
    "refill": 0.5,
    "block": 1.0,
    "field_rounds": 5.0,
    "field": 0.3,
    "glory": 4.0,
}
"""Default parameters, before any tuning."""


class MafiaNumbers:
    """Parameters of the heuristic. Amounts are in taler, times in rounds."""

    def __init__(self, given: dict[str, float]) -> None:
        said = {**USUAL, **given}
        self.said = said
        self.dread = said["dread"]
        """The cost of a taler of the mafia, as a share of what it counts at the end."""
        self.envy = said["envy"]
        """The weight of the opponent's taler against the seat's."""
        self.focus = said["focus"]
        """The additional weight of the rival who is ahead, which the other loses."""
        self.patience = said["patience"]
        """The number of rounds for which a field may wait for more cards."""
        self.rent = said["rent"]
        """The cost of a field for each round that it waits."""
        self.blend = said["blend"]
        """The weight of all reachable steps of a row, against only the most valuable one."""
        self.loneliness = said["loneliness"]
        """The cost of a single bean, because it gets in the way."""
        self.room = said["room"]
        """The value of an empty field."""
        self.tax = said["tax"]
        """The cost, besides payments, of a boss who collects the kind of a field of the seat."""
        self.reach = said["reach"]
        """The share of the cards revealed by the opponent that it expects to get."""
        self.hand = said["hand"]
        """The weight of the front card, which must be planted sooner or later."""
        self.further = said["further"]
        """The weight of each hand card relative to the one before it."""
        self.burden = said["burden"]
        """The factor for hand cards that do harm."""
        self.windfall = said["windfall"]
        """The weight of cards that may come back from the discard pile in this turn."""
        self.later = said["later"]
        """The weight of such cards for the next turn, when other cards may cover them."""
        self.refill = said["refill"]
        """The income of a boss whom players fill with care, relative to one filled by chance."""
        self.block = said["block"]
        """The share of the cards that may come to a boss that really do."""
        self.field_rounds = said["field_rounds"]
        """The fewest rounds left at which the third field is bought."""
        self.field = said["field"]
        """The value of the third field for each round beyond `field_rounds`."""
        self.glory = said["glory"]
        """The value of winning, beyond the taler."""
