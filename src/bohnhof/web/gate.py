"""Admission control: check the host, the origin and the rate limits of requests."""

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
"""Capacity of the buckets for expensive requests, in seconds of their rate."""
SERVER: Final = 10
"""Budget of the whole server for expensive requests, as a multiple of one address's."""


class Gate:
    """Admission control for all requests, by their headers and their addresses."""

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
        """Put two applications behind the gate: `app` answers HTTP, `talk` serves WebSockets."""

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
        """Return whether an address may load another file of the front end now.

        The limit is high, because files are served from memory and a service worker loads all of
        them.
        """
        rate = self.settings.files_a_second
        return _bucket(self._files, address, rate, 10 * rate).takes()

    def person(self, scope: Scope) -> str | None:
        """Return the caller's id, or None without a valid token.

        A cookie counts only in safe requests, and in those whose browser has sent an Origin header.
        """
        headers = headers_of(scope)
        safe = scope["type"] == "http" and scope["method"] in SAFE
        return people.person_in(headers, safe or "origin" in headers)

    def check_expensive(self, scope: Scope) -> None:
        """Refuse an expensive request beyond the budget of its address or of the whole server.

        The budget is per address, not per person, because anyone can get new tokens.
        """
        rate = self.settings.expensive_a_second
        if not _bucket(self._expensive, address_of(scope), rate, BURST * rate).takes():
            raise Refused(refusals.TOO_FAST, 429)
        if not self._server.takes():
            self._seldom.warn("too many expensive requests: some are refused", a_second=SERVER * rate)
            raise Refused(refusals.BUSY, 429)

    def check_new(self, scope: Scope) -> None:
        """Refuse a new table or record if its address has created too many."""
        bucket = _bucket(self._tables, address_of(scope), FEWER_TABLES, self.settings.tables)
        if not bucket.takes():
            raise Refused(refusals.TOO_MANY_TABLES, 429)


def is_call(path: str) -> bool:
    """Return whether a path belongs to the API rather than to the front end's files."""
    return path.startswith("/api/") or path in ("/healthz", "/metrics")


def address_of(scope: Scope) -> str:
    """Return the client's address for limits: the /64 network of an IPv6 address."""
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
