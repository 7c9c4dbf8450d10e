"""The numbers that a heuristic goes by in the games of planting and trading."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.row_values import RowValues
from bohnhof.bots.heuristics.tuned_numbers import given
from bohnhof.engine.rules import Rules
from bohnhof.native import vec

PLACES: Final = 4
"""How many cards of a hand are thought of."""

USUAL: Final[dict[str, float]] = {
    "reach": 0.35,
    "patience": 1.0,
    "rent": 0.1,
    "loneliness": 0.2,
    "eager": 0.7,
    "eager_later": 0.7,
    "wary": 0.7,
    "wary_later": 0.4,
    "keeping": 0.3,
    "missing": 0.4,
    "ridding": 0.1,
    "envy": 0.3,
    "leader_envy": 0.6,
    "their_envy": 0.3,
    "least": 0.05,
    "spread": 0.2,
    "again": 0.5,
    "worthwhile": 0.0,
    "offers": 4.0,
    "width": 2.0,
    "field_rounds": 4.0,
}
"""What a heuristic goes by before anything was tuned."""


class Numbers:
    """How patient, careful and generous a heuristic is. Amounts are in taler, times in rounds."""

    def __init__(self, given: dict[str, float]) -> None:
        said = {**USUAL, **given}
        self.said = said
        self.reach = said["reach"]
        """The share of the cards revealed by others that it hopes to get."""
        self.patience = said["patience"]
        """How far it looks ahead for a row."""
        self.rent = said["rent"]
        """What a field costs for each round that it waits."""
        self.loneliness = said["loneliness"]
        """What a lone bean costs because it gets in the way."""
        self.eager = falling(said["eager"], said["eager_later"])
        """How much a useful card counts at the first, second … place of the hand."""
        self.wary = falling(said["wary"], said["wary_later"])
        """How much a harmful card counts there."""
        self.keeping = said["keeping"]
        """What any hand card is worth because it can be traded later."""
        self.missing = said["missing"]
        """How much another player is expected to miss a hidden card that fits their fields."""
        self.ridding = said["ridding"]
        """How much they are expected to gain by giving away one that does not."""
        self.envy = said["envy"]
        """How much of a partner's gain it takes for a loss of its own."""
        self.leader_envy = said["leader_envy"]
        """The same where the partner is ahead of everyone."""
        self.their_envy = said["their_envy"]
        """How much of that it expects of others."""
        self.least = said["least"]
        """What a trade has to bring."""
        self.spread = said["spread"]
        """How unsure it is of what others gain."""
        self.again = said["again"]
        """How much of it is still hoped for if a card was asked for before in this turn."""
        self.worthwhile = said["worthwhile"]
        """What must be hoped for before it speaks."""
        self.offers = int(said["offers"] + 0.5)
        """How many offers it makes in one turn."""
        self.width = int(said["width"] + 0.5)
        """How many cards of each side it thinks of in one offer, up to two."""
        self.field_rounds = said["field_rounds"]
        """It buys the third field if at least so many rounds are left."""


def falling(first: float, later: float) -> vec[float]:
    """By place of the hand: each counts so much of the one before it."""
    return vec[float]([first * later**place for place in range(PLACES)])


_KNOWN: Final[dict[str, tuple[Numbers, RowValues]]] = {}
"""By game and numbers: so that tables are made once."""


def numbers_of(rules: Rules, others: dict[str, float] | None = None) -> tuple[Numbers, RowValues]:
    """The numbers of a game, or others, and the tables of rows that belong to them."""
    said = given(rules) if others is None else others
    key = f"{rules.name} {said}"
    if key not in _KNOWN:
        numbers = Numbers(said)
        _KNOWN[key] = numbers, RowValues(numbers.rent, numbers.loneliness)
    return _KNOWN[key]
