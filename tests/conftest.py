"""Hypothesis: the same bounded examples everywhere, or many new ones with BOHNHOF_HYPOTHESIS=thorough.

And what several files of tests begin with.
"""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from bohnhof import games
from bohnhof.bots import registry
from tests.commands import Terminal

settings.register_profile(
    "ci", max_examples=60, derandomize=True, deadline=None, database=None, print_blob=True
)
settings.register_profile(
    "thorough",
    max_examples=1000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("BOHNHOF_HYPOTHESIS", "ci"))


@pytest.fixture
def bohnhof(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


@pytest.fixture
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, with nothing saved and no game or bot from outside known."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(games, "_made", {})
    monkeypatch.setattr(games, "_own", {})
    monkeypatch.setattr(registry, "_announced", {})
    return tmp_path
