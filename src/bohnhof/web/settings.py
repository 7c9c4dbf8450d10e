"""Settings of a server."""

from __future__ import annotations

from dataclasses import dataclass

from bohnhof.web.origins import read_site


@dataclass(frozen=True)
class Settings:
    """A server's addresses, its database, and its limits per address."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    site: str | None = None
    """Public URL, such as https://beans.example, if it differs from the host and port."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies that are trusted to set X-Forwarded-For, separated by commas."""
    metrics: bool = False
    idle: float = 60.0
    """Seconds after which a table without connections leaves memory."""
    empty_days: float = 7.0
    """Days after which a table on which no one has acted is deleted; 0 keeps all."""
    connections: int = 300
    """Open connections per address, of every kind. Those of the proxies are not counted."""
    head_seconds: float = 10.0
    """Seconds for the request line and the headers of a request."""
    body_seconds: float = 30.0
    """Seconds for the body of a request."""
    unread_seconds: float = 30.0
    """Seconds after which a peer is dropped that does not read what it was sent."""
    requests_a_second: float = 20.0
    """HTTP requests a second per address; ten times as many in a burst."""
    files_a_second: float = 200.0
    """Files of the front end a second per address; ten times as many in a burst."""
    expensive_a_second: float = 2.0
    """Expensive requests a second per address: new tables, replays, searches, hints, undos.

    Thirty times as many in a burst. The whole server allows ten times that.
    """
    messages_a_second: float = 20.0
    """Messages a second per socket."""
    sockets: int = 200
    """Open sockets per address."""
    tables: int = 60
    """Tables that one address may create in a burst; one more every twenty seconds."""

    def __post_init__(self) -> None:
        if self.site is not None:
            object.__setattr__(self, "site", read_site(self.site))

    @property
    def loopback(self) -> bool:
        return self.host in ("127.0.0.1", "::1", "localhost")

    @property
    def secure(self) -> bool:
        return self.site is not None and self.site.startswith("https://")
