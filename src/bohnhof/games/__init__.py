"""The games by their ids."""

from __future__ import annotations

from collections.abc import Callable

from bohnhof.engine.rules import Rules
from bohnhof.games.al_cabohne.rules import AlCabohne
from bohnhof.games.al_cabohne.solo import AlCabohneSolo, LongSolo
from bohnhof.games.bohnanza.rules import Bohnanza

GAMES: dict[str, Callable[[], Rules]] = {
    "bohnanza": Bohnanza,
    "al-cabohne": AlCabohne,
    "al-cabohne-solo": AlCabohneSolo,
    "al-cabohne-solo-long": LongSolo,
}

TOLD_IN: dict[str, str] = {"al-cabohne-solo": "al-cabohne", "al-cabohne-solo-long": "al-cabohne"}
"""Variants whose rules stand in the text of another game."""

_made: dict[str, Rules] = {}


class UnknownGameError(ValueError):
    """No game of that id is built."""


def game_ids() -> list[str]:
    return list(GAMES)


def told_in(game: str) -> str:
    """The game whose text in docs/rules tells the rules of this one."""
    return TOLD_IN.get(game, game)


def rules_of(game: str) -> Rules:
    """The one rulebook of a game; stateless, shared by all tables."""
    if game not in GAMES:
        raise UnknownGameError(f"there is no game “{game}”; there are: {', '.join(GAMES)}")
    if game not in _made:
        _made[game] = GAMES[game]()
    return _made[game]
