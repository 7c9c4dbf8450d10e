"""Find the address at which others reach the server, and open it to the local network."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from typing import Final

import structlog
import uvicorn

from bohnhof.rooms import refusals
from bohnhof.rooms.messages.calls import Reach
from bohnhof.rooms.refusals import Refused
from bohnhof.web.headers import Scope
from bohnhof.web.origins import LOCAL, Origins, host_of
from bohnhof.web.settings import Settings

LOG: Final = structlog.get_logger()

ANYWHERE: Final = ("0.0.0.0", "::")
"""Hosts that stand for every address of the computer."""
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address outside every local network (RFC 5737). Nothing is sent to it."""


def lan_address() -> str | None:
    """Return this computer's address in its local network, or None without a network."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(ELSEWHERE)
            found = str(probe.getsockname()[0])
    except OSError:
        return None
    return None if ip_address(found).is_loopback or ip_address(found).is_unspecified else found


class Network:
    """The addresses at which a server can be reached."""

    def __init__(self, settings: Settings, for_others: str = "") -> None:
        """Initialize from the settings, and the command that starts a server for others."""
        self.origins = Origins(settings.site, settings.loopback)
        self._settings = settings
        self._for_others = for_others
        self._server: uvicorn.Server | None = None
        self._lock = asyncio.Lock()
        self._opened = ""
        """The additional address at which the server listens once it was opened; '' before."""

    def attach(self, server: uvicorn.Server) -> None:
        """Set the running server, which `open` needs."""
        self._server = server

    def reach(self, scope: Scope) -> Reach:
        """Return the address for the caller's links, or that they only work on this computer."""
        host = host_of(scope)
        if self._settings.site is not None:
            return Reach(address=self._settings.site)
        if host not in (*LOCAL, socket.gethostname().lower()):
            return Reach()
        address = lan_address() if self._settings.host in ANYWHERE else self._opened or None
        if address is not None:
            return Reach(address=f"http://{address}:{_port(scope)}")
        if self._settings.host not in ANYWHERE and not self._settings.loopback:
            return Reach()
        return Reach(only_here=True, may_open=self._may_open(scope), command=self._for_others)

    async def open(self, scope: Scope) -> Reach:
        """Listen on this computer's address in its local network as well.

        Raise Refused unless the caller is at this computer.
        """
        if not self._may_open(scope):
            raise Refused(refusals.NOT_HERE, 403)
        async with self._lock:
            if not self._opened:
                await self._listen(_port(scope))
        return self.reach(scope)

    def _may_open(self, scope: Scope) -> bool:
        """Return whether a request comes from this computer, and the server listens only there.

        Requests through a local proxy are excluded. They come with a site, forwarding headers, or a
        host name that is not this computer's.
        """
        client, server = scope.get("client"), scope.get("server")
        here = all(end is not None and end[0] in ("127.0.0.1", "::1") for end in (client, server))
        alone = self._settings.loopback and self._settings.site is None
        forwarded = any(name.startswith((b"x-forwarded", b"forwarded")) for name, _ in scope["headers"])
        return self._server is not None and alone and here and not forwarded and host_of(scope) in LOCAL

    async def _listen(self, port: int) -> None:
        assert self._server is not None
        server, address = self._server, lan_address()
        if address is None:
            raise Refused(refusals.NO_NETWORK)
        loop = asyncio.get_running_loop()
        config = server.config

        def protocol() -> asyncio.Protocol:
            kind: type[asyncio.Protocol] = config.http_protocol_class
            state = server.lifespan.state
            return kind(config=config, server_state=server.server_state, app_state=state, _loop=loop)  # type: ignore[call-arg]

        try:
            listener = await loop.create_server(protocol, address, port, backlog=config.backlog)
        except OSError as problem:
            LOG.warning("the network cannot be opened", why=str(problem))
            raise Refused(refusals.NOT_OPENED) from None
        server.servers.append(listener)
        self._opened = address
        self.origins.allow(address)
        LOG.warning("the server is open to its network now, unencrypted, until it ends")


def _port(scope: Scope) -> int:
    return int(scope["server"][1])
