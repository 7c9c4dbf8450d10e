"""The meaning of the marker `both_engines`: other tests cannot distinguish the two engines.

Those tests use of the compiled packages only what they return during games. Here both engines play
the same game of each kind, and with `--all` two of them. The bots' decisions, the states, the
events of each seat, observations and masks must be identical.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from bohnhof.engine.chance import MOST_SEED
from bohnhof.games import game_ids
from tests.needs import need_compiled_engine
from tests.patience import PATIENCE

GAME = """
import hashlib, random, sys

from bohnhof import loading
from bohnhof.bots.registry import bot_maker
from bohnhof.engine.key import state_key
from bohnhof.engine.position import digest
from bohnhof.engine.state import SPECTATOR
from bohnhof.games import rules_of
from bohnhof.learning.episode import Episode, Frame
from bohnhof.table.table import Table
from bohnhof.live.deltas import DeltaWriter
from bohnhof.live.text_cache import TextCache

def short(data):
    return hashlib.sha256(data.encode() if isinstance(data, str) else data).hexdigest()[:12]

print("compiled" if loading.compiled() else "interpreted")
rules, seed = rules_of(sys.argv[1]), int(sys.argv[2])
seats = rules.usual_seats()
bots = [bot_maker(name) for name in ("expert", "thrifty", "beginner", "neighbour", "chance")[:seats]]
table = Table(rules, seed, bots, bots_seed=seed)
writer = DeltaWriter(TextCache(rules))
told = 0
while not table.state.over:
    table.step()
    print(table.actions, *table.acts[-1], state_key(table.state))
    if table.actions % 10 == 0 or table.state.over:
        for seat in (*range(seats), SPECTATOR):
            print("told", seat, short(writer.write(table, seat, told)))
        told = table.actions
print(digest(table.state))

episode = Episode(Frame(rules, seats), seed)
chance = random.Random(seed)
for step in range(120):
    if episode.over:
        break
    mask = episode.mask()
    print(step, episode.seat, short(mask), short(episode.observation(episode.seat)))
    episode.decide(chance.choice([number for number, may in enumerate(mask) if may]))
"""


def played(game: str, seed: int, interpreted: str) -> list[str]:
    """Play a game with one engine. Return the engine's name, then the game line by line."""
    environment = {**os.environ, "BOHNHOF_INTERPRETED": interpreted}
    command = [sys.executable, "-c", GAME, game, str(seed)]
    ran = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


@pytest.mark.parametrize(
    ("game", "seed"),
    [
        *((game, 7) for game in game_ids()),
        *(pytest.param(game, 8, marks=pytest.mark.long) for game in game_ids()),
        ("bohnanza", MOST_SEED - 7),
    ],
)
def test_both_engines_return_the_same(game: str, seed: int) -> None:
    need_compiled_engine()
    compiled, interpreted = played(game, seed, "0"), played(game, seed, "1")
    assert (compiled[0], interpreted[0]) == ("compiled", "interpreted")
    assert len(compiled) > 50
    assert compiled[1:] == interpreted[1:]
