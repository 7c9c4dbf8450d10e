"""Positions for a network to learn from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

WIDEST: Final = 80
"""More features than ever hold at once."""


class Lessons(NamedTuple):
    """By position: its features, the acts allowed there, how likely each is done, and what has come of it."""

    features: NDArray[Any]
    """Filled up with a feature more than there are."""
    acts: NDArray[Any]
    """No columns where only the end is learned."""
    likely: NDArray[Any]
    ends: NDArray[Any]
    """By how many taler a seat was ahead in the end, and its part of the win."""


def row_of(features: Sequence[int], size: int) -> NDArray[Any]:
    """What holds in one position, of so many features that may."""
    row = np.full(WIDEST, size, np.int16)
    row[: len(features)] = features
    return row


def joined(parts: Sequence[Lessons]) -> Lessons:
    return Lessons(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))
