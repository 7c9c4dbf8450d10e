"""Sparse features of a position for a policy and value network, numbered in blocks."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.actions import Action
from bohnhof.engine.state import State
from bohnhof.facets import Facet


class Features:
    """The features of one game. Numbers of beans or cards are clamped to a maximum."""

    def __init__(self) -> None:
        self.size = 0

    def block(self, size: int) -> int:
        """Reserve a block of features, and return the index of its first one."""
        begin = self.size
        self.size += size
        return begin

    def acts(self) -> int:
        """Return the number of actions in the policy; 0 without a policy."""
        return 0

    def act(self, s: State, seat: int, action: Action) -> int:
        """Return the index of an action in the policy."""
        raise NotImplementedError

    def lead(self, s: State, seat: int) -> int:
        """Return by how many taler a seat leads its best rival at the end of a game."""
        raise NotImplementedError

    def of(self, s: State, seat: int) -> list[int]:
        """Return the indexes of the active features for a seat, in a full state or a view."""
        raise NotImplementedError


FEATURES: Final = Facet("features", Features)
"""The facet with a game's features. If it is `Features` itself, the game has no network."""
