"""The vectorized environment with bots at the agent's tables."""

import numpy as np
import pytest

from bohnhof.gym import Episode, frame
from bohnhof.gym.batch import Batch
from bohnhof.gym.company import Company

DUEL = "al-cabohne"


def played_alone(seed: int, bots: list[str | None]) -> Episode:
    """Return a finished game of bots and an agent that always makes its first legal decision."""
    episode = Episode(frame(DUEL), seed)
    company = Company(episode, bots)
    company.play()
    while not episode.over:
        episode.decide(episode.mask().index(1))
        company.play()
    return episode


def test_bots_play_against_the_learner_on_each_seat_by_turns() -> None:
    batch = Batch(DUEL, tables=4, against=("thrifty", "chance"))
    expected = [["thrifty", 0], ["chance", 0], ["thrifty", 1], ["chance", 1]]
    games = []
    for seed, (bot, own) in enumerate(expected):
        games.append(played_alone(seed, [None if seat == own else bot for seat in range(2)]))
    over: set[int] = set()
    while len(over) < 4:
        seats = batch.seats.copy()
        batch.step(batch.masks.argmax(1))
        for table in set(np.flatnonzero(batch.ended).tolist()) - over:
            over.add(table)
            game = games[table]
            assert batch.rewards[table].tolist() == game.rewards()
            assert batch.scores[table].tolist() == [game.rules.score(game.state, seat) for seat in (0, 1)]
            assert batch.seeds[table] == table + 4
        assert seats.tolist() == [own for _, own in expected]


def test_at_the_tables_of_itself_the_learner_has_all_seats() -> None:
    batch = Batch(DUEL, tables=2, against=("itself",))
    seen = set()
    for _ in range(40):
        batch.step(batch.masks.argmax(1))
        seen |= set(batch.seats.tolist())
    assert seen == {0, 1}


def test_bots_play_alike_in_several_processes() -> None:
    one = Batch(DUEL, tables=3, against=("thrifty", "itself"))
    with Batch(DUEL, tables=3, processes=2, against=("thrifty", "itself")) as shared:
        for _ in range(50):
            one.step(one.masks.argmax(1))
            shared.step(shared.masks.argmax(1))
            for name in one.FIELDS:
                assert np.array_equal(getattr(shared, name), getattr(one, name)), name


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(ValueError, match="there is no bot “nobody”"):
        Batch(DUEL, tables=1, against=("nobody",))
