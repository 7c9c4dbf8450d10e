"""One open socket at a table, as far as every act is concerned."""

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
    """A socket that can do without waiting."""

    def __init__(self) -> None:
        self.send: Callable[[bytes], object] | None = None
        self.clear = False
        """Whether what is sent goes out at once."""
        self.page: Page | None = None
        self.waits = False
        """Whether the page's task is at nothing but waiting for what comes."""

    def write(self, text: str) -> bool:
        """Send a text at once; False if that cannot be."""
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
        """The person who opened it. Which seat that person has, only the table says."""
        self.bucket = bucket
        self.read = read
        """Reads an act: its `sentence` and its `id`."""
        self.play: Play | None = None
        self.told_as = SPECTATOR
        """The seat for which the last update was written; SPECTATOR if for none."""
        self.told = 0
        """The number of the last action in an update for this client."""
        self.sent = 0
        """The number of the last action in an update that is not waiting here."""
        self.level = False
        """Whether a change is enough: the client was sent the whole table before."""
        self.suggests = False
        """Whether offers are suggested to this client."""
        self.closed = False
        self.drains = False
        """Whether something waits to be sent before anything else."""

    def tell_text(self, text: str, seq: int | None = None) -> None:
        """Send a text, now or as soon as it can be; `seq` if it is a view or a change."""
        raise NotImplementedError


def send(page: Page, text: str, seq: int) -> None:
    """The same as `tell_text`, quicker where nothing is in the way."""
    line = page.line
    if line is None or page.drains or page.closed or not line.write(text):
        page.tell_text(text, seq)
    else:
        page.told = page.sent = seq
        page.level = True
