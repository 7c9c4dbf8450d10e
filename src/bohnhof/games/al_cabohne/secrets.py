"""What seats may not know where the mafia plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine import facts
from bohnhof.engine.rules import Rules
from bohnhof.games.al_cabohne import facts as mafia_facts
from bohnhof.games.al_cabohne.mafia import Mafia
from bohnhof.testing.secrets import Place, Secrets

if TYPE_CHECKING:
    from bohnhof.engine.state import State


class ShownHands(Secrets):
    """Where hands are shown: front cards that were are no secret, and what is revealed often moves on."""

    shown = (facts.REVEALED, mafia_facts.COLLECTED, mafia_facts.JOINED, mafia_facts.BOSS_HARVESTED)

    def places(self, rules: Rules, s: State, seat: int) -> list[Place]:
        assert isinstance(rules, Mafia)
        seen = {id(player.hand): rules.cards_shown(s, other) for other, player in enumerate(s.players)}
        return [(pile, i) for pile, i in super().places(rules, s, seat) if i >= seen.get(id(pile), 0)]
