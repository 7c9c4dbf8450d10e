"""The numbers of the steps: those of Al Cabohne, followed by those of Prohibohn."""

from __future__ import annotations

from typing import Final

from bohnhof.games.al_cabohne.steps import DRAW, GROW, PAY, PLANT_HAND, REVEAL

__all__ = ["DRAW", "GROW", "LAY", "MARKET", "PAY", "PLANT_HAND", "REMOVE", "REVEAL", "TAKE", "VERDICT"]

MARKET: Final = 7
VERDICT: Final = 8
LAY: Final = 9
TAKE: Final = 10
REMOVE: Final = 11
