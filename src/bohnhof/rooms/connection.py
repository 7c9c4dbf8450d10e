"""A client's connection, which sends messages immediately or queues them.

A client that reads too slowly loses its queue and receives a snapshot instead. It delays no one.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec

from bohnhof.live.limits import Bucket
from bohnhof.live.page import Line, Page
from bohnhof.live.play import Play
from bohnhof.rooms.messages.replies import Reply
from bohnhof.rooms.messages.requests import Act

Send = Callable[[dict[str, Any]], Coroutine[Any, Any, None]]

BACKLOG: Final = 64
"""Most messages that are queued for a slow reader."""
LINES_A_SECOND: Final = 1.0
"""Chat lines a second by one socket; ten times as many in a burst."""

_encode: Final = msgspec.json.Encoder().encode
_read_act: Final = msgspec.json.Decoder(Act).decode


class Connection(Page):
    """A client's WebSocket at a table, with a queue of messages."""

    def __init__(self, send: Send, person: str | None, bucket: Bucket, line: Line | None = None) -> None:
        super().__init__(line, person, bucket, _read_act)
        self.refresh: Callable[[], Awaitable[None]] | None = None
        """Sends a snapshot."""
        self.voice = Bucket(LINES_A_SECOND, 10 * LINES_A_SECOND)
        """Rate limit of chat lines."""
        self.stranger = secrets.token_hex(16)
        """Random id in place of the person's if the client has no cookie."""
        self._send = send
        self._backlog: deque[tuple[int | None, str]] = deque()
        self._drainer: asyncio.Task[None] | None = None
        self._behind = False

    def begin(self, play: Play, seen: int) -> None:
        """Join a table, of which the client knows the first `seen` actions."""
        self.play = play
        self.told = self.sent = seen
        self.level = False

    def tell(self, reply: Reply) -> None:
        """Send a message immediately, or queue it."""
        self.tell_text(_encode(reply).decode())

    def tell_text(self, text: str, seq: int | None = None) -> None:
        """Send an encoded message, or queue it.

        Pass the action's number as `seq` if `text` is a snapshot or a delta.
        """
        if self.closed or self._behind:
            return
        if not self.drains:
            line = self.line
            if self._send_at_once(text) if line is None or line.send is None else line.write(text):
                if seq is not None:
                    self.told = self.sent = seq
                    self.level = True
                return
            self.drains = True
            self._drainer = asyncio.create_task(self._drain())
        if len(self._backlog) == BACKLOG:
            self._backlog.clear()
            self._behind = True
            self.told = self.sent
            self.level = False
        else:
            self._backlog.append((seq, text))
            if seq is not None:
                self.told = seq
                self.level = True

    def _send_at_once(self, text: str) -> bool:
        """Send without a task. Return False, and send nothing, if the server would have to wait.

        A server whose transport has room sends without awaiting anything.
        """
        sending = self._send({"type": "websocket.send", "text": text})
        try:
            sending.send(None)
        except StopIteration:
            return True
        except Exception:
            self.closed = True
            return True
        sending.close()
        return False

    async def _drain(self) -> None:
        try:
            while self._backlog or self._behind:
                if not self._backlog:
                    self._behind = False
                    if self.refresh is not None:
                        await self.refresh()
                    continue
                seq, text = self._backlog.popleft()
                if seq is not None:
                    self.sent = seq
                await self._send({"type": "websocket.send", "text": text})
        except Exception:
            self.closed = True
        finally:
            self.drains = False
            self._drainer = None

    async def close(self, code: int) -> None:
        """Close the connection with this code."""
        if self.closed:
            return
        self.closed = True
        if self._drainer is not None:
            self._drainer.cancel()
        with suppress(Exception):
            async with asyncio.timeout(2):
                await self._send({"type": "websocket.close", "code": code})
