"""Servers that compete for a database, each in its own process."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bohnhof.web.owner import DatabaseInUse
from bohnhof.web.store import Store
from tests.commands import BOHNHOF, environment
from tests.patience import PATIENCE, wait_until
from tests.serving import READY
from tests.web.servers import Page, plain_move

SERVE = (*BOHNHOF, "serve")
HOME = "http://127.0.0.1:8000/"


class Started:
    """A `bohnhof serve` that is running or has ended."""

    def __init__(self, process: subprocess.Popen[bytes], log: Path) -> None:
        self.process = process
        self._log = log

    @property
    def said(self) -> str:
        return self._log.read_text(encoding="utf-8")

    @property
    def address(self) -> str:
        found = re.search(f"{READY}(\\S+)", self.said)
        assert found, self.said
        return found[1]

    def ended(self) -> int:
        """Wait for its end, and return the exit status. It must never have been ready."""
        assert READY not in self.said, f"it is open\n{self.said}"
        return self.process.wait(PATIENCE)


@contextmanager
def started(folder: Path, *options: str, **variables: str) -> Iterator[Started]:
    log = folder / f"started-{len(list(folder.glob('started-*')))}.log"
    with log.open("wb") as file:
        process = subprocess.Popen(
            [*SERVE, *options],
            cwd=folder,
            env=environment(**variables),
            stdout=file,
            stderr=subprocess.STDOUT,
        )
    found = Started(process, log)
    try:
        wait_until(lambda: READY in found.said or process.poll() is not None, "it is open or has ended")
        yield found
    finally:
        process.kill()
        process.wait(PATIENCE)


def options(database: str | Path) -> list[str]:
    address = database if isinstance(database, str) else f"sqlite:///{database}"
    return ["--no-open", "--database", address]


def play(page: Page, acts: int) -> None:
    """Play until `acts` more actions have been received."""
    enough = len(page.told) + acts
    while len(page.told) < enough:
        move = plain_move(page.view) if page.view else None
        if move is None:
            page.hear()
        else:
            page.ask("silent") if move == "silent" else page.act(move)


def refused_at(database: str | Path) -> str:
    """Return the owner's address, as another process on this database sees it."""
    with pytest.raises(DatabaseInUse) as caught:
        Store(options(database)[-1]).own()
    return caught.value.address
