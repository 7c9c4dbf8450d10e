"""Why an action is refused where the mafia plays, in words."""

from __future__ import annotations

from typing import Final

OWN_TURN_ONLY: Final = "You may harvest and buy in your own turn only."
GROWS_ELSEWHERE: Final = "That kind grows on another of your fields already."
NOTHING_DUE: Final = "No card of that field is due to the mafia."
ALREADY_PAID: Final = "That field has paid already."
BOSS_OTHER_KIND: Final = "That boss collects another kind."
OTHER_BOSS: Final = "Another boss collects that kind already."
NOT_IN_HAND: Final = "You have no such card in your hand."
EMPTY_BOSS: Final = (
    "{} has no bean: before you are done, give him hand cards or revealed ones of a kind that no boss "
    "collects."
)
NOT_LEFT_OVER: Final = "No such card was left over."
TWO_PLANTED: Final = "You have planted two cards of your hand; a third may not follow."
PLANT_ALL: Final = "Every revealed card must be planted, on your fields or the mafia’s, before you are done."

USING: Final = "Plant or discard each card that was left over."
PAYING: Final = "Pay the mafia one card of each field it shares with you, or harvest that field first."
FIRST_CARD: Final = "You must plant the first card of your hand."
SECOND_CARD: Final = "You may plant one more card of your hand, or be done."
NO_MORE_CARDS: Final = "Harvest if you like, or be done."
GROWING: Final = "Plant revealed cards on your fields or the mafia’s, give it hand cards, or be done."
