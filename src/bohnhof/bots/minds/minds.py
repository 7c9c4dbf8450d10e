"""The minds by the rules they know."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.minds.al_cabohne import AlCabohneMind
from bohnhof.bots.minds.al_cabohne_trained import TrainedAlCabohne
from bohnhof.bots.minds.bohnanza import BohnanzaMind
from bohnhof.bots.minds.bohnanza_trained import TrainedBohnanza
from bohnhof.bots.minds.high_bohn import HighBohnMind
from bohnhof.bots.minds.instinct import instinct_for
from bohnhof.bots.minds.mind import Mind
from bohnhof.bots.minds.prohibohn import ProhibohnMind
from bohnhof.bots.minds.rabohnzel import RabohnzelMind
from bohnhof.engine.rules import Rules
from bohnhof.games.al_cabohne.rules import AlCabohne
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.games.prohibohn.rules import Prohibohn
from bohnhof.games.rabohnzel.rules import Rabohnzel

MINDS: Final[list[tuple[type[Rules], type[Mind]]]] = [
    (Prohibohn, ProhibohnMind),
    (AlCabohne, AlCabohneMind),
    (Rabohnzel, RabohnzelMind),
    (HighBohn, HighBohnMind),
    (Rules, BohnanzaMind),
]
"""Which mind knows a game: the first for whose rules it is played."""


def mind_of(rules: Rules, others: dict[str, float] | None = None) -> Mind:
    """A mind for these rules, with other numbers than its own if they are given."""
    found = [mind for family, mind in MINDS if isinstance(rules, family)]
    return found[0](rules) if others is None else found[0](rules, others)


def searching_mind(rules: Rules) -> Mind:
    """The mind a searching player thinks with: one that was trained for it, where there is one."""
    instinct = instinct_for(rules.id)
    if instinct is None:
        return mind_of(rules)
    if isinstance(rules, AlCabohne):
        return TrainedAlCabohne(rules, instinct)
    return TrainedBohnanza(rules, instinct)
