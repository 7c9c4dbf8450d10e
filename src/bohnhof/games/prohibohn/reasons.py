"""Why an act is refused where establishments are bought, in words."""

from __future__ import annotations

from typing import Final

LAYING: Final = "First choose the two cards of your hand that become your starting taler."
LAID: Final = "You have chosen your starting taler already."
TOO_FEW_CARDS: Final = "Your hand does not have so many cards."
NOT_WHILE_REVEALING: Final = "Nothing is harvested while cards are being revealed."
UNFINISHED: Final = "First finish what you have just bought."

SOLD: Final = "That card has been sold already."
REMOVED: Final = "That card has left the game."
NOT_THE_TALER: Final = "You do not have the right taler to pay for it."
ONE_STATION: Final = "A player may have one Police Station only."

NO_CHOICE: Final = "This card must be the front card of your hand."
FRONT_CARD: Final = "That is the front card; it is simply planted."
NO_THROWING: Final = "You may not throw a hand card away."
THROWN: Final = "You have thrown a card away in this phase already."

REVEALING: Final = "Reveal the next card."
REVEALED_ALL: Final = "No further card may be revealed; end the phase or buy."
DRAWING: Final = "Say how many cards you draw."
WRONG_DRAW: Final = "You may not draw that number of cards."

TRADING_UP: Final = "Harvest, buy or end your market."
TAKING: Final = "Take one of the mafia's taler."
NOT_IN_MAFIA: Final = "The mafia has no such taler."
REMOVING: Final = "Remove the third card of the kind or say done."
NOT_THE_THIRD: Final = "That is not the third card of the kind you have just bought."
CLOSING: Final = "Close an opposing establishment or say done."
NOT_TO_CLOSE: Final = "Your opponent has no such establishment worth exactly 1 taler."
NO_GROUP: Final = "Several cards of a kind do not fit a row in which two kinds alternate."
NO_RUN: Final = "You may not hand over so many cards of that field."
