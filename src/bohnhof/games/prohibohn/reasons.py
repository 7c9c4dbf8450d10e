"""Why an act is refused where establishments are bought, in words."""

from __future__ import annotations

from typing import Final

LAYING: Final = "Lay two cards of your hand down as taler, for instance “lay 2 5”."
LAID: Final = "You have chosen your starting taler already."
TOO_FEW_CARDS: Final = "Your hand does not have so many cards."
NOT_WHILE_REVEALING: Final = "Nothing is harvested while cards are being revealed."
MARKET_OVER: Final = "You have ended your market."
MARKET_TO_COME: Final = "Your market comes after that of the player on turn."
UNFINISHED: Final = "First finish what you have just bought."

SOLD: Final = "That card has been sold already."
REMOVED: Final = "That card has left the game."
NOT_THE_TALER: Final = "You do not have the right taler to pay for it."
ONE_STATION: Final = "A player may have one Police Station only."

NO_CHOICE: Final = "This card must be the front card of your hand."
FRONT_CARD: Final = "That is the front card; it is simply planted."
NO_THROWING: Final = "You may not throw a hand card away."
NO_MORE_PLANTING: Final = "After the card you have thrown away no more are planted in this phase."
THROWN: Final = "You have thrown a card away in this phase already."

REVEALING: Final = "Reveal the next card."
REVEALED_ALL: Final = "No further card may be revealed; end the phase or buy."
DRAWING: Final = "Say how many cards you draw."
WRONG_DRAW: Final = "You may not draw that number of cards."

TRADING_UP: Final = "Harvest, buy or end your market."
TAKING: Final = "Take one of the mafia's taler."
NOT_IN_MAFIA: Final = "The mafia has no such taler."
REMOVING: Final = "Remove the third card of the kind or say done."
TOO_LATE_TO_REMOVE: Final = "A third card leaves the game only right after you have bought your second one."
NOT_THE_THIRD: Final = "That is not the third card of the kind you have just bought."
CLOSING: Final = "Close an opposing establishment or say done."
TOO_LATE_TO_CLOSE: Final = "An establishment is closed only right after you have bought the card for it."
NOT_TO_CLOSE: Final = "Your opponent has no such establishment worth exactly 1 taler."
NO_GROUP: Final = "Several cards of a kind do not fit a row in which two kinds alternate."
NOT_NEXT: Final = "Two kinds take turns on that field, and this kind is not the next."
NO_RUN: Final = "You may not hand over so many cards of that field."
