"""Tuned parameters, stored next to the heuristic of a game with one file per variant."""

from __future__ import annotations

import json
from typing import Final

from bohnhof.engine.rules import Rules
from bohnhof.facets import data_file

FOLDER: Final = "heuristic"
"""Folder of these files in the package of a game."""

_READ: Final[dict[str, dict[str, float]]] = {}
"""Cache of the parameters by game."""


def given(rules: Rules) -> dict[str, float]:
    """Return the tuned parameters of a game by name; empty if it was not tuned."""
    if rules.id not in _READ:
        file = data_file(rules, FOLDER, f"{rules.id}.json")
        found: dict[str, float] = {} if file is None else json.loads(file.read_text(encoding="utf-8"))
        _READ[rules.id] = found
    return _READ[rules.id]
