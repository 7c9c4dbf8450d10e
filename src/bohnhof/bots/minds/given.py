"""The numbers that were found for a game by playing it: data beside the minds, one file a game."""

from __future__ import annotations

import json
import os
from typing import Final

FOLDER: Final = os.path.join(os.path.dirname(os.path.abspath(__file__)), "numbers")


def given(game: str) -> dict[str, float]:
    """By name; none where nothing was found yet."""
    path = os.path.join(FOLDER, f"{game}.json")
    if not os.path.exists(path):
        return {}
    with open(path, encoding="utf-8") as file:
        found: dict[str, float] = json.load(file)
    return found
