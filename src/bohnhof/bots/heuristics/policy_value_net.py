"""A small policy and value network."""

from __future__ import annotations

import json
from math import exp
from typing import Final

from bohnhof.bots.heuristics.features import Features
from bohnhof.bots.heuristics.tuned_numbers import FOLDER
from bohnhof.engine.rules import Rules
from bohnhof.facets import data_file

ENDING: Final = ".network.json"
VALUE: Final = 0
"""Index of the output with the lead at the end, in taler."""
WIN: Final = 1
"""Index of the output with the win probability, as a logit."""
POLICY: Final = 2
"""Index of the first policy output. There is one per action."""
STEEPEST: Final = 30.0


class PolicyValueNet:
    """A network with two hidden layers over sparse features. The last weight is the bias."""

    def __init__(self, data: dict[str, list[list[float]]]) -> None:
        self.first = data["first"]
        """Weights of the first layer, by cell and feature."""
        self.second = data["second"]
        """Weights of the second layer, by cell and cell of the first layer."""
        self.says = data["says"]
        """Weights of the output layer, by output and cell of the second layer."""

    def fits(self, features: Features) -> bool:
        """Return whether the network was fitted to these features and actions.

        It was not if the game has got other cards since.
        """
        return len(self.first[0]) == features.size + 1 and len(self.says) == POLICY + features.acts()

    def hidden(self, features: list[int]) -> list[float]:
        """Return the activations of the second layer, from which outputs are computed."""
        below: list[float] = []
        for weights in self.first:
            total: float = weights[-1]
            for feature in features:
                total += weights[feature]
            below.append(max(total, 0.0))
        cells: list[float] = []
        for weights in self.second:
            total = weighed(weights, below)
            cells.append(max(total, 0.0))
        return cells

    def policy(self, cells: list[float], act: int) -> float:
        """Return the logit of the action with index `act`."""
        return weighed(self.says[POLICY + act], cells)

    def value(self, cells: list[float]) -> float:
        """Return the expected lead at the end, in taler."""
        return weighed(self.says[VALUE], cells)

    def win_probability(self, cells: list[float]) -> float:
        """Return the probability of winning, from 0 to 1."""
        return 1.0 / (1.0 + exp(-min(STEEPEST, max(-STEEPEST, weighed(self.says[WIN], cells)))))

    def evaluate(self, features: list[int], glory: float) -> float:
        """Return the expected lead in taler, with a win valued at `glory` taler."""
        cells = self.hidden(features)
        return self.value(cells) + glory * self.win_probability(cells)


def weighed(weights: list[float], cells: list[float]) -> float:
    total: float = weights[-1]
    for i in range(len(cells)):
        total += weights[i] * cells[i]
    return total


_READ: Final[dict[str, PolicyValueNet | None]] = {}
"""Cache of the networks by game."""


def net_of(rules: Rules) -> PolicyValueNet | None:
    """Return the trained network of a game, or None."""
    if rules.id not in _READ:
        file = data_file(rules, FOLDER, rules.id + ENDING)
        _READ[rules.id] = (
            None if file is None else PolicyValueNet(json.loads(file.read_text(encoding="utf-8")))
        )
    return _READ[rules.id]
