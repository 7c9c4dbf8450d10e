"""What is expected in the phases of Bohnanza, as messages."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.message import Message

FIRST_CARD: Final = Message("bohnanza-first-card")
SECOND_CARD: Final = Message("bohnanza-second-card")
TRADING: Final = Message("bohnanza-trading")
PLANTING: Final = Message("bohnanza-planting")
ALL_PLANTED: Final = Message("bohnanza-all-planted")
