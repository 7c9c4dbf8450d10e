"""RFC 6455, byte by byte: our protocols and uvicorn's own."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from bohnhof.rooms.messages.replies import NOT_UNDERSTOOD
from bohnhof.web import serve
from bohnhof.web.protocols import OWN, protocols
from bohnhof.web.serve import LARGEST_MESSAGE
from tests.web.servers import Person, server
from tests.web.wires import (
    BYTES,
    CLOSE,
    CONTINUED,
    PING,
    PONG,
    TEXT,
    Frame,
    RawSocket,
    Wire,
    frame,
    head,
)

GOING_AWAY, PROTOCOL_ERROR, INVALID_DATA, TOO_BIG = 1001, 1002, 1007, 1009


@pytest.fixture(scope="module", params=["ours", "uvicorn's"])
def host(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        used = protocols if request.param == "ours" else lambda _settings: (OWN, OWN)
        patch.setattr(serve, "protocols", used)
        with server(tmp_path_factory.mktemp("server")) as found:
            yield found


@pytest.fixture
def wire(host: str) -> Iterator[RawSocket]:
    with RawSocket(host) as found:
        assert found.handshake.status == 101
        yield found


@pytest.fixture
def table(host: str) -> str:
    return Person(host).begin("friend", "friend", "thrifty")


def join(table: str) -> bytes:
    return json.dumps({"t": "join", "table": table}).encode()


def is_heard(wire: RawSocket) -> None:
    """Check that a message has arrived completely, by the answers to it."""
    assert wire.until(TEXT).data()["t"] == "room"
    assert wire.until(TEXT).data()["t"] == "view"


# The handshake


def test_the_handshake_is_the_one_of_the_standard(wire: RawSocket) -> None:
    headers = wire.handshake.headers
    assert headers["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
    assert headers["upgrade"].lower() == "websocket"
    assert headers["connection"].lower() == "upgrade"


@pytest.mark.parametrize(
    ("header", "value"),
    [("Sec_WebSocket_Version", "12"), ("Sec_WebSocket_Key", "short"), ("Sec_WebSocket_Key", "")],
)
def test_another_handshake_is_refused(host: str, header: str, value: str) -> None:
    with RawSocket(host, **{header: value}) as wire:
        assert wire.handshake.status == 400


def test_compression_is_not_agreed_to_and_a_compressed_frame_is_refused(host: str) -> None:
    with RawSocket(host, Sec_WebSocket_Extensions="permessage-deflate") as wire:
        assert wire.handshake.status == 101
        assert "sec-websocket-extensions" not in wire.handshake.headers
        wire.send(frame(TEXT, b"{}", rsv=4))
        assert wire.close_code() == PROTOCOL_ERROR


# Frames


CONTROL = (CLOSE, PING, PONG)
NO_OPCODES = (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)
NO_CODES = (0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65535)
BREACHES = {
    "not masked": frame(TEXT, b"{}", masked=False),
    "a ping not masked": frame(PING, masked=False),
    **{f"RSV {rsv:03b}": frame(TEXT, b"{}", rsv=rsv) for rsv in range(1, 8)},
    **{f"a ping with RSV {rsv:03b}": frame(PING, rsv=rsv) for rsv in range(1, 8)},
    **{f"opcode {kind}": frame(kind, b"x") for kind in NO_OPCODES},
    **{f"control {kind} too long": frame(kind, b"x" * 126) for kind in CONTROL},
    **{f"control {kind} in pieces": frame(kind, fin=False) for kind in CONTROL},
    "continued from nothing": frame(CONTINUED, b"x"),
    "continued from nothing and on": frame(CONTINUED, b"x", fin=False),
    "continued after the end": frame(TEXT, b"{", fin=False) + frame(CONTINUED, b"}") + frame(CONTINUED, b"x"),
    "a text within a text": frame(TEXT, b"{", fin=False) + frame(TEXT, b"}"),
    "bytes within a text": frame(TEXT, b"{", fin=False) + frame(BYTES, b"}"),
    "a goodbye within a text": frame(TEXT, b"{", fin=False) + frame(CLOSE, b"\x03\xe8"),
    "half a close code": frame(CLOSE, b"x"),
    **{f"close code {code}": frame(CLOSE, code.to_bytes(2, "big")) for code in NO_CODES},
}


@pytest.mark.parametrize("breach", BREACHES)
def test_what_breaks_the_protocol_closes_the_socket(wire: RawSocket, breach: str) -> None:
    wire.send(BREACHES[breach])
    assert wire.close_code() == PROTOCOL_ERROR


@pytest.mark.parametrize(
    "code", [1000, GOING_AWAY, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999]
)
def test_a_goodbye_is_returned(wire: RawSocket, code: int) -> None:
    goodbye = code.to_bytes(2, "big") + "auf Wiedersehen, müde".encode()
    wire.frame(CLOSE, goodbye)
    assert wire.read() == Frame(CLOSE, goodbye)
    assert wire.closed() == b""


def test_a_goodbye_needs_no_reason_and_may_have_a_long_one(host: str) -> None:
    for goodbye in (b"", (1000).to_bytes(2, "big"), (1000).to_bytes(2, "big") + b"x" * 123):
        with RawSocket(host) as wire:
            wire.frame(CLOSE, goodbye)
            assert wire.read() == Frame(CLOSE, goodbye)


def test_nothing_is_heard_after_a_goodbye(wire: RawSocket, table: str) -> None:
    goodbye = (1000).to_bytes(2, "big")
    wire.send(frame(CLOSE, goodbye) + frame(TEXT, join(table)) + frame(PING))
    assert wire.read() == Frame(CLOSE, goodbye)
    assert wire.closed() == b""


@pytest.mark.parametrize("size", [0, 1, 125])
def test_a_ping_is_answered_with_what_it_carried(wire: RawSocket, size: int) -> None:
    wire.frame(PING, b"x" * size)
    assert wire.read() == Frame(PONG, b"x" * size)


def test_an_unasked_pong_is_nothing(wire: RawSocket) -> None:
    wire.frame(PONG, b"unasked")
    wire.frame(PING, b"asked")
    assert wire.read() == Frame(PONG, b"asked")


# Messages


def test_a_text_comes_byte_by_byte(wire: RawSocket, table: str) -> None:
    for byte in frame(PING, b"12") + frame(TEXT, join(table)):
        wire.send(bytes([byte]))
    assert wire.read() == Frame(PONG, b"12")
    is_heard(wire)


def test_a_text_comes_in_pieces_with_pings_between_them(wire: RawSocket, table: str) -> None:
    text = join(table)
    wire.frame(TEXT, text[:3], fin=False)
    wire.frame(PING, b"between")
    assert wire.read() == Frame(PONG, b"between")
    wire.frame(CONTINUED, b"", fin=False)
    wire.frame(CONTINUED, text[3:10], fin=False)
    wire.frame(CONTINUED, text[10:])
    is_heard(wire)


def test_frames_of_all_kinds_come_in_one_packet(wire: RawSocket, table: str) -> None:
    text = join(table)
    sync = b'{"t":"sync"}'
    long = sync + b" " * 3000
    wire.send(
        frame(PING, b"1")
        + frame(TEXT, text[:5], fin=False)
        + frame(PONG, b"unasked")
        + frame(CONTINUED, text[5:])
        + frame(TEXT, sync)
        + frame(PING, b"2")
        + frame(TEXT, long)
        + frame(TEXT, sync)
    )
    found = [wire.read() for _ in range(10)]
    assert [one.payload for one in found if one.kind == PONG] == [b"1", b"2"]
    assert [one.data()["t"] for one in found if one.kind == TEXT] == ["room", "view"] * 4


def test_a_table_is_not_told_in_bytes(wire: RawSocket, table: str) -> None:
    wire.frame(BYTES, join(table))
    assert wire.close_code() == NOT_UNDERSTOOD


BROKEN = [
    pytest.param(b"\xff", id="no byte of UTF-8"),
    pytest.param(b"\xc0\xaf", id="overlong"),
    pytest.param(b"\xed\xa0\x80", id="a surrogate"),
    pytest.param(b"\xf4\x90\x80\x80", id="beyond the last character"),
    pytest.param(b"\xe2\x82", id="cut off"),
    pytest.param(b"\x80", id="continued from nothing"),
]


@pytest.mark.parametrize("broken", BROKEN)
def test_a_text_is_utf_8(host: str, broken: bytes) -> None:
    for before in (b"", b"x" * 200):
        with RawSocket(host) as wire:
            wire.frame(TEXT, before + broken)
            assert wire.close_code() == INVALID_DATA
        with RawSocket(host) as wire:
            wire.frame(TEXT, before + broken[:1], fin=False)
            wire.frame(CONTINUED, broken[1:])
            assert wire.close_code() == INVALID_DATA


@pytest.mark.parametrize("broken", BROKEN)
def test_the_reason_of_a_goodbye_is_utf_8(wire: RawSocket, broken: bytes) -> None:
    wire.frame(CLOSE, (1000).to_bytes(2, "big") + broken)
    assert wire.close_code() == INVALID_DATA


def test_a_character_may_be_cut_between_pieces(host: str, wire: RawSocket) -> None:
    text = '{"t":"say","text":"Grüß Gott"}'.encode()
    cut = text.index("ü".encode()) + 1
    person = Person(host)
    with RawSocket(host, token=person.token) as seated:
        seated.frame(TEXT, join(person.begin()))
        is_heard(seated)
        seated.frame(TEXT, text[:cut], fin=False)
        seated.frame(CONTINUED, text[cut:])
        while (told := seated.until(TEXT).data())["t"] != "talk":
            pass
        assert told["lines"][0]["text"] == "Grüß Gott"


@pytest.mark.parametrize("size", [LARGEST_MESSAGE + 1, 1 << 40, (1 << 63) - 1, 1 << 63, (1 << 64) - 1])
def test_a_frame_that_is_too_long_is_refused_by_its_length(wire: RawSocket, size: int) -> None:
    wire.send(head(TEXT, size) + b"\0\0\0\0")
    assert wire.close_code() in ((TOO_BIG,) if size < 1 << 63 else (TOO_BIG, PROTOCOL_ERROR))


def test_a_text_that_is_too_long_is_refused(host: str) -> None:
    with RawSocket(host) as wire:
        wire.frame(TEXT, b" " * LARGEST_MESSAGE)
        assert wire.close_code() == NOT_UNDERSTOOD
    with RawSocket(host) as wire:
        for _ in range(17):
            wire.frame(TEXT if not _ else CONTINUED, b" " * (LARGEST_MESSAGE >> 4), fin=False)
        assert wire.close_code() == TOO_BIG


@pytest.mark.long
def test_who_does_not_return_a_goodbye_is_left(wire: RawSocket) -> None:
    wire.frame(TEXT, b"{}")
    assert wire.until(CLOSE).code == NOT_UNDERSTOOD
    assert wire.closed() == b""


def test_half_a_frame_and_the_end(wire: RawSocket, host: str) -> None:
    wire.send(frame(TEXT, b"{}")[:-1])
    wire.socket.close()
    with Wire(host) as other:
        assert other.request("GET /healthz").status == 200
