"""The numbers a player goes by where the mafia plays. They were found by playing; none of them is a rule."""

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
"""What a heuristic goes by before anything was found."""


class MafiaNumbers:
    """Amounts are in taler, times in rounds."""

    def __init__(self, given: dict[str, float]) -> None:
        said = {**USUAL, **given}
        self.said = said
        self.dread = said["dread"]
        """How much a taler of the mafia hurts, as a share of what it counts at the end."""
        self.envy = said["envy"]
        """How much a taler of the opponent hurts."""
        self.focus = said["focus"]
        """How much more the rival hurts who is ahead, and less the other."""
        self.patience = said["patience"]
        """For how many rounds a field may well wait for more."""
        self.rent = said["rent"]
        """What a field costs for each round that it waits."""
        self.blend = said["blend"]
        """How far all the steps a row may reach count, beside the one most worth waiting for."""
        self.loneliness = said["loneliness"]
        """What a lone bean costs because it gets in the way."""
        self.room = said["room"]
        """What an empty field is worth."""
        self.tax = said["tax"]
        """What it costs besides that a boss collects what grows on an own field."""
        self.reach = said["reach"]
        """The share of the cards revealed by the opponent that it hopes to get."""
        self.hand = said["hand"]
        """How much a card counts at the front of the hand: it has to be planted some day."""
        self.further = said["further"]
        """How much less each card counts behind the one before it."""
        self.burden = said["burden"]
        """How much more a card counts that does harm."""
        self.windfall = said["windfall"]
        """How much a card counts that may come back from the discard pile in this turn."""
        self.later = said["later"]
        """The same for the next turn, when other cards may lie on it."""
        self.refill = said["refill"]
        """How fast a boss earns whom a careful player fills, compared with one whom chance fills."""
        self.block = said["block"]
        """How many of the cards that may come to a boss come to him indeed."""
        self.field_rounds = said["field_rounds"]
        """The third field is bought if at least so many rounds are left."""
        self.field = said["field"]
        """What it brings for each round more."""
        self.glory = said["glory"]
        """What winning is worth beyond the taler."""
