"""What an instinct is told of a table: numbers of what holds, in blocks, one after the other."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.actions import Action
from bohnhof.engine.state import State
from bohnhof.facets import Facet


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

    def act(self, s: State, seat: int, action: Action) -> int:
        """Return the number of an act, below `acts`."""
        raise NotImplementedError

    def lead(self, s: State, seat: int) -> int:
        """Return how many taler a seat is ahead of its best rival at the end."""
        raise NotImplementedError

    def of(self, s: State, seat: int) -> list[int]:
        """Those that hold for a seat; it may be a full state or a view."""
        raise NotImplementedError


MARKS: Final = Facet("marks", Marks)
"""What the network of a game is told; games whose marks are `Marks` itself can have none."""
