"""Every game as a PettingZoo AEC environment: `env("bohnanza", seats=4)`."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from bohnhof.gym import Episode, explain, frame, number_of
from bohnhof.gym.seeds import new_seed


def env(game: str, seats: int | None = None, render_mode: str | None = None) -> AECEnv:
    """With the usual guards: an act that is not allowed ends the game with a reward of -1."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(game, seats, render_mode), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  (the name that PettingZoo wants)
    """One agent a seat. An act that is not allowed raises WrongDecision."""

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: str, seats: int | None = None, render_mode: str | None = None) -> None:
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
        """What the agent that is asked may know."""
        if self.render_mode is None:
            return None
        seen = self.episode.observation(max(self.episode.seat, 0))
        return "\n".join(explain(seen, self.frame.rules.name, self.frame.seats))

    def close(self) -> None:
        """There is nothing to close."""
