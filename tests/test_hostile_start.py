"""Adverse conditions at the start: each gives a clear error, and no other file is changed."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from bohnhof.cli.consoles import NARROWEST, WIDEST, console
from bohnhof.games import with_beanometers
from bohnhof.games.rabohnzel.beanometers import BeanometersError
from bohnhof.table.record import PART
from bohnhof.terminal import saves
from bohnhof.terminal.play import begin
from tests.commands import Terminal


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (f"a = {'9' * 5000}", "this is not TOML"),
        (f"a = {'[' * 20_000}", "this is n"),
        (f"[beanometers]\nsword = [{'9' * 4000}]", "“sword” has a step of more beans than there are cards"),
    ],
)
def test_beanometers_beyond_measure_are_refused(text: str, why: str) -> None:
    with pytest.raises(BeanometersError) as problem:
        with_beanometers("rabohnzel", text, "my.toml")
    assert str(problem.value).startswith(f"my.toml: {why}")
    assert len(str(problem.value)) < 500


def test_games_begun_at_once_have_files_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    begun = [begin("bohnanza", ["chance", "chance"], 1, "Ada", None) for _ in range(10)]
    assert len({sat.path for sat in begun}) == 10
    for sat in begun:
        sat.save()
        sat.hold.let_go()
    assert len(list(saves.unfinished("bohnanza"))) == 10


def test_what_killed_saves_have_left_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    saves.folder().mkdir(parents=True)
    old, young = (saves.folder() / PART.format(name) for name in ("old", "young"))
    old.touch()
    young.touch()
    os.utime(old, (time.time() - 2 * saves.OLD,) * 2)
    saves.new_path("bohnanza")[1].let_go()
    assert (old.exists(), young.exists()) == (False, True)


def test_a_save_replaced_by_a_link_leaves_what_it_leads_to_alone(tmp_path: Path) -> None:
    path, other = tmp_path / "my.bohnhof", tmp_path / "other"
    other.write_text("not yours")
    sat = begin("bohnanza", ["chance", "chance"], 1, "Ada", path)
    sat.save()
    path.unlink()
    path.symlink_to(other)
    sat.save()
    sat.hold.let_go()
    assert other.read_text() == "not yours"
    assert path.read_text(encoding="utf-8").startswith("bohnhof record 1\n")


@pytest.mark.parametrize("columns", ["0", "1", "-3", "9999999999", "wide"])
def test_an_absurd_width_is_drawn_on_all_the_same(columns: str) -> None:
    with pytest.MonkeyPatch.context() as patch:  # undone after the test: pytest -v fills lines up to COLUMNS
        patch.setenv("COLUMNS", columns)
        assert NARROWEST <= console().width <= WIDEST


def test_a_user_without_a_home_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", nowhere)
    with pytest.raises(saves.NoFolderError, match="set HOME or XDG_DATA_HOME, or name a file by --save"):
        saves.folder()


def test_no_name_is_no_game(bohnhof: Terminal) -> None:
    assert "there is no game “”; there are: bohnanza" in bohnhof.refused("play", "")
