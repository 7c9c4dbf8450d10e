"""Bots that play for absent people, and for bots that fail."""

from __future__ import annotations

from typing import Final

import structlog

from bohnhof.table.stand_ins import STAND_INS
from bohnhof.table.table import Table

LOG: Final = structlog.get_logger()
STAND_IN: Final = STAND_INS[0]
"""The bot that plays for a person who has left, conceded or run out of time."""

_logged: Final[set[tuple[str, str]]] = set()
"""Games and bots whose failures are already in the log."""


def log_stand_ins(table: Table, error: BaseException | None = None) -> None:
    """Log each bot that was replaced, once per game, with the traceback of `error` if given."""
    game = table.rules.name
    for bot, plays, why in table.stand_ins.values():
        if (game, bot) not in _logged:
            _logged.add((game, bot))
            LOG.warning("a bot is replaced", game=game, bot=bot, plays=plays, why=why, exc_info=error)
