"""The hidden information of High Bohn, for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.rules import Rules
from bohnhof.engine.state import SPECTATOR
from bohnhof.games.high_bohn.piles import SEEN, UNSOLD
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.testing.secrets import Place, Secrets

if TYPE_CHECKING:
    from bohnhof.engine.chance import Rng
    from bohnhof.engine.state import State


class DrawPileSeen(Secrets):
    """The secrets of High Bohn. Seats that may look at the draw pile know the cards they saw."""

    def places(self, rules: Rules, s: State, seat: int) -> list[Place]:
        found = super().places(rules, s, seat)
        if seat == SPECTATOR or not isinstance(rules, HighBohn) or not rules.ask_may_look(s, seat):
            return found
        seen = s.extra[SEEN]
        return [(pile, i) for pile, i in found if pile is not s.draw or i + 1 not in seen]

    def enrich(self, rules: Rules, s: State, rng: Rng) -> None:
        """Give each building to a random seat within the rules, or leave it unsold."""
        assert isinstance(rules, HighBohn)
        for building in rules.buildings[1:]:
            seat = rng.below(2 * len(s.players))
            if (
                seat < len(s.players)
                and building.number in s.extra[UNSOLD]
                and not rules.owns_family(s, seat, building.family)
            ):
                s.extra[UNSOLD].remove(building.number)
                s.players[seat].owned += (building.number,)
                if rules.sold(s, building.family) >= rules.kind_limit(s):
                    rules.remove_family(s, building.family)
