"""The numbers a thrifty player goes by. They were found by playing many games; none of them is a rule."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Habits:
    """How patient, careful and generous a player is. Amounts are in taler, times in rounds."""

    reach: float = 0.35
    """The share of the cards revealed by others that it hopes to get."""
    patience: float = 1.5
    """How long a field may wait for more."""
    rent: float = 0.05
    """What a field costs for each round that it waits."""
    loneliness: float = 0.2
    """What a lone bean costs because it gets in the way."""
    eager: tuple[float, ...] = (0.7, 0.5, 0.3)
    """How much a useful card counts at the first, second … place of the hand."""
    wary: tuple[float, ...] = (0.7, 0.2, 0.1)
    """How much a harmful card counts there; it may still be traded away."""
    keeping: float = 0.3
    """What any hand card is worth because it can be traded later."""
    envy: float = 0.3
    """How much of a partner's gain it takes for a loss of its own."""
    leader_envy: float = 0.6
    """The same where the partner has the most taler."""
    least: float = 0.05
    """What a trade has to bring."""
    offers: int = 4
    """How many offers it makes in one turn, so that talking ends."""
    field_rounds: float = 4.0
    """It buys the third field if at least so many rounds are left."""
