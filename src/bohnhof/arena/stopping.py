"""Ctrl-C as a wish."""

from __future__ import annotations

import signal
from typing import Any


class Stopping:
    """Turns the first interrupt into a wish to stop; a second one interrupts as usual."""

    def __init__(self) -> None:
        self.wished = False
        self._before: Any = None

    def __enter__(self) -> None:
        if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
            return  # as after `nohup … &`, where interrupts are meant for others
        try:
            self._before = signal.signal(signal.SIGINT, self._wish)
        except ValueError:  # not the main thread: interrupts do not come here
            self._before = None

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> bool:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
        return kind is KeyboardInterrupt

    def _wish(self, *_: object) -> None:
        if self.wished:
            raise KeyboardInterrupt
        self.wished = True
