"""The events of games with the mafia."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bohnhof.engine.facts import FactType
from bohnhof.engine.slots import BEANS, FIELD, TALER, Slot

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules
    from bohnhof.games.al_cabohne.mafia import Mafia


def _boss(rules: Rules, number: int) -> object:
    return cast("Mafia", rules).bosses[number].id


BOSS: Final = Slot("boss", "a boss by id", _boss)

PAID: Final = FactType("paid", "Cards of a field went to a boss.", BEANS, BOSS, FIELD)
COLLECTED: Final = FactType("collected", "The card just revealed went to a boss.", BEANS, BOSS)
GIVEN: Final = FactType("given", "A hand card went to a boss as a gift.", BEANS, BOSS)
PLANTED_FOR: Final = FactType("planted-for", "Revealed cards were planted on a boss's field.", BEANS, BOSS)
BOSS_HARVESTED: Final = FactType("boss-harvested", "A boss sold his field.", BEANS, TALER, BOSS)
JOINED: Final = FactType("joined", "The top of the discard pile joined the revealed cards.", BEANS)
HAND_SHOWN: Final = FactType("hand-shown", "A hand was shown because a boss stays empty.", BEANS)
HAND_DISCARDED: Final = FactType("hand-discarded", "The game is over, and a hand was discarded.", BEANS)
