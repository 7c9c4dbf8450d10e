"""The tree of a search: acts of one seat, one after the other, and what they have brought."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from bohnhof.engine.actions import Action

CURIOSITY: Final = 1.0
"""How many taler an act may seem worse and still be tried again, while little is known."""


class Branch:
    """An act, or silence, and what it has brought on each table so far; what may follow grows from it."""

    def __init__(self, action: Action | None, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.values: list[float] = []
        self.total = 0.0
        self.next: list[Branch] = []
        """What the same seat may do after it, whatever chance brings: only what lies in its own hands."""

    def add(self, value: float) -> None:
        self.values.append(value)
        self.total += value

    def visits(self) -> int:
        return len(self.values)

    def mean(self) -> float:
        return self.total / max(1, len(self.values))

    def lead(self, other: Branch) -> tuple[float, float]:
        """By how much it is better than another on the same tables, and the error of that."""
        count = min(len(self.values), len(other.values))
        if count < 2:
            return 0.0, 1e9
        total = 0.0
        squares = 0.0
        for i in range(count):
            difference = self.values[i] - other.values[i]
            total += difference
            squares += difference * difference
        mean = total / count
        return mean, sqrt(max(0.0, squares / count - mean * mean) / (count - 1))

    def follow(self, action: Action) -> Branch:
        """The branch of an act that comes next."""
        for branch in self.next:
            if branch.action == action:
                return branch
        branch = Branch(action, 0.0)
        self.next.append(branch)
        return branch

    def interest(self, tried: int) -> float:
        """How good it is, or may be for all that is known after so many tries of it and its like."""
        return self.mean() + CURIOSITY * sqrt(log(tried + 1.0) / (self.visits() + 1.0))


def best_of(branches: list[Branch]) -> Branch:
    """The one that has brought most, of those that were tried on every table; the first of equals."""
    tables = max([branch.visits() for branch in branches])
    best: Branch | None = None
    for branch in branches:
        if branch.visits() == tables and (best is None or branch.mean() > best.mean()):
            best = branch
    assert best is not None
    return best


def different(branches: list[Branch]) -> list[Branch]:
    """Without those that have brought the very same as one before them, table by table."""
    kept: list[Branch] = []
    for branch in branches:
        for other in kept:
            if other.values == branch.values:
                break
        else:
            kept.append(branch)
    return kept
