"""Handle an action: validate and apply it, store it, then notify every client."""

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
"""Number of latest actions whose events a table keeps in memory."""

ActRow = tuple[str, int, int, str, float, int]
"""A stored action: table id, action number, seat, sentence, Unix time, seats awaited after it.

The seats are a bit mask.
"""


class EndingRow(NamedTuple):
    """A stored end of a game."""

    winners: list[int]
    """The winning seats."""
    scores: list[int]
    """The scores, by seat."""
    ended: str | None
    """Why the game ended early; None if the rules ended it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """A table that applies one action at a time. Rare cases are left to a subclass."""

    def __init__(
        self, kept: Any, table: Table, lock: Latch, keep: Callable[[Said], object], texts: TextCache
    ) -> None:
        self.kept = kept
        self.table = table
        self.lock = lock
        self.keep = keep
        """Queues an action for storage; its `tell` is called once it is committed or has failed."""
        self.deltas = DeltaWriter(texts)
        self.pages: list[Page] = []
        self.motion: Any = None
        """The motion that the people at the table are voting on, or None."""

    def place_of(self, page: Page) -> int:
        """Return the seat that belongs to the client's person now, or SPECTATOR."""
        place: int = self.kept.places.get(page.person, SPECTATOR)
        return place

    def end(self) -> EndingRow:
        """Return what is stored with the last action of a game."""
        raise NotImplementedError

    def refuse(self, page: Page, id: int, reason: Message, illegal: bool) -> None:
        """Tell the client why its action was refused.

        `illegal` is True if the rules forbid the action, False if it could not be read.
        """
        raise NotImplementedError

    def give_up(self, page: Page, id: int, act: ActRow | None, problem: Exception) -> None:
        """Answer after a failure and release the lock.

        `act` is the action that was to be stored, or None if the failure came before that.
        """
        raise NotImplementedError

    def acted(self, seat: int) -> None:
        """Wake the bots and update the move timer after `seat` has acted."""
        raise NotImplementedError

    def lapse(self) -> None:
        """Drop the motion, because the state it was about has changed."""
        raise NotImplementedError

    def aside(self) -> tuple[int, str, str]:
        """Return the seat that may undo (or NOBODY), and the timer and the result as JSON."""
        raise NotImplementedError


class Said:
    """An action that has been applied but not yet committed."""

    def __init__(self, play: Play, page: Page, id: int, act: ActRow, ending: EndingRow | None) -> None:
        self.act = act
        self.ending = ending
        """The end of the game, if this action ended it."""
        self._play = play
        self._page = page
        self._id = id

    def tell(self, problem: Exception | None) -> None:
        """Notify every client if the action was committed; otherwise undo it."""
        play = self._play
        if problem is not None:
            play.give_up(self._page, self._id, self.act, problem)
            return
        try:
            tell_act(play, self.act[2], self._page, self._id)
        finally:
            play.lock.release()


def hears(line: Line, payload: bytes) -> bool:
    """Handle an action message without waking the connection's task.

    Return False if the message is not an action, the table is locked, the client may not act, or
    its rate limit is reached. The caller then takes the slow path.
    """
    page = line.page
    if page is None or not line.waits or not payload.startswith(_AN_ACT):
        return False
    play = page.play
    if play is None or play.lock.taken or not plays(play, page):
        return False
    act = page.read(payload)
    return page.bucket.takes() and say(play, page, act.sentence, act.id)


def plays(play: Play, page: Page) -> bool:
    """Return whether the game has started and the client's person plays a seat."""
    return play.kept.begun and play.place_of(page) in play.kept.people


def say(play: Play, page: Page, sentence: str, id: int) -> bool:
    """Apply an action and queue it for storage.

    Return False if the table is locked or the client may not act. An action that is refused counts
    as handled.
    """
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
    except Exception as fault:  # a fault of the game: the state in memory may be ahead of the stored one
        passed_on = True
        play.give_up(page, id, None, fault)
    finally:
        if not passed_on:
            play.lock.release()
    return True


def act_row(table_id: str, table: Table) -> ActRow:
    """Build the row that stores the latest action of `table`."""
    act = table.log[-1]
    awaited = 0
    for seat in table.rules.awaited(table.state):
        awaited |= 1 << seat
    return table_id, table.actions, act.seat, act.sentence, time(), awaited


def tell_act(play: Play, seat: int, maker: Page | None, id: int | None) -> None:
    """Notify every client of a committed action by `seat`."""
    if play.motion is not None:
        play.lapse()
    if not play.kept.simple:
        play.acted(seat)
    tell(play, play.pages, maker, id)
    play.table.forget_facts(FACTS_KEPT)


def tell(play: Play, pages: Sequence[Page], maker: Page | None, id: int | None) -> None:
    """Send each client a delta, or a snapshot if it needs one.

    The message to `maker` carries `id`, so that it can match the update to its action.
    """
    table, deltas = play.table, play.deltas
    undoer, clock, ending = NOBODY, "null", "null"
    if not play.kept.simple or table.state.over:
        undoer, clock, ending = play.aside()
    number = table.actions
    for page in list(pages):
        place = play.place_of(page)
        if place != page.told_as:
            page.told_as = place
            page.level = False  # another seat has another view, to which the delta does not apply
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
