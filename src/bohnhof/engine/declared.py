"""Compiled code does not see what the body of an interpreted subclass declares: it is read once and kept."""

from __future__ import annotations

from typing import TypeVar

Value = TypeVar("Value")


def declared(thing: object, name: str, usual: Value) -> Value:
    """What the class of a thing says for a name; the usual value where it says nothing of that type."""
    said = getattr(type(thing), name, usual)
    return said if isinstance(said, type(usual)) else usual
