"""A server that an installed `bohnhof serve` runs."""

from __future__ import annotations

import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.installed.wheels import Environment
from tests.patience import PATIENCE

READY = "Bohnhof is open at "


@contextmanager
def serving(
    environment: Environment, folder: Path, command: str = "bohnhof serve", **more: str
) -> Iterator[str]:
    """Start a server, at a free port so that tests can run side by side. Yield its host and port."""
    port = free_port()
    with subprocess.Popen(
        f"exec {command} --port {port}",
        shell=True,
        cwd=folder,
        env=environment.variables(folder, **more),
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        try:
            told = ""
            while READY not in told:
                line = process.stderr.readline()
                assert line, f"the server has ended\n$ {command}\n{told}"
                told += line
            yield f"127.0.0.1:{port}"
        finally:
            process.send_signal(signal.SIGINT)
            told += process.communicate(timeout=PATIENCE)[1]
    assert "Traceback" not in told, told


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
