"""The parameters of the heuristic for games with establishments, tuned by playing."""

from __future__ import annotations

from typing import Final

from bohnhof.games.al_cabohne.heuristic.numbers import MafiaNumbers

POWERS: Final = {
    "casino-3": 0.1,
    "casino-4": 0.15,
    "undertaker-3": 0.15,
    "undertaker-4": 0.3,
    "restaurant-3": 0.2,
    "restaurant-4": 0.25,
    "nightbar-3": 0.1,
    "nightbar-4": 0.2,
    "gas-station-3": 0.25,
    "gas-station-4": 0.2,
    "variete-3": 0.15,
    "variete-4": 0.2,
    "pub-3": 0.15,
    "pub-4": 0.0,
}
"""By id of a card: the taler that its power brings per round."""
UNKNOWN: Final = 0.05
"""The taler that the power of any other card brings per round, for each taler of its price."""

TOWN: Final[dict[str, float]] = {
    **POWERS,
    "horizon": 8.0,
    "income": 0.15,
    "saving": 0.6,
    "pace": 0.2,
    "spread": 0.12,
    "bribe": 1.5,
    "first": 0.1,
    "raid": 0.1,
    "premium": 1.0,
    "held": 6.0,
    "card": 1.0,
    "reveal": 0.5,
}
"""Default parameters, before any tuning."""


class TownNumbers(MafiaNumbers):
    """Parameters of the heuristic. Amounts are in taler, times in rounds."""

    def __init__(self, given: dict[str, float]) -> None:
        super().__init__(given)
        said = {**TOWN, **given}
        self.said = {**self.said, **said}
        self.horizon = said["horizon"]
        """The number of rounds for which the power of a card is counted."""
        self.income = said["income"]
        """The number of taler of one kind that come in a round."""
        self.saving = said["saving"]
        """The weight of purchases that may be possible later."""
        self.pace = said["pace"]
        """The number of establishments a player buys in a round."""
        self.spread = said["spread"]
        """The number of new kinds of establishments a player buys in a round."""
        self.bribe = said["bribe"]
        """The value of the taler that a Police Station takes from the mafia."""
        self.first = said["first"]
        """The value of a 1-card beyond its price."""
        self.raid = said["raid"]
        """The loss of that value while someone may still buy Razzia."""
        self.premium = said["premium"]
        """The weight of what taler may buy in the value of a row; 0 counts only the taler."""
        self.held = said["held"]
        """The number of hand cards beyond which more cards only get in the way."""
        self.card = said["card"]
        """The value of drawing one more card."""
        self.reveal = said["reveal"]
        """The value of revealing one more card."""

    def power(self, card: str, price: int) -> float:
        """Return the taler that the power of a card brings per round."""
        return self.said.get(card, UNKNOWN * price)
