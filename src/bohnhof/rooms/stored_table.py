"""Tables as they are stored: seats, notes and chat lines. Replay a stored game."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field, replace
from typing import Final

from bohnhof.engine.notation import read_sentence
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State
from bohnhof.live.play import FACTS_KEPT
from bohnhof.rooms.messages.replies import Said
from bohnhof.rooms.messages.terms import Ended, Pace, TimeUp
from bohnhof.rooms.store_error import StoreError
from bohnhof.table.seeds import random_deal
from bohnhof.table.table import Table

MOST_LINES: Final = 200
"""Most chat lines that are stored for a table; the oldest are deleted."""


def brief(table_id: str) -> str:
    """Return a table's id as logs show it. Anyone with the whole id could join."""
    return f"{table_id[:4]}…"


@dataclass(frozen=True)
class Chair:
    """A seat at a table, as it is stored."""

    name: str
    bot: str | None
    """The bot that plays it; None if no bot does."""
    person: str | None
    """Id of the person it belongs to; None if it belongs to no one or to a bot."""
    away: bool = False
    """Whether its person is absent, or invited to a rematch, and gets it by opening the page.

    Until then a bot plays, or the seat is open to others.
    """
    reserve: float | None = None
    """Seconds of time left in reserve; None for all of it."""
    timeouts: int = 0
    """Number of times in a row that its person's time was up."""
    conceded: bool = False
    """Whether its person has conceded."""

    @property
    def open(self) -> bool:
        return self.bot is None and (self.person is None or self.away)


@dataclass(frozen=True)
class Note:
    """An entry of the log that is not an action, such as a player's arrival or an undo."""

    number: int
    """Its number, 1-based."""
    after: int
    """Number of the last action before it."""
    message: str
    """A message as JSON."""


@dataclass(frozen=True)
class Line:
    """A chat line as it is stored."""

    said: Said
    person: str | None
    """Id of the speaker; None for a spectator without a cookie."""
    reported: bool = False

    @property
    def number(self) -> int:
        return self.said.number

    def as_reported(self) -> Line:
        return replace(self, reported=True)


@dataclass
class StoredTable:
    """A stored table without its actions."""

    id: str
    rules: Rules
    seed: int
    salt: str
    pace: Pace
    clock: int | None
    public: bool
    host: str
    chairs: list[Chair]
    next: str | None = None
    time_up: TimeUp = "skip"
    """What happens when a player's time is up."""
    ended: Ended | None = None
    """The reason why the game ended early; None if it did not."""
    undo_floor: int = 0
    """Number of actions that no undo may reach, because someone who lost their seat saw them."""
    conversation: str | None = None
    """Id of the first table of a chat that rematches continue; None at that table."""
    notes: list[Note] = field(default_factory=list)
    people: list[int] = field(init=False)
    """The seats that people play; none after an early end."""
    places: dict[str | None, int] = field(init=False)
    """The seat of each person, even if a bot plays it.

    Nothing else decides who may see a hand or act.
    """
    begun: bool = field(init=False)
    """Whether no seat is open."""
    conceded: list[int] = field(init=False)
    """The seats whose people have conceded."""
    simple: bool = field(init=False)
    """Whether at least two people play, and neither bots nor a move timer.

    Then actions need not wake the driver, and no one can undo alone.
    """

    def __post_init__(self) -> None:
        self._look_at_chairs()

    def put(self, seat: int, chair: Chair) -> None:
        """Replace the chair of a seat."""
        self.chairs[seat] = chair
        self._look_at_chairs()

    def finish(self, ended: Ended) -> None:
        """End the game early."""
        self.ended = ended
        self._look_at_chairs()

    def _look_at_chairs(self) -> None:
        running = self.ended is None
        self.people = [seat for seat, chair in enumerate(self.chairs) if chair.bot is None and running]
        self.conceded = [seat for seat, chair in enumerate(self.chairs) if chair.conceded]
        self.places = {
            chair.person: seat
            for seat, chair in enumerate(self.chairs)
            if chair.person is not None and not chair.open
        }
        self.begun = not any(chair.open for chair in self.chairs)
        self.simple = self.clock is None and 1 < len(self.people) == len(self.chairs)

    @property
    def brief(self) -> str:
        return brief(self.id)

    @property
    def seed_hash(self) -> str:
        """The hash that is shown at the start, by which players can verify the seed at the end."""
        return hashlib.sha256(f"{self.seed} {self.salt}".encode()).hexdigest()

    def seat_of(self, person: str | None) -> int | None:
        return self.places.get(person)

    def left_by(self, person: str | None) -> int | None:
        """Return the seat that an absent person can return to; None if there is none."""
        if person is None:
            return None
        for seat, chair in enumerate(self.chairs):
            if chair.person == person and chair.away and not chair.conceded:
                return seat
        return None

    def bots(self) -> list[str | None]:
        """Return the names of the bots by seat, None for people."""
        return [chair.bot for chair in self.chairs]


def new_table(
    rules: Rules,
    chairs: list[Chair],
    host: str,
    pace: Pace = "normal",
    clock: int | None = None,
    public: bool = False,
    seed: int | None = None,
    time_up: TimeUp = "skip",
    conversation: str | None = None,
) -> StoredTable:
    """Return a new table, whose id cannot be guessed."""
    return StoredTable(
        secrets.token_urlsafe(9),
        rules,
        random_deal() if seed is None else seed,
        secrets.token_hex(16),
        pace,
        clock,
        public,
        host,
        chairs,
        time_up=time_up,
        conversation=conversation,
    )


def awaited_bits(rules: Rules, state: State) -> int:
    return sum(1 << seat for seat in rules.awaited(state))


def replayed(kept: StoredTable, acts: list[tuple[int, str]]) -> Table:
    """Return the table after replaying these actions. Raise StoreError if one is refused."""
    table = Table(kept.rules, kept.seed, [None] * len(kept.chairs))
    for seat, sentence in acts:
        reason = table.act(seat, read_sentence(kept.rules, sentence))
        if reason is not None:
            raise StoreError(f"act {table.actions + 1} of this table is refused: {reason}", "unreadable")
    table.seat_by_name(kept.bots())
    table.forget_facts(FACTS_KEPT)
    return table
