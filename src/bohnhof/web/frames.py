"""Short texts from a browser, read here: the library's own way costs more than all that is done with them."""

from __future__ import annotations

from typing import Any

import msgspec
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # compiled, where it is
from websockets.http11 import Request
from websockets.protocol import State

from bohnhof.live.page import Line
from bohnhof.live.play import hears

LINE = "bohnhof.line"
"""The extension of a scope by which an application hears and sends without waiting."""

_SHORT = 126
_TEXT = 0x81
_CONTROL = (0x88, 0x89, 0x8A)
_MASKED = 0x80
_HEAD = 6
"""Bytes of a short frame of a page before its text: what it is, its size, its mask."""
_WAITING = 8
"""Requests that may wait for the application before no more are read."""


class Calls(HttpToolsProtocol):
    """uvicorn's. Where a call becomes a socket, it leaves no cycle behind."""

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's, quicker where an open socket is sent a text or sends a short one; all else is left to it."""

    _unread = b""
    """The beginning of a short frame."""
    _usual = True
    """Whether no page has sent anything here but short frames, each of them whole."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.line = Line()

    def data_received(self, data: bytes) -> None:
        line = self.line
        size = len(data) - _HEAD
        if (
            line.clear
            and self._usual
            and not self._unread
            and 0 <= size < _SHORT
            and data[0] == _TEXT
            and data[1] == _MASKED + size
        ):
            try:
                if hears(line, apply_mask(data[_HEAD:], data[2:_HEAD])):
                    return
            except (msgspec.MsgspecError, UnicodeDecodeError):
                pass
        self._receive(data)
        line.waits = line.waits and self.queue.empty()
        self._look()

    def _receive(self, data: bytes) -> None:
        if not self.handshake_complete:
            self._usual = not self.handshake_initiated
        if not (self._usual and self.handshake_complete and self.conn.state is State.OPEN):
            super().data_received(data)
            return
        data = self._unread + data
        at = 0
        while len(data) - at >= 2 and self.conn.state is State.OPEN:
            kind, size = data[at], data[at + 1] - _MASKED
            if (kind != _TEXT and kind not in _CONTROL) or not 0 <= size < _SHORT:
                self._usual = False
                break
            end = at + _HEAD + size
            if end > len(data):
                break
            if kind != _TEXT or not self._take(apply_mask(data[at + _HEAD : end], data[at + 2 : at + _HEAD])):
                super().data_received(data[at:end])
            at = end
        self._unread = data[at:]
        if self._unread and not (self._usual and self.conn.state is State.OPEN):
            super().data_received(self._unread)
            self._unread = b""

    def _take(self, payload: bytes) -> bool:
        """A text for the application; not if it is none."""
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            return False
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if not self.read_paused and self.queue.qsize() >= _WAITING:
                self.read_paused = True
                self.transport.pause_reading()
        return True

    # Whether a text goes out at once, looked at after all that may change it

    def _look(self) -> None:
        self.line.clear = (
            self.handshake_complete
            and self.conn.state is State.OPEN
            and self.writable.is_set()
            and not self.disconnected
            and not self.close_sent
        )

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.line.send = self.transport.write
            self.scope["extensions"][LINE] = {LINE: self.line}

    async def send(self, message: ASGISendEvent) -> None:
        try:
            await super().send(message)
        finally:
            self._look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._look()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._look()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._look()

    def shutdown(self) -> None:
        super().shutdown()
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._look()
        self.line.send = None
