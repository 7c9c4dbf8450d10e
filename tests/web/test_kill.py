"""A server that is killed in the middle of everything loses nothing that it has told."""

from __future__ import annotations

from pathlib import Path

from benchmarks import kill


def test_no_act_that_was_told_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    report = kill.run(kills=2, tables=3, folder=tmp_path, seed=3)
    assert report.kills == report.in_play == 2
    assert report.acts > 0
