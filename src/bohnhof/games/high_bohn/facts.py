"""The events of High Bohn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bohnhof.engine.facts import FactType
from bohnhof.engine.slots import BEANS, CARD, CARDS, FIELD, PILE, SEAT, Slot

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules
    from bohnhof.games.high_bohn.rules import HighBohn


def family_word(rules: Rules, number: int) -> str:
    return cast("HighBohn", rules).families[number].word


FAMILY: Final = Slot("family", "a kind of building by its word", family_word)

BUILDINGS_REMOVED: Final = FactType("buildings-removed", "Buildings have left the game.", CARDS)
STORED: Final = FactType("stored", "A card was laid into the own store.", BEANS, PILE.named("from"))
LOOKED: Final = FactType("looked", "A seat looked at the top card of the draw pile.", BEANS)
PUT_UNDER: Final = FactType("put-under", "The card looked at was put under the draw pile.", BEANS)
ORDERED: Final = FactType("ordered", "The cards just drawn were put in this order.", BEANS)
SHARED: Final = FactType(
    "shared", "A taler out of what another's harvest left.", BEANS, CARD, SEAT.named("harvester")
)
FINAL_ROUND: Final = FactType("final-round", "The final round begins with this seat.")
LEFT: Final = FactType("left", "In the final round a seat leaves a field unsold.", number=FIELD)
NAMED: Final = FactType("named", "A kind of building was named.", number=FAMILY)
CLAIMED: Final = FactType(
    "claimed", "A taler of another's yield was claimed.", BEANS, other=SEAT.named("from")
)
