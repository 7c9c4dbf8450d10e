"""Types of the slots of a fact: what their numbers mean, and how they are serialized."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bohnhof.engine.state import NOBODY, UNSEEN

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules

FROM_HAND: Final = 0
"""The pile a card comes from: the hand."""
FROM_ASIDE: Final = 1
"""The pile a card comes from: the cards received in trade."""
FROM_REVEALED: Final = 2
"""The pile a card comes from: the revealed cards."""
FROM_EXTRA: Final = 3
"""FROM_EXTRA + i stands for pile i among those that only one game has."""

_PILES: Final = ("hand", "aside", "revealed")

PILE_BITS: Final = 8
"""Number of low bits for the kind, in a number that stores a card with its pile.

The bits above hold the 1-based index of the pile in the game's `pile_words`, or 0.
"""

Writer = Callable[["Rules", int], object]
"""A function that converts a number of a slot to JSON data, or to None to leave it out."""


class Slot:
    """A slot of a fact: its name in the fact's JSON, and the type of its numbers."""

    def __init__(self, word: str, meaning: str, write: Writer, veiled: bool = False, name: str = "") -> None:
        self.type = word
        self.meaning = meaning
        """A short description of the type."""
        self.write = write
        self.veiled = veiled
        """Whether it is hidden from those who may not know all of a fact."""
        self.name = name or word

    def named(self, name: str) -> Slot:
        """Return a slot of the same type with another name."""
        return Slot(self.type, self.meaning, self.write, self.veiled, name)

    def seen(self, number: int) -> int:
        """Return the number as shown to those who may not know all of a fact."""
        return UNSEEN if self.veiled else number


def _number(_: Rules, number: int) -> object:
    return number


def _from_one(_: Rules, number: int) -> object:
    return number + 1


def _place(_: Rules, number: int) -> object:
    return number or None


def _seat(_: Rules, number: int) -> object:
    return None if number == NOBODY else number + 1


def _bean(rules: Rules, number: int) -> object:
    return rules.beans[number].id if number != UNSEEN else "?"


def _given(rules: Rules, number: int) -> object:
    kind, pile = number & (1 << PILE_BITS) - 1, number >> PILE_BITS
    return f"{_bean(rules, kind)}@{rules.pile_words[pile - 1]}" if pile else _bean(rules, kind)


def _card(rules: Rules, number: int) -> object:
    return rules.privileges[number].id


def _pile(rules: Rules, number: int) -> object:
    return _PILES[number] if number < FROM_EXTRA else rules.extra_piles[number - FROM_EXTRA].name


def _step(rules: Rules, number: int) -> object:
    return rules.steps[number].name


BEANS: Final = Slot("beans", "bean cards by the ids of their kinds, `?` where unseen", _bean, veiled=True)
GIVEN: Final = Slot("given", "the same, as `red@store` where the pile was chosen that it comes from", _given)
CARDS: Final = Slot("cards", "cards that can be owned, by id, `?` where unseen", _card, veiled=True)
CARD: Final = Slot("card", "a card that can be owned, by id", _card)
FIELD: Final = Slot("field", "a field, counted from 1", _from_one)
PLACE: Final = Slot("place", "a place of a hand, from 1 at the front; absent if secret", _place, veiled=True)
PILE: Final = Slot("pile", "`hand`, `aside`, `revealed` or the name of a pile that only this game has", _pile)
TALER: Final = Slot("taler", "how many taler", _number)
COUNT: Final = Slot("count", "how many cards", _number)
OFFER: Final = Slot("offer", "the number of an offer", _number)
PASS: Final = Slot("pass", "how often the draw pile has been exhausted", _number)
SEAT: Final = Slot("seat", "a seat, counted from 1; absent if it is none", _seat)
STEP: Final = Slot("step", "a step of the turn by its name in the agenda", _step)
