"""Many episodes that are stepped together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.learning.episode import Episode
from bohnhof.native import i64, u8, vec

if TYPE_CHECKING:
    from bohnhof.learning.episode import Frame


class Episodes:
    """Episodes with shared output buffers.

    An episode that ends starts the next game, whose seed is larger by `stride`.
    """

    def __init__(self, frame: Frame, seeds: list[int], stride: int) -> None:
        self.frame = frame
        self.stride = stride
        self.size: i64 = frame.layout.size
        self.choices: i64 = frame.space.size
        count = len(seeds)
        self.observations: vec[u8] = vec[u8]([u8(0)] * (count * frame.layout.size))
        self.masks: vec[u8] = vec[u8]([u8(0)] * (count * frame.space.size))
        self.seats: vec[u8] = vec[u8]([u8(0)] * count)
        """The deciding seat of each episode."""
        self.ended: list[int] = []
        """Indexes of the episodes that ended a game in the last step; the next one has begun."""
        self.rewards: list[list[float]] = []
        """Rewards by seat of each game that ended, in the order of `ended`."""
        self.scores: list[list[int]] = []
        """Scores by seat of each game that ended, in the order of `ended`."""
        self.episodes = [Episode(frame, seed) for seed in seeds]
        self.discards: list[list[int]] = [[] for _ in seeds]
        """The discard piles as written in the observations."""

    def begin(self, seeds: list[int]) -> None:
        """Deal new games. Observations and masks must be 0."""
        for i, episode in enumerate(self.episodes):
            episode.begin(seeds[i])
            self.discards[i] = []
            self._write(episode, i)

    def resume(self, episodes: list[Episode]) -> None:
        """Continue these games. Observations and masks must be 0."""
        self.episodes = episodes
        for i, episode in enumerate(episodes):
            self.discards[i] = []
            self._write(episode, i)
            if episode.draft is not None:
                episode.write_draft(self.observations, i * self.size)

    def seeds(self) -> list[int]:
        """Return the seeds of the current games."""
        return [episode.seed for episode in self.episodes]

    def step(self, numbers: list[int]) -> None:
        """Make one legal decision in each episode.

        The caller must have zeroed all masks and every part of the observations that changes. If
        the decision only drafts, this is the draft; otherwise everything but the discard pile.
        """
        self.ended = []
        self.rewards = []
        self.scores = []
        for i, number in enumerate(numbers):
            episode = self.episodes[i]
            only_drafts = self.frame.space.only_drafts(number)
            episode.decide(number)
            if only_drafts:
                self._write_draft(episode, i)
                continue
            if episode.question is None:
                self._end(episode, i)
            self._write(episode, i)

    def _end(self, episode: Episode, i: int) -> None:
        seats = range(self.frame.seats)
        self.ended.append(i)
        self.rewards.append(episode.rewards())
        self.scores.append([episode.rules.score(episode.state, seat) for seat in seats])
        episode.begin(episode.seed + self.stride)

    def _write(self, episode: Episode, i: i64) -> None:
        self.seats[i] = u8(episode.seat)
        self.discards[i] = episode.write(self.observations, i * self.size, self.discards[i])
        episode.fill_mask(self.masks, i * self.choices)

    def _write_draft(self, episode: Episode, i: i64) -> None:
        episode.write_draft(self.observations, i * self.size)
        episode.fill_mask(self.masks, i * self.choices)
