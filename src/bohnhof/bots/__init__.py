"""Players without a person: each is handed a view and its moves, nothing else."""

from __future__ import annotations

from bohnhof.bots.bot import Bot, BotMaker
from bohnhof.bots.registry import UnknownBotError, bot_ids, bot_maker, listed_bots

__all__ = ["Bot", "BotMaker", "UnknownBotError", "bot_ids", "bot_maker", "listed_bots"]
