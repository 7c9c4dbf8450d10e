"""Which tongue belongs to which game."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.rules import Rules
from bohnhof.games.al_cabohne.mafia import Mafia
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.games.prohibohn.rules import Prohibohn
from bohnhof.games.rabohnzel.rules import Rabohnzel
from bohnhof.terminal.al_cabohne import AlCabohneTongue
from bohnhof.terminal.high_bohn import HighBohnTongue
from bohnhof.terminal.prohibohn import ProhibohnTongue
from bohnhof.terminal.rabohnzel import RabohnzelTongue
from bohnhof.terminal.tongue import Tongue

TONGUES: Final[list[tuple[type[Rules], Tongue]]] = [
    (Prohibohn, ProhibohnTongue()),
    (Mafia, AlCabohneTongue()),
    (Rabohnzel, RabohnzelTongue()),
    (HighBohn, HighBohnTongue()),
    (Rules, Tongue()),
]
"""The first for whose rules a game is played."""


def tongue_of(rules: Rules) -> Tongue:
    """How what is typed is understood in a game."""
    return next(tongue for family, tongue in TONGUES if isinstance(rules, family))
