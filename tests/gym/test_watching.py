"""Training data for networks: positions with the policy of the bot `learned`."""

import numpy as np
import pytest

from bohnhof.gym import frame
from bohnhof.gym.foretelling import foretell
from bohnhof.gym.lessons import joined
from bohnhof.gym.watching import NO_ACT, Watched, watch


@pytest.mark.parametrize("game", ["al-cabohne-solo", "al-cabohne"])
def test_positions_are_kept_with_the_acts_allowed_there_and_how_likely_each_is_done(game):
    lessons = watch((game, "expert", 0.2, 1))
    features = Watched(frame(game)).features
    assert {len(column) for column in lessons} == {len(lessons.ends)} != {0}
    assert lessons.features.min() >= 0
    assert lessons.features.max() == features.size
    assert lessons.acts.max() < features.acts()
    assert ((lessons.acts == NO_ACT) <= (lessons.likely == 0)).all()
    assert np.allclose(lessons.likely.astype(float).sum(1), 1, atol=0.01)
    assert set(np.unique(lessons.ends[:, 1])) <= {0.0, 0.5, 1.0}


def test_of_every_position_kept_to_foretell_the_seats_share_one_win():
    lessons = joined([foretell(("bohnanza", 0.5, stream)) for stream in (1, 2)])
    assert {len(column) for column in lessons} == {len(lessons.ends)} != {0}
    assert lessons.acts.shape[1] == lessons.likely.shape[1] == 0
    assert round(float(lessons.ends[:, 1].sum()), 2).is_integer()
    assert lessons.ends[:, 0].min() < 0 < lessons.ends[:, 0].max()
