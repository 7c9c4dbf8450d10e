"""What an instinct is told of a table: numbers of what holds, in blocks, one after the other."""

from __future__ import annotations

from bohnhof.engine.state import State


class Marks:
    """All that may hold; more beans or cards than are told apart count as most."""

    def __init__(self) -> None:
        self.size = 0

    def block(self, size: int) -> int:
        """Where the next block of so many marks begins."""
        begin = self.size
        self.size += size
        return begin

    def acts(self) -> int:
        """How many acts are told apart; none where only the end is foretold."""
        return 0

    def of(self, s: State, seat: int) -> list[int]:
        """Those that hold for a seat; it may be a full state or a view."""
        raise NotImplementedError
