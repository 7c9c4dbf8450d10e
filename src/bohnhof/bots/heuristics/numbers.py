"""The parameters of heuristics for games of planting and trading."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.row_values import RowValues
from bohnhof.bots.heuristics.tuned_numbers import given
from bohnhof.engine.rules import Rules
from bohnhof.native import vec

PLACES: Final = 4
"""Number of hand cards that are considered."""

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
"""Default parameters, before tuning."""


class Numbers:
    """The parameters of a heuristic. Amounts are in taler, times in rounds."""

    def __init__(self, given: dict[str, float]) -> None:
        said = {**USUAL, **given}
        self.said = said
        self.reach = said["reach"]
        """Share of the cards revealed by others that it expects to get."""
        self.patience = said["patience"]
        """Number of rounds ahead for which the value of a row is computed."""
        self.rent = said["rent"]
        """Cost of an occupied field per round."""
        self.loneliness = said["loneliness"]
        """Cost of a single bean, which blocks its field."""
        self.eager = falling(said["eager"], said["eager_later"])
        """Weight of a useful card by hand position."""
        self.wary = falling(said["wary"], said["wary_later"])
        """Weight of a harmful card by hand position."""
        self.keeping = said["keeping"]
        """Value of any hand card, because it can be traded later."""
        self.missing = said["missing"]
        """Estimated share of a hidden card's value that another player loses by giving it."""
        self.ridding = said["ridding"]
        """Estimated share that they gain by giving away a card that does not fit."""
        self.envy = said["envy"]
        """Share of a partner's gain that counts as an own loss."""
        self.leader_envy = said["leader_envy"]
        """The same if the partner leads the game."""
        self.their_envy = said["their_envy"]
        """The same as assumed of other players."""
        self.least = said["least"]
        """Minimum gain of a trade."""
        self.spread = said["spread"]
        """Uncertainty of the gains of others."""
        self.again = said["again"]
        """Factor for the chance of a deal if a card in it was requested before in this turn."""
        self.worthwhile = said["worthwhile"]
        """Minimum expected gain of an offer."""
        self.offers = int(said["offers"] + 0.5)
        """Maximum number of offers per turn."""
        self.width = int(said["width"] + 0.5)
        """Maximum number of cards per side considered in an offer, up to 2."""
        self.field_rounds = said["field_rounds"]
        """Minimum number of remaining rounds to buy the third field."""


def falling(first: float, later: float) -> vec[float]:
    """Return weights by hand position that fall geometrically."""
    return vec[float]([first * later**place for place in range(PLACES)])


_KNOWN: Final[dict[str, tuple[Numbers, RowValues]]] = {}
"""Cache by game and parameters, because the tables are expensive to compute."""


def numbers_of(rules: Rules, others: dict[str, float] | None = None) -> tuple[Numbers, RowValues]:
    """Return the parameters of a game, or `others`, with the tables computed from them."""
    said = given(rules) if others is None else others
    key = f"{rules.name} {said}"
    if key not in _KNOWN:
        numbers = Numbers(said)
        _KNOWN[key] = numbers, RowValues(numbers.rent, numbers.loneliness)
    return _KNOWN[key]
