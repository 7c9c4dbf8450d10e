"""Build the server's ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from traceback import walk_tb
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from bohnhof.engine.message import Message
from bohnhof.rooms import refusals, socket
from bohnhof.rooms.counts import Counts
from bohnhof.rooms.hub import Hub
from bohnhof.rooms.keeper import Keeper
from bohnhof.rooms.memory import MemoryKeeper
from bohnhof.rooms.messages.calls import Problem
from bohnhof.rooms.refusals import Refused
from bohnhof.rooms.replaying import Replays
from bohnhof.rooms.store_error import StoreError
from bohnhof.version import __version__
from bohnhof.web.api import HANDLERS, metrics
from bohnhof.web.bundle import Bundle
from bohnhof.web.gate import Gate, is_call
from bohnhof.web.headers import App, Receive, Scope, Send, with_headers
from bohnhof.web.health import Health
from bohnhof.web.metrics import Metrics
from bohnhof.web.network import Network
from bohnhof.web.people import renewing
from bohnhof.web.protocols import LINE
from bohnhof.web.seldom import Seldom
from bohnhof.web.settings import Settings
from bohnhof.web.sql_keeper import SqlKeeper
from bohnhof.web.store import Store

LARGEST_BODY = 1 << 20
SMALLEST = 1000
"""Smallest response that is compressed, in bytes."""
LOG = structlog.get_logger()

REASONS = {
    404: refusals.NOT_FOUND,
    405: refusals.NOT_FOUND,
    413: refusals.TOO_LARGE,
    429: refusals.TOO_FAST,
}


def make_app(settings: Settings, store: Store | None, network: Network | None = None) -> App:
    """Build a server's application, and migrate its database.

    Without a database (`store` is None) nothing is saved.
    """
    network = network or Network(settings)
    counts = Metrics()
    hub = Hub(_keeper(store, counts), counts, settings.idle, settings.empty_days)
    gate = Gate(settings, network.origins)
    api: App = _api(settings, store, hub, gate, network)  # type: ignore[assignment]
    if settings.secure:
        api = renewing(api)
    bundle = Bundle()

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or is_call(scope["path"]):
            await api(scope, receive, send)
        else:
            await bundle(scope, receive, send)

    async def talk(scope: Scope, receive: Receive, send: Send) -> None:
        person = gate.person(scope)
        line = scope.get("extensions", {}).get(LINE, {}).get(LINE)
        check = partial(gate.check_expensive, scope)
        await socket.serve(hub, person, receive, send, settings.messages_a_second, line, check)  # type: ignore[arg-type]

    return with_headers(gate.guard(answer, talk), settings.secure)


def _keeper(store: Store | None, counts: Counts) -> Keeper:
    if store is None:
        return MemoryKeeper(counts)
    store.migrate()
    return SqlKeeper(store)


def _api(settings: Settings, store: Store | None, hub: Hub, gate: Gate, network: Network) -> Litestar:
    replays = Replays(hub.keeper)
    seldom = Seldom()

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        if store is not None:
            store.start()
        hub.start()
        try:
            yield
        finally:
            await hub.stop()
            replays.stop()
            if store is not None:
                await store.stop()

    return Litestar(
        route_handlers=[*HANDLERS, metrics] if settings.metrics else HANDLERS,
        lifespan=[lifespan],
        state=State(
            {
                "hub": hub,
                "gate": gate,
                "network": network,
                "settings": settings,
                "replays": replays,
                "health": Health(store),
            }
        ),
        # JSON only: OpenAPI viewers load scripts from other sites, which the CSP forbids.
        openapi_config=OpenAPIConfig(
            "Bohnhof", __version__, path="/api/openapi", render_plugins=[JsonRenderPlugin()]
        ),
        exception_handlers={
            Refused: _refused,
            StoreError: _not_saved,
            HTTPException: _http_problem,
            RecursionError: partial(_unreadable, seldom),
            UnicodeDecodeError: partial(_unreadable, seldom),
            Exception: _broken,
        },
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig("gzip", minimum_size=SMALLEST, gzip_compress_level=6),
        logging_config=None,
    )


def _problem(reason: Message, status: int) -> Response[Problem]:
    return Response(Problem(reason.data()), status_code=status, media_type="application/json")


def _refused(_request: Request[Any, Any, Any], problem: Refused) -> Response[Problem]:
    return _problem(problem.reason, problem.status)


def _not_saved(_request: Request[Any, Any, Any], problem: StoreError) -> Response[Problem]:
    LOG.error("the store failed", why=str(problem))
    return _problem(refusals.not_saved(problem.kind), 503)


def _http_problem(_request: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    return _problem(REASONS.get(problem.status_code, refusals.NOT_UNDERSTOOD), problem.status_code)


def _unreadable(seldom: Seldom, request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    """Refuse JSON that is nested too deeply or is not UTF-8.

    msgspec raises no error of its own for these. The same exceptions from elsewhere are faults of
    the server.
    """
    frames = [frame for frame, _ in walk_tb(problem.__traceback__)]
    if not frames or not frames[-1].f_globals["__name__"].startswith("litestar.serialization"):
        return _broken(request, problem)
    seldom.warn("a request is nested too deeply or not UTF-8: it is refused")
    return _problem(refusals.NOT_UNDERSTOOD, 400)


def _broken(request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    LOG.error("a call failed", path=request.scope.get("path_template"), exc_info=problem)
    return _problem(refusals.BROKEN, 500)
