"""Tables as they are stored: who sits there, the log's notes, the chat, and how a game is replayed."""

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
"""At most this many lines of a table are saved: the newest."""


def brief(table_id: str) -> str:
    """Return how logs name a table: whoever knows the whole id may come."""
    return f"{table_id[:4]}…"


@dataclass(frozen=True)
class Chair:
    """A seat at a table, as it is stored."""

    name: str
    bot: str | None
    """Who plays it, if it is no person."""
    person: str | None
    """Whose it is; None if it belongs to no one, or to a bot."""
    away: bool = False
    """Whether its person is absent and gets it back by opening the page. Until then a bot plays, or it is
    open to others.
    """
    reserve: float | None = None
    """Seconds of time in reserve; None for all of it."""
    timeouts: int = 0
    """How often in a row its person's time was up."""
    conceded: bool = False
    """Whether its person has given the game up."""

    @property
    def open(self) -> bool:
        return self.bot is None and (self.person is None or self.away)


@dataclass(frozen=True)
class Note:
    """An entry of the log that is no action: who comes and goes, what is undone."""

    number: int
    """From 1."""
    after: int
    """The number of the action before it."""
    message: str
    """JSON."""


@dataclass(frozen=True)
class Line:
    """A line of the chat, as it is saved."""

    said: Said
    person: str | None
    """Who said it; None for a spectator without a cookie."""
    reported: bool = False

    @property
    def number(self) -> int:
        return self.said.number

    def as_reported(self) -> Line:
        return replace(self, reported=True)


@dataclass
class StoredTable:
    """A table without its actions, as it is stored."""

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
    """Why the game ended before the rules end it."""
    undo_floor: int = 0
    """The number of actions that no undo may reach: someone who has lost their seat saw them happen."""
    conversation: str | None = None
    """The first table of the chat that a rematch continues; None at that table."""
    notes: list[Note] = field(default_factory=list)
    people: list[int] = field(init=False)
    """The seats that people play."""
    places: dict[str | None, int] = field(init=False)
    """The seat of each person, whoever plays it. Nothing else decides who may see a hand or act."""
    begun: bool = field(init=False)
    """Whether no seat is open."""
    conceded: list[int] = field(init=False)
    """The seats whose people have given the game up."""
    simple: bool = field(init=False)
    """Whether several people play, and neither bots nor a clock: nothing moves by itself or is taken back."""

    def __post_init__(self) -> None:
        self._look_at_chairs()

    def put(self, seat: int, chair: Chair) -> None:
        """Let a seat be another's."""
        self.chairs[seat] = chair
        self._look_at_chairs()

    def finish(self, ended: Ended) -> None:
        """Be over before the rules say so."""
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
        """What is shown at the start, so that the seed can be checked at the end."""
        return hashlib.sha256(f"{self.seed} {self.salt}".encode()).hexdigest()

    def seat_of(self, person: str | None) -> int | None:
        return self.places.get(person)

    def left_by(self, person: str | None) -> int | None:
        """Return the seat that waits for the return of a person."""
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
    """A table that nobody has seen yet; its id cannot be guessed."""
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
    """Return the table on which these acts were done."""
    table = Table(kept.rules, kept.seed, [None] * len(kept.chairs))
    for seat, sentence in acts:
        reason = table.act(seat, read_sentence(kept.rules, sentence))
        if reason is not None:
            raise StoreError(f"act {table.actions + 1} of this table is refused: {reason}", "unreadable")
    table.seat_by_name(kept.bots())
    table.forget_facts(FACTS_KEPT)
    return table
