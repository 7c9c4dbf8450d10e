"""Presentation: the messages that describe a game, in no particular language."""

from __future__ import annotations

from bohnhof.telling.games import telling_of
from bohnhof.telling.telling import Help, Line, Phase, Score, Telling

__all__ = ["Help", "Line", "Phase", "Score", "Telling", "telling_of"]
