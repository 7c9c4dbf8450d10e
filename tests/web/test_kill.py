"""A server that is killed loses no acknowledged data."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import kill


@pytest.mark.parametrize("kills", [2, pytest.param(50, marks=pytest.mark.long)])
def test_nothing_that_was_told_is_lost_when_the_server_is_killed(kills: int, tmp_path: Path) -> None:
    check(kills, f"sqlite:///{tmp_path / 'tables.db'}")


@pytest.mark.long
def test_nothing_that_was_told_is_lost_on_postgresql_either(postgres: str) -> None:
    check(20, postgres)


def check(kills: int, database: str) -> None:
    report = kill.run(kills, tables=3, database=database, seed=3)
    assert report.kills == kills
    assert report.in_play >= 0.9 * kills  # at a few kills all games may just be over
    assert report.acts > 0
    assert report.lines > 0
