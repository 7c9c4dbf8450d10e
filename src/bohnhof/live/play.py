"""From an act that is said to all who are told of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bohnhof.engine.message import Message
from bohnhof.engine.notation import SentenceError, read_sentence
from bohnhof.engine.state import NOBODY, SPECTATOR
from bohnhof.live.deltas import DeltaWriter
from bohnhof.live.latch import Latch
from bohnhof.live.page import Line, Page, send
from bohnhof.live.text_cache import TextCache
from bohnhof.native import mypyc_attr

if TYPE_CHECKING:
    from bohnhof.table.table import Table

_AN_ACT: Final = b'{"t":"act",'

FACTS_KEPT: Final = 50
"""Of so many acts a table in memory still knows what happened by them."""

ActRow = tuple[str, int, int, str, float, int]
"""How an act is kept: its table, its number, its seat, its sentence, when it was, and the seats awaited then,
one bit each.
"""


class EndingRow(NamedTuple):
    """How the end of a game is stored."""

    winners: list[int]
    """The seats that have won."""
    scores: list[int]
    """By seat."""
    ended: str | None
    """Why the game ended before the rules end it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """A table at which things are done, one at a time. What is seldom is left to a subclass."""

    def __init__(
        self, kept: Any, table: Table, lock: Latch, keep: Callable[[Said], object], texts: TextCache
    ) -> None:
        self.kept = kept
        self.table = table
        self.lock = lock
        self.keep = keep
        """Puts it on disk, and lets it be told then."""
        self.deltas = DeltaWriter(texts)
        self.pages: list[Page] = []
        self.motion: Any = None
        """What the people at the table are asked to agree to, if anything."""

    def place_of(self, page: Page) -> int:
        """Return the seat that belongs to the client's person now, or SPECTATOR."""
        place: int = self.kept.places.get(page.person, SPECTATOR)
        return place

    def end(self) -> EndingRow:
        """Return what is stored beside the last act when the game has ended."""
        raise NotImplementedError

    def refuse(self, page: Page, id: int, reason: Message, illegal: bool) -> None:
        """An act was not done; `illegal` if it was the law."""
        raise NotImplementedError

    def give_up(self, page: Page, id: int, act: ActRow | None, problem: Exception) -> None:
        """Answer after a failure and release the lock; `act` is what was to be saved, if it came so far."""
        raise NotImplementedError

    def acted(self, seat: int) -> None:
        """A seat has acted where something moves by itself."""
        raise NotImplementedError

    def lapse(self) -> None:
        """Drop the motion: the table is no longer what it was about."""
        raise NotImplementedError

    def aside(self) -> tuple[int, str, str]:
        """Who can take back, and the clock and the ending as JSON."""
        raise NotImplementedError


class Said:
    """An act that is done and on its way to the disk."""

    def __init__(self, play: Play, page: Page, id: int, act: ActRow, ending: EndingRow | None) -> None:
        self.act = act
        self.ending = ending
        """How the game has ended by it."""
        self._play = play
        self._page = page
        self._id = id

    def tell(self, problem: Exception | None) -> None:
        """It is there, or cannot be."""
        play = self._play
        if problem is not None:
            play.give_up(self._page, self._id, self.act, problem)
            return
        try:
            tell_act(play, self.act[2], self._page, self._id)
        finally:
            play.lock.release()


def hears(line: Line, payload: bytes) -> bool:
    """Whether a text was an act and is dealt with; most of what comes is."""
    page = line.page
    if page is None or not line.waits or not payload.startswith(_AN_ACT):
        return False
    play = page.play
    if play is None or play.lock.taken or not plays(play, page):
        return False
    act = page.read(payload)
    return page.bucket.takes() and say(play, page, act.sentence, act.id)


def plays(play: Play, page: Page) -> bool:
    """Whether it is a person's page who may act here."""
    return play.kept.begun and play.place_of(page) in play.kept.people


def say(play: Play, page: Page, sentence: str, id: int) -> bool:
    """Do an act and let it be kept and told; False if that is not so simple."""
    seat = play.place_of(page)
    kept, table = play.kept, play.table
    if not plays(play, page) or not play.lock.take():
        return False
    passed_on = False
    try:
        try:
            reason = table.act(seat, read_sentence(table.rules, sentence))
        except SentenceError as problem:
            play.refuse(page, id, problem.reason, False)
            return True
        if reason is not None:
            play.refuse(page, id, reason, True)
            return True
        ending = play.end() if table.state.over else None
        play.keep(Said(play, page, id, act_row(kept.id, table), ending))
        passed_on = True
    except Exception as fault:  # of the game: the table here may be ahead of what is saved
        passed_on = True
        play.give_up(page, id, None, fault)
    finally:
        if not passed_on:
            play.lock.release()
    return True


def act_row(table_id: str, table: Table) -> ActRow:
    """The last act of a table."""
    act = table.log[-1]
    awaited = 0
    for seat in table.rules.awaited(table.state):
        awaited |= 1 << seat
    return table_id, table.actions, act.seat, act.sentence, time(), awaited


def tell_act(play: Play, seat: int, maker: Page | None, id: int | None) -> None:
    """Everybody of an act that is on disk."""
    if play.motion is not None:
        play.lapse()
    if not play.kept.simple:
        play.acted(seat)
    tell(play, play.pages, maker, id)
    play.table.forget_facts(FACTS_KEPT)


def tell(play: Play, pages: Sequence[Page], maker: Page | None, id: int | None) -> None:
    """Some how the table stands; `maker` is told that it answers his act of that id."""
    table, deltas = play.table, play.deltas
    undoer, clock, ending = NOBODY, "null", "null"
    if not play.kept.simple or table.state.over:
        undoer, clock, ending = play.aside()
    number = table.actions
    for page in list(pages):
        place = play.place_of(page)
        if place != page.told_as:
            page.told_as = place
            page.level = False  # another seat sees another table
        text = deltas.text(
            table,
            place,
            page.told,
            not page.level,
            page.suggests,
            id if page is maker else None,
            place == undoer,
            clock,
            ending,
        )
        send(page, text, number)
