"""The beans of Bohnanza and the card for the third field."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.cards import Bean, ExtraField, Privilege

THIRD_FIELD: Final = 0
"""Index of the card for the third field in `rules.privileges`."""


def beans() -> list[Bean]:
    """Return the beans of the deck, 104 cards (BO 1.2)."""
    return [
        Bean("blue", 20, (4, 6, 8, 10)),
        Bean("chili", 18, (3, 6, 8, 9)),
        Bean("stink", 16, (3, 5, 7, 8)),
        Bean("green", 14, (3, 5, 6, 7)),
        Bean("soy", 12, (2, 4, 6, 7)),
        Bean("black-eyed", 10, (2, 4, 5, 6)),
        Bean("red", 8, (2, 3, 4, 5)),
        Bean("garden", 6, (0, 2, 3, 0)),
    ]


def privileges() -> list[Privilege]:
    return [ExtraField("third-field", price=3, field=2)]
