"""Training data for a value network: positions of self-play with the result of the game."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from bohnhof.bots.heuristics.games import features_of, heuristic_of
from bohnhof.bots.heuristics.trading import standing
from bohnhof.engine.chance import Rng
from bohnhof.engine.playout import Policy, playout
from bohnhof.games import load_game
from bohnhof.gym.lessons import Lessons, row_of
from bohnhof.gym.teaching import STREAM

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bohnhof.engine.actions import Action
    from bohnhof.engine.schedule import Question
    from bohnhof.engine.state import State

OTHERWISE: Final = (0.0, 0.0, 0.03, 0.1)
"""Probabilities of playing another candidate move. One of them is drawn for each game."""
WORTH_A_THOUGHT: Final = 4
AT_TURNS: Final = 0.2
"""Probability of recording the start of a turn, where search bots evaluate positions."""
WITHIN: Final = 0.002
"""Probability of recording any other prompt."""


class Onlooker(Policy):
    """A policy that plays by a heuristic, sometimes deviates at random, and records positions."""

    def __init__(self, game: str, stream: int) -> None:
        self.rules = load_game(game)
        self.heuristic = heuristic_of(self.rules)
        self.features = features_of(self.rules)
        self.luck = random.Random(stream)
        self.otherwise = 0.0
        self.rows: list[NDArray[Any]] = []
        self.ends: list[tuple[float, float]] = []

    def choose(self, s: State, question: Question, rng: Rng) -> Action | None:
        if self.luck.random() < WITHIN:
            self.keep(s)
        if self.luck.random() < self.otherwise:
            others = self.heuristic.candidates(s, question)[:WORTH_A_THOUGHT]
            if others:
                return self.luck.choice(others)[0]
        return self.heuristic.choose(s, question, rng)

    def keep(self, s: State) -> None:
        self.rows.extend(
            row_of(self.features.of(s, seat), self.features.size) for seat in range(len(s.players))
        )

    def play(self, seats: int, seed: int) -> None:
        s = self.rules.new_game(seats, seed)
        rng = Rng(seed)
        self.otherwise = self.luck.choice(OTHERWISE)
        while s.agenda:
            if self.luck.random() < AT_TURNS:
                self.keep(s)
            playout(self.rules, s, rng, self, 1)
        shares = self.rules.win_shares(s)
        scores = [float(self.rules.score(s, seat)) for seat in range(seats)]
        end = [(standing(scores, seat), shares[seat]) for seat in range(seats)]
        while len(self.ends) < len(self.rows):
            self.ends.extend(end)


def foretell(job: tuple[str, float, int]) -> Lessons:
    """Play for `seconds` seconds, with all numbers of seats, and return the recorded positions."""
    game, seconds, stream = job
    onlooker = Onlooker(game, stream)
    until = time.monotonic() + seconds
    seed = stream * STREAM
    sizes = range(onlooker.rules.fewest_seats, onlooker.rules.most_seats + 1)
    while time.monotonic() < until:
        seed += 1
        onlooker.play(sizes[seed % len(sizes)], seed)
    nothing = np.zeros((len(onlooker.rows), 0), np.int16)
    return Lessons(np.array(onlooker.rows), nothing, nothing, np.array(onlooker.ends, np.float32))
