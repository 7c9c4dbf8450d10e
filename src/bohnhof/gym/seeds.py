"""The deals of environments that are seeded as learners do it."""

from __future__ import annotations

import numpy as np

from bohnhof.engine.clauses import MOST_SEED


def new_seed(random: np.random.Generator) -> int:
    """The seed of the next deal."""
    return int(random.integers(MOST_SEED + 1))
