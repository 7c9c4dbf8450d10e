"""Players without a person: each is handed a view and its moves, nothing else."""

from __future__ import annotations

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
