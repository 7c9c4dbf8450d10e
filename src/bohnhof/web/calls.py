"""Limit the time and size of HTTP requests."""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from bohnhof.engine.message import Message
from bohnhof.rooms import refusals
from bohnhof.rooms.messages.calls import Problem
from bohnhof.web.intake import Intake

LARGEST_HEAD: Final = 1 << 16
"""Most bytes of a request's head, and of the chunk framing and trailers around its body."""
HEAD, BODY, NOTHING = range(3)


class Calls(HttpToolsProtocol):
    """An HTTP connection with limits.

    uvicorn itself limits only how long a connection is idle between two requests.
    """

    EXTENDS = (HttpToolsProtocol, RequestResponseCycle)
    USES = (
        *("client", "cycle", "parser", "transport"),
        *("disconnected", "message_event", "response_complete", "response_started"),
    )

    def __init__(self, intake: Intake, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._intake = intake
        self._step = HEAD
        """The part of a request that is awaited: HEAD, BODY or NOTHING."""
        self._due = monotonic() + intake.seconds[HEAD]
        self._room = LARGEST_HEAD
        """Bytes that this part of the request may still have, not counting the body itself."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self._intake.enter(transport, address, self._check)
        objection = self._intake.objection(transport, address)
        if objection is not None:
            self._refuse(*objection)

    def connection_lost(self, exc: Exception | None) -> None:
        self._intake.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        while data and self.parser is not None and not self.transport.is_closing():
            piece, data = data[: self._room], data[self._room :]
            self._room -= len(piece)
            super().data_received(piece)
            if not self._room:
                self._intake.seldom.warn("a request is too large: it is refused")
                self._refuse(refusals.TOO_LARGE, 431 if self._step == HEAD else 413)

    # Callbacks of the parser

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._step == NOTHING:
            self._await(HEAD)

    def on_headers_complete(self) -> None:
        self._await(BODY)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._room += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._await(NOTHING)
        super().on_message_complete()
        self._await_next()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._await_next()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self._intake.upgrade(self.transport)
        self.parser = None  # type: ignore[assignment]  # or the parser and this keep each other alive

    # Limits

    def _await(self, step: int) -> None:
        self._step = step
        self._room = LARGEST_HEAD
        self._due = monotonic() + self._intake.seconds[step]

    def _await_next(self) -> None:
        """Await another request, unless a response is incomplete or a request has already begun."""
        if self._step == NOTHING and self.cycle is not None and self.cycle.response_complete:
            self._await(HEAD)

    def _check(self, now: float) -> None:
        if now < self._due or self.transport.is_closing():
            return
        if self._step == HEAD and self._room == LARGEST_HEAD:
            self.transport.close()
            return
        self._intake.seldom.warn("a request comes too slowly: its connection is closed")
        self._refuse(refusals.TOO_SLOW, 408)

    def _refuse(self, reason: Message, status: int) -> None:
        """Close the connection, after an error response unless another response has begun."""
        cycle = self.cycle
        if cycle is None or (cycle.response_complete if self._step == HEAD else not cycle.response_started):
            body = msgspec.json.encode(Problem(reason.data()))
            lines = ["content-type: application/json", f"content-length: {len(body)}", "connection: close"]
            head = "\r\n".join([*lines, "", ""]).encode()
            self.transport.write(STATUS_LINE[status] + head + body)
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.close()
