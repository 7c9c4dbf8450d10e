"""Wait for what must happen, for as long as even a busy machine needs."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 300.0
"""Seconds after which a test gives up. Only something that hangs takes this long."""


def wait_until(holds: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    """Return as soon as something holds. Fail with `what` was awaited once the time is up."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, f"waited {seconds:.0f} seconds in vain: {what}"
        time.sleep(0.01)
