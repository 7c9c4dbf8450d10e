"""Encode and decode short WebSocket frames without uvicorn and `websockets`.

Decision 12 explains what this gains. Those libraries handle all other frames.
"""

from __future__ import annotations

import msgspec
from uvicorn._types import ASGISendEvent
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # compiled, where it is
from websockets.http11 import Request
from websockets.protocol import State

from bohnhof.live.play import hears
from bohnhof.web.websocket import WebSocket

_SHORT = 126
_TEXT = 0x81
_CONTROL = (0x88, 0x89, 0x8A)
_MASKED = 0x80
_HEAD = 6
"""Size of a short client frame's header, in bytes: opcode, length and mask."""
_WAITING = 8
"""Messages that may be queued for the application before reading is paused."""


class Writer(WebSocket):
    """A WebSocket whose `line` writes frames directly to the transport."""

    USES: tuple[str, ...] = (
        *("close_sent", "conn", "disconnected", "handshake_complete", "response", "transport", "writable"),
    )

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.line.send = self.transport.write

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

    def _look(self) -> None:
        """Update whether a text can be sent immediately.

        Called after every event that may change this.
        """
        self.line.clear = (
            self.handshake_complete
            and self.conn.state is State.OPEN
            and self.writable.is_set()
            and not self.disconnected
            and not self.close_sent
        )


class Socket(Writer):
    """A WebSocket that also decodes short texts, and hands actions directly to the table."""

    USES = (
        *("close_sent", "conn", "handshake_complete", "handshake_initiated", "queue"),
        *("read_paused", "transport"),
    )
    _unread = b""
    """The start of an incomplete short frame."""
    _usual = True
    """Whether the client has sent only short, unfragmented frames."""

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
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
                pass  # the application closes the socket
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
        """Queue a text for the application. Return False if it is not valid UTF-8."""
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
