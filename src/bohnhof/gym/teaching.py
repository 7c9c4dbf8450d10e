"""What a bot decides in many games, as numbers: for those who learn by looking on first."""

from __future__ import annotations

import time
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

import numpy as np

from bohnhof.bots.registry import bot_maker
from bohnhof.engine.chance import Rng
from bohnhof.gym import Episode, frame

if TYPE_CHECKING:
    from numpy.typing import NDArray


def lessons(game: str, bot: str, seconds: float, processes: int) -> tuple[NDArray[Any], ...]:
    """Observations, masks and decisions of a game without trade that bots of this name play alone."""
    jobs = [(game, bot, seconds, 1 + i) for i in range(processes)]
    with get_context().Pool(processes) as pool:
        parts = pool.map(_watch, jobs)
    return tuple(np.concatenate([part[i] for part in parts]) for i in range(3))


def _watch(job: tuple[str, str, float, int]) -> tuple[NDArray[Any], ...]:
    game, bot, seconds, stream = job
    here = frame(game)
    seen, masks, numbers = bytearray(), bytearray(), []
    end = time.monotonic() + seconds
    seed = stream << 32
    while time.monotonic() < end:
        seed += 1
        episode = Episode(here, seed)
        bots = [bot_maker(bot)(here.rules, seat, Rng(seed, -1 - seat)) for seat in range(here.seats)]
        while not episode.over:
            question = episode.question
            assert question is not None
            view = here.rules.view(episode.state, question.seat)
            action = bots[question.seat].decide(view, here.rules.moves(view, question.seat), question)
            assert action is not None
            mask = episode.mask()
            if action.index >= 0 and mask.count(1) > 1:
                seen += episode.observation(question.seat)
                masks += mask
                numbers.append(action.index)
            episode.act(action)
    return (
        np.frombuffer(seen, np.uint8).reshape(-1, here.layout.size),
        np.frombuffer(masks, np.uint8).reshape(-1, here.space.size),
        np.array(numbers),
    )
