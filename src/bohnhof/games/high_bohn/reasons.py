"""Messages that refuse an action of High Bohn or say what to do."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.message import Message, bean, card, message, number, seat, sentence, taler

OWN_BEAN_ONLY: Final = Message("high-bohn-own-bean-only")
TWICE_IN_STEW: Final = Message("high-bohn-twice-in-stew")

NO_CHOICE: Final = Message("high-bohn-no-choice")
NOT_ON_FIELD: Final = Message("high-bohn-not-on-field")
TOO_MANY_TALER: Final = Message("high-bohn-too-many-taler")

KIND_OWNED: Final = Message("high-bohn-kind-owned")
SOLD: Final = Message("high-bohn-sold")
REMOVED: Final = Message("high-bohn-removed")
NOT_THE_TALER: Final = Message("high-bohn-not-the-taler")
UNDER_A_BUILDING: Final = Message("high-bohn-under-a-building")
NO_FIELD_NOW: Final = Message("high-bohn-no-field-now")
SALE_ONLY: Final = Message("high-bohn-sale-only")

NONE_UNSOLD: Final = Message("high-bohn-none-unsold")
NOT_EARNED: Final = Message("high-bohn-not-earned")

NO_STORE: Final = Message("high-bohn-no-store")
STORE_FULL: Final = Message("high-bohn-store-full")
FROM_A_STORE: Final = Message("high-bohn-from-a-store")

TOO_FEW_CARDS: Final = Message("high-bohn-too-few-cards")
SAME_PLACE: Final = Message("high-bohn-same-place")

LOOK: Final = Message("high-bohn-look")
LEAVE_OR_UNDER: Final = Message("high-bohn-leave-or-under")
MOVE_CARD: Final = Message("high-bohn-move-card")
ORDER: Final = Message("high-bohn-order")
FINAL_ROUND: Final = message("high-bohn-final-round", leave=sentence("leave 2"))
NOT_TO_BE_LEFT: Final = Message("high-bohn-not-to-be-left")
LEFT_ALREADY: Final = Message("high-bohn-left-already")
NAME: Final = Message("high-bohn-name")
SALE: Final = Message("high-bohn-sale")
CLAIM: Final = Message("high-bohn-claim")
PAY: Final = Message("high-bohn-pay")


def field_closed(kind: str) -> Message:
    return message("high-bohn-field-closed", bean=bean(kind))


def something_first(step: str, owner: int) -> Message:
    """Return the refusal during an interrupt: a sale, a naming, a claim or a payment."""
    return message(f"high-bohn-{step}-first", who=seat(owner))


def more_cards(more: int) -> Message:
    return message("high-bohn-more-cards", more=number(more))


def order_by(building: str, price: int, kind: str, paid: bool) -> Message:
    """Return the hint to buy a building that lets the player order the drawn cards.

    `paid` is False if the player has to harvest for it first.
    """
    what = "high-bohn-buy-to-order" if paid else "high-bohn-harvest-to-order"
    return message(what, card=card(building), price=taler(price), bean=bean(kind))


def one_more_card_by(building: str, price: int, kind: str, paid: bool) -> Message:
    """Return the hint to buy a building that lets the player plant one more card.

    `paid` is False if the player has to harvest for it first.
    """
    what = "high-bohn-buy-to-plant" if paid else "high-bohn-harvest-to-buy"
    return message(what, card=card(building), price=taler(price), bean=bean(kind))
