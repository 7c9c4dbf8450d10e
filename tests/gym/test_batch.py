"""The vectorized environment plays the same games as single ones."""

import numpy as np
import pytest

from bohnhof.gym import Episode, WrongDecision, frame
from bohnhof.gym.batch import Batch
from tests.gym.games import ALL, allowed

pytestmark = pytest.mark.both_engines


@pytest.mark.parametrize(("game", "seats"), ALL)
def test_a_batch_plays_the_games_of_its_seeds_one_by_one(game: str, seats: int) -> None:
    batch = Batch(game, seats, tables=3, seed=50)
    alone = [Episode(frame(game, seats), seed) for seed in (50, 51, 52)]
    chance = np.random.default_rng(1)
    for _ in range(120):
        actions = batch.sample(chance)
        for table, episode in enumerate(alone):
            assert batch.seats[table] == episode.seat
            assert batch.observations[table].tobytes() == episode.observation(episode.seat)
            assert batch.masks[table].tobytes() == episode.mask()
            episode.step(int(actions[table]))
            if episode.over:
                alone[table] = Episode(episode.frame, episode.seed + 3)
        batch.step(actions)


def test_where_a_game_has_ended_the_next_one_stands_and_its_rewards_are_told() -> None:
    batch = Batch("al-cabohne", tables=4, seed=9)
    alone = [Episode(frame("al-cabohne"), seed) for seed in range(9, 13)]
    chance = np.random.default_rng(2)
    ended = 0
    while ended < 6:
        actions = batch.sample(chance)
        batch.step(actions)
        for table, episode in enumerate(alone):
            episode.step(int(actions[table]))
            assert batch.ended[table] == episode.over
            assert batch.rewards[table].tolist() == episode.rewards()
            if episode.over:
                ended += 1
                scores = [episode.rules.score(episode.state, seat) for seat in range(2)]
                assert batch.scores[table].tolist() == scores
                assert batch.seeds[table] == episode.seed + 4
                alone[table] = Episode(episode.frame, episode.seed + 4)
            else:
                assert not batch.scores[table].any()


def test_several_processes_play_the_same_games() -> None:
    with Batch("al-cabohne-solo", tables=5, processes=2) as shared:
        one = Batch("al-cabohne-solo", tables=5)
        chance = np.random.default_rng(3)
        ended = 0
        while not ended:
            actions = one.sample(chance)
            one.step(actions)
            shared.send(actions)
            shared.receive()
            for name in one.FIELDS:
                assert np.array_equal(getattr(shared, name), getattr(one, name)), name
            ended += int(one.ended.sum())
        seeds = np.array([7, 7, 8, 8, 9])
        shared.reset(seeds)
        assert shared.observations[0].tobytes() == shared.observations[1].tobytes()
        assert shared.seeds.tolist() == seeds.tolist()


@pytest.mark.parametrize("processes", [1, 2])
def test_after_the_end_of_a_batch_its_arrays_stay_and_nothing_is_sent(processes: int) -> None:
    with Batch("al-cabohne-solo", tables=2, processes=processes) as batch:
        masks, was = batch.masks, batch.masks.copy()
    assert np.array_equal(masks, was)
    assert np.array_equal(batch.masks, was)
    for send in (batch.reset, batch.step):
        with pytest.raises(RuntimeError, match="closed"):
            send(np.zeros(2, np.int64))


@pytest.mark.parametrize("processes", [1, 2])
def test_seeds_that_cannot_be_dealt_from_change_nothing(processes: int) -> None:
    with Batch("al-cabohne-solo", tables=2, processes=processes) as batch:
        with pytest.raises(ValueError, match="-1"):
            batch.reset([3, -1])
        batch.step(batch.masks.argmax(1))


def test_a_process_that_was_killed_is_told() -> None:
    with Batch("al-cabohne-solo", tables=2, processes=2) as batch:
        process = batch._stepper.processes[1]
        process.kill()
        process.join()
        with pytest.raises(RuntimeError, match=f"process {process.pid} .* has ended"):
            batch.step(batch.masks.argmax(1))


def test_a_decision_that_is_not_allowed_is_refused_at_all_tables() -> None:
    batch = Batch("bohnanza", 4, tables=3)
    before = [getattr(batch, name).copy() for name in batch.FIELDS]
    actions = batch.masks.argmax(1)
    actions[2] = int(batch.masks[2].argmin())
    with pytest.raises(WrongDecision, match="table 2"):
        batch.step(actions)
    for number in (-1, 10_000):
        with pytest.raises(WrongDecision, match="numbered"):
            batch.step(np.full(3, number))
    assert all(np.array_equal(getattr(batch, n), was) for n, was in zip(batch.FIELDS, before, strict=True))
    batch.step(batch.masks.argmax(1))


@pytest.mark.parametrize("wrong", [np.zeros(2, np.int64), np.zeros((3, 1), np.int64), np.zeros(3), [1.5] * 3])
def test_numbers_of_another_shape_are_refused(wrong: object) -> None:
    with pytest.raises(ValueError, match="actions are 3 whole numbers"):
        Batch("al-cabohne", tables=3).step(wrong)


def test_a_step_is_received_once() -> None:
    batch = Batch("al-cabohne", tables=2)
    with pytest.raises(RuntimeError, match="nothing was sent"):
        batch.receive()
    batch.send(batch.masks.argmax(1))
    for send in (batch.send, batch.reset):
        with pytest.raises(RuntimeError, match="receive"):
            send(batch.masks.argmax(1))


def test_random_decisions_are_as_likely_as_each_other() -> None:
    batch = Batch("bohnanza", 4, tables=2000, seed=0)
    batch.reset(np.zeros(2000, np.int64))
    numbers = allowed(batch.masks[0].tobytes())
    counts = np.bincount(batch.sample(np.random.default_rng(1)), minlength=batch.masks.shape[1])
    assert counts.sum() == counts[numbers].sum()
    assert counts[numbers].min() > 0.8 * 2000 / len(numbers)


def test_tables_are_as_many_as_processes_at_least() -> None:
    with pytest.raises(ValueError, match="1 tables cannot be shared by 2"):
        Batch("al-cabohne", tables=1, processes=2)
