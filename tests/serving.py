"""Servers in separate processes."""

from __future__ import annotations

import shlex
import signal
import socket
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.patience import PATIENCE, wait_until

READY = "Bohnhof is open at "


@dataclass(frozen=True)
class Served:
    """A server that runs or has run."""

    host: str
    """Its address and port."""
    log: Path

    def told(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")


@contextmanager
def serving(
    command: Sequence[str],
    folder: Path,
    environment: Mapping[str, str],
    port: int = 0,
    ended_by: int = signal.SIGINT,
) -> Iterator[Served]:
    """Run a command that starts a server, by default on a free port.

    So tests can run in parallel.
    """
    port = port or free_port()
    served = Served(f"127.0.0.1:{port}", folder / f"server-{port}.log")
    with served.log.open("wb") as log:
        process = subprocess.Popen(
            [*command, "--port", str(port)],
            cwd=folder,
            env=environment,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    try:
        wait_until(
            lambda: READY in served.told() or process.poll() is not None, f"{shlex.join(command)} is ready"
        )
        assert process.poll() is None, f"the server has ended\n$ {shlex.join(command)}\n{served.told()}"
        yield served
    finally:
        process.send_signal(ended_by)
        process.wait(PATIENCE)
    assert "Traceback" not in served.told(), served.told()


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
