"""Tables whose bots are known to wait for people, so that the same clicks lead to the same game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bohnhof.rooms import driver, room
from tests.patience import wait_until
from tests.web.watched import DRIVERS, Watched

NEVER = 1e6
"""Seconds after which bots at a table with the pace “at once” end a trade without a word from a person."""


@contextmanager
def watched_bots() -> Iterator[None]:
    """Bots at new tables are watched, and never lose their patience with people."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room, "Driver", Watched)
        patch.setattr(driver, "PATIENCE", {**driver.PATIENCE, "at-once": NEVER})
        patch.setattr(driver, "PATIENCE_WITH_WRITERS", NEVER)
        yield


def acts_at_rest(table: str) -> list[tuple[int, str]] | None:
    """Return the acts once the bots of a table wait for people; None where its bots are not watched."""
    found = DRIVERS.get(table)
    if found is None:
        return None
    wait_until(lambda: found.waits, "the bots wait for people")
    return found.room.table.acts
