"""Training data for a policy and value network."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

WIDEST: Final = 80
"""Upper bound of the number of features that are active at once."""


class Lessons(NamedTuple):
    """Training data by position: active features, legal acts, their probabilities, and results."""

    features: NDArray[Any]
    """Indexes of the active features, padded with the number of features."""
    acts: NDArray[Any]
    """Indexes of the legal acts. Has no columns if only results are learned."""
    likely: NDArray[Any]
    ends: NDArray[Any]
    """By how many taler the seat led at the end, and its share of the win."""


def row_of(features: Sequence[int], size: int) -> NDArray[Any]:
    """Return the indexes of the active features, padded to WIDEST with `size`."""
    row = np.full(WIDEST, size, np.int16)
    row[: len(features)] = features
    return row


def joined(parts: Sequence[Lessons]) -> Lessons:
    return Lessons(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))
