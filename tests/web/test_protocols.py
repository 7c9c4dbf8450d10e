"""Our protocols work with the installed uvicorn, or the server runs without them."""

from __future__ import annotations

import ast
import inspect
import sys
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bohnhof.web.calls import Calls
from bohnhof.web.frames import Socket, Writer
from bohnhof.web.protocols import OWN, protocols
from bohnhof.web.settings import Settings
from bohnhof.web.websocket import WebSocket
from tests.web.servers import Person, server

NOT_SUPPORTED = "this version of uvicorn is not supported: slow and oversized requests are not limited"


def test_ours_are_used_with_this_version() -> None:
    with capture_logs() as logs:
        http, socket = protocols(Settings(""))
    assert (http.func, socket.func) == (Calls, Socket)
    assert logs == []


@pytest.mark.parametrize("lacking", ["handle_pong", "import"])
def test_a_server_starts_where_a_name_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lacking: str
) -> None:
    if lacking == "import":
        monkeypatch.setitem(sys.modules, "bohnhof.web.calls", None)
    else:
        monkeypatch.delattr(WebSocketsSansIOProtocol, lacking)
    with capture_logs() as logs, server(tmp_path) as host:
        ann = Person(host)
        page = ann.join(ann.begin("me", game="al-cabohne-solo"))
        assert page.act(page.until_view()["moves"][0]["sentence"])["seq"] == 1
    (entry,) = [entry for entry in logs if entry["event"] == NOT_SUPPORTED]
    assert lacking in entry["lacking"]


@pytest.mark.parametrize("own", [Calls, WebSocket, Writer, Socket])
def test_every_name_of_uvicorn_is_looked_for(own: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that our classes declare all inherited names that they use."""
    tree = ast.parse(inspect.getsource(own))
    read = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    }
    theirs = {name for name in read if not name.startswith("_")} - {"line", *vars(own)}
    assert theirs <= set(own.USES)
    monkeypatch.setattr(own, "EXTENDS", ())
    assert protocols(Settings("")) == (OWN, OWN)
