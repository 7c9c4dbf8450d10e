"""The numbers a thrifty player goes by. All were found by playing many games; none is a rule."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Habits:
    """How patient, careful and generous a player is; amounts are in taler, times in rounds."""

    reach: float = 0.35
    """The share of the cards revealed by others that it hopes to get."""
    patience: float = 1.5
    """For how many rounds a field may well wait for more."""
    rent: float = 0.05
    """What a field costs for each round that it waits."""
    loneliness: float = 0.2
    """What a lone bean costs because it gets in the way."""
    eager: tuple[float, ...] = (0.8, 0.6, 0.4, 0.3)
    """How much a useful card counts at the first, second … place of the hand."""
    wary: tuple[float, ...] = (0.8, 0.3, 0.2, 0.1)
    """How much a harmful card counts there: it may still be traded away."""
    envy: float = 0.3
    """How much of its own gain it would give for keeping a partner from the same gain."""
    leader_envy: float = 0.6
    """The same for a partner who is ahead of everybody."""
    least: float = 0.05
    """A trade must bring at least this much."""
    field_rounds: float = 4.0
    """The third field is bought if at least so many rounds are left."""
    offers: int = 5
    """How many offers it makes in one turn, so that talking ends."""
    keeping: float = 0.3
    """What a hand card is worth because it may be traded later."""
