"""Admit requests: from known hosts and our own page only, and not too many of one address."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from bohnhof.engine.message import Message
from bohnhof.live.limits import Bucket
from bohnhof.rooms import refusals
from bohnhof.rooms.messages.calls import Problem
from bohnhof.rooms.refusals import Refused
from bohnhof.web import people
from bohnhof.web.addresses import network_of
from bohnhof.web.headers import App, Receive, Scope, Send, headers_of
from bohnhof.web.origins import Origins
from bohnhof.web.seldom import Seldom
from bohnhof.web.settings import Settings

MOST_ADDRESSES: Final = 10_000
SAFE: Final = ("GET", "HEAD", "OPTIONS")
FEWER_TABLES: Final = 1 / 20
BURST: Final = 30.0
"""Seconds whose expensive requests may come at once."""
SERVER: Final = 10
"""How many addresses may send expensive requests all the time before the server is busy."""


class Gate:
    """Judges every request by its headers and its address."""

    def __init__(self, settings: Settings, origins: Origins) -> None:
        self.settings = settings
        self.origins = origins
        self._calls: OrderedDict[str, Bucket] = OrderedDict()
        self._files: OrderedDict[str, Bucket] = OrderedDict()
        self._tables: OrderedDict[str, Bucket] = OrderedDict()
        self._expensive: OrderedDict[str, Bucket] = OrderedDict()
        rate = settings.expensive_a_second
        self._server = Bucket(SERVER * rate, SERVER * BURST * rate)
        self._sockets: dict[str, int] = {}
        self._seldom = Seldom()

    def guard(self, app: App, talk: App) -> App:
        """An application that answers calls, and another that holds sockets, behind the gate."""

        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == "http":
                reason, status = self._objection(scope)
                if reason is None:
                    await app(scope, receive, send)
                else:
                    await _refuse(send, reason, status)
            elif scope["type"] == "websocket":
                await self._talk(talk, scope, receive, send)
            else:
                await app(scope, receive, send)

        return answer

    async def _talk(self, talk: App, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        full = self._sockets.get(address, 0) >= self.settings.sockets or not self._may_call(address)
        if (
            full
            or scope["path"] != "/ws"
            or not self.origins.is_known(scope)
            or self.origins.is_foreign(scope)
        ):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        self._sockets[address] = self._sockets.get(address, 0) + 1
        try:
            await talk(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _objection(self, scope: Scope) -> tuple[Message | None, int]:
        if not self.origins.is_known(scope):
            return refusals.FOREIGN, 421
        if scope["method"] not in SAFE and self.origins.is_foreign(scope):
            return refusals.FOREIGN, 403
        address = address_of(scope)
        if not (self._may_call(address) if is_call(scope["path"]) else self._may_load(address)):
            return refusals.TOO_FAST, 429
        return None, 200

    def _may_call(self, address: str) -> bool:
        rate = self.settings.requests_a_second
        return _bucket(self._calls, address, rate, 10 * rate).takes()

    def _may_load(self, address: str) -> bool:
        """Whether a file of the page may be sent. They lie in memory, and a service worker wants them all."""
        rate = self.settings.files_a_second
        return _bucket(self._files, address, rate, 10 * rate).takes()

    def person(self, scope: Scope) -> str | None:
        """Who calls. A cookie counts only where a browser has said which page it is sent from, or where
        nothing can be changed by it.
        """
        headers = headers_of(scope)
        safe = scope["type"] == "http" and scope["method"] in SAFE
        return people.person_in(headers, safe or "origin" in headers)

    def check_expensive(self, scope: Scope) -> None:
        """Refuse what takes much time, beyond the budget of an address or of the whole server.

        Whoever calls is known by the address alone here: new tokens are free.
        """
        rate = self.settings.expensive_a_second
        if not _bucket(self._expensive, address_of(scope), rate, BURST * rate).takes():
            raise Refused(refusals.TOO_FAST, 429)
        if not self._server.takes():
            self._seldom.warn("too many expensive requests: some are refused", a_second=SERVER * rate)
            raise Refused(refusals.BUSY, 429)

    def check_new(self, scope: Scope) -> None:
        """Refuse more tables or records of one address than are kept for it."""
        bucket = _bucket(self._tables, address_of(scope), FEWER_TABLES, self.settings.tables)
        if not bucket.takes():
            raise Refused(refusals.TOO_MANY_TABLES, 429)


def is_call(path: str) -> bool:
    """Whether a path is no file of the page."""
    return path.startswith("/api/") or path in ("/healthz", "/metrics")


def address_of(scope: Scope) -> str:
    """Return what counts as one address: the /64 of an IPv6 address."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


def _bucket(known: OrderedDict[str, Bucket], address: str, rate: float, burst: float) -> Bucket:
    bucket = known.get(address)
    if bucket is None:
        bucket = known[address] = Bucket(rate, burst)
        if len(known) > MOST_ADDRESSES:
            known.popitem(last=False)
    known.move_to_end(address)
    return bucket


async def _refuse(send: Send, reason: Message, status: int) -> None:
    body = msgspec.json.encode(Problem(reason.data()))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
