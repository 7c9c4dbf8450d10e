"""A WebSocket that is read slowly or not at all."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from bohnhof.live.limits import Bucket
from bohnhof.rooms.connection import BACKLOG, Connection
from bohnhof.rooms.messages.replies import Said, Talk


class Reader:
    """A client that can stop reading."""

    def __init__(self) -> None:
        self.reading = asyncio.Event()
        self.reading.set()
        self.read: list[Any] = []

    async def send(self, event: dict[str, Any]) -> None:
        await self.reading.wait()
        self.read.append(text_of(event["text"]) if "text" in event else event)


def said(number: int) -> Talk:
    return Talk([Said(number, 1, "Ann", "ann", text=str(number))])


def text_of(message: str) -> str:
    read = msgspec.json.decode(message)
    return str(read["lines"][0]["text"] if "lines" in read else read["text"])


async def settle() -> None:
    for _ in range(3 * BACKLOG):
        await asyncio.sleep(0)


def test_messages_go_out_at_once_and_in_their_order() -> None:
    async def inside() -> None:
        reader = Reader()
        connection = Connection(reader.send, None, Bucket(1.0))
        for number in range(3):
            connection.tell(said(number))
        assert reader.read == ["0", "1", "2"]

    asyncio.run(inside())


def test_a_short_stop_loses_nothing() -> None:
    async def inside() -> None:
        reader = Reader()
        connection = Connection(reader.send, None, Bucket(1.0))
        reader.reading.clear()
        for number in range(BACKLOG):
            connection.tell(said(number))
        assert reader.read == []
        reader.reading.set()
        await settle()
        connection.tell(said(BACKLOG))
        assert reader.read == [str(number) for number in range(BACKLOG + 1)]

    asyncio.run(inside())


def test_who_reads_too_slowly_is_given_a_fresh_picture_instead() -> None:
    async def inside() -> None:
        reader = Reader()
        connection = Connection(reader.send, None, Bucket(1.0))

        async def refresh() -> None:
            connection.tell(said(1000))

        connection.refresh = refresh
        connection.tell_text('{"text": "first"}', 7)
        reader.reading.clear()
        for number in range(8, 10 * BACKLOG):
            connection.tell_text(f'{{"text": "{number}"}}', number)
        assert connection.told == 7
        reader.reading.set()
        await settle()
        connection.tell(said(1001))
        assert reader.read[0] == "first"
        assert reader.read[-2:] == ["1000", "1001"]
        assert len(reader.read) <= 4

    asyncio.run(inside())


def test_a_reader_who_is_gone_disturbs_nobody() -> None:
    async def gone(event: dict[str, Any]) -> None:
        raise OSError("gone")

    async def inside() -> None:
        connection = Connection(gone, None, Bucket(1.0))
        connection.tell(said(1))
        assert connection.closed
        connection.tell(said(2))
        await connection.close(4409)

    asyncio.run(inside())
