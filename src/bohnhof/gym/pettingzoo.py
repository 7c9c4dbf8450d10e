"""Every game as a PettingZoo AEC environment: `env("my-game", seats=4)`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bohnhof.extras import needs_extra

with needs_extra(__name__, "gym"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

from bohnhof.gym import Episode, frame, number_of
from bohnhof.gym.seeds import new_seed
from bohnhof.learning.layout import explain

if TYPE_CHECKING:
    from bohnhof.games import GameSpec


def env(game: GameSpec, seats: int | None = None, render_mode: str | None = None) -> AECEnv:
    """Return an environment in which an illegal action ends the game with a reward of -1.

    `game` is an id, an import path, a class derived from Rules or a rulebook.
    """
    guarded = wrappers.TerminateIllegalWrapper(raw_env(game, seats, render_mode), illegal_reward=-1)
    return _Guarded(wrappers.AssertOutOfBoundsWrapper(guarded))


class _Guarded(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """The outermost wrapper of an environment."""

    def __str__(self) -> str:
        return str(self.env)

    def __repr__(self) -> str:
        return f"{self.unwrapped!r}".removeprefix("raw_")


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  (the name that PettingZoo expects)
    """An environment with one agent per seat. An illegal action raises WrongDecision."""

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: GameSpec, seats: int | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.frame = frame(game, seats)
        self.metadata = {**type(self).metadata, "name": f"{self.frame.rules.id}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.frame.seats)]
        size, choices = self.frame.layout.size, self.frame.space.size
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (choices,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(choices) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def __repr__(self) -> str:
        return f"raw_env({self.frame.rules.name!r}, {self.frame.seats})"

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.episode = Episode(self.frame, new_seed(self._random))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        episode = self.episode
        mask = episode.mask() if seat == episode.seat else bytes(self.frame.space.size)
        return {
            "observation": np.frombuffer(episode.observation(seat), np.uint8),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("this agent is still in the game, so its action cannot be None")
        self.episode.step(number_of(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.over:
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the deciding agent's observation as text, or None without a render mode."""
        if self.render_mode is None:
            return None
        return "\n".join(explain(self.frame.layout, self.episode.observation(max(self.episode.seat, 0))))

    def close(self) -> None:
        """Do nothing: there are no resources to release."""
