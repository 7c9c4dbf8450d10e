"""Read class attributes of interpreted subclasses, which compiled code cannot see."""

from __future__ import annotations

from typing import TypeVar

Value = TypeVar("Value")


def declared(thing: object, name: str, usual: Value) -> Value:
    """Return a class attribute of an object, or `usual` if it is missing or of another type."""
    said = getattr(type(thing), name, usual)
    return said if isinstance(said, type(usual)) else usual
