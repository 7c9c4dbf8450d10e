"""Databases that fail at a chosen statement."""

from __future__ import annotations

import socket
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, event, make_url

from bohnhof.live.play import ActRow
from bohnhof.rooms.store_error import StoreError
from bohnhof.web.store import Store
from bohnhof.web.tables import Statement
from tests.patience import PATIENCE

BEFORE: Final = "before"
"""The statement is not executed."""
AFTER: Final = "after"
"""The statement is executed, but its answer is lost."""
DOWN: Final = "down"
"""The statement is not executed, and the database is unreachable until it is healed."""
LOST: Final = "lost"
"""The statement is executed, its answer is lost, and the database is down until healed."""
KINDS: Final = (BEFORE, AFTER, DOWN, LOST)


class Faults:
    """A counter of statements that decides the outcome of each."""

    def __init__(self) -> None:
        self.count = 0
        self.down = False
        self.text = ""
        """The statement that has failed."""
        self._armed = False
        self._at = 0
        self._kind = self._only = ""
        self._lock = threading.Lock()

    def arm(self, kind: str = "", at: int = 0, only: str = "") -> None:
        """Restart the count at 1, and let statement `at` fail.

        Count only those that contain `only`.
        """
        self.count, self.down, self.text = 0, False, ""
        self._armed, self._kind, self._at, self._only = True, kind, at, only

    def disarm(self) -> None:
        self._armed = self.down = False

    def heal(self) -> None:
        self.down = False

    def next(self, text: str) -> tuple[bool, bool]:
        """Return whether the next statement is executed, and whether it is answered."""
        with self._lock:
            if not self._armed:
                return True, True
            if self.down:
                return False, False
            self.count += self._only in text
            if self._only not in text or self.count != self._at:
                return True, True
            self.text = text
            self.down = self._kind in (DOWN, LOST)
            return self._kind in (AFTER, LOST), False


# SQLite


def break_sqlite(engine: Engine, faults: Faults) -> None:
    """Let the statements of an engine fail as on a broken disk."""

    def around(text: str, work: Callable[[], Any]) -> Any:
        executed, answered = faults.next(text)
        found = work() if executed else None
        if not answered:
            problem = sqlite3.OperationalError("disk I/O error at /srv/secret/place")
            problem.sqlite_errorcode = sqlite3.SQLITE_IOERR
            raise problem
        return found

    class Cursor(sqlite3.Cursor):
        def execute(self, *given: Any) -> Any:
            return around(given[0], lambda: super(Cursor, self).execute(*given))

        def executemany(self, *given: Any) -> Any:
            return around(given[0], lambda: super(Cursor, self).executemany(*given))

    class Connection(sqlite3.Connection):
        def cursor(self, *_: Any) -> Any:
            return super().cursor(Cursor)

        def commit(self) -> None:
            around("COMMIT", super().commit)

    @event.listens_for(engine, "do_connect")
    def connect(_dialect: object, _record: object, _given: object, named: dict[str, Any]) -> None:
        named["factory"] = Connection


# PostgreSQL


class Proxy:
    """A proxy between a server and PostgreSQL that breaks connections at a chosen statement.

    All that a client sends until it waits for an answer counts as one statement: a query, or all up
    to a Sync.
    """

    def __init__(self, address: str, faults: Faults) -> None:
        self._faults = faults
        upstream = make_url(address)
        folder = upstream.query.get("host")
        if folder is None:
            self._upstream: Any = (upstream.host, upstream.port or 5432)
        else:
            self._upstream = str(Path(str(folder)) / f".s.PGSQL.{upstream.query.get('port', 5432)}")
        self._listener = socket.create_server(("127.0.0.1", 0))
        query = {"sslmode": "disable", "gssencmode": "disable"}
        port = self._listener.getsockname()[1]
        self.address = upstream.set(host="127.0.0.1", port=port, query=query).render_as_string(False)
        self.holds = False
        """Whether the next COMMIT is held back.

        Its client loses the connection, PostgreSQL does not.
        """
        self.until: bytes | None = None
        """A held COMMIT is forwarded after a statement that contains this."""
        self._late: list[tuple[_Link, bytes]] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._listener.close()
        for link, _ in self._late:
            link.close()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        if self._faults.down:
            client.close()
            return
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        family = socket.AF_UNIX if isinstance(self._upstream, str) else socket.AF_INET
        server = socket.socket(family)
        server.connect(self._upstream)
        link = _Link(client, server)
        try:
            self._pass_on(link)
        except OSError:
            link.close()

    def _pass_on(self, link: _Link) -> None:
        size = link.read(4)
        link.server.sendall(size + link.read(int.from_bytes(size, "big") - 4))
        threading.Thread(target=link.answer, daemon=True).start()
        statement = b""
        while True:
            head = link.read(5)
            statement += head + link.read(int.from_bytes(head[1:], "big") - 4)
            if head[:1] not in b"QS":
                if head[:1] in b"pX":
                    link.server.sendall(statement)
                    statement = b""
                continue
            if self.holds and b"COMMIT" in statement:
                self.holds = False
                link.mute = True
                self._late.append((link, statement))
                link.client.shutdown(socket.SHUT_RDWR)
                return
            executed, answered = self._faults.next(repr(statement))
            if executed:
                link.mute = not answered
                link.ready.clear()
                link.server.sendall(statement)
                if not answered:
                    assert link.ready.wait(PATIENCE)
            if not answered:
                link.close()
                return
            if self.until is not None and self.until in statement:
                for late, held in self._late:
                    late.server.sendall(held)
            statement = b""


class _Link:
    """A client's connection to PostgreSQL."""

    def __init__(self, client: socket.socket, server: socket.socket) -> None:
        self.client = client
        self.server = server
        self.mute = False
        self.ready = threading.Event()
        """Set when PostgreSQL has answered."""

    def read(self, size: int, of: socket.socket | None = None) -> bytes:
        data = b""
        while len(data) < size:
            more = (of or self.client).recv(size - len(data))
            if not more:
                raise OSError("closed")
            data += more
        return data

    def answer(self) -> None:
        try:
            while True:
                head = self.read(5, self.server)
                message = head + self.read(int.from_bytes(head[1:], "big") - 4, self.server)
                if not self.mute:
                    self.client.sendall(message)
                if head[:1] == b"Z":
                    self.ready.set()
        except OSError:
            self.ready.set()
            self.close()

    def close(self) -> None:
        for end in (self.client, self.server):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


class Pause:
    """A write that fails when a test says so. All writes submitted meanwhile are one batch."""

    statements: tuple[Statement, ...] = ()

    def __init__(self, store: Store) -> None:
        self._begun = threading.Event()
        self._ends = threading.Event()
        store.hand_in(self)
        assert self._begun.wait(PATIENCE)

    @property
    def act(self) -> ActRow | None:
        self._begun.set()
        assert self._ends.wait(PATIENCE)
        raise InterruptedError("a pause has ended")

    def tell(self, problem: StoreError | None) -> None:
        pass

    def end(self) -> None:
        self._ends.set()
