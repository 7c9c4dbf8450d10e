"""Log events that strangers can cause at most once a minute, so that they cannot fill the log."""

from __future__ import annotations

import logging
from time import monotonic
from typing import Final

import structlog

LOG: Final = structlog.get_logger()
APART: Final = 60.0
"""Seconds between two log lines about the same event."""


class Seldom(logging.Filter):
    """A limit on log lines: each event at most once a minute.

    As a filter, it limits the warnings of a library in the same way.
    """

    def __init__(self) -> None:
        super().__init__()
        self._due: dict[str, float] = {}
        self._unsaid: dict[str, int] = {}

    def warn(self, event: str, **values: object) -> None:
        """Log a warning, unless it was logged within the last minute.

        The next line about the event gives the number of those left out.
        """
        if not self._is_due(event):
            self._unsaid[event] = self._unsaid.get(event, 0) + 1
            return
        left_out = self._unsaid.pop(event, 0)
        LOG.warning(event, **values, **({"left_out": left_out} if left_out else {}))

    def filter(self, record: logging.LogRecord) -> bool:
        return record.levelno != logging.WARNING or self._is_due(record.msg)

    def _is_due(self, event: str) -> bool:
        now = monotonic()
        if now < self._due.get(event, 0.0):
            return False
        self._due[event] = now + APART
        return True
