"""What is told about a game, as messages free of any language: one module for each game, under its name."""

from __future__ import annotations

from bohnhof.telling.games import telling_of
from bohnhof.telling.telling import Help, Line, Phase, Score, Telling

__all__ = ["Help", "Line", "Phase", "Score", "Telling", "telling_of"]
