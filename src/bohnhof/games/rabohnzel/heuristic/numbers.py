"""The numbers of the heuristic of Rabohnzel, besides those of all trading games."""

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
"""What it goes by before anything was tuned."""


class PowerNumbers(Numbers):
    """What powers, spells and taler that can be stolen are worth. Amounts are in taler, times in rounds."""

    def __init__(self, given: dict[str, float]) -> None:
        super().__init__({**POWERS, **given})
        said = self.said
        self.sword = said["sword"]
        """The gain of a field of swords in a round, whatever taler the others have."""
        self.attack = said["attack"]
        """The share of the gain of an attack now that is added to it."""
        self.magic = said["magic"]
        self.white = said["white"]
        self.white_many = said["white_many"]
        self.mean = said["mean"]
        """How much of what mean beans could do now counts for the rounds to come."""
        self.picker = said["picker"]
        self.early = said["early"]
        """How much a power counts that can be used in this turn."""
        self.exposure = said["exposure"]
        """How much of a princess is lost in a round, because others may free her."""
        self.pfennig = said["pfennig"]
        """What a pfennig is worth, because it may decide a tie."""
        self.spell_later = said["spell_later"]
        """What a spell is worth for each round in which it may be used."""
        self.harm = said["harm"]
        """What a taler that another player loses is worth."""
        self.leader_harm = said["leader_harm"]
        """What a taler that the leader of the others loses is worth."""
        self.fear = said["fear"]
        """How likely a sword is thought to strike back."""
        self.robbed = said["robbed"]
        """What a card costs that is taken from the hand."""
        self.holding = said["holding"]
        """What a stolen card is worth in the hand."""
        self.cast_least = said["cast_least"]
        """What a spell must bring to be cast now."""

    def hope_of(self, spell: str) -> float:
        """What a spell brings on the average once it is active."""
        return self.said.get("cast_" + spell.replace("-", "_"), self.said["cast_other"])
