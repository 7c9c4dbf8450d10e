"""What seats may not know in High Bohn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.rules import Rules
from bohnhof.engine.state import SPECTATOR
from bohnhof.games.high_bohn.piles import SEEN
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.testing.secrets import Place, Secrets

if TYPE_CHECKING:
    from bohnhof.engine.state import State


class DrawPileSeen(Secrets):
    """Whoever may look at the draw pile knows the places that the game has noted as seen."""

    def places(self, rules: Rules, s: State, seat: int) -> list[Place]:
        found = super().places(rules, s, seat)
        if seat == SPECTATOR or not isinstance(rules, HighBohn) or not rules.ask_may_look(s, seat):
            return found
        seen = s.extra[SEEN]
        return [(pile, i) for pile, i in found if pile is not s.draw or i + 1 not in seen]
