"""Why an action is refused, in words."""

from __future__ import annotations

from typing import Final

GAME_OVER: Final = "The game is over."
NO_SEAT: Final = "There is no such seat."
NOT_YOUR_TURN: Final = "It is not your turn."
NOT_NOW: Final = "This cannot be done now."

NO_FIELD: Final = "You have no such field."
EMPTY_HAND: Final = "You have no card in your hand."
NOT_ASIDE: Final = "You have no such card to plant."
OTHER_KIND: Final = "Another kind grows on that field; harvest it first."
EMPTY_FIELD: Final = "Nothing grows on that field."
LONE_BEAN: Final = "A single bean may not be harvested while another of your fields holds more than one."

NO_FIELD_FOR_SALE: Final = "No third field can be bought in this game."
FIELD_BOUGHT: Final = "You have bought your third field already."
TOO_FEW_TALER: Final = "You do not have the taler to pay for it."
WRONG_PRICE: Final = "The third field costs {} taler."

NO_TRADE_NOW: Final = "There is no trading now."
ACTIVE_ONLY: Final = "You may trade only with the player on turn."
NOT_WITH_YOURSELF: Final = "You cannot trade with yourself."
EMPTY_OFFER: Final = "An offer must give something or ask for something."
NOT_YOUR_CARDS: Final = "You do not have the cards to give."
NOT_TRADED_ON: Final = "Cards received in trade are planted, not traded on."
WRONG_PLACE: Final = "That card does not lie at that place of your hand."
PARTNER_TOO_POOR: Final = "Nobody you ask has so many cards."
SAME_OFFER: Final = "You have made this offer already."
NO_OFFER: Final = "There is no such offer."
NOT_FOR_YOU: Final = "That offer is not addressed to you."
NOT_YOUR_OFFER: Final = "That offer is not yours."
DECLINED_ALREADY: Final = "You have declined that offer already."
