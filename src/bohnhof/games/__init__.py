"""The games by their names."""

from __future__ import annotations

from collections.abc import Callable

from bohnhof.engine.rules import Rules
from bohnhof.games.al_cabohne.rules import AlCabohne
from bohnhof.games.al_cabohne.solo import AlCabohneSolo, LongSolo
from bohnhof.games.bohnanza.rules import Bohnanza
from bohnhof.games.high_bohn.cognac import HighBohnCognac
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.games.prohibohn.pub import ProhibohnPub
from bohnhof.games.prohibohn.rules import Prohibohn
from bohnhof.games.rabohnzel import beanometers
from bohnhof.games.rabohnzel.rules import Rabohnzel

GAMES: dict[str, Callable[[], Rules]] = {
    "bohnanza": Bohnanza,
    "high-bohn": HighBohn,
    "high-bohn-cognac": HighBohnCognac,
    "rabohnzel": Rabohnzel,
    "al-cabohne": AlCabohne,
    "al-cabohne-solo": AlCabohneSolo,
    "al-cabohne-solo-long": LongSolo,
    "prohibohn": Prohibohn,
    "prohibohn-pub": ProhibohnPub,
}

TOLD_IN: dict[str, str] = {
    "high-bohn-cognac": "high-bohn",
    "al-cabohne-solo": "al-cabohne",
    "al-cabohne-solo-long": "al-cabohne",
    "prohibohn-pub": "prohibohn",
}
"""Variants whose rules stand in the text of another game."""

REPLACEABLE = "rabohnzel"
"""The game whose beanometers may be replaced, because the printed ones are not known."""

_made: dict[str, Rules] = {}


class UnknownGameError(ValueError):
    """No game of that name is built."""


def game_ids() -> list[str]:
    return list(GAMES)


def told_in(game: str) -> str:
    """The game whose text in docs/rules tells the rules of this one."""
    return TOLD_IN.get(game, game)


def rules_of(game: str) -> Rules:
    """The one rulebook of a game; stateless, shared by all tables. With other cards than the usual ones, its
    name is its id and, behind it, its edition.
    """
    if game not in _made:
        game_id, _, edition = game.partition(" ")
        if game_id not in GAMES:
            raise UnknownGameError(f"there is no game “{game_id}”; there are: {', '.join(GAMES)}")
        _made[game] = _edition(game_id, edition) if edition else GAMES[game_id]()
    return _made[game]


def _edition(game_id: str, edition: str) -> Rules:
    if game_id != REPLACEABLE:
        raise UnknownGameError(f"there is no other edition of “{game_id}”")
    rules = Rabohnzel(beanometers.read_line(edition, game_id))
    if rules.edition != edition:
        raise UnknownGameError(f"{game_id}: this edition is written as “{rules.edition}”")
    return rules


def with_beanometers(game: str, text: str, source: str) -> str:
    """The name of a game played with the beanometers in the text of a file."""
    if game != REPLACEABLE:
        raise UnknownGameError(
            f"the beanometers of “{game}” are as printed; another table is for: {REPLACEABLE}"
        )
    line = beanometers.read_file(text, source).line
    return game if line == beanometers.usual().line else f"{game} {line}"
