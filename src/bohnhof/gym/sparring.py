"""Tables shared by an agent and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bohnhof.gym import Episode
from bohnhof.gym.batch import ITSELF, Arrays
from bohnhof.gym.company import Company

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from bohnhof.bots import BotSpec
    from bohnhof.gym import Frame


class Sparring(Arrays):
    """Tables with bots in this process.

    The seed determines who plays: the bots take turns, and so do the agent's seats.
    """

    def __init__(self, frame: Frame, tables: int, stride: int, against: Sequence[BotSpec]) -> None:
        self.frame = frame
        self.stride = stride
        self.against = against
        for name, (shape, kind) in Arrays.shapes(frame, tables).items():
            setattr(self, name, np.zeros(shape, kind))
        self.companies: list[Company] = []

    def begin(self, seeds: NDArray[np.int64]) -> None:
        self._wipe()
        self.companies = [self._company(seed) for seed in seeds.tolist()]
        for table in range(len(self.companies)):
            self._write(table)

    def send(self, actions: NDArray[np.int64]) -> None:
        self._wipe()
        for table, number in enumerate(actions.tolist()):
            company = self.companies[table]
            company.step(number)
            if company.episode.over:
                self._end(table, company.episode)
            self._write(table)

    def receive(self) -> None:
        """Do nothing: `send` completes the step."""

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def _company(self, seed: int) -> Company:
        """Return a new game with its bots, at the agent's first decision."""
        turn, place = divmod(seed, len(self.against))
        bot = None if self.against[place] == ITSELF else self.against[place]
        own = turn % self.frame.seats
        seats = range(self.frame.seats)
        company = Company(Episode(self.frame, seed), [None if seat == own else bot for seat in seats])
        company.play()
        # Skip games in which the agent never gets a turn.
        return self._company(seed + self.stride) if company.episode.over else company

    def _end(self, table: int, episode: Episode) -> None:
        self.ended[table] = True
        self.rewards[table] = episode.rewards()
        self.scores[table] = [episode.rules.score(episode.state, seat) for seat in range(self.frame.seats)]
        self.companies[table] = self._company(episode.seed + self.stride)

    def _write(self, table: int) -> None:
        episode = self.companies[table].episode
        seat = episode.seat
        self.observations[table] = np.frombuffer(episode.observation(seat), np.uint8)
        self.masks[table] = np.frombuffer(episode.mask(), np.uint8)
        self.seats[table] = seat
        self.seeds[table] = episode.seed

    def _wipe(self) -> None:
        self.ended[:] = False
        self.rewards[:] = 0
        self.scores[:] = 0
