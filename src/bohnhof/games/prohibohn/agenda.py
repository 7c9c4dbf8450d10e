"""The numbers of the steps: those of Al Cabohne, and what comes before, between and after them."""

from __future__ import annotations

from typing import Final

USE: Final = 0
PAY: Final = 1
PLANT_HAND: Final = 2
REVEAL: Final = 3
GROW: Final = 4
DRAW: Final = 5
NEXT: Final = 6
MARKET: Final = 7
VERDICT: Final = 8
LAY: Final = 9
TAKE: Final = 10
REMOVE: Final = 11
