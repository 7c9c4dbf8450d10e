"""What a server is told when it starts."""

from __future__ import annotations

from dataclasses import dataclass

from bohnhof.web.origins import read_site


@dataclass(frozen=True)
class Settings:
    """Where it listens and keeps its games, and how much it lets one visitor do."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    site: str | None = None
    """The address people type, such as https://beans.example, if it is not this host and port."""
    proxies: str = "127.0.0.1"
    """The addresses of proxies that are believed when they say who calls."""
    metrics: bool = False
    idle: float = 60.0
    """Seconds without anybody after which a table leaves memory."""
    empty_days: float = 7.0
    """Days after which a table is deleted on which no one has done anything; 0 for never."""
    connections: int = 300
    """Open ones of one address, of every kind. Those of the proxies are not counted."""
    head_seconds: float = 10.0
    """For the request line and the headers of a request."""
    body_seconds: float = 30.0
    """For the body of a request."""
    unread_seconds: float = 30.0
    """After which a peer is dropped that has read nothing of what it was sent."""
    requests_a_second: float = 20.0
    """Of one address, over HTTP; ten times as many at once."""
    files_a_second: float = 200.0
    """Files of the page for one address; ten times as many at once."""
    expensive_a_second: float = 2.0
    """Requests of one address that take much time: new tables, replays, searches, hints, undos. Thirty times
    as many at once; of the whole server ten times that.
    """
    messages_a_second: float = 20.0
    """Of one socket."""
    sockets: int = 200
    """Open ones of one address."""
    tables: int = 60
    """That one address may begin at once; every twenty seconds one more."""

    def __post_init__(self) -> None:
        if self.site is not None:
            object.__setattr__(self, "site", read_site(self.site))

    @property
    def loopback(self) -> bool:
        return self.host in ("127.0.0.1", "::1", "localhost")

    @property
    def secure(self) -> bool:
        return self.site is not None and self.site.startswith("https://")
