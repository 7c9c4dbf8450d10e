"""Choose the HTTP and WebSocket protocols: our extensions of uvicorn's, or uvicorn's."""

from __future__ import annotations

from functools import partial
from types import FunctionType
from typing import Any, Final

import structlog
import uvicorn

from bohnhof.web.intake import Intake
from bohnhof.web.settings import Settings

LOG: Final = structlog.get_logger()

LINE: Final = "bohnhof.line"
"""Key of the scope extension that contains a connection's `Line`."""
OWN: Final = "auto"
"""The value by which uvicorn uses its own protocols."""


def protocols(settings: Settings) -> tuple[Any, Any]:
    """Return the protocols for HTTP and for WebSockets.

    Ours override names of uvicorn that another version may lack. Then the server uses uvicorn's own
    protocols, which are slower and do not limit slow and oversized requests.
    """
    try:
        from bohnhof.web.calls import Calls
        from bohnhof.web.frames import Socket, Writer
        from bohnhof.web.websocket import WebSocket
    except ImportError as problem:
        lacking = str(problem)
    else:
        lacking = ", ".join(name for own in (Calls, WebSocket, Writer, Socket) for name in _lacking(own))
        if not lacking:
            intake = Intake(settings)
            return partial(Calls, intake), partial(Socket, intake)
    LOG.warning(
        "this version of uvicorn is not supported: slow and oversized requests are not limited",
        version=uvicorn.__version__,
        lacking=lacking,
    )
    return OWN, OWN


def _lacking(own: Any) -> list[str]:
    """Return the names that a protocol of ours overrides or uses but uvicorn's classes lack."""
    theirs = [(name, value) for kind in own.EXTENDS for name, value in vars(kind).items()]
    defined = {name for name, _ in theirs}
    mentioned = {
        name for _, value in theirs if isinstance(value, FunctionType) for name in value.__code__.co_names
    }
    overridden = [name for name in vars(own) if name.islower() and not name.startswith("_")]
    return sorted({*overridden} - defined | {*own.USES} - defined - mentioned)
