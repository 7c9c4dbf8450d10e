"""Tables in the database: what saves them, and how they are loaded again."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import Final

import structlog
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import InternalError

from bohnhof.engine.notation import read_sentence
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State
from bohnhof.games import OldRulesError, rules_at
from bohnhof.live.play import FACTS_KEPT
from bohnhof.table.seeds import random_deal
from bohnhof.table.table import Table
from bohnhof.web import refusals
from bohnhof.web.messages.terms import Ended, Pace, TimeUp
from bohnhof.web.refusals import Refused
from bohnhof.web.store import Row, Statement, Store, StoreError
from bohnhof.web.tables import ACTS, NOTES, SEATS, TABLES

LOG: Final = structlog.get_logger()

_INSERT_TABLE: Final = insert(TABLES)
_INSERT_SEAT: Final = insert(SEATS)
_SAME: Final = (
    *("id", "salt", "pace", "clock", "public", "host", "next"),
    *("time_up", "ended", "undo_floor", "conversation"),
)
"""What of a table is kept as it is."""


def brief(table_id: str) -> str:
    """Return how logs name a table: whoever knows the whole id may come."""
    return f"{table_id[:4]}…"


@dataclass(frozen=True)
class Chair:
    """A seat at a table, as it is kept."""

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


@dataclass
class Kept:
    """A table without its acts, as it is kept."""

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
) -> Kept:
    """A table that nobody has seen yet; its id cannot be guessed."""
    return Kept(
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


def creation(kept: Kept, old: Kept | None = None) -> list[Statement]:
    """Return what saves a new table; `old` is the one whose rematch it is."""
    state = kept.rules.new_game(len(kept.chairs), kept.seed)
    row = {
        "id": kept.id,
        "game": kept.rules.name,
        "revision": kept.rules.revision,
        "seed": str(kept.seed),
        "salt": kept.salt,
        "pace": kept.pace,
        "clock": kept.clock,
        "time_up": kept.time_up,
        "public": kept.public,
        "host": kept.host,
        "created": time.time(),
        "awaited": awaited_bits(kept.rules, state),
        "conversation": kept.conversation,
    }
    seats: list[Row] = [
        {"table_id": kept.id, "seat": seat, **values_of(chair)} for seat, chair in enumerate(kept.chairs)
    ]
    statements: list[Statement] = [(_INSERT_TABLE, row), (_INSERT_SEAT, seats)]
    if old is not None:
        statements.append(setting(old.id, next=kept.id))
    return statements


def setting(table_id: str, **values: object) -> Statement:
    """Return what saves something about a table."""
    return update(TABLES).where(TABLES.c.id == table_id).values(**values), None


def ending(kept: Kept, table: Table, won: Sequence[int], ended: Ended | None = None) -> Statement:
    """Return what saves how a game has ended."""
    rules, state = table.rules, table.state
    scores = " ".join(str(rules.score(state, seat)) for seat in range(len(state.players)))
    return setting(kept.id, winners=" ".join(str(seat + 1) for seat in won), scores=scores, ended=ended)


def values_of(chair: Chair) -> Row:
    return {
        "name": chair.name,
        "bot": chair.bot,
        "person": chair.person,
        "away": chair.away,
        "reserve": chair.reserve,
        "timeouts": chair.timeouts,
        "conceded": chair.conceded,
    }


def time_kept(table_id: str, seat: int, chair: Chair) -> Statement:
    """Return what saves the time that a player has."""
    where = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat)
    return update(SEATS).where(where).values(reserve=chair.reserve, timeouts=chair.timeouts), None


def seat_change(table_id: str, seat: int, chair: Chair, host: str, undo_floor: int) -> list[Statement]:
    """Return what saves who has a seat, who is the host then, and how far an undo may go."""
    where = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat)
    change = update(SEATS).where(where).values(**values_of(chair))
    return [setting(table_id, host=host, undo_floor=undo_floor), (change, None)]


def noting(table_id: str, note: Note) -> Statement:
    """Return what saves a note."""
    return insert(NOTES).values(table_id=table_id, **asdict(note)), None


def undoing(table_id: str, known: int, left: int) -> list[Statement]:
    """Return what deletes every act after number `left`, unless the last one is not number `known`.

    Notes after those acts move before them.
    """
    of_table = ACTS.c.table_id == table_id
    last = select(func.max(ACTS.c.number)).where(of_table).scalar_subquery()
    acts = delete(ACTS).where(of_table, ACTS.c.number > left, last == known)
    notes = update(NOTES).where(NOTES.c.table_id == table_id, NOTES.c.after > left).values(after=left)
    return [setting(table_id, winners=None, scores=None), (notes, None), (acts, None)]


def awaited_bits(rules: Rules, state: State) -> int:
    return sum(1 << seat for seat in rules.awaited(state))


async def reload(store: Store, table_id: str) -> tuple[Kept, Table] | None:
    """Load a table after a write of it, of which no one knows whether it is saved; Refused if it stays so."""
    try:
        return await store.read(lambda connection: take_up(connection, table_id))
    except (StoreError, ValueError) as problem:
        LOG.error("what is saved is not known", table=brief(table_id), why=str(problem))
        raise Refused(refusals.MAYBE_SAVED, 503) from None


def take_up(connection: Connection, table_id: str) -> tuple[Kept, Table] | None:
    """Load a table to be played at, once no write of it is under way."""
    settle(connection, table_id)
    return load(connection, table_id)


def settle(connection: Connection, table_id: str) -> None:
    """Wait until no write of a table is under way.

    On PostgreSQL the transaction of a lost connection may still be committed a moment later. Every write of
    a table locks its row of TABLES: directly, or by the foreign key of an act or a line.
    """
    row = select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update()
    with suppress(InternalError):  # a read-only database refuses the lock, and has nothing to wait for
        connection.execute(row)
    connection.rollback()


def load(connection: Connection, table_id: str) -> tuple[Kept, Table] | None:
    """Load a table with everything done so far."""
    found = load_kept(connection, table_id)
    return None if found is None else (found, replayed(found, load_acts(connection, table_id)))


def load_acts(connection: Connection, table_id: str) -> list[tuple[int, str]]:
    """Return the seat and the sentence of every act of a table."""
    acts = select(ACTS.c.number, ACTS.c.seat, ACTS.c.sentence).where(ACTS.c.table_id == table_id)
    rows = connection.execute(acts.order_by(ACTS.c.number)).all()
    for expected, (number, _, _) in enumerate(rows, 1):
        if number != expected:
            raise StoreError(f"act {expected} of this table is missing", "unreadable")
    return [(seat, sentence) for _, seat, sentence in rows]


def load_kept(connection: Connection, table_id: str) -> Kept | None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
    if row is None:
        return None
    try:
        rules = rules_at(row["game"], row["revision"])
    except OldRulesError as problem:
        raise StoreError(str(problem), "unreadable") from None
    seats = connection.execute(
        select(
            SEATS.c.name,
            SEATS.c.bot,
            SEATS.c.person,
            SEATS.c.away,
            SEATS.c.reserve,
            SEATS.c.timeouts,
            SEATS.c.conceded,
        )
        .where(SEATS.c.table_id == table_id)
        .order_by(SEATS.c.seat)
    )
    chairs = [Chair(*chair) for chair in seats]
    written = select(NOTES.c.number, NOTES.c.after, NOTES.c.message).where(NOTES.c.table_id == table_id)
    notes = [Note(*note) for note in connection.execute(written.order_by(NOTES.c.number))]
    same = {key: row[key] for key in _SAME}
    return Kept(rules=rules, seed=int(row["seed"]), chairs=chairs, notes=notes, **same)


def replayed(kept: Kept, acts: list[tuple[int, str]]) -> Table:
    """Return the table on which these acts were done."""
    table = Table(kept.rules, kept.seed, [None] * len(kept.chairs))
    for seat, sentence in acts:
        reason = table.act(seat, read_sentence(kept.rules, sentence))
        if reason is not None:
            raise StoreError(f"act {table.actions + 1} of this table is refused: {reason}", "unreadable")
    table.seat_by_name(kept.bots())
    table.forget_facts(FACTS_KEPT)
    return table
