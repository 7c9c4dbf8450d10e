"""The parameters of the heuristic for Rabohnzel, besides those of all trading games."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.numbers import Numbers

POWERS: Final[dict[str, float]] = {
    "sword": 0.3,
    "attack": 0.5,
    "magic": 0.15,
    "white": 0.25,
    "white_many": 0.35,
    "mean": 0.8,
    "picker": 0.3,
    "early": 1.0,
    "exposure": 0.05,
    "pfennig": 0.03,
    "spell_later": 0.03,
    "harm": 0.17,
    "leader_harm": 0.6,
    "fear": 0.7,
    "robbed": 0.2,
    "holding": 0.1,
    "cast_least": 0.1,
    "cast_field": 0.35,
    "cast_spell_swap": 0.2,
    "cast_trade": 0.4,
    "cast_card_flow": 0.1,
    "cast_pile": 0.15,
    "cast_bean_enchantment": 0.2,
    "cast_player_enchantment": 0.2,
    "cast_move": 0.1,
    "cast_hand": 0.25,
    "cast_chance": 0.3,
    "cast_other": 0.15,
}
"""Default parameters, before any tuning."""


class PowerNumbers(Numbers):
    """The value of powers, spells and taler at risk. Amounts are in taler, times in rounds."""

    def __init__(self, given: dict[str, float]) -> None:
        super().__init__({**POWERS, **given})
        said = self.said
        self.sword = said["sword"]
        """The gain of a field of Sword beans per round, whatever taler the others have."""
        self.attack = said["attack"]
        """The share of the gain of an attack now that is added to it."""
        self.magic = said["magic"]
        self.white = said["white"]
        self.white_many = said["white_many"]
        self.mean = said["mean"]
        """The weight of the gain of Mean beans now in the gain per round."""
        self.picker = said["picker"]
        self.early = said["early"]
        """The weight of a power that can be used in this turn."""
        self.exposure = said["exposure"]
        """The share of a Princess taler that is lost per round, because others may take it."""
        self.pfennig = said["pfennig"]
        """The value of a pfennig, which may decide a tie."""
        self.spell_later = said["spell_later"]
        """The value of a spell for each round in which it may be cast."""
        self.harm = said["harm"]
        """The value of a taler that another player loses."""
        self.leader_harm = said["leader_harm"]
        """The value of a taler that the leader of the others loses."""
        self.fear = said["fear"]
        """The probability that a Sword taler leads to a counter-attack."""
        self.robbed = said["robbed"]
        """The cost of a card that is taken from the hand."""
        self.holding = said["holding"]
        """The value of a stolen card in the hand."""
        self.cast_least = said["cast_least"]
        """The least gain for which a spell is cast."""

    def hope_of(self, spell: str) -> float:
        """Return the average gain of an active spell."""
        return self.said.get("cast_" + spell.replace("-", "_"), self.said["cast_other"])
