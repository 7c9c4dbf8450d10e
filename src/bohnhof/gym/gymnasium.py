"""Every game as a Gymnasium environment: one learner among bots. Importing this registers them all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from bohnhof.bots import bot_maker
from bohnhof.games import game_ids, rules_of
from bohnhof.gym import Episode, WrongDecision, explain, frame, number_of
from bohnhof.gym.company import Company
from bohnhof.gym.seeds import new_seed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    Observation = NDArray[np.uint8]

WIN: Final = "win"
"""At the end, 1 that is shared by all who have won."""
SCORE: Final = "score"
"""At the end, what the learner has scored."""
ILLEGAL: Final = -1.0
"""For an act that is not allowed, which ends the game."""


class OneAmongBots(gymnasium.Env["Observation", np.int64]):
    """The learner sits where chance puts it, or where it is told to, and bots on the other seats.

    What may be decided is in `info["action_mask"]` and, as sb3-contrib asks for it, in `action_masks()`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = None,
        bots: str | Sequence[str] = "thrifty",
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        if reward not in (WIN, SCORE):
            raise ValueError(f"the reward is “{WIN}” or “{SCORE}”, not “{reward}”")
        self.frame = frame(game, seats)
        others = self.frame.seats - 1
        self.bots = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.bots) != others:
            raise ValueError(f"{len(self.bots)} bots for {others} seats")
        for bot in self.bots:
            bot_maker(bot)
        if seat is not None and not 0 <= seat < self.frame.seats:
            raise ValueError(f"there is no seat {seat} among {self.frame.seats}")
        self.wanted_seat = seat
        self.reward = reward
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self.frame.layout.size,), np.uint8)
        self.action_space = spaces.Discrete(self.frame.space.size)
        self.episode: Episode | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._lost = False
        # A game in which the learner is never asked is no game for him.
        while True:
            drawn = int(self.np_random.integers(self.frame.seats))
            self.seat = drawn if self.wanted_seat is None else self.wanted_seat
            self.episode = Episode(self.frame, new_seed(self.np_random))
            self.company = Company(self.episode, [*self.bots[: self.seat], None, *self.bots[self.seat :]])
            self.company.play()
            if not self.episode.over:
                return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        if episode is None or episode.over or self._lost:
            raise gymnasium.error.ResetNeeded("the game is over or has not begun: call reset() first")
        try:
            number = number_of(action)
        except WrongDecision as wrong:
            raise gymnasium.error.InvalidAction(str(wrong)) from None
        if not self.action_space.contains(number):
            raise gymnasium.error.InvalidAction(f"{action} is not in {self.action_space}")
        if not episode.mask()[number]:
            self._lost = True
            return self._observation(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        episode.decide(number)
        self.company.play()
        return self._observation(), self._reward(), episode.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be decided now."""
        return np.frombuffer(self._begun().mask(), np.bool_)

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return "\n".join(explain(self._observation(), self.frame.rules.name, self.frame.seats))

    def _observation(self) -> Observation:
        return np.frombuffer(self._begun().observation(self.seat), np.uint8)

    def _begun(self) -> Episode:
        if self.episode is None:
            raise gymnasium.error.ResetNeeded("the game has not begun: call reset() first")
        return self.episode

    def _info(self) -> dict[str, Any]:
        episode = self._begun()
        mask = self.action_masks().astype(np.int8)
        info: dict[str, Any] = {"action_mask": mask, "seat": self.seat}
        if episode.over:
            rules, s = episode.rules, episode.state
            info["deal"] = episode.seed
            info["scores"] = [rules.score(s, seat) for seat in range(self.frame.seats)]
        return info

    def _reward(self) -> float:
        episode = self.episode
        assert episode is not None
        if not episode.over:
            return 0.0
        if self.reward == SCORE:
            return float(episode.rules.score(episode.state, self.seat))
        return episode.rewards()[self.seat]


def ids() -> dict[str, tuple[str, int]]:
    """What is registered: the game and the number of seats; without one, the usual number."""
    found: dict[str, tuple[str, int]] = {}
    for game in game_ids():
        rules = rules_of(game)
        name = "".join([word.capitalize() for word in game.split("-")])
        found[f"Bohnhof/{name}-v0"] = (game, rules.usual_seats())
        if rules.fewest_seats < rules.most_seats:
            for seats in range(rules.fewest_seats, rules.most_seats + 1):
                found[f"Bohnhof/{name}{seats}-v0"] = (game, seats)
    return found


def register() -> None:
    for name, (game, seats) in ids().items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name, f"{__name__}:OneAmongBots", kwargs={"game": game, "seats": seats}, order_enforce=False
            )


register()
