"""Texts to a browser, framed here: for all that is sent the library's own way costs more than the sending."""

from __future__ import annotations

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

_SHORT = 126
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
    """uvicorn's, quicker where an open socket is sent a text; all else is left to it."""

    async def send(self, message: ASGISendEvent) -> None:
        text = message.get("text")
        if (
            isinstance(text, str)
            and self.handshake_complete
            and self.conn.state is State.OPEN
            and self.writable.is_set()
            and not self.disconnected
            and not self.close_sent
        ):
            self.transport.write(frame(text))
        else:
            await super().send(message)
