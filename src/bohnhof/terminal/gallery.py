"""How each game is shown."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.rules import Rules
from bohnhof.games.al_cabohne.mafia import Mafia
from bohnhof.terminal.looks import Looks
from bohnhof.terminal.mafia import MafiaLooks

_USUAL: Final = Looks()
_MAFIA: Final = MafiaLooks()


def looks_of(rules: Rules) -> Looks:
    """What a screen has to know about a game."""
    return _MAFIA if isinstance(rules, Mafia) else _USUAL
