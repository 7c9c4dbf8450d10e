"""A real server in a thread, and people who play on it."""

from __future__ import annotations

import json
import socket
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from bohnhof.rooms import stored_table
from bohnhof.table import table as tables
from bohnhof.web.app import make_app
from bohnhof.web.network import Network
from bohnhof.web.people import new_token
from bohnhof.web.serve import config
from bohnhof.web.settings import Settings
from bohnhof.web.store import open_store
from tests.patience import PATIENCE, wait_until
from tests.web.changes import changed

Data = dict[str, Any]
SEED = 5
"""Seed of known deals and bots."""


@contextmanager
def server(folder: Path, room_for: int | None = None, opens: bool = False, **settings: Any) -> Iterator[str]:
    """Run a server with its database in a folder, and yield its host and port.

    `room_for` is the size in bytes of the system's buffer for clients that do not read. With
    `opens` the server can be opened to the network.
    """
    given = {
        "database": f"sqlite:///{folder / 'tables.db'}",
        "requests_a_second": 1e4,
        "expensive_a_second": 1e4,
        "messages_a_second": 1e4,
        "tables": 10_000,
    }
    wanted = Settings(**{**given, **settings})
    listener = socket.socket()
    if room_for is not None:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, room_for)
    listener.bind(("127.0.0.1", 0))
    listener.listen(100)
    network = Network(wanted, "bohnhof serve --host 0.0.0.0")
    running = uvicorn.Server(config(make_app(wanted, open_store(wanted.database), network), wanted))
    if opens:
        network.attach(running)
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    wait_until(lambda: running.started or not thread.is_alive(), "the server starts")
    assert thread.is_alive(), "the server has not started"
    try:
        yield f"127.0.0.1:{listener.getsockname()[1]}"
    finally:
        running.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server does not stop"


@contextmanager
def known_deals() -> Iterator[None]:
    """Use the same deal and the same bot seeds at every table."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stored_table, "random_deal", lambda: SEED)
        patch.setattr(tables, "random_seed", lambda: SEED)
        yield


class Person:
    """A person with a token, as an API client has."""

    def __init__(self, host: str, name: str = "Ann", token: str | None = None) -> None:
        self.host = host
        self.name = name
        self.token = token or new_token()

    def call(self, path: str, data: object = None, method: str | None = None) -> Any:
        """Return the response to an HTTP request. Raise HTTPError if it is refused."""
        body = data.encode() if isinstance(data, str) else None if data is None else json.dumps(data).encode()
        kind = "text/plain" if isinstance(data, str) else "application/json"
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": kind}
        method = method or ("GET" if data is None else "POST")
        request = urllib.request.Request(f"http://{self.host}{path}", body, headers, method=method)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            text = answer.read().decode()
            return json.loads(text) if "json" in answer.headers.get("content-type", "") else text

    def refused(self, path: str, data: object = None) -> tuple[int, str]:
        """Return the status and the reason's id of a request that must be refused."""
        try:
            self.call(path, data)
        except urllib.error.HTTPError as problem:
            return problem.code, cast("str", json.loads(problem.read())["reason"]["id"])
        raise AssertionError("it is not refused")

    def begin(self, *seats: str, game: str = "bohnanza", pace: str = "at-once", **more: object) -> str:
        """Create a table. Seats are “me”, “friend” or the name of a bot. Default: two bots."""
        seats = seats or ("me", "thrifty", "thrifty")
        wanted = [
            {"who": seat} if seat in ("me", "friend") else {"who": "bot", "bot": seat} for seat in seats
        ]
        data = {"game": game, "seats": wanted, "name": self.name, "pace": pace, **more}
        return cast("str", self.call("/api/tables", data)["table"])

    def sit(self, table: str, seat: int | None = None) -> int:
        return cast("int", self.call(f"/api/tables/{table}/sit", {"name": self.name, "seat": seat})["seat"])

    def join(self, table: str, seen: int = 0) -> Page:
        return Page(self, table, seen)


def two_people(host: str, name: str = "Ann") -> tuple[Person, Person, str]:
    """Return Ann (or `name`) and Ben, and a table with them and a bot."""
    ann, ben = Person(host, name), Person(host, "Ben")
    table = ann.begin("me", "friend", "thrifty")
    ben.sit(table)
    return ann, ben, table


class Page:
    """A person's open WebSocket, with all messages received."""

    def __init__(self, person: Person, table: str, seen: int = 0, room_for: int | None = None) -> None:
        """Connect. `room_for` is the size in bytes of the system's buffer for unread data."""
        headers = {"Authorization": f"Bearer {person.token}"}
        self._open = ExitStack()
        name, _, port = person.host.partition(":")
        wire = socket.socket()
        if room_for is not None:
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room_for)
        wire.connect((name, int(port)))
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"ws://{person.host}/ws",
                sock=wire,
                additional_headers=headers,
                compression=None,
                max_size=None,
                max_queue=None if room_for is None else 2,  # allows an unread page to be closed immediately
                open_timeout=PATIENCE,
                ping_timeout=PATIENCE,
            )
        )
        self.person = person
        self.view: Data = {}
        self.room: Data = {}
        self.told: list[Data] = []
        self.replies: list[Data] = []
        self._count = 0
        self.send("join", table=table, seen=seen)

    def send(self, tag: str, **data: object) -> None:
        self.socket.send(json.dumps({"t": tag, **data}, separators=(",", ":")))

    def hear(self, timeout: float = PATIENCE) -> Data:
        """Return the next message. A delta becomes the resulting view."""
        reply = cast("Data", json.loads(self.socket.recv(timeout)))
        self.replies.append(reply)
        if reply["t"] == "change":
            assert reply["since"] == self.view["seq"]
            reply = changed(self.view, reply)
            self.replies[-1] = reply
        if reply["t"] == "view":
            self.view = reply
            self.told.extend(reply["told"])
        elif reply["t"] == "room":
            self.room = reply
        return reply

    def until(self, wanted: Callable[[Data], bool], timeout: float = PATIENCE) -> Data:
        """Return the first message that satisfies a condition."""
        end = time.monotonic() + timeout
        while True:
            reply = self.hear(max(0.01, end - time.monotonic()))
            if wanted(reply):
                return reply

    def until_refused(self) -> str:
        """Return the id of the next refusal's reason."""
        return cast("str", self.until(lambda reply: reply["t"] == "no")["reason"]["id"])

    def until_view(self) -> Data:
        return self.until(lambda reply: reply["t"] == "view")

    def act(self, sentence: str) -> Data:
        """Send an action. Return the view or refusal that answers it."""
        self._count += 1
        mine = self._count
        self.send("act", id=mine, sentence=sentence)
        return self.until(lambda reply: reply["t"] in ("view", "no") and reply["id"] == mine)

    def ask(self, tag: str, **data: object) -> Data:
        """Send a message with an id, and return its answer."""
        self._count += 1
        mine = self._count
        self.send(tag, id=mine, **data)
        return self.until(lambda reply: reply["t"] in ("view", "no") and reply["id"] == mine)

    def close(self) -> None:
        self._open.close()


def plain_move(view: Data) -> str | None:
    """Return the simplest move, or None if nothing is asked."""
    if view["asked"] is None or view["ending"]:
        return None
    sentences = [move["sentence"] for move in view["moves"]]
    if view["asked"] == "answer":
        return next((one for one in sentences if one.startswith("decline")), "silent")
    if view["asked"] == "propose":
        return "silent"
    for word in ("plant", "done", "draw", "lay", "harvest"):
        for sentence in sentences:
            if sentence.startswith(word):
                return sentence
    return sentences[0]


def play_on(pages: list[Page]) -> None:
    """Let people play the simplest moves until the game is over."""
    for page in pages:
        while not page.view:
            page.hear()
    while not pages[0].view["ending"]:
        moved = False
        for page in pages:
            move = plain_move(page.view)
            if move is not None:
                moved = True
                page.ask("silent") if move == "silent" else page.act(move)
        hear_all(pages, 0 if moved else PATIENCE)


def hear_all(pages: list[Page], patience: float) -> None:
    """Receive all available messages; with `patience`, wait for at least one."""
    end = time.monotonic() + patience
    heard = False
    while True:
        for page in pages:
            try:
                while True:
                    page.hear(0.002)
                    heard = True
            except TimeoutError:
                continue
        if heard or not patience:
            return
        assert time.monotonic() < end, "nothing happens, and nobody is asked anything"
