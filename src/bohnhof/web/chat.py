"""Chat at a table: its newest lines, trades that are proposed in it, and lines that people report."""

from __future__ import annotations

import hashlib
import time
from collections import deque
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import delete, insert

from bohnhof.engine.state import EVERYONE
from bohnhof.engine.trading import MakeOffer
from bohnhof.live.limits import Bucket
from bohnhof.table.names import free_name, numbered
from bohnhof.table.text_files import plain
from bohnhof.web import refusals
from bohnhof.web.messages.replies import Drafted, Reported, Said, Talk
from bohnhof.web.messages.requests import Say
from bohnhof.web.messages.terms import LONGEST_LINE, Language
from bohnhof.web.refusals import Refused
from bohnhof.web.seating import clean_name
from bohnhof.web.store import Store, StoreError
from bohnhof.web.tables import REPORTS
from bohnhof.words import folded
from bohnhof.words.talk import read_trade

if TYPE_CHECKING:
    from bohnhof.web.connection import Connection
    from bohnhof.web.room import Room

LOG: Final = structlog.get_logger()

MOST_LINES: Final = 200
"""At most this many chat lines of a table are kept, in memory only, while anyone has it open."""
CONTEXT: Final = 5
"""Lines before a reported one that are kept with it."""
SPECTATORS_RATE: Final = 2.0
"""Lines a second of all spectators of a table together; ten times as many at once."""
REPORT_DAYS: Final = 90.0
"""Days after which a report is deleted."""


class Chat:
    """What was said at a table."""

    def __init__(self) -> None:
        self._lines: deque[tuple[Said, str | None]] = deque(maxlen=MOST_LINES)
        """Each with the person who said it."""
        self._count = 0
        self._reported: set[int] = set()
        self._spectators = Bucket(SPECTATORS_RATE, 10 * SPECTATORS_RATE)

    def tell(self, connection: Connection) -> None:
        """Send what was said so far."""
        if self._lines:
            connection.tell(Talk([said for said, _ in self._lines]))

    def say(self, room: Room, connection: Connection, say: Say) -> None:
        """Add a line of a player or, without a seat, of a spectator, and send it to everyone."""
        text = plain(say.text, LONGEST_LINE) if say.text is not None else None
        if (say.emote is None) == (not text):
            raise Refused(refusals.SAY_ONE_THING)
        seat = room.seat_of(connection)
        if not connection.voice.takes() or (seat is None and not self._spectators.takes()):
            raise Refused(refusals.TOO_FAST)
        speaker = speaker_of(room, connection)
        self._count += 1
        said = Said(
            self._count,
            None if seat is None else seat + 1,
            _spectator_name(room, say.name) if seat is None else room.kept.chairs[seat].name,
            speaker,
            say.emote,
            text,
        )
        self._lines.append((said, connection.person))
        room.tell_all(Talk([said]))
        drafted = _drafted(room, seat, text, say.language) if seat is not None and text else None
        if drafted is not None:
            connection.tell(drafted)

    async def report(self, room: Room, connection: Connection, number: int) -> None:
        """Store a reported line for the operator."""
        known = [line for line in self._lines if line[0].number <= number]
        if not known or known[-1][0].number != number:
            raise Refused(refusals.NO_LINE, 404)
        said, person = known[-1]
        if said.speaker == speaker_of(room, connection):
            raise Refused(refusals.NO_LINE)
        if number not in self._reported:
            self._reported.add(number)
            before = [line for line, _ in known[-1 - CONTEXT : -1]]
            try:
                await _keep_report(room, said, person, before, connection.person)
            except StoreError as problem:
                self._reported.discard(number)
                raise Refused(refusals.not_saved(problem.kind), 503) from None
            LOG.warning("a line of the chat was reported", table=room.kept.brief, number=number)
        connection.tell(Reported(number))


def speaker_of(room: Room, connection: Connection) -> str:
    """Return the mark of everything that a person says at a table, different at every other table."""
    person = connection.person or connection.stranger
    return hashlib.sha256(f"{room.kept.id} {person}".encode()).hexdigest()[:12]


async def forget_reports(store: Store, now: float) -> None:
    """Delete reports of long ago."""
    await store.write((delete(REPORTS).where(REPORTS.c.at < now - REPORT_DAYS * 86_400), None))


async def _keep_report(
    room: Room, said: Said, person: str | None, before: list[Said], reporter: str | None
) -> None:
    row = {
        "at": time.time(),
        "table_id": room.kept.id,
        "name": said.name,
        "person": person,
        "text": _text(said),
        "context": "\n".join(f"{line.name}: {_text(line)}" for line in before),
        "reporter": reporter,
    }
    await room.store.write((insert(REPORTS).values(row), None))


def _text(said: Said) -> str:
    return said.text if said.text is not None else f"({said.emote})"


def _spectator_name(room: Room, name: str | None) -> str:
    """Return the name of a spectator, which is no player's."""
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
    """Return the seat to whose player a line speaks by name, and the rest of it."""
    line = text.lstrip("@ ")
    for seat, chair in enumerate(room.kept.chairs):
        rest = line[len(chair.name) :]
        if chair.name and folded(line[: len(chair.name)]) == folded(chair.name) and not rest[:1].isalnum():
            return seat, rest
    return None, text
