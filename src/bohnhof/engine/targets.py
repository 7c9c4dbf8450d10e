"""Targets: what an action names on the table, so that clients need not parse its sentence."""

from __future__ import annotations

from typing import Final, NamedTuple


class Target(NamedTuple):
    """One thing that an action names."""

    at: str
    """Where it is, one of `PLACES`."""
    number: int = 0
    """1-based number of a position, a drawn card, a field or a seat; 0 for anything else."""
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
"""The values of `Target.at`.

In this order: the front card of the hand; a position in the hand; a bean anywhere in the hand; a
bean anywhere but in front; a card just drawn, by number; a ready card, by its bean; a taler, by its
bean; the discard pile; one of the player's fields; a seat; a card that can be owned; all cards of
one family; a rival who has no seat.
"""

TAP: Final = "tap"
"""Tap what the action names; if that cannot be tapped, use a button."""
CONFIRM: Final = "confirm"
"""Like TAP, but the client asks for confirmation."""
BUTTON: Final = "button"
"""Use a button, although what the action names can be tapped too."""
CONTROL: Final = "control"
"""Use a control that every client has: to end a phase, harvest, buy or answer an offer."""
WAYS: Final = (TAP, CONFIRM, BUTTON, CONTROL)


def place(number: int) -> Target:
    """Return the target for a position in the hand, counted from 1."""
    return Target("place", number)


def field(number: int) -> Target:
    """Return the target for one of the player's fields, from its 0-based index."""
    return Target("field", number + 1)


def seat(number: int) -> Target:
    """Return the target for a seat, from its 0-based number."""
    return Target("seat", number + 1)
