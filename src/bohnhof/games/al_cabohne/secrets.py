"""The hidden information of games with the mafia, for tests."""

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
    """The secrets of games in which hands are shown.

    Front cards that were shown are public, and revealed cards may move to other piles at once.
    """

    shown = (facts.REVEALED, mafia_facts.COLLECTED, mafia_facts.JOINED, mafia_facts.BOSS_HARVESTED)

    def places(self, rules: Rules, s: State, seat: int) -> list[Place]:
        assert isinstance(rules, Mafia)
        seen = {id(player.hand): rules.cards_shown(s, other) for other, player in enumerate(s.players)}
        return [(pile, i) for pile, i in super().places(rules, s, seat) if i >= seen.get(id(pile), 0)]
