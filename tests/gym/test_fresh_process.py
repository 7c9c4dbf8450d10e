"""Environments in new processes: spawned ones, and ones without the extras."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.needs import needed
from tests.patience import PATIENCE
from tests.test_outside import CODE

SPAWN = """
import multiprocessing, sys
import numpy as np
from bohnhof import Bot

class First(Bot):
    def decide(self, view, moves, question):
        return moves[self.rng.below(len(moves))] if moves else None

def gymnasium_environment():
    import gymnasium
    table = gymnasium.make(
        "bohnhof.gym.gymnasium:Bohnhof/Bohnanza3-v0", bots=["expert", First], reward="score"
    )
    _, info = table.reset(seed=1)
    for _ in range(20):
        info = table.step(int(info["action_mask"].argmax()))[-1]
    return table

def play_gymnasium_environment(table):
    mask, over, seen = table.unwrapped.action_masks(), False, []
    while not over:
        cells, reward, over, _, info = table.step(int(np.flatnonzero(mask)[-1]))
        mask = info["action_mask"]
        seen.append((cells.tobytes(), reward))
    return seen

def pettingzoo_environment():
    from bohnhof.gym.pettingzoo import env
    table = env("al-cabohne")
    table.reset(seed=1)
    for _ in range(20):
        table.step(int(table.last()[0]["action_mask"].argmax()))
    return table

def play_pettingzoo_environment(table):
    seen = []
    while True:
        cells, reward, over, _, _ = table.last()
        seen.append((cells["observation"].tobytes(), reward))
        if over:
            return seen
        table.step(int(cells["action_mask"].argmax()))

def open_spiel_game():
    import bohnhof.gym.open_spiel, pyspiel
    return pyspiel.load_game("bohnhof_al_cabohne")

def play_open_spiel_game(game):
    state = game.new_initial_state()
    for _ in range(5):
        state.apply_action(7)
    return play_open_spiel_state(state)

def open_spiel_state():
    state = open_spiel_game().new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[-1])
    return state

def play_open_spiel_state(state):
    seen = []
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
        seen.append(str(state))
    return seen, state.returns()

def batch():
    from bohnhof.gym.batch import Batch
    made = Batch("al-cabohne", tables=3, against=["expert", First, "itself"])
    for _ in range(20):
        made.step(made.masks.argmax(1))
    return made

def play_batch(made):
    seen = []
    for _ in range(100):
        made.step(made.masks.argmax(1))
        seen.append([getattr(made, name).tobytes() for name in made.FIELDS])
    return seen

def episode():
    from bohnhof.gym import Episode, frame
    made = Episode(frame("rabohnzel", 3), 1)
    for _ in range(30):
        made.decide(made.mask().index(1))
    return made

def play_episode(made):
    seen = []
    while not made.over and len(seen) < 300:
        made.decide(made.mask().rindex(1))
        seen.append(made.observation(0))
    return seen, made.rewards()

if __name__ == "__main__":
    made, play = globals()[sys.argv[1]](), globals()["play_" + sys.argv[1]]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        theirs = pool.apply(play, (made,))
    assert theirs == play(made)
    assert len(theirs) > 1
"""


def run(*words: str | Path, folder: Path, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder, with another folder in its import path."""
    paths = [str(path) if path else "", os.environ.get("PYTHONPATH", "")]
    return subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


@pytest.mark.parametrize(
    "made",
    [
        "gymnasium_environment",
        "pettingzoo_environment",
        "open_spiel_game",
        "open_spiel_state",
        "batch",
        "episode",
    ],
)
def test_a_spawned_process_continues_what_it_is_sent(made: str, tmp_path: Path) -> None:
    if "spiel" in made:
        needed("pyspiel")
    (tmp_path / "main.py").write_text(SPAWN)
    ran = run("main.py", made, folder=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("batch", "numpy", "gym"),
        ("gymnasium", "numpy", "gym"),
        ("gymnasium", "gymnasium", "gym"),
        ("pettingzoo", "numpy", "gym"),
        ("pettingzoo", "pettingzoo", "gym"),
        ("open_spiel", "pyspiel", "gym"),
        ("train", "torch", "train"),
        ("policy_value_net", "torch", "train"),
    ],
)
def test_a_missing_extra_is_named_with_the_command_that_installs_it(
    module: str, missing: str, extra: str, tmp_path: Path
) -> None:
    code = f"import sys; sys.modules['{missing}'] = None; import bohnhof.gym.{module}"
    ran = run("-c", code, folder=tmp_path)
    last = ran.stderr.splitlines()[-1]
    assert last.endswith(f"Error: bohnhof.gym.{module} needs {missing}: pip install 'bohnhof[{extra}]'")


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
@pytest.mark.parametrize("end", ["", "os.kill(os.getpid(), signal.SIGKILL)", "raise SystemExit"])
def test_a_batch_that_is_not_closed_leaves_no_shared_memory(end: str, tmp_path: Path) -> None:
    batch = "batch = Batch('al-cabohne-solo', tables=2, processes=2); batch.step(batch.masks.argmax(1))"
    ran = run(
        "-c", f"import os, signal\nfrom bohnhof.gym.batch import Batch\n{batch}\n{end}", folder=tmp_path
    )
    assert ran.stderr == ""


NO_IMPORT = """
import gymnasium

def main():
    table = gymnasium.make("bohnhof.gym.gymnasium:Bohnhof/AlCabohneSolo-v0")
    import bohnhof.gym.gymnasium
    bohnhof.gym.gymnasium.register()
    assert repr(gymnasium.make("Bohnhof/AlCabohneSolo-v0").unwrapped) == repr(table.unwrapped)
    several = {"vectorization_mode": "async", "vector_kwargs": {"context": "spawn"}}
    tables = gymnasium.make_vec("Bohnhof/AlCabohne-v0", 2, **several)
    tables.reset(seed=1)
    tables.close()

if __name__ == "__main__":
    main()
"""


def test_gymnasium_makes_an_environment_without_an_import(tmp_path: Path) -> None:
    (tmp_path / "main.py").write_text(NO_IMPORT)
    ran = run("main.py", folder=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_games_of_installed_packages_are_registered_and_broken_ones_are_left_out(tmp_path: Path) -> None:
    needed("pyspiel")
    seatless = "class Seatless(BeanFair):\n    id = 'seatless'\n"
    broken = f"\n\n{seatless}    def usual_seats(self):\n        return 1 // 0\n"
    for name, code, entry_points in (
        ("fair_beans", CODE + broken, "bean-fair = fair_beans:BeanFair\nseatless = fair_beans:Seatless\n"),
        ("crashing", "1 / 0", "crash = crashing:Game\n"),
    ):
        about = tmp_path / "site" / f"{name}-1.2.dist-info"
        about.mkdir(parents=True)
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.2\n")
        (about / "entry_points.txt").write_text(f"[bohnhof.games]\n{entry_points}")
        (tmp_path / "site" / f"{name}.py").write_text(code, encoding="utf-8")
    program = """
import warnings
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    import bohnhof.gym.gymnasium, bohnhof.gym.open_spiel
said = [str(one.message) for one in told if "is not registered" in str(one.message)]
for adapter in (said[:2], said[2:]):
    assert "crash (crashing 1.2) is not registered" in " ".join(adapter), said
    assert "seatless (fair_beans 1.2) is not registered: ZeroDivisionError" in " ".join(adapter), said
import gymnasium, pyspiel
table = gymnasium.make("Bohnhof/BeanFair3-v0", bots="chance")
table.reset(seed=1)
assert pyspiel.load_game("bohnhof_bean_fair(players=3)").num_players() == 3
assert "Bohnhof/Bohnanza5-v0" in gymnasium.registry
assert not [name for name in gymnasium.registry if "Crash" in name or "Seatless" in name]
"""
    ran = run("-c", program, folder=tmp_path, path=tmp_path / "site")
    assert (ran.returncode, ran.stderr) == (0, "")
