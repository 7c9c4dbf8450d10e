"""Read and write the database.

One thread writes. It commits all pending writes in one transaction, and reports to each writer once
they are durable.
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
"""Seconds by which each write of a batch delays the next commit, so that more can gather.

A commit costs as much as twenty actions in it.
"""
MOST_APART: Final = 0.02
"""Longest delay of a commit, in seconds."""
MANY: Final = 4
"""Fewest writes of a batch that delay the next commit."""
CHECKPOINT: Final = 8000
"""Pages in SQLite's write-ahead log that trigger a checkpoint, for which everyone waits."""
CACHE: Final = 8192
"""SQLite's page cache in KiB. Inserts are spread over the file: actions are sorted by table."""
TOGETHER: Final = 160
"""Most actions that one statement inserts."""
PATIENCE: Final = 5.0
"""Seconds to wait for a locked database."""
ABANDONED: Final = 5.0
"""Seconds after which PostgreSQL ends an idle transaction.

A lost connection can leave one behind, whose locks would block its table.
"""

_POSTGRES_WAITS: Final = {
    "connect_timeout": "10",  # s
    "tcp_user_timeout": "10000",  # ms until an unresponsive network counts as broken
    "keepalives_idle": "10",  # s until an idle connection is probed
}
"""Timeouts for PostgreSQL that the database URL may override."""


class PendingWrite(Protocol):
    """An action and statements that are stored together or not at all."""

    @property
    def act(self) -> ActRow | None: ...
    @property
    def statements(self) -> Sequence[Statement]: ...

    def tell(self, problem: StoreError | None) -> None:
        """Receive the outcome in the event loop: None once the write is durable, or its error."""


Waiting = Said | PendingWrite


def _statements(write: Waiting) -> Sequence[Statement]:
    if not isinstance(write, Said):
        return write.statements
    return () if write.ending is None else (ending(write.act[0], write.ending),)


class Later:
    """A write that is committed after all other pending ones, in a separate transaction.

    It neither delays nor fails an action.
    """

    act: Final = None

    def __init__(self, statements: Sequence[Statement], tell: Callable[[StoreError | None], None]) -> None:
        self.statements = statements
        self.tell = tell


class Write:
    """A write that a task awaits."""

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
"""The address that stands for no database: nothing is saved."""


def open_store(address: str) -> Store | None:
    """Open the database at an address; None if nothing should be saved."""
    return None if address == IN_MEMORY else Store(address)


class Store:
    """A database with one writer thread and several reader threads."""

    def __init__(self, address: str) -> None:
        self.engine = _engine(address)
        self._owner: Owner | None = None
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.hand_in: Callable[[Waiting], None] = self._queue.put
        """Queues a write without waiting for it."""
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    def own(self) -> None:
        """Become the only process that may write.

        Raise DatabaseInUse if another process is. Reading needs no ownership.
        """
        if self._owner is None:
            try:
                self._owner = own(self.engine, _prepare_postgres)
            except SQLAlchemyError as problem:
                raise _error(problem) from None

    def publish(self, address: str, lost: Lost) -> None:
        """Publish the address of the server that owns the database to other processes.

        If another process becomes the owner, all writes fail from then on, and `lost` is called.
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
        """Migrate the database to the current schema. An empty one is created."""
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
        """Start the writer thread. Called in the event loop that receives the outcomes."""
        self.own()
        self._loop = asyncio.get_running_loop()
        self._writer.start()

    async def stop(self) -> None:
        """Write everything that is queued, then close the database and give up ownership."""
        if self._writer.is_alive():
            self._queue.put(None)
            await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self.engine.dispose()
        if self._owner is not None:
            self._owner.release()

    async def write(self, *statements: Statement, act: ActRow | None = None) -> None:
        """Store an action and statements, and wait until they are durable.

        Raise StoreError if the write failed.
        """
        write = Write(act, statements)
        self.hand_in(write)
        await write.done

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Run a query in a reader thread, and return its result.

        Raise StoreError if it failed.
        """
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

    # The writer thread

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
            # While the thread waits, these would keep closed sockets alive.
            del batch, writes, problem

    def _commit(self, writes: list[Waiting], broken: StoreError | None = None) -> StoreError | None:
        """Commit writes and report the outcomes; report `broken` without a try if it is given.

        Return what is wrong with the database, or None.
        """
        if not writes:
            return broken
        outcome = [_copy(broken) for _ in writes] if broken is not None else self._outcome(writes)
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_tell_all, writes, outcome)
        last = outcome[-1]
        return last if last is not None and last.kind != "refused" else None

    def _outcome(self, writes: list[Waiting]) -> list[StoreError | None]:
        """Commit a batch, and return the outcome of each write.

        If a single write may be to blame, each is tried alone. Any other failure fails the whole
        batch. Another try would wait as long again, and could write twice what was saved although
        the confirmation was lost.
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
    """Run `work`, and run it again if its connection had been lost before."""
    try:
        return work()
    except DBAPIError as problem:
        if not was_stale(problem):
            raise
    return work()


def _error(problem: Exception) -> StoreError:
    return StoreError(in_words(problem), kind_of(problem))


def _copy(problem: StoreError | None) -> StoreError | None:
    """Return a separate error for each write: raising one error twice would join the tracebacks."""
    return None if problem is None else StoreError(str(problem), problem.kind)


def _perform(engine: Engine, writes: list[Waiting]) -> None:
    """Insert all actions together, then execute the other statements.

    If there are only actions, one statement is a transaction of its own in SQLite. Each further
    statement would make this thread and the event loop's switch several times.
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
        # Otherwise a part of the password would be parsed as the host and shown in errors.
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
        "temp_store=MEMORY",  # otherwise statement journals go through a file
    ):
        connection.execute(f"PRAGMA {pragma}")
