"""Gymnasium environments for every game: one agent among bots.

Importing this module registers the ids.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bohnhof.extras import needs_extra

with needs_extra(__name__, "gym"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces

from bohnhof.gym import Episode, WrongDecision, frame, number_of, registered_games
from bohnhof.gym.company import BotError, Company, bot_list
from bohnhof.gym.seeds import new_seed
from bohnhof.learning.layout import explain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from bohnhof.bots import BotSpec
    from bohnhof.games import GameSpec

    Observation = NDArray[np.uint8]

__all__ = ["BotError", "OneAmongBots", "ids", "register"]

WIN: Final = "win"
"""Reward 1 at the end of the game, divided among the winners."""
SCORE: Final = "score"
"""Reward at the end of the game: the agent's score."""
ILLEGAL: Final = -1.0
"""Reward for an illegal action, which ends the game."""


class OneAmongBots(gymnasium.Env["Observation", np.int64]):
    """An agent in one seat and bots in the others.

    `game` is an id, an import path, a class derived from Rules or a rulebook. `bots` is one bot for
    all other seats, or a list with one for each. A bot is a name or a class derived from Bot.
    Default for `seat`: a random one in each game.

    The action mask is `info["action_mask"]` and, for sb3-contrib, `action_masks()`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: GameSpec,
        seats: int | None = None,
        seat: int | None = None,
        bots: BotSpec | Iterable[BotSpec] = "thrifty",
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        if reward not in (WIN, SCORE):
            raise ValueError(f"the reward is '{WIN}' or '{SCORE}', not {reward!r}")
        self.frame = frame(game, seats)
        others = self.frame.seats - 1
        self.bots = bot_list(self.frame.rules, bots)
        if isinstance(bots, str | type):
            self.bots *= others
        if len(self.bots) != others:
            raise ValueError(f"there are {len(self.bots)} bots for {others} seats beside the agent's")
        if seat is not None and seat not in range(self.frame.seats):
            raise ValueError(f"the agent's seat is a number from 0 to {others}, not {seat!r}")
        self.wanted_seat = seat
        self.reward = reward
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self.frame.layout.size,), np.uint8)
        self.action_space = spaces.Discrete(self.frame.space.size)
        self.company: Company | None = None

    def __repr__(self) -> str:
        given = f"{self.frame.rules.name!r}, {self.frame.seats}, seat={self.wanted_seat}, bots={self.bots!r}"
        return f"OneAmongBots({given}, reward={self.reward!r})"

    @property
    def episode(self) -> Episode | None:
        """The current game; None before the first reset."""
        return None if self.company is None else self.company.episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._lost = False
        # Skip games in which the agent never gets a turn.
        while True:
            drawn = int(self.np_random.integers(self.frame.seats))
            self.seat = drawn if self.wanted_seat is None else self.wanted_seat
            episode = Episode(self.frame, new_seed(self.np_random))
            self.company = Company(episode, [*self.bots[: self.seat], None, *self.bots[self.seat :]])
            self.company.play()
            if not episode.over:
                return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        company = self.company
        # After a BotError it is still the bot's turn, so the agent's seat is compared as well.
        if company is None or company.episode.seat != self.seat or self._lost:
            raise gymnasium.error.ResetNeeded("the game is over or has not begun: call reset() first")
        try:
            number = number_of(action)
        except WrongDecision as wrong:
            raise gymnasium.error.InvalidAction(str(wrong)) from None
        if not self.action_space.contains(number):
            raise gymnasium.error.InvalidAction(f"{action} is not in {self.action_space}")
        if not company.episode.mask()[number]:
            self._lost = True
            return self._observation(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        company.step(number)
        return self._observation(), self._reward(), company.episode.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the action mask."""
        return np.frombuffer(self._begun().mask(), np.bool_)

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return "\n".join(explain(self.frame.layout, self._begun().observation(self.seat)))

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
        episode = self._begun()
        if not episode.over:
            return 0.0
        if self.reward == SCORE:
            return float(episode.rules.score(episode.state, self.seat))
        return episode.rewards()[self.seat]


def ids() -> dict[str, tuple[str, int]]:
    """Return the registered ids with their games and numbers of seats.

    `Bohnhof/MyGame-v0` has the usual number of seats, `Bohnhof/MyGame5-v0` has five.
    """
    found: dict[str, tuple[str, int]] = {}
    for rules in registered_games():
        name = "".join([word.capitalize() for word in rules.id.split("-")])
        found.setdefault(f"Bohnhof/{name}-v0", (rules.id, rules.usual_seats()))
        if rules.fewest_seats < rules.most_seats:
            for seats in range(rules.fewest_seats, rules.most_seats + 1):
                found.setdefault(f"Bohnhof/{name}{seats}-v0", (rules.id, seats))
    return found


def register() -> None:
    """Register all ids with Gymnasium. Ids that are already registered are skipped."""
    for name, (game, seats) in ids().items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name, f"{__name__}:OneAmongBots", kwargs={"game": game, "seats": seats}, order_enforce=False
            )


register()
