"""The numbers that were found for a game by playing it: data beside the minds, one file a game."""

from __future__ import annotations

import json
import os
from typing import Final

from bohnhof.loading import PACKAGE

FOLDER: Final = os.path.join(PACKAGE, "bots", "minds", "numbers")
"""A compiled engine lies elsewhere, and its data stay with the sources."""

_READ: Final[dict[str, dict[str, float]]] = {}
"""What was read already, by game."""


def given(game: str) -> dict[str, float]:
    """By name; none where nothing was found yet."""
    if game not in _READ:
        _READ[game] = _read(os.path.join(FOLDER, f"{game}.json"))
    return _READ[game]


def _read(path: str) -> dict[str, float]:
    if not os.path.exists(path):
        return {}
    with open(path, encoding="utf-8") as file:
        found: dict[str, float] = json.load(file)
    return found
