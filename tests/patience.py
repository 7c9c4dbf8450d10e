"""Wait for conditions, long enough for a busy machine."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 300.0
"""Seconds after which a test gives up. Only a hanging test takes this long."""


def wait_until(holds: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    """Return as soon as `holds()` is true. After the time limit fail with `what`."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, f"waited {seconds:.0f} seconds in vain: {what}"
        time.sleep(0.01)
