"""The events of games with establishments."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.facts import FactType
from bohnhof.engine.slots import BEANS, CARD, SEAT
from bohnhof.games.al_cabohne.facts import BOSS

LAID: Final = FactType("laid", "A player has laid down his two starting taler.", BEANS)
TIPPED: Final = FactType("tipped", "A player got taler of a boss's harvest.", BEANS, other=BOSS)
TALER_TAKEN: Final = FactType("taler-taken", "A player took a taler of the mafia.", BEANS)
THIRD_CARD_REMOVED: Final = FactType(
    "third-card-removed", "The third card of a kind has left the game.", number=CARD
)
CLOSED: Final = FactType(
    "closed", "An opposing establishment was closed.", number=CARD, other=SEAT.named("owner")
)
THROWN: Final = FactType("thrown", "A hand card was thrown onto the discard pile.", BEANS)
MARKET: Final = FactType("market", "The draw pile is exhausted: the market begins with this player.")
FOURTH_PASS: Final = FactType(
    "fourth-pass", "Too few establishments are owned: the draw pile is played through once more."
)
