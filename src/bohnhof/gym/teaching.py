"""Training data for imitation learning: the decisions of a bot in many games."""

from __future__ import annotations

import time
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from bohnhof.gym import Episode, frame
from bohnhof.gym.company import Company

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

STREAM: Final = 1 << 32
"""Distance between the seeds of two processes."""
THOUGHTS: Final = 3
"""Number of candidate moves recorded for each decision."""
EQUAL: Final = 0.1
"""Temperature in taler: moves whose gains differ by less count as almost equally good."""


def lessons(
    game: str, teacher: str, against: Sequence[str], seconds: float, processes: int
) -> tuple[NDArray[Any], ...]:
    """Return observations, masks, candidate moves, their weights, and the final rewards.

    Rewards are by seat, starting with the teacher's. The teacher plays a game without trading
    against each of the bots in turn, or in all seats if `against` is empty.
    """
    jobs = [(game, teacher, against, seconds, 1 + i) for i in range(processes)]
    with get_context().Pool(processes) as pool:
        parts = pool.map(_watch, jobs)
    return tuple(np.concatenate([part[i] for part in parts]) for i in range(5))


def _watch(job: tuple[str, str, Sequence[str], float, int]) -> tuple[NDArray[Any], ...]:
    game, teacher, against, seconds, stream = job
    here = frame(game)
    seen, masks = bytearray(), bytearray()
    numbers: list[list[int]] = []
    gains: list[list[float]] = []
    rewards: list[list[float]] = []
    end = time.monotonic() + seconds
    seed = stream * STREAM
    while time.monotonic() < end:
        seed += 1
        own = seed % here.seats
        other = against[seed // here.seats % len(against)] if against else teacher
        episode = Episode(here, seed)
        company = Company(episode, [teacher if seat == own else other for seat in range(here.seats)])
        while not episode.over:
            mask = episode.mask()
            if episode.seat != own or mask.count(1) == 1:
                company.decide()
                continue
            seen += episode.observation(own)
            masks += mask
            thoughts = company.explain()
            if thoughts:
                episode.act(thoughts[0][0])
            else:
                action = company.decide()
                assert action is not None
                thoughts = [(action, 0.0)]
            spare = THOUGHTS - len(thoughts)
            numbers.append([act.index for act, _ in thoughts] + [thoughts[0][0].index] * spare)
            gains.append([gain for _, gain in thoughts] + [-np.inf] * spare)
        final = episode.rewards()
        rewards += [final[own:] + final[:own]] * (len(numbers) - len(rewards))
    sharp = np.exp((np.array(gains) - np.array(gains)[:, :1]) / EQUAL)
    return (
        np.frombuffer(seen, np.uint8).reshape(-1, here.layout.size),
        np.frombuffer(masks, np.uint8).reshape(-1, here.space.size),
        np.array(numbers),
        (sharp / sharp.sum(1, keepdims=True)).astype(np.float32),
        np.array(rewards, np.float32),
    )
