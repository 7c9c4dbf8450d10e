"""Rate limiting."""

from __future__ import annotations

from time import monotonic
from typing import Final

BURST: Final = 60.0


class Bucket:
    """A token bucket: refills at `rate` tokens per second and holds at most `burst`."""

    def __init__(self, rate: float, burst: float = BURST) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = monotonic()

    def takes(self) -> bool:
        """Take one token. Return False if the bucket is empty."""
        now = monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
