"""A few seconds of training the bot `learned`, if torch is installed (extra `train`)."""

import csv
from pathlib import Path

import numpy as np
import pytest

from bohnhof.bots.learned import Network
from bohnhof.gym import frame
from bohnhof.gym.batch import Batch

torch = pytest.importorskip("torch", reason="torch is not installed; pip install 'bohnhof[train]'")

SMALL = "--minutes 0.02 --tables 8 --processes 1 --deals 2 --length 4 --hidden 16 --readings 1 --lessons 0.01"


@pytest.mark.parametrize("game", ["al-cabohne", "al-cabohne-solo"])
def test_what_is_trained_plays_as_the_bot_reads_it(game: str, tmp_path: Path) -> None:
    from bohnhof.gym.player import Player
    from bohnhof.gym.train import main

    main(
        [
            game,
            *SMALL.split(),
            "--teacher",
            "expert",
            "--against",
            "thrifty",
            "itself",
            "--out",
            str(tmp_path),
        ]
    )
    with (tmp_path / f"{game}.csv").open() as file:
        assert len(list(csv.reader(file))) >= 2
    player = Player(game, 16, 2)
    player.load_state_dict(torch.load(tmp_path / f"{game}.pt"))
    player.save(tmp_path / "now.npz")
    network = Network(frame(game).layout, np.load(tmp_path / "now.npz"))
    batch = Batch(game, tables=64)
    random = np.random.default_rng(1)
    for _ in range(20):
        batch.step(batch.sample(random))
    with torch.no_grad():
        likes, _ = player(torch.as_tensor(batch.observations.copy()), torch.as_tensor(batch.masks.copy()))
    for table in range(64):
        numbers = np.flatnonzero(batch.masks[table]).tolist()
        liked = network.prefer(batch.observations[table].tobytes(), numbers)
        assert float(likes[table].max() - likes[table, liked]) < 0.01
