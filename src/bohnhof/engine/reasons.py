"""The reasons for refusing an action, as messages."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.message import Message, beans, message, taler

GAME_OVER: Final = Message("refusal-game-over")
NO_SEAT: Final = Message("refusal-no-seat")
NOT_YOUR_TURN: Final = Message("refusal-not-your-turn")
NOT_NOW: Final = Message("refusal-not-now")

BEFORE_SHUFFLE: Final = Message("moment-shuffle")
BUY_BEFORE_SHUFFLE: Final = Message("moment-shuffle-buy")
BEFORE_END: Final = Message("moment-end")
BUY_BEFORE_END: Final = Message("moment-end-buy")
NOTHING_TO_SHUFFLE: Final = Message("moment-nothing-to-shuffle")

NO_FIELD: Final = Message("refusal-no-field")
EMPTY_HAND: Final = Message("refusal-empty-hand")
NOT_ASIDE: Final = Message("refusal-not-aside")
OTHER_KIND: Final = Message("refusal-other-kind")
EMPTY_FIELD: Final = Message("refusal-empty-field")
LONE_BEAN: Final = Message("refusal-lone-bean")

NO_FIELD_FOR_SALE: Final = Message("refusal-no-field-for-sale")
FIELD_BOUGHT: Final = Message("refusal-field-bought")
TOO_FEW_TALER: Final = Message("refusal-too-few-taler")

NO_TRADE_NOW: Final = Message("refusal-no-trade-now")
ACTIVE_ONLY: Final = Message("refusal-active-only")
NOT_WITH_YOURSELF: Final = Message("refusal-not-with-yourself")
EMPTY_OFFER: Final = Message("refusal-empty-offer")
NOT_TRADED_ON: Final = Message("refusal-not-traded-on")
WRONG_PLACE: Final = Message("refusal-wrong-place")
PARTNER_TOO_POOR: Final = Message("refusal-partner-too-poor")
SAME_OFFER: Final = Message("refusal-same-offer")
NO_OFFER: Final = Message("refusal-no-offer")
NOT_FOR_YOU: Final = Message("refusal-not-for-you")
NOT_YOUR_OFFER: Final = Message("refusal-not-your-offer")
DECLINED_ALREADY: Final = Message("refusal-declined-already")


def not_your_cards(lacking: list[str]) -> Message:
    return message("refusal-not-your-cards", beans=beans(lacking))


def wrong_price(price: int) -> Message:
    return message("refusal-wrong-price", price=taler(price))
