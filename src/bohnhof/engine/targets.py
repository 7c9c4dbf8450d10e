"""What on the table an action names, so that a screen can make it by taps without reading its sentence."""

from __future__ import annotations

from typing import Final, NamedTuple


class Target(NamedTuple):
    """One thing that an action names."""

    at: str
    """Where it is, one of `PLACES`."""
    number: int = 0
    """The number of a position, a drawn card, a field or a seat, from 1; 0 for anything else."""
    id: str = ""
    """The id of a bean, a card, a family or a rival; empty for anything else."""


FRONT: Final = Target("front")
DISCARD: Final = Target("discard")

PLACES: Final = (
    "front",
    "place",
    "hand",
    "behind",
    "drawn",
    "ready",
    "taler",
    "discard",
    "field",
    "seat",
    "card",
    "family",
    "rival",
)
"""The front card of the hand; a position in the hand; a bean anywhere in the hand, or anywhere but in front;
one of the cards just drawn, by number; a bean that lies ready; a taler by its bean; the discard pile; an own
field; a seat; a card that can be owned, or all cards of one family; and a rival who has no seat.
"""

TAP: Final = "tap"
"""By tapping what it names; if that is nothing that can be tapped, by a button."""
CONFIRM: Final = "confirm"
"""The same, but a screen asks before it is done."""
BUTTON: Final = "button"
"""By a button, although what it names can be tapped too."""
CONTROL: Final = "control"
"""By something that every screen has for it: what ends a phase, harvests, buys or answers an offer."""
WAYS: Final = (TAP, CONFIRM, BUTTON, CONTROL)


def place(number: int) -> Target:
    """Return a position in the hand, from 1."""
    return Target("place", number)


def field(number: int) -> Target:
    """Return an own field by its number, from 0 as actions have it."""
    return Target("field", number + 1)


def seat(number: int) -> Target:
    """Return a seat by its number, from 0 as actions have it."""
    return Target("seat", number + 1)
