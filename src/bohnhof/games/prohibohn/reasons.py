"""Messages that refuse an action or say what to do in games with establishments."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.message import Message

LAYING: Final = Message("prohibohn-laying")
LAID: Final = Message("prohibohn-laid")
BEFORE_FIRST_TURN: Final = Message("prohibohn-before-first-turn")
TOO_FEW_CARDS: Final = Message("prohibohn-too-few-cards")
NOT_WHILE_REVEALING: Final = Message("prohibohn-not-while-revealing")
MARKET_OVER: Final = Message("prohibohn-market-over")
MARKET_TO_COME: Final = Message("prohibohn-market-to-come")
UNFINISHED: Final = Message("prohibohn-unfinished")

SOLD: Final = Message("prohibohn-sold")
REMOVED: Final = Message("prohibohn-removed")
NOT_THE_TALER: Final = Message("prohibohn-not-the-taler")
ONE_STATION: Final = Message("prohibohn-one-station")

NO_CHOICE: Final = Message("prohibohn-no-choice")
FRONT_CARD: Final = Message("prohibohn-front-card")
NO_THROWING: Final = Message("prohibohn-no-throwing")
NO_MORE_PLANTING: Final = Message("prohibohn-no-more-planting")
THROWN: Final = Message("prohibohn-thrown")

REVEALING: Final = Message("prohibohn-revealing")
REVEALED_ALL: Final = Message("prohibohn-revealed-all")
DRAWING: Final = Message("prohibohn-drawing")
WRONG_DRAW: Final = Message("prohibohn-wrong-draw")

TRADING_UP: Final = Message("prohibohn-trading-up")
TAKING: Final = Message("prohibohn-taking")
NOT_IN_MAFIA: Final = Message("prohibohn-not-in-mafia")
REMOVING: Final = Message("prohibohn-removing")
TOO_LATE_TO_REMOVE: Final = Message("prohibohn-too-late-to-remove")
NOT_THE_THIRD: Final = Message("prohibohn-not-the-third")
CLOSING: Final = Message("prohibohn-closing")
TOO_LATE_TO_CLOSE: Final = Message("prohibohn-too-late-to-close")
NOT_TO_CLOSE: Final = Message("prohibohn-not-to-close")
NO_GROUP: Final = Message("prohibohn-no-group")
NOT_NEXT: Final = Message("prohibohn-not-next")
NO_RUN: Final = Message("prohibohn-no-run")
