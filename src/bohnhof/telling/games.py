"""Which telling belongs to which game."""

from __future__ import annotations

from functools import cache
from typing import Final

from bohnhof.engine.rules import Rules
from bohnhof.games.al_cabohne.mafia import Mafia
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.games.prohibohn.rules import Prohibohn
from bohnhof.games.rabohnzel.rules import Rabohnzel
from bohnhof.telling.al_cabohne import AlCabohneTelling
from bohnhof.telling.bohnanza import BohnanzaTelling
from bohnhof.telling.high_bohn import HighBohnTelling
from bohnhof.telling.prohibohn import ProhibohnTelling
from bohnhof.telling.rabohnzel import RabohnzelTelling
from bohnhof.telling.telling import Telling

TELLINGS: Final[list[tuple[type[Rules], type[Telling]]]] = [
    (Prohibohn, ProhibohnTelling),
    (Mafia, AlCabohneTelling),
    (Rabohnzel, RabohnzelTelling),
    (HighBohn, HighBohnTelling),
    (Rules, BohnanzaTelling),
]
"""Who tells: the first for whose rules a game is played."""


@cache
def telling_of(rules: Rules) -> Telling:
    """What is told about a game."""
    return next(telling for family, telling in TELLINGS if isinstance(rules, family))(rules)
