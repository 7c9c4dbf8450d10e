"""Copies of environments by pickle and deepcopy are independent and continue identically."""

import copy
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from bohnhof import Bot
from bohnhof.bots.registry import quick_bots
from bohnhof.games import rules_of
from bohnhof.gym import Episode, frame, layout, space
from bohnhof.gym.batch import Batch
from bohnhof.gym.company import Company
from bohnhof.gym.gymnasium import OneAmongBots, ids
from bohnhof.gym.pettingzoo import env, raw_env
from tests.gym.games import SAMPLE, allowed
from tests.samples import one_for_each_game

IDS = [
    pytest.param(name, marks=[] if seats == rules_of(game).fewest_seats else pytest.mark.long)
    for name, (game, seats) in ids().items()
]


def pickled(made: Any) -> Any:
    return pickle.loads(pickle.dumps(made))


ways = pytest.mark.parametrize("way", [pickled, copy.deepcopy])


def play_on(table: gymnasium.Env, seed: int, most: int = 10_000) -> list[Any]:
    """Return the results of random decisions to the end of the game, and the next game's start."""
    chance = np.random.default_rng(seed)
    come: list[Any] = []
    for _ in range(most):
        number = chance.choice(np.flatnonzero(table.unwrapped.action_masks()))
        seen, reward, over, _, info = table.step(number)
        come.append((seen.tobytes(), reward, over, info["seat"], info["action_mask"].tobytes()))
        if over:
            come.append((info["deal"], info["scores"], table.reset()[0].tobytes()))
            break
    return come


@pytest.mark.parametrize("name", IDS)
@settings(max_examples=2, phases=[Phase.generate])  # shrinking whole games would take minutes
@given(data=st.data())
def test_a_gymnasium_environment_is_copied_with_its_bots(name: str, data: st.DataObject) -> None:
    game, seats = ids()[name]
    able = quick_bots(rules_of(game))
    bots = data.draw(st.lists(st.sampled_from(able), min_size=seats - 1, max_size=seats - 1))
    table = gymnasium.make(name, bots=bots)
    table.reset(seed=data.draw(st.integers(0, 1000)))
    play_on(table, 0, data.draw(st.integers(0, 60)))
    copies = [pickled(table), copy.deepcopy(table), table]
    first, *others = [play_on(one, 1) for one in copies]
    assert len(first) > 1
    assert others == [first, first]


class Rememberer(Bot):
    """A bot that decides by its past views and actions and by its own random numbers."""

    name = "rememberer"

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.seen: list[str] = []
        self.random = random.Random(self.seat)

    def saw(self, fact: Any) -> None:
        self.seen.append(repr(fact))

    def decide(self, view: Any, moves: list[Any], question: Any) -> Any:
        if not moves:
            return None
        chosen = moves[(len("".join(self.seen)) + self.random.randrange(5) + self.rng.below(3)) % len(moves)]
        self.seen.append(repr(chosen))
        return chosen


class Whimsical(Bot):
    """A bot that is not deterministic."""

    def decide(self, view: Any, moves: list[Any], question: Any) -> Any:
        return random.choice(moves) if moves else None


@ways
@pytest.mark.parametrize("game", ["bohnanza", "al-cabohne"])
def test_a_bot_given_by_its_class_is_copied_with_all_it_remembers(game: str, way: Callable) -> None:
    table = OneAmongBots(game, bots=Rememberer)
    table.reset(seed=3)
    play_on(table, 0, 30)
    other = way(table)
    asked = [len(bot.seen) for bot in table.company.bots if bot is not None]
    assert asked == [len(bot.seen) for bot in other.company.bots if bot is not None]
    assert play_on(other, 1) == play_on(table, 1)


@ways
def test_a_bot_given_by_its_file_is_copied(tmp_path: Path, way: Callable) -> None:
    path = tmp_path / "mine.py"
    path.write_text("from bohnhof.bots.chance import Chance\n\nclass Mine(Chance):\n    pass\n")
    table = OneAmongBots("al-cabohne", bots=f"{path}:Mine")
    table.reset(seed=3)
    play_on(table, 0, 10)
    assert play_on(way(table), 1) == play_on(table, 1)


@ways
def test_a_game_with_a_bot_that_is_not_deterministic_is_copied_as_it_is(way: Callable) -> None:
    table = OneAmongBots("al-cabohne", bots=Whimsical)
    table.reset(seed=3)
    play_on(table, 0, 40)
    other = way(table)
    assert other.episode.observation(other.seat) == table.episode.observation(table.seat)
    assert other.episode.state.draw == table.episode.state.draw


@ways
def test_a_searching_bot_is_copied(way: Callable) -> None:
    table = OneAmongBots("al-cabohne", bots="search-2")
    table.reset(seed=3)
    play_on(table, 0, 10)
    assert play_on(way(table), 1, 5) == play_on(table, 1, 5)


@ways
def test_an_environment_is_copied_before_its_first_reset(way: Callable) -> None:
    table = OneAmongBots("al-cabohne", bots="expert")
    other = way(table)
    assert repr(other) == repr(table)
    assert other.reset(seed=1)[0].tobytes() == table.reset(seed=1)[0].tobytes()


@ways
def test_a_game_that_was_changed_without_its_company_is_not_copied_wrongly(way: Callable) -> None:
    company = Company(Episode(frame("al-cabohne"), 1), ["expert", None])
    company.play()
    company.episode.decide(company.episode.mask().index(1))
    with pytest.raises(RuntimeError, match=r"cannot be copied.*Company\.step"):
        way(company)


def aec_play_on(table: Any, seed: int, most: int = 10_000) -> list[Any]:
    """Do the same with a PettingZoo environment."""
    chance = np.random.default_rng(seed)
    come: list[Any] = []
    for _ in range(most):
        seen, reward, over, _, _ = table.last()
        come.append((table.agent_selection, seen["observation"].tobytes(), reward))
        if over:
            table.reset()
            return [*come, table.observe(table.agent_selection)["observation"].tobytes()]
        table.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return come


@pytest.mark.parametrize(("game", "make"), one_for_each_game([env, raw_env]))
@settings(max_examples=1, phases=[Phase.generate])
@given(seed=st.integers(0, 1000), steps=st.integers(10, 100))
def test_a_pettingzoo_environment_is_copied(game: str, make: Callable, seed: int, steps: int) -> None:
    table = make(game, rules_of(game).usual_seats())
    table.reset(seed=seed)
    aec_play_on(table, 0, steps)
    copies = [pickled(table), copy.deepcopy(table), table]
    first, *others = [aec_play_on(one, 1) for one in copies]
    assert others == [first, first]


@ways
@pytest.mark.parametrize(("game", "seats"), SAMPLE)
def test_an_episode_and_what_it_stands_on_are_copied(game: str, seats: int, way: Callable) -> None:
    episode = Episode(frame(game, seats), 5)
    chance = random.Random(5)
    for _ in range(40):
        episode.decide(chance.choice(allowed(episode.mask())))
    other = way(episode)
    while not episode.over:
        assert other.mask() == episode.mask()
        assert other.observation(other.seat) == episode.observation(episode.seat)
        number = chance.choice(allowed(episode.mask()))
        episode.decide(number)
        other.decide(number)
    assert other.rewards() == episode.rewards()
    assert other.frame is episode.frame is way(episode.frame)
    assert way(layout(game, seats)).blocks == layout(game, seats).blocks
    assert way(space(game, seats)).word(0) == space(game, seats).word(0)


@ways
@pytest.mark.parametrize("against", [(), ("thrifty", Rememberer, "itself")])
@pytest.mark.parametrize("game", ["bohnanza", "al-cabohne-solo"])
def test_a_batch_is_copied(game: str, against: tuple, way: Callable) -> None:
    batch = Batch(game, tables=7, seed=3, against=against)
    chance = np.random.default_rng(1)
    while not batch.ended.any():
        batch.step(batch.sample(chance))
    other = way(batch)
    assert repr(other) == repr(batch)
    for _ in range(60):
        for name in batch.FIELDS:
            assert np.array_equal(getattr(other, name), getattr(batch, name)), name
        actions = batch.sample(chance)
        batch.step(actions)
        other.step(actions)


@ways
def test_a_batch_of_several_processes_says_that_it_cannot_be_copied(way: Callable) -> None:
    with (
        Batch("al-cabohne-solo", tables=2, processes=2) as batch,
        pytest.raises(TypeError, match=r"several processes cannot be copied.*processes=1"),
    ):
        way(batch)
