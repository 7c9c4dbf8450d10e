"""Tables whose bots wait for people, so that the same clicks lead to the same game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bohnhof.rooms import driver, room
from tests.patience import wait_until
from tests.web.watched import DRIVERS, Watched

NEVER = 1e6
"""Seconds after which bots end trading without people, larger than any test."""


@contextmanager
def watched_bots() -> Iterator[None]:
    """Observe the bots at new tables, and let them wait for people forever."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room, "Driver", Watched)
        patch.setattr(driver, "PATIENCE", {**driver.PATIENCE, "at-once": NEVER})
        patch.setattr(driver, "PATIENCE_WITH_WRITERS", NEVER)
        yield


def acts_at_rest(table: str) -> list[tuple[int, str]] | None:
    """Return the actions once the bots wait for people; None if they are not watched."""
    found = DRIVERS.get(table)
    if found is None:
        return None
    wait_until(lambda: found.waits, "the bots wait for people")
    return found.room.table.acts
