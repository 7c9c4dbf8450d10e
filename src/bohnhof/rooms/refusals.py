"""Refused requests. The server's reasons are messages of `words/*/server.ftl`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bohnhof.engine.message import Message, message, number, text
from bohnhof.rooms.store_error import Kind


class Refused(Exception):
    """A request that was refused, with the reason and an HTTP status."""

    def __init__(self, reason: Message, status: int = 409) -> None:
        super().__init__(reason.id)
        self.reason = reason
        self.status = status


class Illegal(Refused):
    """An action that the rules of the game forbid."""


NO_TABLE: Final = Message("server-no-table")
NO_GAME: Final = Message("server-no-game")
NO_BOT: Final = Message("server-no-bot")
NO_REPLAY: Final = Message("server-no-replay")
NO_RULES: Final = Message("server-no-rules")
NOT_FOUND: Final = Message("server-not-found")
WRONG_SEATS: Final = Message("server-wrong-seats")
ONE_SEAT: Final = Message("server-one-seat")
NO_SEAT_FREE: Final = Message("server-no-seat-free")
WATCHING: Final = Message("server-watching")
NOT_BEGUN: Final = Message("server-not-begun")
BOT_PLAYS: Final = Message("server-bot-plays")
NOT_YOURS: Final = Message("server-not-yours")
HOST_ONLY: Final = Message("server-host-only")
SEAT_TAKEN: Final = Message("server-seat-taken")
JUST_LEFT: Final = Message("server-just-left")
MOTION_OPEN: Final = Message("server-motion-open")
NOTHING_ASKED: Final = Message("server-nothing-asked")
NOTHING_TO_UNDO: Final = Message("server-nothing-to-undo")
CONCEDED: Final = Message("server-conceded")
NOTHING_TO_END: Final = Message("server-nothing-to-end")
NOT_OVER: Final = Message("server-not-over")
NO_BEAN: Final = Message("server-no-bean")
NO_LINE: Final = Message("server-no-line")
SAY_ONE_THING: Final = Message("server-say-one-thing")
TOO_FAST: Final = Message("server-too-fast")
TOO_SLOW: Final = Message("server-too-slow")
TOO_LARGE: Final = Message("server-too-large")
BUSY: Final = Message("server-busy")
TOO_MANY_TABLES: Final = Message("server-too-many-tables")
NOT_UNDERSTOOD: Final = Message("server-not-understood")
FOREIGN: Final = Message("server-foreign")
NOT_HERE: Final = Message("server-not-here")
NO_NETWORK: Final = Message("server-no-network")
NOT_OPENED: Final = Message("server-not-opened")
BROKEN: Final = Message("server-broken")
NOT_SAVED: Final = Message("server-not-saved")
MAYBE_SAVED: Final = Message("server-maybe-saved")
UNREACHABLE: Final = Message("server-database-unreachable")

_OF_STORE: Final[Mapping[Kind, Message]] = {
    "busy": Message("server-database-busy"),
    "full": Message("server-database-full"),
    "unreachable": UNREACHABLE,
    "refused": NOT_SAVED,
    "unreadable": Message("server-table-unreadable"),
    "failed": NOT_SAVED,
}


def not_saved(kind: Kind) -> Message:
    """Return the message for people when the store fails. Only the log has the details."""
    return _OF_STORE[kind]


def name_taken(name: str) -> Message:
    return message("server-name-taken", name=text(name))


def too_long(most: int) -> Message:
    return message("server-too-long", most=number(most))


def no_record(why: str) -> Message:
    return message("server-no-record", why=text(why))
