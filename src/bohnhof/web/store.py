"""Where everything is saved. One thread writes: whatever waits is written in one transaction, and each writer
is told once it is safe on disk.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import cache, partial
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, Protocol, TypeVar

import structlog
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from bohnhof.live.play import ActRow, Said
from bohnhof.rooms.store_error import Kind, StoreError
from bohnhof.web.failures import in_words, kind_of, was_stale
from bohnhof.web.keeping import ending
from bohnhof.web.metrics import ACTS_OF_PEOPLE, COMMITS, WRITES
from bohnhof.web.owner import Lost, Owner, own
from bohnhof.web.private import make_private
from bohnhof.web.tables import ACTS, Statement

T = TypeVar("T")

LOG: Final = structlog.get_logger()

READERS: Final = 4
APART: Final = 0.0003
"""Seconds that the next commit waits for each write in the last one, while more gathers: a commit costs as
much as twenty acts in it;
"""
MOST_APART: Final = 0.02
"""but no longer than this,"""
MANY: Final = 4
"""and not at all with fewer writes than these."""
CHECKPOINT: Final = 8000
"""Pages that SQLite writes to its log before it tidies up, for which everybody waits."""
CACHE: Final = 8192
"""KiB of the database that stay in memory: an act goes to the end of its table's, wherever that is."""
TOGETHER: Final = 160
"""Acts that are written by one statement."""
PATIENCE: Final = 5.0
"""Seconds to wait for a locked database."""
ABANDONED: Final = 5.0
"""Seconds after which PostgreSQL ends a transaction in which nothing happens: that of a lost connection,
whose locks would keep a table from being played.
"""

_POSTGRES_WAITS: Final = {
    "connect_timeout": "10",  # s
    "tcp_user_timeout": "10000",  # ms until a silent network counts as broken
    "keepalives_idle": "10",  # s until a silent PostgreSQL is asked whether it is there
}
"""Where the address of a database does not say otherwise."""


class PendingWrite(Protocol):
    """What is to be written together or not at all."""

    @property
    def act(self) -> ActRow | None: ...
    @property
    def statements(self) -> Sequence[Statement]: ...

    def tell(self, problem: StoreError | None) -> None:
        """Called in the event loop when it is safe on disk, or cannot be."""


Waiting = Said | PendingWrite


def _statements(write: Waiting) -> Sequence[Statement]:
    if not isinstance(write, Said):
        return write.statements
    return () if write.ending is None else (ending(write.act[0], write.ending),)


class Later:
    """What is written after everything else that waits, in a transaction of its own.

    So it neither delays nor fails an action.
    """

    act: Final = None

    def __init__(self, statements: Sequence[Statement], tell: Callable[[StoreError | None], None]) -> None:
        self.statements = statements
        self.tell = tell


class Write:
    """The same for a task that waits for it."""

    def __init__(self, act: ActRow | None, statements: Sequence[Statement]) -> None:
        self.act = act
        self.statements = statements
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def tell(self, problem: StoreError | None) -> None:
        if self.done.done():
            return
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


IN_MEMORY: Final = "memory:"
"""The address of no database: nothing is saved."""


def open_store(address: str) -> Store | None:
    """Open a database by its address; None if nothing is to be saved."""
    return None if address == IN_MEMORY else Store(address)


class Store:
    """A database by its address."""

    def __init__(self, address: str) -> None:
        self.engine = _engine(address)
        self._owner: Owner | None = None
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.hand_in: Callable[[Waiting], None] = self._queue.put
        """Lets something be written for one who does not wait."""
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    def own(self) -> None:
        """Become the only process that may write; DatabaseInUse if another is. Reading needs no owner."""
        if self._owner is None:
            try:
                self._owner = own(self.engine, _prepare_postgres)
            except SQLAlchemyError as problem:
                raise _error(problem) from None

    def publish(self, address: str, lost: Lost) -> None:
        """Tell other processes the address of the server that owns the database.

        If another process becomes the owner, nothing can be written any more, and `lost` is called.
        """
        assert self._owner is not None
        try:
            self._owner.publish(address, lost)
        except SQLAlchemyError as problem:
            raise _error(problem) from None

    @property
    def _writing(self) -> Engine:
        assert self._owner is not None
        return self._owner.engine

    def migrate(self) -> None:
        """Bring the database up to date; an empty one is filled."""
        self.own()
        config = Config()
        config.set_main_option("script_location", "bohnhof.web:migrations")
        try:
            with self._writing.connect() as connection:
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
                connection.commit()
        except SQLAlchemyError as problem:
            raise _error(problem) from None

    def start(self) -> None:
        """Begin to write; called inside the event loop that will be told."""
        self.own()
        self._loop = asyncio.get_running_loop()
        self._writer.start()

    async def stop(self) -> None:
        """Write what still waits, and let go."""
        if self._writer.is_alive():
            self._queue.put(None)
            await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self.engine.dispose()
        if self._owner is not None:
            self._owner.release()

    async def write(self, *statements: Statement, act: ActRow | None = None) -> None:
        """Comes back when it is safe on disk; StoreError if it is not there."""
        write = Write(act, statements)
        self.hand_in(write)
        await write.done

    async def read(self, question: Callable[[Connection], T]) -> T:
        """The answer to a question that is asked beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, question)

    def _ask(self, question: Callable[[Connection], T]) -> T:
        def ask() -> T:
            with self.engine.connect() as connection:
                return question(connection)

        try:
            return _retried(ask)
        except SQLAlchemyError as problem:
            kind: Kind = "busy" if kind_of(problem) == "busy" else "unreachable"
            raise StoreError(in_words(problem), kind) from None

    # The thread that writes

    def _write_all(self) -> None:
        not_before = 0.0
        while True:
            batch = [self._queue.get()]
            time.sleep(max(0.0, not_before - time.monotonic()))
            while not self._queue.empty():
                batch.append(self._queue.get())
            writes = [write for write in batch if write is not None]
            problem = self._commit([write for write in writes if not isinstance(write, Later)])
            self._commit([write for write in writes if isinstance(write, Later)], problem)
            many = len(writes)
            not_before = time.monotonic() + min(APART * many, MOST_APART) if many >= MANY else 0.0
            if len(writes) < len(batch):
                return
            del batch, writes, problem  # while more is waited for they would keep sockets that are gone

    def _commit(self, writes: list[Waiting], broken: StoreError | None = None) -> StoreError | None:
        """Commit some writes and tell them what became of them, unless the database is `broken`.

        Return what is wrong with the database, if anything.
        """
        if not writes:
            return broken
        outcome = [_copy(broken) for _ in writes] if broken is not None else self._outcome(writes)
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_tell_all, writes, outcome)
        last = outcome[-1]
        return last if last is not None and last.kind != "refused" else None

    def _outcome(self, writes: list[Waiting]) -> list[StoreError | None]:
        """Commit a batch and return what became of each write.

        If a single write may be to blame, each is tried alone. Any other failure is everyone's at once: the
        next try would wait as long again, and would write twice what is saved although its answer was lost.
        """
        problem = self._try(writes)
        if problem is None or len(writes) == 1:
            return [_copy(problem) for _ in writes]
        outcome: list[StoreError | None] = []
        for write in writes:
            if problem is None or problem.kind == "refused":
                problem = self._try([write])
            outcome.append(_copy(problem))
        return outcome

    def _try(self, writes: list[Waiting]) -> StoreError | None:
        begun = time.perf_counter()
        try:
            _retried(partial(_perform, self._writing, writes))
        except Exception as problem:
            return _error(problem)
        COMMITS.observe(time.perf_counter() - begun)
        WRITES.inc(len(writes))
        ACTS_OF_PEOPLE.inc(len([write for write in writes if isinstance(write, Said)]))
        return None


def _retried(work: Callable[[], T]) -> T:
    """Do some work, and do it again if its connection proves to have been lost since it was last used."""
    try:
        return work()
    except DBAPIError as problem:
        if not was_stale(problem):
            raise
    return work()


def _error(problem: Exception) -> StoreError:
    return StoreError(in_words(problem), kind_of(problem))


def _copy(problem: StoreError | None) -> StoreError | None:
    """Return an error of its own for each write: raising one twice would join the tracebacks."""
    return None if problem is None else StoreError(str(problem), problem.kind)


def _perform(engine: Engine, writes: list[Waiting]) -> None:
    """The acts of many games go together. Where there is nothing else, one statement is a transaction by
    itself: for each more this thread and the event loop's would change places several times.
    """
    acts = [write.act for write in writes if write.act is not None]
    others = [statement for write in writes for statement in _statements(write)]
    if acts and len(acts) <= TOGETHER and not others and engine.dialect.name == "sqlite":
        with closing(engine.raw_connection()) as raw:
            raw.cursor().execute(*_insert(engine, acts))
        return
    with engine.begin() as connection:
        for first in range(0, len(acts), TOGETHER):
            connection.exec_driver_sql(*_insert(engine, acts[first : first + TOGETHER]))
        for statement, values in others:
            connection.execute(statement, values)


def _insert(engine: Engine, acts: list[ActRow]) -> tuple[str, tuple[object, ...]]:
    mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"
    return _insert_text(len(acts), mark), tuple(chain.from_iterable(acts))


@cache
def _insert_text(acts: int, mark: str) -> str:
    columns = ACTS.columns.keys()
    row = f"({','.join([mark] * len(columns))})"
    return f"INSERT INTO {ACTS.name} ({','.join(columns)}) VALUES {','.join([row] * acts)}"


def _tell_all(writes: list[Waiting], outcome: list[StoreError | None]) -> None:
    for write, problem in zip(writes, outcome, strict=True):
        try:
            write.tell(problem)
        except Exception:
            LOG.exception("what was kept could not be told")


def _engine(address: str) -> Engine:
    if address.partition("?")[0].count("@") > 1:
        # Else a part of the password would be taken for the host, and be told in errors.
        raise StoreError("in the user or password of an address, write %40 for @ and %2F for /")
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise StoreError("a database has an address such as sqlite:///file or postgresql://…") from None
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg", query={**_POSTGRES_WAITS, **url.query})
        try:
            engine = create_engine(url, pool_size=READERS + 1)
        except ImportError:
            raise StoreError("PostgreSQL needs psycopg: pip install 'bohnhof[postgres]'") from None
        event.listen(engine, "connect", _prepare_postgres)
        return engine
    if url.drivername != "sqlite" or not url.database:
        raise StoreError("a database is kept in SQLite or PostgreSQL: sqlite:///file or postgresql://…")
    try:
        make_private(Path(url.database))
    except OSError as problem:
        raise StoreError(f"{url.database} cannot be opened ({problem.strerror})") from None
    waits = {"timeout": PATIENCE, "check_same_thread": False}
    engine = create_engine(url, pool_size=READERS + 1, connect_args=waits)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _prepare_postgres(connection: Any, _record: object) -> None:
    connection.autocommit = True
    connection.execute(f"SET lock_timeout = '{ABANDONED + PATIENCE:g}s'")
    connection.execute(f"SET idle_in_transaction_session_timeout = '{ABANDONED:g}s'")
    connection.autocommit = False


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"wal_autocheckpoint={CHECKPOINT}",
        f"cache_size=-{CACHE}",
        "temp_store=MEMORY",  # else what a statement may have to undo goes through a file
    ):
        connection.execute(f"PRAGMA {pragma}")
