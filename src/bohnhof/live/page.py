"""Clients connected to a table, reduced to what every action needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bohnhof.engine.state import SPECTATOR
from bohnhof.live.frames import frame
from bohnhof.live.limits import Bucket
from bohnhof.native import mypyc_attr

if TYPE_CHECKING:
    from bohnhof.live.play import Play


class Line:
    """A WebSocket connection that can send without awaiting."""

    def __init__(self) -> None:
        self.send: Callable[[bytes], object] | None = None
        self.clear = False
        """Whether the transport accepts data right now."""
        self.page: Page | None = None
        self.waits = False
        """Whether the connection's task is idle, so that a message may be handled without it."""

    def write(self, text: str) -> bool:
        """Send `text` immediately. Return False, and send nothing, if the transport is busy."""
        if not self.clear or self.send is None:
            return False
        self.send(frame(text))
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Page:
    """A client that receives updates about a table."""

    def __init__(
        self, line: Line | None, person: str | None, bucket: Bucket, read: Callable[[bytes], Any]
    ) -> None:
        self.line = line
        self.person = person
        """Id of the person who opened it, if known. The table says which seat that person has."""
        self.bucket = bucket
        self.read = read
        """Decodes an action message into an object with `sentence` and `id`."""
        self.play: Play | None = None
        self.told_as = SPECTATOR
        """The seat for which the last update was written; SPECTATOR if there was none."""
        self.told = 0
        """Number of the last action in an update that was sent or queued."""
        self.sent = 0
        """Number of the last action in an update that has left the queue."""
        self.level = False
        """Whether a delta is enough, because the client has a snapshot."""
        self.suggests = False
        """Whether the client wants suggested offers."""
        self.closed = False
        self.drains = False
        """Whether messages are queued, so that new ones must wait behind them."""

    def tell_text(self, text: str, seq: int | None = None) -> None:
        """Send `text`, or queue it if the connection is busy.

        Pass the action's number as `seq` if `text` is a snapshot or a delta.
        """
        raise NotImplementedError


def send(page: Page, text: str, seq: int) -> None:
    """Send a snapshot or a delta. A fast path for `Page.tell_text` when nothing is queued."""
    line = page.line
    if line is None or page.drains or page.closed or not line.write(text):
        page.tell_text(text, seq)
    else:
        page.told = page.sent = seq
        page.level = True
