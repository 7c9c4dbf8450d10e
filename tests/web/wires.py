"""Raw connections, for data that no well-behaved client sends."""

from __future__ import annotations

import json
import socket
from contextlib import suppress
from typing import Any, NamedTuple, Self

from bohnhof.web.people import new_token
from tests.patience import PATIENCE

TEXT, BYTES, CLOSE, PING, PONG = 1, 2, 8, 9, 10
CONTINUED = 0
FIN = 0x80


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def reason(self) -> str:
        """Id of the message that explains a refusal."""
        return str(json.loads(self.body)["reason"]["id"])


class Wire:
    """A connection to a server."""

    def __init__(self, host: str, room_for: int | None = None) -> None:
        """Connect. `room_for` is the size in bytes of the system's buffer for unread data."""
        name, _, port = host.rpartition(":")
        self.host = host
        self.socket = socket.socket()
        if room_for is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room_for)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.settimeout(PATIENCE)
        self.socket.connect((name, int(port)))
        self.rest = b""
        """Received data that was not yet read."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def send_while_open(self, data: bytes, times: int) -> bool:
        """Send the same data repeatedly. Return whether the server received it all."""
        try:
            for _ in range(times):
                self.send(data)
        except OSError:
            return False
        return True

    def request(self, line: str, body: bytes = b"", **headers: str) -> Answer:
        """Send a request and read its response. Underscores in header names become hyphens."""
        self.begin(line, len(body), **headers)
        self.send(body)
        return self.answer()

    def begin(self, line: str, size: int = 0, **headers: str) -> None:
        """Send a request without its body."""
        named = {"Host": self.host, "Content-Length": str(size), **headers}
        lines = [f"{name.replace('_', '-')}: {value}" for name, value in named.items()]
        self.send("\r\n".join([f"{line} HTTP/1.1", *lines, "", ""]).encode("latin-1"))

    def answer(self) -> Answer:
        head = self.take_until(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")[:-2]
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        return Answer(int(first.split()[1]), headers, self.take(int(headers.get("content-length", 0))))

    def closed(self) -> bytes:
        """Wait until the server closes the connection. Return what it sent before."""
        with suppress(ConnectionError):
            while data := self.socket.recv(1 << 16):
                self.rest += data
        rest, self.rest = self.rest, b""
        return rest

    def take(self, size: int) -> bytes:
        while len(self.rest) < size:
            self.rest += self._more()
        found, self.rest = self.rest[:size], self.rest[size:]
        return found

    def take_until(self, end: bytes) -> bytes:
        while end not in self.rest:
            self.rest += self._more()
        return self.take(self.rest.index(end) + len(end))

    def _more(self) -> bytes:
        data = self.socket.recv(1 << 16)
        if not data:
            raise ConnectionError("the server has closed the connection")
        return data


class Frame(NamedTuple):
    kind: int
    payload: bytes

    @property
    def code(self) -> int:
        """The code of a close frame."""
        return int.from_bytes(self.payload[:2], "big")

    def data(self) -> Any:
        return json.loads(self.payload)


class RawSocket(Wire):
    """A WebSocket with hand-made frames."""

    def __init__(self, host: str, room_for: int | None = None, token: str = "", **headers: str) -> None:
        super().__init__(host, room_for)
        upgrade = {
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ==",
            "Sec_WebSocket_Version": "13",
            "Authorization": f"Bearer {token or new_token()}",
        }
        self.begin("GET /ws", **{**upgrade, **headers})
        self.handshake = self.answer()

    def frame(self, kind: int, payload: bytes = b"", *, fin: bool = True) -> None:
        self.send(frame(kind, payload, fin=fin))

    def text(self, tag: str, **data: object) -> None:
        self.frame(TEXT, json.dumps({"t": tag, **data}, separators=(",", ":")).encode())

    def read(self) -> Frame:
        """Return the server's next frame, which must be whole and unmasked (RFC 6455)."""
        first, size = self.take(2)
        assert first & 0xF0 == FIN, "a server's frame has RSV bits, or is fragmented"
        assert size < 128, "a server's frame is masked"
        if size > 125:
            size = int.from_bytes(self.take(2 if size == 126 else 8), "big")
        return Frame(first & 0xF, self.take(size))

    def until(self, kind: int) -> Frame:
        """Return the next frame of a kind."""
        while (found := self.read()).kind != kind:
            pass
        return found

    def close_code(self) -> int:
        """Return the code with which the server closes the socket. The connection must end then."""
        goodbye = self.until(CLOSE)
        with suppress(ConnectionError):
            self.frame(CLOSE, goodbye.payload)
        assert self.closed() == b""
        return goodbye.code


def frame(kind: int, payload: bytes = b"", *, fin: bool = True, rsv: int = 0, masked: bool = True) -> bytes:
    size = len(payload)
    mask = b"\x01\x02\x03\x04" if masked else b""
    return (
        head(kind, size, fin=fin, rsv=rsv, masked=masked)
        + mask
        + (apply(payload, mask) if masked else payload)
    )


def head(kind: int, size: int, *, fin: bool = True, rsv: int = 0, masked: bool = True) -> bytes:
    first = bytes([kind | rsv << 4 | (FIN if fin else 0)])
    bit = 0x80 if masked else 0
    if size < 126:
        return first + bytes([bit | size])
    if size < 1 << 16:
        return first + bytes([bit | 126]) + size.to_bytes(2, "big")
    return first + bytes([bit | 127]) + size.to_bytes(8, "big")


def apply(payload: bytes, mask: bytes) -> bytes:
    return bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
