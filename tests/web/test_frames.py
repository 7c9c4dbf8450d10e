"""Our frames and those of the library `websockets` are compatible in both directions."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import State
from websockets.uri import parse_uri

from bohnhof.engine.message import Message
from bohnhof.games import rules_of
from bohnhof.live.frames import frame
from bohnhof.live.latch import Latch
from bohnhof.live.limits import Bucket
from bohnhof.live.page import Page
from bohnhof.live.play import Play
from bohnhof.live.text_cache import TextCache
from bohnhof.rooms.connection import Connection
from bohnhof.table.table import Table
from bohnhof.web.frames import Socket
from bohnhof.web.intake import Intake
from bohnhof.web.protocols import LINE
from bohnhof.web.settings import Settings

pytestmark = pytest.mark.both_engines

Send = Callable[[dict[str, str]], Awaitable[None]]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_text_of_any_length_is_one_frame(size: int) -> None:
    reader = ClientProtocol(parse_uri("ws://here/"), state=State.OPEN)
    text = "é" * (size // 2) + "x" * (size % 2)
    reader.receive_data(frame(text))
    [read] = reader.events_received()
    assert isinstance(read, Frame)
    assert bytes(read.data).decode() == text


class Transport(asyncio.Transport):
    def __init__(self) -> None:
        super().__init__()
        self.reading = True
        self.closing = False
        self.written = b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True


async def opened() -> tuple[Socket, Transport, ClientProtocol]:
    """Return a server socket after its handshake, with the client at the other end."""

    async def app(scope: object, receive: object, send: Send) -> None:
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()

    config = uvicorn.Config(app, ws_per_message_deflate=False, log_config=None)  # type: ignore[arg-type]
    config.load()
    intake, transport = Intake(Settings("")), Transport()
    socket = Socket(intake, config, ServerState(), {})
    intake.enter(transport, "", lambda _now: None)
    socket.connection_made(transport)
    page = ClientProtocol(parse_uri("ws://here/"))
    page.send_request(page.connect())
    socket.data_received(b"".join(page.data_to_send()))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    page.receive_data(transport.written)
    page.events_received()
    assert page.state is State.OPEN
    transport.written = b""
    assert (await socket.receive())["type"] == "websocket.connect"
    return socket, transport, page


def texts(socket: Socket) -> list[object]:
    return [socket.queue.get_nowait().get("text") for _ in range(socket.queue.qsize())]


def send_some(page: ClientProtocol) -> list[str]:
    """Send messages of all lengths, whole and fragmented, and other frames."""
    sent = ["", "short", "é" * 62, "x" * 125, "x" * 126, "x" * 3000]
    page.send_text(b"")
    page.send_text(b"short")
    page.send_ping(b"1234")
    page.send_text(("é" * 62).encode())
    page.send_text(b"x" * 125)
    page.send_text(b"x" * 126)
    page.send_text(b"x" * 1000, fin=False)
    page.send_pong(b"unasked")
    page.send_continuation(b"x" * 2000, fin=True)
    page.send_text(b"last")
    return [*sent, "last"]


@pytest.mark.parametrize("piece", [1, 2, 3, 7, 10_000])
def test_what_a_page_sends_arrives_whole_however_it_is_cut(piece: int) -> None:
    async def inside() -> None:
        socket, transport, page = await opened()
        sent = send_some(page)
        data = b"".join(page.data_to_send())
        for at in range(0, len(data), piece):
            socket.data_received(data[at : at + piece])
        assert texts(socket) == sent
        page.receive_data(transport.written)
        [pong] = page.events_received()
        assert isinstance(pong, Frame)
        assert bytes(pong.data) == b"1234"

    asyncio.run(inside())


def test_no_more_is_read_than_the_application_takes() -> None:
    async def inside() -> None:
        socket, transport, page = await opened()
        for number in range(20):
            page.send_text(str(number).encode())
            socket.data_received(b"".join(page.data_to_send()))
        assert not transport.reading
        assert [(await socket.receive()).get("text") for _ in range(20)] == [str(one) for one in range(20)]
        assert transport.reading

    asyncio.run(inside())


def test_what_comes_after_a_goodbye_is_not_heard() -> None:
    async def inside() -> None:
        socket, _, page = await opened()
        page.send_text(b"before")
        data = b"".join(page.data_to_send())
        page.send_close(1000)
        goodbye = b"".join(page.data_to_send())
        socket.data_received(data + goodbye + data)
        assert texts(socket) == ["before", None]

    asyncio.run(inside())


def test_a_text_that_is_none_ends_the_socket() -> None:
    async def inside() -> None:
        socket, transport, page = await opened()
        page.send_text(b"\xff\xff")
        socket.data_received(b"".join(page.data_to_send()))
        page.receive_data(transport.written)
        assert page.close_rcvd is not None
        assert page.close_rcvd.code == 1007

    asyncio.run(inside())


def test_a_text_is_sent_at_once_unless_the_socket_is_full_or_gone() -> None:
    async def inside() -> None:
        socket, transport, page = await opened()
        line = socket.scope["extensions"][LINE][LINE]  # type: ignore[typeddict-item]
        assert line.write("now")
        socket.pause_writing()
        assert not line.write("later")
        socket.resume_writing()
        assert line.write("again")
        page.receive_data(transport.written)
        assert [bytes(read.data) for read in page.events_received() if isinstance(read, Frame)] == [
            b"now",
            b"again",
        ]
        socket.connection_lost(None)
        assert not line.write("too late")

    asyncio.run(inside())


class Listener(Play):
    """A table that refuses every action."""

    def __init__(self) -> None:
        kept = SimpleNamespace(begun=True, people=[0], places={None: 0}, id="table")
        rules = rules_of("bohnanza")
        table = Table(rules, 1, [None] * 3)
        super().__init__(kept, table, Latch(), lambda _: None, TextCache(rules))
        self.refused: list[int] = []

    def refuse(self, page: Page, id: int, reason: Message, illegal: bool) -> None:
        self.refused.append(id)


def test_an_act_is_heard_where_it_arrives_while_its_page_waits() -> None:
    async def inside() -> None:
        socket, _, page = await opened()
        play = Listener()
        connection = Connection(socket.send, None, Bucket(0.0, 3.0), socket.line)  # type: ignore[arg-type]
        connection.begin(play, 0)
        socket.line.page = connection

        def send(id: object, sentence: str = "accept 1") -> None:
            page.send_text(b'{"t":"act","id":%s,"sentence":"%s"}' % (str(id).encode(), sentence.encode()))
            socket.data_received(b"".join(page.data_to_send()))

        send(1)
        assert socket.queue.qsize() == 1
        texts(socket)
        socket.line.waits = True
        send(2)
        send(3, "nonsense")
        assert play.refused == [2, 3]
        assert not play.lock.taken
        play.lock.take()
        send(4)
        assert texts(socket) != []
        play.lock.release()
        socket.line.waits = True
        send('"five"')
        assert texts(socket) != []
        socket.line.waits = True
        send(6)
        send(7)
        assert play.refused == [2, 3, 6]
        assert texts(socket) != []

    asyncio.run(inside())
