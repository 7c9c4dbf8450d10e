"""A small network that likes acts and says what will come of a position; it was fitted to many games."""

from __future__ import annotations

import json
from math import exp
from typing import Final

from bohnhof.bots.minds.given import FOLDER
from bohnhof.engine.rules import Rules
from bohnhof.facets import data_file

ENDING: Final = ".instinct.json"
LEAD: Final = 0
CHANCE: Final = 1
LIKINGS: Final = 2
"""The number of what it says first about acts; before them come the end's lead and the chance to win."""
STEEPEST: Final = 30.0


class Instinct:
    """Reads marks, numbers of what holds at a table: each adds its weights to every cell of the first layer.

    Cells of the second layer see those of the first, and what it says comes from them. The last weight of
    every cell is its own.
    """

    def __init__(self, data: dict[str, list[list[float]]]) -> None:
        self.first = data["first"]
        """By cell, by mark."""
        self.second = data["second"]
        """By cell, by cell of the first layer."""
        self.says = data["says"]
        """By what it says, by cell of the second layer."""

    def look(self, marks: list[int]) -> list[float]:
        """The cells of the second layer at such a table, to be asked with."""
        below: list[float] = []
        for weights in self.first:
            total: float = weights[-1]
            for mark in marks:
                total += weights[mark]
            below.append(max(total, 0.0))
        cells: list[float] = []
        for weights in self.second:
            total = weighed(weights, below)
            cells.append(max(total, 0.0))
        return cells

    def liking(self, cells: list[float], act: int) -> float:
        """How much it likes an act, by the act's number."""
        return weighed(self.says[LIKINGS + act], cells)

    def lead(self, cells: list[float]) -> float:
        """How many taler it will be ahead in the end."""
        return weighed(self.says[LEAD], cells)

    def chance(self, cells: list[float]) -> float:
        """How likely it wins, from 0 to 1."""
        return 1.0 / (1.0 + exp(-min(STEEPEST, max(-STEEPEST, weighed(self.says[CHANCE], cells)))))

    def hope(self, marks: list[int], glory: float) -> float:
        """What such a table comes to, in taler, where winning is worth so many besides."""
        cells = self.look(marks)
        return self.lead(cells) + glory * self.chance(cells)


def weighed(weights: list[float], cells: list[float]) -> float:
    total: float = weights[-1]
    for i in range(len(cells)):
        total += weights[i] * cells[i]
    return total


_READ: Final[dict[str, Instinct | None]] = {}
"""What was read already, by game."""


def instinct_for(rules: Rules) -> Instinct | None:
    """Return the network that was fitted to a game, if one was."""
    if rules.id not in _READ:
        file = data_file(rules, FOLDER, rules.id + ENDING)
        _READ[rules.id] = None if file is None else Instinct(json.loads(file.read_text(encoding="utf-8")))
    return _READ[rules.id]
