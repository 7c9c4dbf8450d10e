"""The bot that has learned."""

from pathlib import Path

import numpy as np
import pytest

from bohnhof.bots import learned
from bohnhof.bots.registry import bot_maker
from bohnhof.engine.chance import Rng
from bohnhof.games import rules_of
from bohnhof.gym import Episode, frame
from bohnhof.gym.company import Company
from bohnhof.gym.teaching import lessons

SOLO = "al-cabohne-solo"


def wins(bot: str, deals: int) -> float:
    found = 0.0
    for seed in range(deals):
        episode = Episode(frame(SOLO), 5_000_000_000 + seed)
        Company(episode, [bot]).play()
        found += sum(episode.rewards())
    return found


def test_what_was_learned_beats_the_mafia_more_often_than_thrift() -> None:
    assert wins("learned", 60) > wins("thrifty", 60)


def test_where_nothing_was_learned_it_is_thrifty() -> None:
    for game in ("bohnanza", "prohibohn"):
        assert bot_maker("learned")(rules_of(game), 0, Rng(1)).name == "thrifty"
    assert bot_maker("learned")(rules_of(SOLO), 0, Rng(1)).name == "learned"


def test_its_weights_are_small_and_read_no_other_layout() -> None:
    path = Path(learned.__file__).parent / learned.FOLDER / f"{SOLO}.npz"
    assert path.stat().st_size < 500_000
    weights = dict(np.load(path))
    weights["version"] = np.array(0)
    with pytest.raises(ValueError, match="version 0"):
        learned.Network(frame(SOLO).layout, weights)


def test_a_teacher_is_watched_deciding_what_is_allowed() -> None:
    seen, masks, numbers = lessons(SOLO, "thrifty", 0.2, 1)
    assert len(seen) == len(masks) == len(numbers) > 10
    assert masks[np.arange(len(numbers)), numbers].all()
