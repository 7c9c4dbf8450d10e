"""From the browser, over the socket."""

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
    """The first message of every connection. Who it is, the cookie (or a bearer token) says; whoever has no
    seat at the table watches."""

    table: TableId
    seen: Annotated[int, Meta(ge=0)] = 0
    """The number of the last act this page knows, so that the story goes on there."""


class Act(Struct, tag_field="t", tag="act", forbid_unknown_fields=True):
    id: Annotated[int, Meta(ge=0)]
    """The page's own count; the view, change or refusal that answers names it."""
    sentence: Sentence


class Silent(Struct, tag_field="t", tag="silent", forbid_unknown_fields=True):
    """Nothing to answer and nothing to offer: the bots need not wait."""

    id: Annotated[int, Meta(ge=0)]


class Sync(Struct, tag_field="t", tag="sync", forbid_unknown_fields=True):
    """Send the whole view again."""


class Draft(Struct, tag_field="t", tag="draft", forbid_unknown_fields=True):
    """Whether an offer is being written here; the others see that somebody thinks."""

    writing: bool


class Reading(Struct, tag_field="t", tag="reading", forbid_unknown_fields=True):
    """Whether a guide covers the table here. Before your first move your clock waits for it, for a minute at
    most and once."""

    reading: bool


class Wish(Struct, tag_field="t", tag="wish", forbid_unknown_fields=True):
    """What this seat looks for and would give; replaces what it wished before."""

    looks_for: Annotated[list[BeanId], Meta(max_length=3)]
    would_give: Annotated[list[BeanId], Meta(max_length=3)]


class Say(Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """An emote, or a line in your own words; exactly one of both. `Drafted` answers a line that proposes a
    trade you may offer now."""

    emote: Emote | None = None
    text: Line | None = None
    language: Language = "en"
    """In which trades are read; those in English always are."""
    name: Name | None = None
    """How to sign what a spectator says. Players sign with the name of their seat."""


class Report(Struct, tag_field="t", tag="report", forbid_unknown_fields=True):
    """Report a chat line to the operator of the server; `Reported` says that it is kept."""

    number: Annotated[int, Meta(ge=1)]
    """Of the line (`Said.number`)."""


class Suggest(Struct, tag_field="t", tag="suggest", forbid_unknown_fields=True):
    """Whether this page shows which offers would do good; it is sent none before it has said so."""

    wanted: bool


class Hurry(Struct, tag_field="t", tag="hurry", forbid_unknown_fields=True):
    """Let the bots play without a pause until this seat is asked again."""


class SetPace(Struct, tag_field="t", tag="pace", forbid_unknown_fields=True):
    """The host's word on how fast bots play."""

    pace: Pace


class SetSeat(Struct, tag_field="t", tag="seat", forbid_unknown_fields=True):
    """Hand a seat to a bot, or back to a person. Players do so with their own seat. The host may do so with
    an open one, a bot's, or one whose person has been absent for a minute; without a bot it is opened for
    anyone with the link. An absent person who opens the page has the seat back."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None = None


class TakeBack(Struct, tag_field="t", tag="back", forbid_unknown_fields=True):
    """Undo your last action and all that followed, once all other people at the table agree (`Agree`)."""


class AskHint(Struct, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """What would an expert do? Answered once all other people at the table agree (`Agree`)."""


class Agree(Struct, tag_field="t", tag="agree", forbid_unknown_fields=True):
    """The answer to `Room.motion`; one no rejects it."""

    yes: bool


class VoteEnd(Struct, tag_field="t", tag="end", forbid_unknown_fields=True):
    """End the game without a winner, once all other people at the table agree (`Agree`)."""


class Concede(Struct, tag_field="t", tag="concede", forbid_unknown_fields=True):
    """Give the game up. If two other people play on, a bot takes the seat; otherwise the game ends."""


class Rematch(Struct, tag_field="t", tag="rematch", forbid_unknown_fields=True):
    """Play again, once the game is over. `Moved` says where; the others are asked by `Room.next`."""


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
