"""Cards that may change hands together."""

from __future__ import annotations


class Bundles:
    """Cards of one side of a bargain, up to two of them, and what they are worth to both."""

    def __init__(self) -> None:
        self.first: list[int] = []
        self.second: list[int] = []
        self.mine: list[float] = []
        self.theirs: list[float] = []
        self.chance: list[float] = []

    def add(self, first: int, second: int, mine: float, theirs: float, chance: float) -> None:
        self.first.append(first)
        self.second.append(second)
        self.mine.append(mine)
        self.theirs.append(theirs)
        self.chance.append(chance)

    def add_both(self, i: int, j: int) -> None:
        """Two single cards together."""
        self.add(
            self.first[i],
            self.first[j],
            self.mine[i] + self.mine[j],
            self.theirs[i] + self.theirs[j],
            self.chance[i] * self.chance[j],
        )
