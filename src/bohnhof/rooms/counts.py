"""What rooms count."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext


class Counts:
    """Counts what happens in rooms. This one counts nothing; a server replaces it by its metrics."""

    def opened(self) -> None:
        """Count an open socket."""

    def closed(self) -> None:
        """Count a socket that was open and is not any more."""

    def in_memory(self, rooms: int) -> None:
        """Note how many rooms are in memory."""

    def person_acted(self) -> None:
        """Count an action of a person that is stored."""

    def bot_acted(self) -> None:
        """Count an action of a bot that is stored."""

    def refused(self) -> None:
        """Count a request that is refused."""

    def dropped(self) -> None:
        """Count a client that read too slowly and is sent everything again."""

    def thinking(self) -> AbstractContextManager[object]:
        """Measure how long a bot takes to decide."""
        return nullcontext()
