"""The steps of a turn in words, with what to do in them and the rule paragraphs that say so."""

from __future__ import annotations

from typing import Final


class Phase:
    """What a screen says about one step."""

    def __init__(self, title: str, advice: str, cites: tuple[str, ...]) -> None:
        self.title = title
        self.advice = advice
        self.cites = cites


PHASES: Final = {
    "plant-hand": Phase(
        "phase 1, planting from the hand",
        "The player on turn plants the front card of the hand, and may then plant the next one. If a card "
        "fits nowhere, a field has to be harvested first.",
        ("BO 3.2", "BO 3.3", "BO 3.6", "BO 3.7"),
    ),
    "trade": Phase(
        "phase 2, trading",
        "The player on turn may trade the revealed cards and hand cards from any place with anybody; the "
        "others may offer hand cards to the player on turn only. Nothing changes hands without consent, and "
        "what is received must be planted in phase 3.",
        ("BO 4.3", "BO 4.4", "BO 4.9", "BO 4.18", "BO 4.22"),
    ),
    "plant-aside": Phase(
        "phase 3, planting what lies open",
        "Everybody plants the cards received, the player on turn also the revealed ones that are left, in "
        "any order. Harvest where nothing fits.",
        ("BO 5.1", "BO 5.2", "BO 3.7"),
    ),
}
"""Steps at which somebody is awaited; the others pass by themselves."""

ANYTIME: Final = ("BO 6.5", "BO 6.7", "BO 6.8", "BO 6.9")
"""The paragraphs about harvesting and buying a field, which go at any prompt."""
