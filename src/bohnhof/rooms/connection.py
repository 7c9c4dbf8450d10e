"""One open socket: what it is told goes out at once, or waits in a short backlog. Who reads too slowly loses
the backlog and is given a fresh picture, and holds nobody up.
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
"""How many messages wait for a slow reader."""
LINES_A_SECOND: Final = 1.0
"""Of one socket in the chat; ten times as many at once."""

_encode: Final = msgspec.json.Encoder().encode
_read_act: Final = msgspec.json.Decoder(Act).decode


class Connection(Page):
    """A socket at a table. What it was told and is not sent yet waits here."""

    def __init__(self, send: Send, person: str | None, bucket: Bucket, line: Line | None = None) -> None:
        super().__init__(line, person, bucket, _read_act)
        self.refresh: Callable[[], Awaitable[None]] | None = None
        """Sends a fresh picture."""
        self.voice = Bucket(LINES_A_SECOND, 10 * LINES_A_SECOND)
        """Limits what is said in the chat."""
        self.stranger = secrets.token_hex(16)
        """Stands for whoever has no cookie yet."""
        self._send = send
        self._backlog: deque[tuple[int | None, str]] = deque()
        self._drainer: asyncio.Task[None] | None = None
        self._behind = False

    def begin(self, play: Play, seen: int) -> None:
        """Join a table whose first `seen` actions are known here."""
        self.play = play
        self.told = self.sent = seen
        self.level = False

    def tell(self, reply: Reply) -> None:
        """Send something, now or as soon as it can be."""
        self.tell_text(_encode(reply).decode())

    def tell_text(self, text: str, seq: int | None = None) -> None:
        """The same for what is encoded already; `seq` if it is a view or a change."""
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
        """A server whose transport has room sends without waiting, so that no task is needed."""
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
        """End it from here."""
        if self.closed:
            return
        self.closed = True
        if self._drainer is not None:
            self._drainer.cancel()
        with suppress(Exception):
            async with asyncio.timeout(2):
                await self._send({"type": "websocket.close", "code": code})
