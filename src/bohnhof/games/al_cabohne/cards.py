"""The beans of Al Cabohne, the bosses of the mafia and the card for the third field."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.cards import Bean, ExtraField, Privilege

THIRD_FIELD: Final = 0
"""Index of the card for the third field in `rules.privileges`."""


class Boss:
    """A boss of the mafia: his id, and `step`, the taler at which he sells his only field."""

    def __init__(self, word: str, step: int) -> None:
        self.id = word
        self.step = step


def beans() -> list[Bean]:
    """Return the beans of the deck, 116 cards (AC 1.2)."""
    return [
        Bean("blue", 20, (4, 6, 8, 10)),
        Bean("kidney", 19, (5, 6, 7, 8)),
        Bean("chili", 18, (3, 6, 8, 9)),
        Bean("puff", 16, (4, 5, 6, 7)),
        Bean("stink", 16, (3, 5, 7, 8)),
        Bean("green", 14, (3, 5, 6, 7)),
        Bean("pole", 13, (3, 4, 5, 6)),
    ]


def bosses() -> list[Boss]:
    """Return all three bosses, in the order in which they get their first beans (AC 1.6)."""
    return [Boss("al", 3), Boss("don", 2), Boss("joe", 1)]


def privileges() -> list[Privilege]:
    return [ExtraField("third-field", price=4, field=2)]
