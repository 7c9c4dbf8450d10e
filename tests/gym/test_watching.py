"""What an instinct learns from: positions, with what the bot that has learned likes there."""

import numpy as np
import pytest

from bohnhof.gym.watching import MOST_MOVES, NO_ACT, WIDEST, marks_of, watch


@pytest.mark.parametrize("game", ["al-cabohne-solo", "al-cabohne"])
def test_positions_are_kept_with_the_acts_allowed_there_and_how_likely_each_is_done(game):
    rows, ends = watch((game, "expert", 0.2, 1))
    marks = marks_of(game)
    assert len(rows) == len(ends) > 0
    told, acts, likely = np.split(rows.astype(float), [WIDEST, WIDEST + MOST_MOVES], 1)
    assert told.min() >= 0
    assert told.max() == marks.size
    assert acts.max() < marks.acts()
    assert ((acts == NO_ACT) <= (likely == 0)).all()
    assert np.allclose(likely.sum(1), 1, atol=0.01)
    assert set(np.unique(ends[:, 1])) <= {0.0, 0.5, 1.0}
