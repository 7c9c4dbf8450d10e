"""The events of Rabohnzel."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.facts import FactType
from bohnhof.engine.slots import BEANS, CARD, CARDS, FIELD, SEAT

SPELL: Final = CARD.named("spell")

LEARNT: Final = FactType("learnt", "A spell was drawn from the pile.", CARDS)
ACTIVATED: Final = FactType(
    "activated",
    "A spell was turned up, perhaps by a bean of the hand.",
    BEANS.named("played"),
    SPELL,
)
CAST: Final = FactType("cast", "A spell was used.", number=SPELL, other=SEAT.named("target"))
SPELL_TAKEN: Final = FactType(
    "spell-taken", "A spell was drawn from another seat in exchange.", CARDS, other=SEAT.named("from")
)
UNTRACED: Final = FactType(
    "untraced", "A spell of this seat may have been drawn blind, so that others lose sight of it.", CARDS
)
BORROWED: Final = FactType("borrowed", "The top spell of the pile lies face up for this turn.", number=SPELL)
TURNED_DOWN: Final = FactType("turned-down", "An unused spell was turned back.", number=SPELL)
RETURNED: Final = FactType("returned", "A borrowed spell was shuffled into its pile.", CARDS)
USED: Final = FactType("used", "The power of a field was used.", BEANS, FIELD, SEAT.named("target"))
STOLE: Final = FactType(
    "stole", "The last card of another hand was taken and said aloud.", BEANS, other=SEAT.named("from")
)
KEPT: Final = FactType("kept", "The card just drawn or stolen went into the hand.", BEANS)
TALER_SHOWN: Final = FactType(
    "taler-shown", "A taler of this seat was drawn and shown.", BEANS, other=SEAT.named("attacker")
)
LOST: Final = FactType("lost", "The taler shown went onto the discard pile.", BEANS)
FREED: Final = FactType("freed", "An attacker took a taler.", BEANS, other=SEAT.named("from"))
STRUCK_BACK: Final = FactType("struck-back", "A seat attacks its attacker.", other=SEAT.named("attacker"))
SPELLS_SHOWN: Final = FactType("spells-shown", "At the end a seat shows its spells.", CARDS)
LIFTED: Final = FactType("lifted", "The top card of the discard pile was taken up.", BEANS)
