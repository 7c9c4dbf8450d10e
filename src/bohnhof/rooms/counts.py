"""Counters of events in rooms."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext


class Counts:
    """Counters of events in rooms. These count nothing; a server replaces them by its metrics."""

    def opened(self) -> None:
        """Count a socket that was opened."""

    def closed(self) -> None:
        """Count a socket that was closed."""

    def in_memory(self, rooms: int) -> None:
        """Set the number of rooms in memory."""

    def person_acted(self) -> None:
        """Count a stored action of a person."""

    def bot_acted(self) -> None:
        """Count a stored action of a bot."""

    def refused(self) -> None:
        """Count a refused request."""

    def dropped(self) -> None:
        """Count a client that has read too slowly and gets a snapshot."""

    def thinking(self) -> AbstractContextManager[object]:
        """Return a context manager that measures how long a bot takes to decide."""
        return nullcontext()
