"""Count the files and Python calls between an action and the output that it causes.

Run it with the pure-Python engine:

    BOHNHOF_INTERPRETED=1 python benchmarks/action_path.py
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType
from typing import Final, NamedTuple

from rich.console import Console

from bohnhof.games import DEFAULT_GAME, rules_of
from bohnhof.live.page import Line
from bohnhof.live.play import hears
from bohnhof.loading import PACKAGE, compiled
from bohnhof.rooms import socket
from bohnhof.rooms.hub import Hub
from bohnhof.rooms.stored_table import Chair, new_table
from bohnhof.terminal.play import begin, play
from bohnhof.web.people import person_of
from bohnhof.web.sql_keeper import SqlKeeper
from bohnhof.web.store import Store

SEED: Final = 1
BOT: Final = "thrifty"
SEATS: Final = 4
ACT: Final = "plant 1"


class Share(NamedTuple):
    """A package's share of a trace: its distinct files, and the calls of functions in them."""

    files: int
    calls: int


class Trace:
    """A trace of the functions of Bohnhof that are called.

    It covers all threads that start while it exists.
    """

    def __init__(self) -> None:
        self.calls: list[str] = []
        """The file of each call, in order."""
        self._on = False
        threading.setprofile(self._note)

    def start(self) -> None:
        self.calls = []
        self._on = True
        sys.setprofile(self._note)

    def stop(self) -> None:
        self._on = False
        sys.setprofile(None)

    def by_package(self) -> dict[str, Share]:
        """Return the share of each package, in the order of their first calls, then of all."""
        found: dict[str, list[str]] = {}
        for file in self.calls:
            package = os.path.relpath(file, PACKAGE).partition(os.sep)[0].removesuffix(".py")
            found.setdefault(f"`{package}`", []).append(file)
        return {
            name: Share(len(set(files)), len(files)) for name, files in {**found, "all": self.calls}.items()
        }

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if self._on and event == "call" and frame.f_code.co_filename.startswith(PACKAGE):
            self.calls.append(frame.f_code.co_filename)


class Typed(io.StringIO):
    """A typed line. The trace starts when it is read, and stops when the next one is requested."""

    def __init__(self, trace: Trace) -> None:
        super().__init__(f"{ACT}\n")
        self._trace = trace

    def readline(self, size: int | None = -1, /) -> str:
        self._trace.stop()
        line = super().readline()
        if line:
            self._trace.start()
        return line


def terminal(trace: Trace, folder: Path) -> None:
    """Trace from a typed line to the next prompt."""
    sat = begin(DEFAULT_GAME, [BOT] * (SEATS - 1), SEED, "Ann", folder / "game.toml")
    shown, typed = io.StringIO(), sys.stdin
    sys.stdin = Typed(trace)
    try:
        with contextlib.redirect_stdout(shown):
            play(sat, "en", Console(file=shown, width=100))
    finally:
        sys.stdin = typed


def server(trace: Trace, folder: Path) -> None:
    """Trace from the text of a frame that has arrived to the frame of the answer."""
    asyncio.run(_serve(trace, f"sqlite:///{folder / 'tables.db'}"))


async def _serve(trace: Trace, database: str) -> None:
    store = Store(database)
    store.migrate()
    store.start()
    hub = Hub(SqlKeeper(store))
    ann = person_of("Ann" * 16)
    chairs = [Chair("Ann", None, ann), *[Chair(f"Bot {seat}", BOT, None) for seat in range(2, SEATS + 1)]]
    table = new_table(rules_of(DEFAULT_GAME), chairs, ann, "slow", seed=SEED)
    await hub.keeper.create(table)
    asked: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    asked.put_nowait({"type": "websocket.connect"})
    asked.put_nowait({"type": "websocket.receive", "text": f'{{"t":"join","table":"{table.id}","seen":0}}'})
    answered = asyncio.Event()

    def answer(_: bytes) -> None:
        trace.stop()
        answered.set()

    async def send(_: object) -> None:
        answered.set()

    line = Line()
    line.send, line.clear = answer, True
    task = asyncio.create_task(socket.serve(hub, ann, asked.get, send, 1e6, line))
    try:
        while line.page is None or line.page.play is None or not line.waits:
            await asyncio.sleep(0)
        answered.clear()
        trace.start()
        assert hears(line, f'{{"t":"act","id":1,"sentence":"{ACT}"}}'.encode())
        await answered.wait()
    finally:
        trace.stop()
        asked.put_nowait({"type": "websocket.disconnect"})
        await task
        await hub.stop()
        await store.stop()


def main() -> None:
    if compiled():
        sys.exit("calls of the compiled engine cannot be seen: set BOHNHOF_INTERPRETED=1")
    trace = Trace()
    found: list[dict[str, Share]] = []
    for path in (terminal, server):
        for _ in range(2):  # what is done only once in a process is no part of it
            with tempfile.TemporaryDirectory() as folder:
                path(trace, Path(folder))
        found.append(trace.by_package())
    print("| package | terminal: files | calls | server: files | calls |")
    print("|---|---|---|---|---|")
    names = dict.fromkeys([name for shares in found for name in shares if name != "all"])
    for name in (*names, "all"):
        cells = [str(count or "–") for shares in found for count in shares.get(name, Share(0, 0))]
        print(f"| {name} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
