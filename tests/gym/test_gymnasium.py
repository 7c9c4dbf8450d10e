"""The Gymnasium adapter, checked by Gymnasium's own tests."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from bohnhof.gym.gymnasium import ids

IDS = list(ids())


def play(table: gymnasium.Env, seed: int) -> tuple[float, dict]:
    """Play a random game to its end."""
    chance = np.random.default_rng(seed)
    _, info = table.reset(seed=seed)
    over = False
    while not over:
        numbers = np.flatnonzero(info["action_mask"])
        _, reward, over, cut, info = table.step(chance.choice(numbers))
        assert not cut
    return reward, info


@pytest.mark.parametrize("name", IDS)
def test_gymnasiums_own_test_passes(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.make(name).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", ["Bohnhof/Bohnanza-v0", "Bohnhof/AlCabohne-v0", "Bohnhof/Rabohnzel3-v0"])
def test_a_learner_plays_among_bots_to_the_end(name: str) -> None:
    reward, info = play(gymnasium.make(name), 3)
    assert 0 <= reward <= 1
    assert len(info["scores"]) == gymnasium.make(name).unwrapped.frame.seats


def test_one_seed_is_one_game() -> None:
    assert "deal" not in gymnasium.make("Bohnhof/AlCabohne-v0").reset(seed=4)[1]
    games = [play(gymnasium.make("Bohnhof/AlCabohne-v0"), 4) for _ in range(2)]
    assert games[0][1]["deal"] == games[1][1]["deal"]
    assert games[0][1]["scores"] == games[1][1]["scores"]


def test_seat_bots_and_reward_can_be_chosen() -> None:
    table = gymnasium.make(
        "Bohnhof/Bohnanza-v0", seat=2, bots=["chance", "thrifty", "chance"], reward="score"
    )
    reward, info = play(table, 1)
    assert info["seat"] == 2
    assert reward == info["scores"][2]
    assert [bot and bot.name for bot in table.unwrapped.company.bots] == ["chance", "thrifty", None, "chance"]


def test_what_cannot_be_chosen_is_refused() -> None:
    for wrong in ({"seat": 4}, {"bots": ["chance"]}, {"reward": "fame"}, {"bots": "nobody"}):
        with pytest.raises(ValueError, match=r"."):
            gymnasium.make("Bohnhof/Bohnanza-v0", **wrong)


def test_what_is_not_allowed_ends_the_game_with_a_penalty() -> None:
    table = gymnasium.make("Bohnhof/AlCabohneSolo-v0").unwrapped
    _, info = table.reset(seed=1)
    _, reward, over, _, info = table.step(np.argmin(info["action_mask"]))
    assert (reward, over, info["illegal"]) == (-1, True, True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(np.argmax(info["action_mask"]))


def test_what_is_no_action_at_all_is_an_error() -> None:
    table = gymnasium.make("Bohnhof/AlCabohneSolo-v0").unwrapped
    for ask in (lambda: table.step(0), table.action_masks):
        with pytest.raises(gymnasium.error.ResetNeeded):
            ask()
    _, info = table.reset(seed=1)
    number = int(info["action_mask"].argmax())
    for wrong in (1000, number + 0.7, str(number), np.array([number]), None):
        with pytest.raises(gymnasium.error.InvalidAction):
            table.step(wrong)
    table.step(np.array(number))


def test_what_the_learner_may_know_is_shown_in_words() -> None:
    table = gymnasium.make("Bohnhof/AlCabohneSolo-v0", render_mode="ansi")
    table.reset(seed=1)
    assert "own hand, front first: " in table.render()
