"""Requests of the client over the WebSocket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bohnhof.rooms.messages.terms import (
    BeanId,
    Emote,
    Language,
    Line,
    Name,
    Pace,
    SeatNumber,
    Sentence,
    TableId,
)


class Join(Struct, tag_field="t", tag="join", forbid_unknown_fields=True):
    """The first message of every connection.

    A cookie or a bearer token identifies the person. Anyone without a seat at the table watches.
    """

    table: TableId
    seen: Annotated[int, Meta(ge=0)] = 0
    """The number of the last action that the client knows, so that the log continues after it."""


class Act(Struct, tag_field="t", tag="act", forbid_unknown_fields=True):
    id: Annotated[int, Meta(ge=0)]
    """A number chosen by the client. The snapshot, delta or refusal that answers repeats it."""
    sentence: Sentence


class Silent(Struct, tag_field="t", tag="silent", forbid_unknown_fields=True):
    """Announce that you neither answer an offer nor make one, so that the bots need not wait."""

    id: Annotated[int, Meta(ge=0)]


class Sync(Struct, tag_field="t", tag="sync", forbid_unknown_fields=True):
    """Request a new snapshot."""


class Draft(Struct, tag_field="t", tag="draft", forbid_unknown_fields=True):
    """Announce that an offer is being written here, or no longer is."""

    writing: bool


class Reading(Struct, tag_field="t", tag="reading", forbid_unknown_fields=True):
    """Announce that a guide covers the table here, or no longer does.

    Before your first move the timer waits for this, once and for at most a minute.
    """

    reading: bool


class Wish(Struct, tag_field="t", tag="wish", forbid_unknown_fields=True):
    """Set what this seat is looking for and what it can give, in place of its last wish list."""

    looks_for: Annotated[list[BeanId], Meta(max_length=3)]
    would_give: Annotated[list[BeanId], Meta(max_length=3)]


class Say(Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Send a chat message: either an emote or a line of text.

    `Drafted` answers a line that proposes a trade which you may offer now.
    """

    emote: Emote | None = None
    text: Line | None = None
    language: Language = "en"
    """The language in which trades are read, besides English."""
    name: Name | None = None
    """The name with which a spectator signs. Players sign with the name of their seat."""


class Report(Struct, tag_field="t", tag="report", forbid_unknown_fields=True):
    """Report a chat line to the operator of the server. `Reported` confirms it."""

    number: Annotated[int, Meta(ge=1)]
    """The number of the line (`Said.number`)."""


class Suggest(Struct, tag_field="t", tag="suggest", forbid_unknown_fields=True):
    """Turn suggested offers for this client on or off. They are off after `Join`."""

    wanted: bool


class Hurry(Struct, tag_field="t", tag="hurry", forbid_unknown_fields=True):
    """Let the bots play without a pause until this seat is asked again."""


class SetPace(Struct, tag_field="t", tag="pace", forbid_unknown_fields=True):
    """Set the speed of the bots, as the host."""

    pace: Pace


class SetSeat(Struct, tag_field="t", tag="seat", forbid_unknown_fields=True):
    """Hand a seat to a bot, or back to a person.

    Players may do so with their own seat. The host may do so with an open seat, a bot's seat, and
    one whose person has been absent for a minute. Without a bot it is opened for anyone with the
    link. An absent person who opens the page regains the seat.
    """

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None = None


class TakeBack(Struct, tag_field="t", tag="back", forbid_unknown_fields=True):
    """Undo your last action and all that followed, once all other people agree (`Agree`)."""


class AskHint(Struct, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """Request a hint by an expert, given once all other people agree (`Agree`)."""


class Agree(Struct, tag_field="t", tag="agree", forbid_unknown_fields=True):
    """Answer `Room.motion`. A single no rejects it."""

    yes: bool


class VoteEnd(Struct, tag_field="t", tag="end", forbid_unknown_fields=True):
    """End the game without a winner, once all other people agree (`Agree`)."""


class Concede(Struct, tag_field="t", tag="concede", forbid_unknown_fields=True):
    """Concede the game.

    A bot takes the seat if another person plays on and at least two players can still win.
    Otherwise the game ends.
    """


class Rematch(Struct, tag_field="t", tag="rematch", forbid_unknown_fields=True):
    """Propose a rematch after the game. `Moved` names its table; `Room.next` tells the others."""


Request = (
    Join
    | Act
    | Silent
    | Sync
    | Draft
    | Reading
    | Wish
    | Say
    | Report
    | Suggest
    | Hurry
    | SetPace
    | SetSeat
    | TakeBack
    | AskHint
    | Agree
    | VoteEnd
    | Concede
    | Rematch
)
