"""Messages that say what to do in each phase of Bohnanza."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.message import Message

FIRST_CARD: Final = Message("bohnanza-first-card")
SECOND_CARD: Final = Message("bohnanza-second-card")
TRADING: Final = Message("bohnanza-trading")
PLANTING: Final = Message("bohnanza-planting")
ALL_PLANTED: Final = Message("bohnanza-all-planted")
