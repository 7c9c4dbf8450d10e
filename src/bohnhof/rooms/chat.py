"""Chat at a table: lines, trades that they propose, and reports of lines."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import structlog

from bohnhof.engine.message import Message
from bohnhof.engine.state import EVERYONE
from bohnhof.engine.trading import MakeOffer
from bohnhof.live.limits import Bucket
from bohnhof.rooms import refusals
from bohnhof.rooms.changes import Report
from bohnhof.rooms.messages.replies import Drafted, Reported, Said, Talk
from bohnhof.rooms.messages.requests import Say
from bohnhof.rooms.messages.terms import LONGEST_LINE, Language
from bohnhof.rooms.refusals import Refused
from bohnhof.rooms.seating import clean_name
from bohnhof.rooms.store_error import StoreError
from bohnhof.rooms.stored_table import MOST_LINES, Line
from bohnhof.table.names import free_name, numbered
from bohnhof.table.text_files import plain
from bohnhof.words import folded
from bohnhof.words.talk import read_trade

if TYPE_CHECKING:
    from bohnhof.rooms.connection import Connection
    from bohnhof.rooms.room import Room

LOG: Final = structlog.get_logger()

CONTEXT: Final = 5
"""Lines before a reported one that are stored with it."""
SPECTATORS_RATE: Final = 2.0
"""Lines a second by all spectators of a table together; ten times as many in a burst."""


class Chat:
    """The chat of a table: a cache of the stored lines."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = list(lines)
        self.behind = False
        """Whether more lines may be stored than are cached, because the last load failed."""
        self._count = lines[-1].number if lines else 0
        """The number of the last line, stored or pending."""
        self._spectators = Bucket(SPECTATORS_RATE, 10 * SPECTATORS_RATE)
        self._looking: set[asyncio.Task[None]] = set()

    def tell(self, connection: Connection) -> None:
        """Send all lines to a client."""
        if self.lines:
            connection.tell(Talk([line.said for line in self.lines]))

    def say(self, room: Room, connection: Connection, say: Say) -> None:
        """Store a line by a player or a spectator. Everyone receives it once it is stored.

        Raise Refused if the line is invalid or there are too many.
        """
        text = plain(say.text, LONGEST_LINE) if say.text is not None else None
        if (say.emote is None) == (not text):
            raise Refused(refusals.SAY_ONE_THING)
        seat = room.seat_of(connection)
        if not connection.voice.takes() or (seat is None and not self._spectators.takes()):
            raise Refused(refusals.TOO_FAST)
        self._count += 1
        said = Said(
            self._count,
            None if seat is None else seat + 1,
            _spectator_name(room, say.name) if seat is None else room.kept.chairs[seat].name,
            speaker_of(room, connection),
            say.emote,
            text,
        )
        line = Line(said, connection.person)
        room.keeper.hand_in_line(room.kept.id, line, Saying(room, connection, line, say.language).tell)

    def add(self, *lines: Line) -> None:
        """Add lines that are stored, and keep the newest MOST_LINES."""
        known = {line.number: line for line in (*self.lines, *lines)}
        self.lines = [known[number] for number in sorted(known)][-MOST_LINES:]
        self._count = max(self._count, self.lines[-1].number if self.lines else 0)

    def look(self, room: Room, saying: Saying, problem: StoreError | None) -> None:
        """Load the lines again, then answer the client that sent one of them."""
        looking = asyncio.get_running_loop().create_task(self._look(room, saying, problem))
        self._looking.add(looking)
        looking.add_done_callback(self._looking.discard)

    async def _look(self, room: Room, saying: Saying, problem: StoreError | None) -> None:
        known = self.lines
        try:
            self.add(*await room.keeper.reload_lines(room.kept.id))
        except StoreError as unread:
            LOG.error("what is saved is not known", table=room.kept.brief, why=str(unread))
            self.behind = True
            saying.refuse(refusals.MAYBE_SAVED)
            return
        self.behind = False
        if self.lines != known:
            room.tell_all(Talk([line.said for line in self.lines]))
        if saying.line.said in [line.said for line in self.lines]:
            saying.draft()
        elif problem is not None:
            saying.refuse(refusals.not_saved(problem.kind))

    async def report(self, room: Room, connection: Connection, number: int) -> None:
        """Store a report of a line for the operator.

        Raise Refused if there is no such line, or the reporter wrote it.
        """
        known = [line for line in self.lines if line.number <= number]
        if not known or known[-1].number != number:
            raise Refused(refusals.NO_LINE, 404)
        line = known[-1]
        if line.said.speaker == speaker_of(room, connection):
            raise Refused(refusals.NO_LINE)
        if not line.reported:
            self.add(line.as_reported())
            try:
                report = _report(line, known[-1 - CONTEXT : -1], connection.person)
                await room.keeper.write(room.kept.id, report)
            except StoreError as problem:
                self.add(line)
                raise Refused(refusals.not_saved(problem.kind), 503) from None
            LOG.warning("a line of the chat was reported", table=room.kept.brief, number=number)
        connection.tell(Reported(number))


class Saying:
    """A line that is being stored."""

    def __init__(self, room: Room, connection: Connection, line: Line, language: Language) -> None:
        self.line = line
        self._room = room
        self._connection = connection
        self._language = language

    def tell(self, problem: StoreError | None) -> None:
        """Send the line to everyone once it is stored. After a failure, load the chat again."""
        room = self._room
        if problem is not None:
            LOG.error("a line of the chat was not saved", table=room.kept.brief, why=str(problem))
        if problem is not None or room.chat.behind:
            room.chat.look(room, self, problem)
            return
        room.chat.add(self.line)
        room.tell_all(Talk([self.line.said]))
        self.draft()

    def draft(self) -> None:
        """Send the speaker the offer that the line proposes, if there is one."""
        seat = self._room.seat_of(self._connection)
        text = self.line.said.text
        drafted = _drafted(self._room, seat, text, self._language) if seat is not None and text else None
        if drafted is not None:
            self._connection.tell(drafted)

    def refuse(self, reason: Message) -> None:
        self._room.tell_refusal(self._connection, None, Refused(reason))


def speaker_of(room: Room, connection: Connection) -> str:
    """Return the mark of all lines that a person writes at a table.

    It is the same in a rematch, so that a muted person stays muted. It differs between other
    tables.
    """
    person = connection.person or connection.stranger
    conversation = room.kept.conversation or room.kept.id
    return hashlib.sha256(f"{conversation} {person}".encode()).hexdigest()[:12]


def _report(line: Line, before: Sequence[Line], reporter: str | None) -> Report:
    return Report(
        number=line.number,
        at=time.time(),
        name=line.said.name,
        person=line.person,
        text=_text(line.said),
        context="\n".join(f"{one.said.name}: {_text(one.said)}" for one in before),
        reporter=reporter,
    )


def _text(said: Said) -> str:
    return said.text if said.text is not None else f"({said.emote})"


def _spectator_name(room: Room, name: str | None) -> str:
    """Return a spectator's name, changed if a player has it."""
    return free_name(numbered(clean_name(name or "?")), [chair.name for chair in room.kept.chairs])


def _drafted(room: Room, seat: int, text: str, language: Language) -> Drafted | None:
    """Return the offer that a line proposes, if the rules allow this seat to make it now."""
    rules, state = room.table.rules, room.table.state
    if not rules.has_trading or not room.kept.begun or not rules.may_offer(state, seat):
        return None
    partner, rest = _addressee(room, text)
    trade = read_trade(rules, language, rest)
    if trade is None:
        return None
    if partner is None:
        partner = EVERYONE if state.active == seat else state.active
    if rules.refusal(state, seat, MakeOffer(partner, *trade)) is not None:
        return None
    give, want = ([rules.beans[kind].id for kind in kinds] for kinds in trade)
    return Drafted(None if partner == EVERYONE else partner + 1, give, want)


def _addressee(room: Room, text: str) -> tuple[int | None, str]:
    """Return the seat of the player whom a line addresses by name, and the rest of the line."""
    line = text.lstrip("@ ")
    for seat, chair in enumerate(room.kept.chairs):
        rest = line[len(chair.name) :]
        if chair.name and folded(line[: len(chair.name)]) == folded(chair.name) and not rest[:1].isalnum():
            return seat, rest
    return None, text
