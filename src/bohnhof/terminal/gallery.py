"""How each game is shown."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.rules import Rules
from bohnhof.games.al_cabohne.mafia import Mafia
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.games.prohibohn.rules import Prohibohn
from bohnhof.games.rabohnzel.rules import Rabohnzel
from bohnhof.terminal.al_cabohne import MafiaLooks
from bohnhof.terminal.high_bohn import BuildingLooks
from bohnhof.terminal.looks import Looks
from bohnhof.terminal.prohibohn import TownLooks
from bohnhof.terminal.rabohnzel import MageLooks

_USUAL: Final = Looks()
_MAFIA: Final = MafiaLooks()
_MAGE: Final = MageLooks()
_TOWN: Final = TownLooks()
_BUILDINGS: Final = BuildingLooks()


def looks_of(rules: Rules) -> Looks:
    """What a screen has to know about a game."""
    if isinstance(rules, HighBohn):
        return _BUILDINGS
    if isinstance(rules, Rabohnzel):
        return _MAGE
    if isinstance(rules, Prohibohn):
        return _TOWN
    return _MAFIA if isinstance(rules, Mafia) else _USUAL
