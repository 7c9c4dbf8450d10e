"""Rooms without a network: a hub with tables in memory or in a database, and scripted sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bohnhof.live.page import Line
from bohnhof.live.play import hears
from bohnhof.rooms import socket
from bohnhof.rooms.hub import Hub
from bohnhof.rooms.memory import MemoryKeeper
from bohnhof.rooms.messages.calls import NewSeat, NewTable
from bohnhof.rooms.room import Room
from bohnhof.rooms.seating import sit_down
from bohnhof.web.people import person_of
from bohnhof.web.sql_keeper import SqlKeeper
from bohnhof.web.store import Store
from tests.web.changes import changed

Data = dict[str, Any]


def run(work: Callable[[Hub], Awaitable[None]]) -> None:
    """Run some work with a hub that stores its tables in memory."""

    asyncio.run(_work_with(Hub(MemoryKeeper()), work))


def run_on_disk(folder: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    """Run some work with a hub and a database in a folder."""

    async def inside() -> None:
        store = Store(f"sqlite:///{folder / 'tables.db'}")
        store.migrate()
        store.start()
        try:
            await _work_with(Hub(SqlKeeper(store)), work)
        finally:
            await store.stop()

    asyncio.run(inside())


async def _work_with(hub: Hub, work: Callable[[Hub], Awaitable[None]]) -> None:
    try:
        await work(hub)
    finally:
        await hub.stop()


def store_of(hub: Hub) -> Store:
    """Return the database of a hub."""
    assert isinstance(hub.keeper, SqlKeeper)
    return hub.keeper.store


def person(name: str) -> str:
    return person_of(name * 40)


async def begin(hub: Hub, *seats: str) -> str:
    """Create a table of Ann's where bots never act. Default: two bots."""
    seats = seats or ("me", "thrifty", "thrifty")
    wanted = [NewSeat(seat) if seat in ("me", "friend") else NewSeat("bot", seat) for seat in seats]
    table, _ = await hub.create(NewTable("bohnanza", wanted, "Ann", "slow"), person("Ann"))
    return table


async def begin_among_friends(hub: Hub) -> Room:
    """Create a table of Ann, Ben and Cy."""
    room = await hub.room(await begin(hub, "me", "friend", "friend"))
    for name in ("Ben", "Cy"):
        await sit_down(room, person(name), name, None)
    return room


async def begin_before_a_page(hub: Hub, at_once: bool = False) -> tuple[Room, Page]:
    """Create a room of Ann and bots, with her page."""
    table = await begin(hub)
    page = await join(hub, table, "Ann", at_once=at_once)
    return await hub.room(table), page


async def join(
    hub: Hub, table: str, name: str, rate: float = 1e6, at_once: bool = False, seen: int = 0
) -> Page:
    """Open the page of a person who has seen some actions of a table."""
    page = Page(hub, person(name), rate, at_once)
    await page.send("join", table=table, seen=seen)
    return page


class Page:
    """A simulated client, connected directly to the hub."""

    def __init__(self, hub: Hub, who: str, rate: float, at_once: bool) -> None:
        """Open the socket. With `at_once` the server can use its fast path."""
        self.heard: list[Data] = []
        """Received messages. A delta is stored as the resulting view."""
        self.view: Data = {}
        self.closed: int | None = None
        self._said: asyncio.Queue[Data] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        self._asked = 0
        """Number of times the server has waited for a message."""
        self._line = Line() if at_once else None
        if self._line is not None:
            self._line.send = self._read
            self._line.clear = True
        self.task = asyncio.create_task(socket.serve(hub, who, self._receive, self._send, rate, self._line))

    async def _receive(self) -> Data:
        self._asked += 1
        return await self._said.get()

    def hears(self, text: str) -> bool:
        """Return whether the server handles a message immediately."""
        return self._line is not None and hears(self._line, text.encode())

    def _read(self, frame: bytes) -> None:
        """Record a frame that is sent immediately."""
        self._note(frame[{0x7E: 4, 0x7F: 10}.get(frame[1], 2) :].decode())

    def _note(self, text: str) -> None:
        reply = json.loads(text)
        if reply["t"] == "change":
            assert reply["since"] == self.view["seq"]
            reply = changed(self.view, reply)
        if reply["t"] == "view":
            self.view = reply
        self.heard.append(reply)

    async def _send(self, event: Data) -> None:
        if event["type"] == "websocket.send":
            self._note(event["text"])
        elif event["type"] == "websocket.close":
            self.closed = event["code"]

    async def say(self, text: str) -> list[Data]:
        """Send a message. Return all replies until it has been handled."""
        while self._asked < 2:
            await asyncio.sleep(0)
        before, asked = len(self.heard), self._asked
        if self.hears(text):
            while len(self.heard) == before:
                await asyncio.sleep(0.0002)
            return self.heard[before:]
        self._said.put_nowait({"type": "websocket.receive", "text": text})
        if self._line is not None:
            self._line.waits = False
        while self._asked == asked and not self.task.done():
            await asyncio.sleep(0.0002)
        return self.heard[before:]

    async def send(self, tag: str, **data: object) -> list[Data]:
        return await self.say(json.dumps({"t": tag, **data}, separators=(",", ":")))

    async def chat(self, **line: object) -> list[Data]:
        """Send a chat message. Return all replies until it is delivered or refused."""
        before = len(self.heard)
        await self.send("say", **line)
        while not any(reply["t"] in ("talk", "no") for reply in self.heard[before:]):
            await asyncio.sleep(0.0002)
        return self.heard[before:]

    async def leave(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task
