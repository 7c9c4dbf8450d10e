"""Turn Ctrl-C into a request to stop after the current game."""

from __future__ import annotations

import signal
from typing import Any


class Stopping:
    """A context manager that turns the first interrupt into the flag `wished`.

    A second interrupt raises KeyboardInterrupt, which `__exit__` suppresses.
    """

    def __init__(self) -> None:
        self.wished = False
        self._before: Any = None

    def __enter__(self) -> None:
        if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
            # Keep ignoring interrupts if the process was started that way (`nohup … &`).
            return
        try:
            self._before = signal.signal(signal.SIGINT, self._wish)
        # Signal handlers can be set in the main thread only.
        except ValueError:
            self._before = None

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> bool:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
        return kind is KeyboardInterrupt

    def _wish(self, *_: object) -> None:
        if self.wished:
            raise KeyboardInterrupt
        self.wished = True
