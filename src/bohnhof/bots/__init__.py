"""Bots: computer players that receive only a view and their legal moves.

The package is callable: `bohnhof.bots()` lists the ids of all bots.
"""

from __future__ import annotations

import sys
from types import ModuleType

from bohnhof.bots.bot import Bot, BotMaker, BotSpec
from bohnhof.bots.registry import UnknownBotError, bot_id, bot_ids, bot_maker, bot_settings, listed_bots

__all__ = [
    "Bot",
    "BotMaker",
    "BotSpec",
    "UnknownBotError",
    "bot_id",
    "bot_ids",
    "bot_maker",
    "bot_settings",
    "listed_bots",
]


class _Bots(ModuleType):
    def __call__(self) -> list[str]:
        """Return the ids of all usable bots: built-in ones and those of installed packages."""
        return [bot.name for bot in listed_bots() if not bot.error]


sys.modules[__name__].__class__ = _Bots
