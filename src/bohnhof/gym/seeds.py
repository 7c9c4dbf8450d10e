"""Seeds for the deals of an environment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.chance import MOST_SHORT_SEED

if TYPE_CHECKING:
    import numpy as np


def new_seed(random: np.random.Generator) -> int:
    """Draw the seed of the next deal."""
    return int(random.integers(MOST_SHORT_SEED + 1))
