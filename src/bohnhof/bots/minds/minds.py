"""The minds by the rules they know."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.minds.al_cabohne import AlCabohneMind
from bohnhof.bots.minds.bohnanza import BohnanzaMind
from bohnhof.bots.minds.high_bohn import HighBohnMind
from bohnhof.bots.minds.mind import Mind
from bohnhof.bots.minds.prohibohn import ProhibohnMind
from bohnhof.engine.rules import Rules
from bohnhof.games.al_cabohne.rules import AlCabohne
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.games.prohibohn.rules import Prohibohn
from bohnhof.games.rabohnzel.rules import Rabohnzel

MINDS: Final[list[tuple[type[Rules], type[Mind] | None]]] = [
    (Prohibohn, ProhibohnMind),
    (AlCabohne, AlCabohneMind),
    (Rabohnzel, None),
    (HighBohn, HighBohnMind),
    (Rules, BohnanzaMind),
]
"""Which mind knows a game: the first for whose rules it is played; None where there is none yet."""


def mind_of(rules: Rules, others: dict[str, float] | None = None) -> Mind | None:
    """A mind for these rules, with other numbers than its own if they are given; None where there is none
    yet.
    """
    for family, mind in MINDS:
        if isinstance(rules, family):
            return None if mind is None else mind(rules) if others is None else mind(rules, others)
    return None
