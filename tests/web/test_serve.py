"""The command `bohnhof serve`."""

from __future__ import annotations

import urllib.request
from pathlib import Path

from tests.commands import BOHNHOF, environment
from tests.patience import PATIENCE
from tests.serving import Served, serving

SERVE = [*BOHNHOF, "serve", "--no-open"]


def fetched(served: Served, path: str) -> str:
    with urllib.request.urlopen(f"http://{served.host}{path}", timeout=PATIENCE) as answer:
        return str(answer.read().decode())


def test_the_database_is_named_by_the_environment_unless_an_option_names_it(tmp_path: Path) -> None:
    variables = environment(BOHNHOF_DATABASE=f"sqlite:///{tmp_path / 'environment.db'}")
    with serving(SERVE, tmp_path, variables) as served:
        fetched(served, "/healthz")
    assert [path.name for path in tmp_path.glob("*.db")] == ["environment.db"]
    with serving(
        [*SERVE, "--database", f"sqlite:///{tmp_path / 'option.db'}"], tmp_path, variables
    ) as served:
        fetched(served, "/healthz")
    assert sorted(path.name for path in tmp_path.glob("*.db")) == ["environment.db", "option.db"]
