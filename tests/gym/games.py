"""Every game with every number of seats, and random play by decision numbers."""

import random
from collections.abc import Iterator

import pytest

from bohnhof.games import game_ids, rules_of
from bohnhof.gym import Episode, frame
from tests.samples import VARIANTS

ALL = [
    (game, seats)
    for game in game_ids()
    for seats in range(rules_of(game).fewest_seats, rules_of(game).most_seats + 1)
]
"""Each game id with each number of seats."""
SAMPLE = [
    pytest.param(game, seats, marks=[] if sampled else pytest.mark.long)
    for game, seats in ALL
    for sampled in [seats == rules_of(game).fewest_seats and game not in VARIANTS]
]
"""The same. Only the smallest table of each game, without variants, is in the default set."""
USUAL = [(game, rules_of(game).usual_seats()) for game in game_ids()]


def allowed(mask: bytes) -> list[int]:
    return [number for number, may in enumerate(mask) if may]


def positions(game: str, seats: int, seed: int, most: int, every: int = 1) -> Iterator[Episode]:
    """Yield up to `most` positions of a random game. Each is valid until the next one."""
    episode = Episode(frame(game, seats), seed)
    chance = random.Random(seed)
    for step in range(most * every):
        if episode.over:
            return
        if step % every == 0:
            yield episode
        episode.decide(chance.choice(allowed(episode.mask())))
