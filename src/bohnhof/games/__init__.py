"""The games by their ids."""

from __future__ import annotations

from collections.abc import Callable

from bohnhof.engine.rules import Rules
from bohnhof.games.bohnanza.rules import Bohnanza

GAMES: dict[str, Callable[[], Rules]] = {"bohnanza": Bohnanza}

_made: dict[str, Rules] = {}


class UnknownGameError(ValueError):
    """No game of that id is built."""


def game_ids() -> list[str]:
    return list(GAMES)


def rules_of(game: str) -> Rules:
    """The one rulebook of a game; stateless, shared by all tables."""
    if game not in GAMES:
        raise UnknownGameError(f"there is no game “{game}”; there are: {', '.join(GAMES)}")
    if game not in _made:
        _made[game] = GAMES[game]()
    return _made[game]
