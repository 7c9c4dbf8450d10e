"""The search tree: one seat's consecutive actions with the values of their rollouts."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from bohnhof.engine.actions import Action

CURIOSITY: Final = 1.0
"""Exploration constant of the upper confidence bound, in taler."""


class Branch:
    """A node: an action or silence, with its value on each sampled state so far."""

    def __init__(self, action: Action | None, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.values: list[float] = []
        self.total = 0.0
        self.next: list[Branch] = []
        """Child nodes: later actions of the same seat, whatever chance and others do in between."""

    def add(self, value: float) -> None:
        self.values.append(value)
        self.total += value

    def visits(self) -> int:
        return len(self.values)

    def mean(self) -> float:
        return self.total / max(1, len(self.values))

    def lead(self, other: Branch) -> tuple[float, float]:
        """Return its mean advantage over another node on the same samples, and the standard error.

        Return 0 and a huge error with fewer than two common samples.
        """
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
        """Return the child node of an action. It is created if necessary."""
        for branch in self.next:
            if branch.action == action:
                return branch
        branch = Branch(action, 0.0)
        self.next.append(branch)
        return branch

    def interest(self, tried: int) -> float:
        """Return the upper confidence bound of its value after `tried` visits of its parent."""
        return self.mean() + CURIOSITY * sqrt(log(tried + 1.0) / (self.visits() + 1.0))


def best_of(branches: list[Branch]) -> Branch:
    """Return the node with the highest mean among those tried on all samples.

    Ties are resolved in favour of the first.
    """
    tables = max([branch.visits() for branch in branches])
    best: Branch | None = None
    for branch in branches:
        if branch.visits() == tables and (best is None or branch.mean() > best.mean()):
            best = branch
    assert best is not None
    return best


def different(branches: list[Branch]) -> list[Branch]:
    """Remove nodes whose values equal those of an earlier node on every sample."""
    kept: list[Branch] = []
    for branch in branches:
        for other in kept:
            if other.values == branch.values:
                break
        else:
            kept.append(branch)
    return kept
