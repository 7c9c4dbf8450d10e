"""The PettingZoo adapter, checked by PettingZoo's own tests."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from bohnhof.gym import Episode, WrongDecision
from bohnhof.gym.pettingzoo import env, raw_env
from tests.gym.games import ALL, allowed


@pytest.mark.parametrize(("game", "seats"), ALL)
def test_pettingzoos_own_test_passes(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(game, seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), ALL)
def test_one_seed_is_one_game(game: str, seats: int) -> None:
    seed_test(lambda: env(game, seats), num_cycles=30)


def test_an_agent_sees_and_does_what_its_seat_does_in_the_episode() -> None:
    table = raw_env("bohnanza", 4)
    table.reset(seed=5)
    episode = Episode(table.frame, table.episode.seed)
    chance = np.random.default_rng(1)
    while table.agents and not episode.over:
        seat = table.possible_agents.index(table.agent_selection)
        seen, _, over, _, _ = table.last()
        assert seat == episode.seat
        assert not over
        assert bytes(seen["observation"]) == episode.observation(seat)
        assert bytes(seen["action_mask"]) == episode.mask()
        number = int(chance.choice(allowed(episode.mask())))
        table.step(number)
        episode.step(number)
    assert list(table.rewards.values()) == episode.rewards()
    assert all(table.terminations.values())
    for _ in range(4):
        table.step(None)
    assert not table.agents


def test_who_is_not_asked_may_do_nothing() -> None:
    table = raw_env("al-cabohne")
    table.reset(seed=1)
    other = next(agent for agent in table.agents if agent != table.agent_selection)
    assert not table.observe(other)["action_mask"].any()


def test_what_is_not_allowed_ends_the_game_with_a_penalty() -> None:
    table = env("al-cabohne")
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int(np.argmin(table.observe(agent)["action_mask"])))
    assert table.terminations[agent]
    assert table.rewards[agent] == -1


def test_what_is_no_action_at_all_is_an_error() -> None:
    guarded, raw = env("al-cabohne"), raw_env("al-cabohne")
    for table, error in ((guarded, AssertionError), (raw, WrongDecision)):
        table.reset(seed=1)
        for number in (-1, 88, 0.5, "0", np.array([0])):
            with pytest.raises(error):
                table.step(number)


def test_without_guards_it_is_an_error_and_changes_nothing() -> None:
    table = raw_env("al-cabohne")
    table.reset(seed=1)
    agent = table.agent_selection
    before = bytes(table.observe(agent)["observation"])
    with pytest.raises(WrongDecision):
        table.step(int(np.argmin(table.observe(agent)["action_mask"])))
    with pytest.raises(ValueError, match="cannot be None"):
        table.step(None)
    assert bytes(table.observe(agent)["observation"]) == before


def test_after_the_end_only_none_is_taken() -> None:
    table = raw_env("al-cabohne-solo")
    table.reset(seed=1)
    while not table.terminations[table.agent_selection]:
        table.step(int(np.argmax(table.observe(table.agent_selection)["action_mask"])))
    with pytest.raises(ValueError, match="None"):
        table.step(0)


def test_the_table_is_shown_in_words() -> None:
    table = env("bohnanza", 4, render_mode="ansi")
    table.reset(seed=1)
    assert "step: plant-hand" in table.render()
