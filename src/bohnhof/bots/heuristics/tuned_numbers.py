"""The numbers tuned for a game by playing it: data beside its heuristic, one file for each variant."""

from __future__ import annotations

import json
from typing import Final

from bohnhof.engine.rules import Rules
from bohnhof.facets import data_file

FOLDER: Final = "heuristic"
"""Where the package of a game has its data."""

_READ: Final[dict[str, dict[str, float]]] = {}
"""What was read already, by game."""


def given(rules: Rules) -> dict[str, float]:
    """Return the tuned numbers of a game by name; none if it has not been tuned."""
    if rules.id not in _READ:
        file = data_file(rules, FOLDER, f"{rules.id}.json")
        found: dict[str, float] = {} if file is None else json.loads(file.read_text(encoding="utf-8"))
        _READ[rules.id] = found
    return _READ[rules.id]
