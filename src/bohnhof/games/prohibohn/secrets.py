"""The hidden information of Prohibohn, for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.rules import Rules
from bohnhof.games.al_cabohne.secrets import ShownHands
from bohnhof.games.prohibohn.rules import Prohibohn
from bohnhof.testing.secrets import Place

if TYPE_CHECKING:
    from bohnhof.engine.state import State


class StartingTaler(ShownHands):
    """The secrets of Prohibohn: also the starting taler of the other seats."""

    def places(self, rules: Rules, s: State, seat: int) -> list[Place]:
        assert isinstance(rules, Prohibohn)
        piles = [s.extra[rules.start_pile + other] for other in range(len(s.players)) if other != seat]
        return [*super().places(rules, s, seat), *[(pile, i) for pile in piles for i in range(len(pile))]]
