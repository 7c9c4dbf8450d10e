"""Limit the number of open connections, and drop those whose peers keep the server waiting."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import Final

from bohnhof.engine.message import Message
from bohnhof.rooms import refusals
from bohnhof.web.addresses import Networks, network_of
from bohnhof.web.seldom import Seldom
from bohnhof.web.settings import Settings

RESERVED: Final = 64
"""File descriptors that are kept free for the database, bots and files."""
MOST_DESCRIPTORS: Final = 1 << 16
"""Most file descriptors that the server requests from the system."""
TICK: Final = 1.0
"""Seconds between two checks of all connections."""


Check = Callable[[float], None]
"""Closes a connection if its peer is late. Called every TICK seconds with the monotonic time."""


@dataclass
class _Stay:
    network: str
    check: Check | None
    unread: int = 0
    """Bytes that the peer had still to read at the last check (see `_held_up`)."""
    since: float = 0.0
    """Monotonic time of the last check at which the peer was not held up or had made progress."""


class Intake:
    """The open connections of a server: their number and their deadlines."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = (settings.head_seconds, settings.body_seconds, inf)
        """Seconds allowed for the head of a request, for its body, and for its answer."""
        self.seldom = Seldom()
        self._unread_seconds = settings.unread_seconds
        self._most = settings.connections
        self._proxies = Networks(settings.proxies)
        self._descriptors = _descriptors()
        self._stays: dict[asyncio.Transport, _Stay] = {}
        self._by_network: Counter[str] = Counter()
        self._timer: asyncio.TimerHandle | None = None

    def objection(self, transport: asyncio.Transport, address: str) -> tuple[Message, int] | None:
        """Return the reason to refuse a connection and the HTTP status, or None."""
        socket = transport.get_extra_info("socket")
        if self._descriptors is not None and socket is not None and socket.fileno() >= self._descriptors:
            # The system assigns the lowest free descriptor, so all lower ones are in use.
            self.seldom.warn("file descriptors run out: connections are refused", limit=self._descriptors)
            return refusals.BUSY, 503
        if address not in self._proxies and self._by_network[network_of(address)] > self._most:
            self.seldom.warn("an address has too many connections: more are refused", limit=self._most)
            return refusals.TOO_FAST, 429
        return None

    def enter(self, transport: asyncio.Transport, address: str, check: Check) -> None:
        """Count a connection, and check it regularly until it leaves."""
        stay = self._stays[transport] = _Stay(network_of(address), check)
        self._by_network[stay.network] += 1
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(TICK, self._check_all)

    def upgrade(self, transport: asyncio.Transport) -> None:
        """Stop the checks of a connection that became a WebSocket, which has its own keepalive."""
        self._stays[transport].check = None

    def leave(self, transport: asyncio.Transport) -> None:
        stay = self._stays.pop(transport)
        self._by_network[stay.network] -= 1
        if not self._by_network[stay.network]:
            del self._by_network[stay.network]

    def _check_all(self) -> None:
        now = monotonic()
        for transport, stay in list(self._stays.items()):
            unread = _held_up(transport)
            if not unread or not stay.unread or unread < stay.unread:
                stay.since = now
            stay.unread = unread
            if now - stay.since > self._unread_seconds:
                self.seldom.warn("a peer reads nothing: its connection is dropped")
                transport.abort()
            elif stay.check is not None:
                stay.check(now)
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(TICK, self._check_all) if self._stays else None


def _held_up(transport: asyncio.Transport) -> int:
    """Return how many bytes the peer must read before the connection can close or be written to."""
    unread = transport.get_write_buffer_size()
    return unread if transport.is_closing() or unread > transport.get_write_buffer_limits()[0] else 0


def take_descriptors() -> None:
    """Raise the limit on open files, often 1,024, to MOST_DESCRIPTORS or the highest allowed."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _descriptors() -> int | None:
    """Return the first descriptor that no connection may use, or None if there is no limit."""
    try:
        import resource
    except ImportError:
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else max(RESERVED, soft - RESERVED)
