"""Training data for a policy and value network: positions with the policy of `learned`."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from bohnhof.bots.heuristics.games import features_of
from bohnhof.bots.learned import Learned
from bohnhof.gym import Episode, Frame, frame
from bohnhof.gym.company import Company
from bohnhof.gym.lessons import Lessons, row_of
from bohnhof.gym.teaching import STREAM
from bohnhof.learning.writing import written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

LATEST: Final = 14
"""Number of turns after which `learned` takes over at the latest."""
ANYTHING: Final = (0.0, 0.0, 0.1, 0.3)
"""Probabilities of a random move in the opening. One of them is drawn for each game."""
KEPT: Final = 0.35
"""Probability of recording a position within a turn. Starts of turns are always recorded."""
MOST_MOVES: Final = 48
"""Upper bound of the number of legal acts."""
NO_ACT: Final = -1


class Watched:
    """Positions recorded from games that `learned` has played."""

    def __init__(self, here: Frame) -> None:
        self.features = features_of(here.rules)
        self.rows: list[NDArray[Any]] = []
        self.acts: list[NDArray[Any]] = []
        self.likely: list[NDArray[Any]] = []
        self.ends: list[tuple[float, float]] = []

    def add(self, episode: Episode, acts: Sequence[int], likings: NDArray[Any]) -> None:
        found = self.features.of(episode.state, episode.seat)
        self.rows.append(row_of(found, self.features.size))
        allowed = np.full(MOST_MOVES, NO_ACT, np.int16)
        allowed[: len(acts)] = acts
        self.acts.append(allowed)
        liked = np.exp(likings - likings.max())
        likely = np.zeros(MOST_MOVES, np.float16)
        likely[: len(acts)] = liked / liked.sum()
        self.likely.append(likely)

    def end(self, episode: Episode, seats: Sequence[int]) -> None:
        """Record the result of a game for each seat of its recorded positions."""
        won = episode.rewards()
        for seat in seats:
            self.ends.append((self.features.lead(episode.state, seat), won[seat]))


def watch(job: tuple[str, str, float, int]) -> Lessons:
    """Play games for `seconds` seconds, and return the recorded positions with their results."""
    game, opening, seconds, stream = job
    here = frame(game)
    watched = Watched(here)
    luck = random.Random(stream)
    until = time.monotonic() + seconds
    seed = stream * STREAM
    while time.monotonic() < until:
        seed += 1
        episode = Episode(here, seed)
        open_game(episode, Company(episode, [opening] * here.seats), luck)
        watched.end(episode, play_on(episode, watched, luck))
    ends = np.array(watched.ends, np.float32)
    return Lessons(np.array(watched.rows), np.array(watched.acts), np.array(watched.likely), ends)


def open_game(episode: Episode, company: Company, luck: random.Random) -> None:
    turns = luck.randrange(-LATEST // 2, LATEST)
    anything = luck.choice(ANYTHING)
    while not episode.over and episode.state.turns < turns:
        if luck.random() < anything:
            episode.act(luck.choice(episode.rules.moves(episode.state, episode.seat)))
        else:
            company.decide()


def play_on(episode: Episode, watched: Watched, luck: random.Random) -> list[int]:
    """Let `learned` finish the game. Return the seats whose positions were recorded."""
    company = Company(episode, ["learned"] * episode.frame.seats)
    seats: list[int] = []
    turn = -1
    while not episode.over:
        s, seat, question = episode.state, episode.seat, episode.question
        moves = episode.rules.moves(s, seat)
        bot = company.bots[seat]
        assert isinstance(bot, Learned)
        assert question is not None
        if len(moves) == 1:
            episode.act(moves[0])
            continue
        seen = written(bot.layout, episode.rules.view(s, seat), seat, question)
        likings = bot.network.likings(seen, [move.index for move in moves])
        if s.turns != turn or luck.random() < KEPT:
            watched.add(episode, [watched.features.act(s, seat, move) for move in moves], likings)
            seats.append(seat)
        turn = s.turns
        episode.act(moves[int(likings.argmax())])
    return seats
