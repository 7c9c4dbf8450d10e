"""Messages that refuse an action or say what to do in games with the mafia."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.message import Message, boss, message

OWN_TURN_ONLY: Final = Message("al-cabohne-own-turn-only")
GROWS_ELSEWHERE: Final = Message("al-cabohne-grows-elsewhere")
NOTHING_DUE: Final = Message("al-cabohne-nothing-due")
ALREADY_PAID: Final = Message("al-cabohne-already-paid")
BOSS_OTHER_KIND: Final = Message("al-cabohne-boss-other-kind")
OTHER_BOSS: Final = Message("al-cabohne-other-boss")
NOT_IN_HAND: Final = Message("al-cabohne-not-in-hand")
NOT_LEFT_OVER: Final = Message("al-cabohne-not-left-over")
HARVESTED_SINCE: Final = Message("al-cabohne-harvested-since")
TWO_PLANTED: Final = Message("al-cabohne-two-planted")
PLANT_ALL: Final = Message("al-cabohne-plant-all")

USING: Final = Message("al-cabohne-using")
PAYING: Final = Message("al-cabohne-paying")
FIRST_CARD: Final = Message("al-cabohne-first-card")
SECOND_CARD: Final = Message("al-cabohne-second-card")
NO_MORE_CARDS: Final = Message("al-cabohne-no-more-cards")
GROWING: Final = Message("al-cabohne-growing")
SELL_AT_THE_END: Final = Message("al-cabohne-sell-at-the-end")
BUY_AT_THE_END: Final = Message("al-cabohne-buy-at-the-end")


def empty_boss(word: str) -> Message:
    return message("al-cabohne-empty-boss", boss=boss(word))
