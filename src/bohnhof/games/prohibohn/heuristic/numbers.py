"""The numbers a player goes by where establishments can be bought. None of them is a rule."""

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
"""The taler that the power of a card brings in a round, by the id of the card."""
UNKNOWN: Final = 0.05
"""The same of any other card, for each taler of its price."""

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
"""What a heuristic goes by before anything was found."""


class TownNumbers(MafiaNumbers):
    """Amounts are in taler, times in rounds."""

    def __init__(self, given: dict[str, float]) -> None:
        super().__init__(given)
        said = {**TOWN, **given}
        self.said = {**self.said, **said}
        self.horizon = said["horizon"]
        """For how many rounds a power is thought ahead."""
        self.income = said["income"]
        """How many taler of one kind come in a round."""
        self.saving = said["saving"]
        """How much a purchase counts that taler may bring some day."""
        self.pace = said["pace"]
        """How many establishments a player buys in a round."""
        self.spread = said["spread"]
        """How many of them are the first of their family."""
        self.bribe = said["bribe"]
        """What the taler is worth that a Police Station takes from the mafia."""
        self.first = said["first"]
        """What a card is worth beyond its price that has no power."""
        self.raid = said["raid"]
        """How much less it counts while somebody may call the Razzia."""
        self.premium = said["premium"]
        """How far a row counts for more whose taler buy something."""
        self.held = said["held"]
        """Beyond so many cards a hand only gets in the way."""
        self.card = said["card"]
        """What one more card to draw is worth."""
        self.reveal = said["reveal"]
        """What one more card to reveal is worth."""

    def power(self, card: str, price: int) -> float:
        """Return the taler that the power of a card brings in a round."""
        return self.said.get(card, UNKNOWN * price)
