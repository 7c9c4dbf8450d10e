"""Texts to a browser and short ones from it, framed and read here: for all that is sent the library's own way
costs more than the sending.
"""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # compiled, where it is
from websockets.http11 import Request
from websockets.protocol import State

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
_MEDIUM = 1 << 16


def frame(text: str) -> bytes:
    """A whole text as one frame of a server (RFC 6455, 5.2)."""
    payload = text.encode()
    size = len(payload)
    if size < _SHORT:
        return b"\x81" + size.to_bytes(1, "big") + payload
    if size < _MEDIUM:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's, quicker where an open socket is sent a text or sends a short one; all else is left to it."""

    listener: Callable[[str], bool] | None = None
    """Hears a text before it is received, and says whether it has dealt with it."""
    _unread = b""
    """The beginning of a short frame."""
    _usual = True
    """Whether no page has sent anything here but short frames, each of them whole."""

    def data_received(self, data: bytes) -> None:
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
        if self.listener is not None and self.queue.empty() and self.listener(text):
            return True
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if not self.read_paused and self.queue.qsize() >= _WAITING:
                self.read_paused = True
                self.transport.pause_reading()
        return True

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][LINE] = {LINE: self}

    def write(self, text: str) -> bool:
        """Send a text at once; False if that cannot be."""
        if (
            self.handshake_complete
            and self.conn.state is State.OPEN
            and self.writable.is_set()
            and not self.disconnected
            and not self.close_sent
        ):
            self.transport.write(frame(text))
            return True
        return False
