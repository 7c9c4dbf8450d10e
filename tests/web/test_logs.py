"""Logs have one format, whoever writes a line."""

from __future__ import annotations

import io
import json
import logging
import socket
import sys
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from bohnhof.web.logs import say, write_logs
from tests.commands import BOHNHOF, environment
from tests.patience import PATIENCE
from tests.serving import serving


class Stream(io.StringIO):
    """A standard error that may be a terminal."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


@pytest.fixture
def _as_before() -> Iterator[None]:
    """Restore the process-wide settings of a server after the test."""
    handlers, level, hook = logging.root.handlers[:], logging.root.level, threading.excepthook
    logging.root.handlers = []
    library = logging.getLogger("uvicorn.error")
    filters, library.filters = library.filters, []  # the server's filter passes one warning per minute
    yield
    library.filters = filters
    logging.captureWarnings(False)
    logging.root.handlers, threading.excepthook = handlers, hook
    logging.root.setLevel(level)
    structlog.reset_defaults()


def fail(secret: str) -> None:
    raise RuntimeError(f"it has {len(secret)} letters")


def log_all() -> None:
    """Write a log line in every way."""
    secret = "-".join(["sword", "fish"])
    structlog.get_logger().error("of ours", table="abcd…")
    logging.getLogger("uvicorn.error").warning("of a %s", "library")
    logging.getLogger("uvicorn.error").info("left out")
    for logger in (structlog.get_logger(), logging.getLogger("asyncio")):
        try:
            fail(secret)
        except RuntimeError:
            logger.exception("two\nlines")
    thread = threading.Thread(target=fail, args=(secret,), name="writer")
    thread.start()
    thread.join()
    warnings.warn("of Python", stacklevel=1)
    say("open")


@pytest.mark.usefixtures("_as_before")
@pytest.mark.parametrize("terminal", [False, True], ids=["to a file", "at a terminal"])
def test_every_event_has_one_form(terminal: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Stream(terminal)
    monkeypatch.setattr(sys, "stderr", stream)
    write_logs()
    log_all()
    lines = stream.getvalue().splitlines()
    assert "sword-fish" not in stream.getvalue()
    if terminal:
        assert lines[-1] == "bohnhof: open"
        assert not any(line.startswith("{") for line in lines)
        assert any("of a library" in line for line in lines)
        return
    entries: list[dict[str, Any]] = [json.loads(line) for line in lines]
    told = [(entry["level"], entry["event"]) for entry in entries]
    assert told[:5] == [
        ("error", "of ours"),
        ("warning", "of a library"),
        ("error", "two\nlines"),
        ("error", "two\nlines"),
        ("error", "a thread has failed"),
    ]
    assert "of Python" in told[5][1]
    assert told[6:] == [("info", "open")]
    assert all("it has 10 letters" in entry["exception"] for entry in entries[2:5])
    assert [entry.get("logger") for entry in entries[1:4]] == ["uvicorn.error", None, "asyncio"]
    assert all(entry["timestamp"] for entry in entries)


def test_a_server_writes_json_when_its_libraries_complain(tmp_path: Path) -> None:
    variables = environment(BOHNHOF_DATABASE=f"sqlite:///{tmp_path / 'tables.db'}")
    with serving([*BOHNHOF, "serve", "--no-open"], tmp_path, variables) as served:
        name, _, port = served.host.partition(":")
        with socket.create_connection((name, int(port)), timeout=PATIENCE) as wire:
            wire.sendall(b"this is no HTTP\r\n\r\n")
            wire.recv(1000)
    entries = [json.loads(line) for line in served.told().splitlines()]
    assert {"event", "level", "timestamp"} <= set.intersection(*[set(entry) for entry in entries])
    assert any("is open at" in entry["event"] for entry in entries)
    assert "uvicorn.error" in [entry.get("logger") for entry in entries]
