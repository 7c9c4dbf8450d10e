"""The features of a position that a policy and value network reads, numbered in blocks."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.actions import Action
from bohnhof.engine.state import State
from bohnhof.facets import Facet


class Features:
    """The features of one game. Numbers of beans or cards above a limit count as the limit."""

    def __init__(self) -> None:
        self.size = 0

    def block(self, size: int) -> int:
        """Return the number of the first feature of the next block."""
        begin = self.size
        self.size += size
        return begin

    def acts(self) -> int:
        """Return the number of actions in the policy; 0 for a network without one."""
        return 0

    def act(self, s: State, seat: int, action: Action) -> int:
        """Return the number of an action, below `acts`."""
        raise NotImplementedError

    def lead(self, s: State, seat: int) -> int:
        """Return how many taler a seat is ahead of its best rival at the end."""
        raise NotImplementedError

    def of(self, s: State, seat: int) -> list[int]:
        """Return the features that hold for a seat, in a full state or a view."""
        raise NotImplementedError


FEATURES: Final = Facet("features", Features)
"""What the network of a game reads. Games whose features are `Features` itself have no network."""
