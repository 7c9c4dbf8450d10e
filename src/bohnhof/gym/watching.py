"""Positions for an instinct to learn from: what `learned` likes there, and what has come of it."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from bohnhof.bots.learned import Learned
from bohnhof.bots.minds.al_cabohne import final_lead
from bohnhof.bots.minds.al_cabohne_marks import Marks
from bohnhof.games.al_cabohne.rules import AlCabohne
from bohnhof.gym import Episode, frame
from bohnhof.gym.company import Company
from bohnhof.gym.teaching import STREAM
from bohnhof.learning.writing import written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

LATEST: Final = 14
"""The bot that has learned takes over after at most so many turns."""
ANYTHING: Final = (0.0, 0.0, 0.1, 0.3)
"""How often the first bot does anything that is allowed: by game, one of these."""
KEPT: Final = 0.35
"""Of what comes within a turn, so much is kept; of the beginnings of turns all."""
WIDEST: Final = 64
"""More marks than ever hold at once (their numbers are small enough for half precision),"""
MOST_MOVES: Final = 48
"""and more acts than are ever allowed."""
NO_ACT: Final = -1


def marks_of(game: str) -> Marks:
    here = frame(game)
    assert isinstance(here.rules, AlCabohne)
    return Marks(here.rules, here.seats)


class Watched:
    """Positions: their marks, the acts allowed there, how likely each is done, and what has come of it."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self.rows: list[NDArray[Any]] = []
        self.ends: list[tuple[float, float]] = []

    def add(self, episode: Episode, acts: Sequence[int], likings: NDArray[Any]) -> None:
        row = np.zeros(WIDEST + 2 * MOST_MOVES, np.float32)
        row[:WIDEST] = self.marks.size
        row[WIDEST:-MOST_MOVES] = NO_ACT
        found = self.marks.of(episode.state, episode.seat)
        row[: len(found)] = found
        row[WIDEST : WIDEST + len(acts)] = acts
        likely = np.exp(likings - likings.max())
        row[WIDEST + MOST_MOVES :][: len(acts)] = likely / likely.sum()
        self.rows.append(row.astype(np.float16))

    def end(self, episode: Episode, seats: Sequence[int]) -> None:
        """The game in which these seats have decided, one after the other, is over."""
        won = episode.rewards()
        for seat in seats:
            self.ends.append((final_lead(self.marks.rules, episode.state, seat), won[seat]))


def watch(job: tuple[str, str, float, int]) -> tuple[NDArray[Any], NDArray[Any]]:
    """Play for so many seconds, and tell what was seen and what has come of it."""
    game, opening, seconds, stream = job
    here = frame(game)
    watched = Watched(marks_of(game))
    luck = random.Random(stream)
    until = time.monotonic() + seconds
    seed = stream * STREAM
    while time.monotonic() < until:
        seed += 1
        episode = Episode(here, seed)
        open_game(episode, Company(episode, [opening] * here.seats), luck)
        watched.end(episode, play_on(episode, watched, luck))
    return np.array(watched.rows), np.array(watched.ends, np.float32)


def open_game(episode: Episode, company: Company, luck: random.Random) -> None:
    turns = luck.randrange(-LATEST // 2, LATEST)
    anything = luck.choice(ANYTHING)
    while not episode.over and episode.state.turns < turns:
        if luck.random() < anything:
            episode.act(luck.choice(episode.rules.moves(episode.state, episode.seat)))
        else:
            company.decide()


def play_on(episode: Episode, watched: Watched, luck: random.Random) -> list[int]:
    """Let `learned` end the game; whose positions were kept."""
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
        likings = bot.mind.likings(seen, [move.index for move in moves])
        if s.turns != turn or luck.random() < KEPT:
            watched.add(episode, [watched.marks.act(s, seat, move) for move in moves], likings)
            seats.append(seat)
        turn = s.turns
        episode.act(moves[int(likings.argmax())])
    return seats
