"""Start a server: own its database, open its port, and print its address."""

from __future__ import annotations

import gc
import logging
import os
import socket
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import uvicorn

from bohnhof.rooms.store_error import StoreError
from bohnhof.web.app import make_app
from bohnhof.web.bundle import MISSING, Bundle
from bohnhof.web.intake import take_descriptors
from bohnhof.web.logs import say, write_logs
from bohnhof.web.network import ANYWHERE, Network, lan_address
from bohnhof.web.owner import DatabaseInUse
from bohnhof.web.protocols import protocols
from bohnhof.web.seldom import Seldom
from bohnhof.web.settings import Settings
from bohnhof.web.store import open_store

BACKLOG: Final = 4096
LARGEST_MESSAGE: Final = 1 << 16
TRIES: Final = 20
SWITCH_AFTER: Final = 0.0005
"""Seconds after which the event loop yields to the writer thread, whose commits everyone awaits."""


WARNINGS: Final = Seldom()
"""Lets each warning of uvicorn through once a minute, since strangers can cause them."""


class ServeError(ValueError):
    """The reason why a server could not start or has stopped, in one line."""


def default_database() -> str:
    """Return the URL of a SQLite file in the user's data directory."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(base) / 'bohnhof' / 'tables.db'}"


def serve(settings: Settings, open_browser: bool, any_port: bool, for_others: str) -> None:
    """Run a server until the process is stopped.

    `for_others` is the command that starts a server for other computers. If a server with matching
    settings already has the database open, only open the browser at its address.
    """
    write_logs()
    take_descriptors()
    try:
        _serve(settings, open_browser, any_port, for_others)
    except DatabaseInUse as other:
        if open_browser and _suits(other.address, settings, any_port):
            say(f"Bohnhof is already open at {other.address}; opening it in the browser")
            if webbrowser.open(other.address):
                return
        raise ServeError(str(other)) from None
    except StoreError as problem:
        raise ServeError(f"the database cannot be used: {problem}") from None


def _serve(settings: Settings, open_browser: bool, any_port: bool, for_others: str) -> None:
    store = open_store(settings.database)
    if store is not None:
        # Before the port, so that a second server reports the first one and not a port in use.
        store.own()
    listener = _listen(settings.host, settings.port, any_port)
    address = settings.site or f"http://{_written(settings.host)}:{listener.getsockname()[1]}/"
    network = Network(settings, for_others)
    server = uvicorn.Server(config(make_app(settings, store, network), settings))
    network.attach(server)
    lost: list[str] = []

    def stop(other: DatabaseInUse) -> None:
        lost.append(f" at {other.address}" if other.address else "")
        server.should_exit = True

    if store is not None:
        store.publish(address, stop)
    say(f"Bohnhof is open at {address} (Ctrl-C closes it)")
    if store is None:
        say("nothing is saved: all tables are gone when the server ends")
    if settings.loopback and settings.site is None:
        say("only this computer can come; for others: “Open to my network” at a table's link,")
        say(f"or {for_others}")
    elif settings.site is None:
        say("anybody who reaches this computer can come, unencrypted; on the internet use a proxy")
        at = lan_address() if settings.host in ANYWHERE else None
        if at is not None:
            say(f"in your network the address is http://{at}:{listener.getsockname()[1]}/")
    if not Bundle().is_built:
        say(MISSING.strip())
    elif open_browser:
        _open_later(address)
    gc.freeze()
    gc.disable()
    sys.setswitchinterval(SWITCH_AFTER)
    server.run(sockets=[listener])
    if lost:
        raise ServeError(f"another server{lost[0]} has opened the database; this one has stopped")


def config(app: object, settings: Settings) -> uvicorn.Config:
    """Return the uvicorn configuration; its values performed best in measurements."""
    logging.getLogger("uvicorn.error").addFilter(WARNINGS)
    http, ws = protocols(settings)
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        http=http,
        ws=ws,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        backlog=BACKLOG,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def _listen(host: str, port: int, any_port: bool) -> socket.socket:
    """Listen on the given port, or with `any_port` on the next free one.

    Raise ServeError if there is none.
    """
    problem: OSError | None = None
    for number in range(port, port + TRIES if any_port else port + 1):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen(BACKLOG)
            return listener
        except OSError as found:
            listener.close()
            problem = found
    assert problem is not None
    raise ServeError(f"{host}:{port} cannot be used: {problem.strerror or problem}")


def _written(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return socket.gethostname()
    return f"[{host}]" if ":" in host else host


def _suits(address: str, settings: Settings, any_port: bool) -> bool:
    """Return whether the server at an address matches all options that are not defaults."""
    at = urlsplit(address)
    host, _, port = at.netloc.rpartition(":")
    return (
        at.scheme in ("http", "https")
        and settings.site in (None, address)
        and (settings.host == Settings.host or _written(settings.host) == host)
        and (any_port or str(settings.port) == port)
        and replace(settings, host=Settings.host, port=Settings.port, site=None)
        == Settings(settings.database)
    )


def _open_later(address: str) -> None:
    """Open the browser in a thread.

    The port is already open, so the browser waits until the server answers.
    """
    import threading

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
