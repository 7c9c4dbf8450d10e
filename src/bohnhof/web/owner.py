"""Let only one server write to a database, and publish its address to the others.

SQLite: the server locks a file next to the database. PostgreSQL: the connection that writes holds
an advisory lock, so that a server without the lock cannot write. Either lock ends with its process.
"""

from __future__ import annotations

import os
import secrets
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Protocol

import structlog
from sqlalchemy import Dialect, Engine, create_engine, delete, event, insert, literal, select
from sqlalchemy.exc import SQLAlchemyError

from bohnhof.web.tables import OWNER

LOG: Final = structlog.get_logger()

STARTING: Final = 10.0
"""Seconds to wait for the address of an owner that is still starting."""
ENDING: Final = 2.0
"""Seconds that PostgreSQL may take to notice that the owner's process was killed."""
CHECK: Final = 2.0
"""Seconds between two checks of the connection that holds the lock."""
KEY: Final = 0x626F686E
"""Key of the advisory lock. PostgreSQL keeps such locks separate for each database."""
KEEPALIVE: Final = """
    SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3
"""
"""Settings by which PostgreSQL notices within a minute that the owner's machine is gone."""
HOLDER: Final = f"""
    SELECT pid, application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = {KEY} AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


class DatabaseInUse(Exception):
    """The error that another server owns the database. `address` is '' if it is unknown."""

    def __init__(self, address: str) -> None:
        at = f"at {address}" if address else "in another process, which may still be starting"
        super().__init__(
            f"the database is already open {at}; use that server, stop it, or choose another --database"
        )
        self.address = address


Lost = Callable[[DatabaseInUse], None]


class Owner(Protocol):
    """The exclusive right of this process to write to a database."""

    @property
    def engine(self) -> Engine:
        """The engine whose connections may write."""

    def publish(self, address: str, lost: Lost) -> None:
        """Publish the address of the server that owns the database.

        `lost` is called if another process becomes the owner.
        """

    def release(self) -> None: ...


def own(engine: Engine, prepare: Callable[[Any, object], None]) -> Owner:
    """Become the owner of a database.

    Raise DatabaseInUse if another process owns it. `prepare` is called with each new connection to
    PostgreSQL.
    """
    if engine.dialect.name == "postgresql":
        return SessionLock(engine, prepare)
    return FileLock(engine)


class FileLock:
    """Ownership of a SQLite database by a lock on a file next to it, which holds the address.

    The file is never deleted: the next owner might already have locked it.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        database = Path(engine.url.database or "").resolve()
        path = database.with_name(f"{database.name}.lock")
        self._file = open(path, "r+b", buffering=0, opener=_create)  # noqa: SIM115
        try:
            _take(lambda: _lock(self._file.fileno()), self._address)
        except BaseException as problem:
            self._file.close()
            if isinstance(problem, OSError):
                problem.filename = str(path)  # a file system without locks does not name it
            raise
        self._file.truncate(0)

    def _address(self) -> str:
        self._file.seek(0)
        line, end, _ = self._file.read().decode(errors="replace").partition("\n")
        return line if end else ""

    def publish(self, address: str, lost: Lost) -> None:
        self._file.seek(0)
        self._file.write(f"{address}\n".encode())

    def release(self) -> None:
        self._file.truncate(0)
        self._file.close()


class SessionLock:
    """Ownership of a PostgreSQL database by an advisory lock of the only connection that writes.

    When the connection is lost, so is the lock. The next connection must acquire it again. It must
    also find that no other process was the owner meanwhile, because this server's memory would be
    outdated.
    """

    def __init__(self, engine: Engine, prepare: Callable[[Any, object], None]) -> None:
        self.engine = create_engine(engine.url, pool_size=1, max_overflow=0)
        event.listen(self.engine, "connect", prepare)
        self._token = secrets.token_hex(8)
        self._lost: Lost | None = None
        self._other: DatabaseInUse | None = None
        """The error that names the server that has become the owner instead."""
        self._released = threading.Event()
        self._checker = threading.Thread(target=self._check, name="owner", daemon=True)
        event.listen(self.engine, "do_connect", self._connect)
        self.engine.connect().close()

    def publish(self, address: str, lost: Lost) -> None:
        with self.engine.begin() as connection:
            connection.execute(delete(OWNER))
            connection.execute(insert(OWNER).values(token=self._token, address=address))
        self._lost = lost
        self._checker.start()

    def release(self) -> None:
        self._released.set()
        if self._checker.is_alive():
            self._checker.join(CHECK)
        self.engine.dispose()

    def _connect(self, dialect: Dialect, _record: object, given: list[Any], named: dict[str, Any]) -> Any:
        """Connect and acquire the lock. Raise DatabaseInUse if another server has it."""
        if self._other is not None:
            raise DatabaseInUse(self._other.address)
        name = f"bohnhof {self._token}"
        connection: Any = dialect.connect(*given, **{**named, "application_name": name})
        try:
            connection.autocommit = True
            self._claim(connection)
            connection.autocommit = False
        except BaseException as problem:
            connection.close()
            if isinstance(problem, DatabaseInUse):
                self._lose(problem)
            raise
        return connection

    def _claim(self, connection: Any) -> None:
        def ask(question: str, *values: object) -> Any:
            return connection.execute(question, values).fetchone()

        def address() -> str:
            pid, name = ask(HOLDER) or (None, "")
            _, _, token = name.partition(" ")
            if token == self._token:  # our previous connection; PostgreSQL has not noticed its loss
                ask("SELECT pg_terminate_backend(%s)", pid)
                return ""
            with suppress(self.engine.dialect.loaded_dbapi.ProgrammingError):  # not migrated yet
                (found,) = ask("SELECT address FROM owner WHERE token = %s", token) or ("",)
                return str(found)
            return ""

        connection.execute(KEEPALIVE)
        _take(lambda: ask("SELECT pg_try_advisory_lock(%s)", KEY)[0], address, ENDING)
        if self._lost is not None and ask("SELECT token FROM owner") != (self._token,):
            raise DatabaseInUse("")

    def _lose(self, other: DatabaseInUse) -> None:
        """Give up ownership permanently: the published server's memory may be outdated."""
        if self._other is None and self._lost is not None:
            self._other = other
            LOG.error("another server owns the database now; this one stops", address=other.address)
            self._lost(other)

    def _check(self) -> None:
        """Test the connection every CHECK seconds, which reconnects if it is lost."""
        while self._other is None and not self._released.wait(CHECK):
            with suppress(SQLAlchemyError, DatabaseInUse), self.engine.connect() as connection:
                connection.execute(select(literal(1)))


def _take(attempt: Callable[[], bool], address: Callable[[], str], ending: float = 0.0) -> None:
    """Acquire a lock by `attempt`, or raise DatabaseInUse.

    If another process holds the lock, wait `ending` seconds once its address is known, and at most
    STARTING seconds for the address.
    """
    begun = time.monotonic()
    while not attempt():
        found = address()
        if time.monotonic() - begun >= (ending if found else STARTING):
            raise DatabaseInUse(found)
        time.sleep(0.05)


def _create(path: str, flags: int) -> int:
    return os.open(path, flags | os.O_CREAT, 0o600)


if sys.platform == "win32":
    import msvcrt

    BEHIND: Final = 1 << 30
    """Offset of the locked byte, after the address: other processes cannot read locked bytes."""

    def _lock(file: int) -> bool:
        os.lseek(file, BEHIND, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
