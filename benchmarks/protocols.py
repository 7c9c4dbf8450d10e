"""Measure an action's processor time with and without our WebSocket code, in alternating runs.

python benchmarks/protocols.py --tables 300 --rate 1 --seconds 20 --rounds 5
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import statistics
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any, Final

import uvloop

sys.path.append(str(Path(__file__).parent))
import load

KINDS: Final = {
    "uvicorn": "uvicorn's protocols alone",
    "limits": "with our limits",
    "writer": "and frames written by us",
    "reader": "and frames read by us, as the server has it",
}


def serve(kind: str, database: str, port: int) -> None:
    from bohnhof.web import protocols
    from bohnhof.web import serve as serving
    from bohnhof.web.calls import Calls
    from bohnhof.web.frames import Socket, Writer
    from bohnhof.web.intake import Intake
    from bohnhof.web.settings import Settings
    from bohnhof.web.websocket import WebSocket

    def chosen(settings: Settings) -> tuple[Any, Any]:
        if kind == "uvicorn":
            return protocols.OWN, protocols.OWN
        intake = Intake(settings)
        socket = {"limits": WebSocket, "writer": Writer, "reader": Socket}[kind]
        return partial(Calls, intake), partial(socket, intake)

    serving.protocols = chosen
    load.serve_here(database, port)


async def measure(kind: str, count: int, rate: float, seconds: float, seed: int) -> tuple[float, float]:
    """Return the processor time and the median latency of an action, in microseconds."""
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        tables = await load.make_tables(database, count)
        server = load.Process(database, __file__, "--serve", kind)
        try:
            await server.ready()
            found = load.Load()
            await load.connect_all(found, tables, server.port)
            until = time.perf_counter() + load.WARM_UP + seconds
            players = [
                asyncio.create_task(load.act_on(found, table, rate, until, chance, server.port))
                for table in tables
            ]
            await asyncio.sleep(load.WARM_UP)
            cpu = server.cpu()
            found.measuring = True
            await asyncio.sleep(seconds)
            found.measuring = False
            spent = server.cpu() - cpu
            await asyncio.gather(*players)
        finally:
            server.process.kill()
            server.process.wait()
    return 1e6 * spent / found.acts, 1e6 * statistics.median(found.latencies)


def main() -> None:
    if sys.argv[1:2] == ["--serve"]:
        kind, database, port = sys.argv[2:]
        serve(kind, database, int(port))
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=1.0, help="actions a second at each table")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    gc.disable()
    spent: dict[str, list[float]] = {kind: [] for kind in KINDS}
    for number in range(given.rounds):
        kinds = list(KINDS) if number % 2 == 0 else list(reversed(KINDS))
        for kind in kinds:
            work = measure(kind, given.tables, given.rate, given.seconds, number)
            cpu, latency = uvloop.run(work)
            spent[kind].append(cpu)
            print(
                f"round {number + 1}: {kind:8} {cpu:6.0f} µs of processor per action, p50 {latency:6.0f} µs, "
                f"load {os.getloadavg()[0]:.1f}",
                flush=True,
            )
    for kind, what in KINDS.items():
        ratios = [mine / base for mine, base in zip(spent[kind], spent["uvicorn"], strict=True)]
        print(
            f"{what}: {statistics.median(spent[kind]):.0f} µs per action, {statistics.median(ratios):.3f} of "
            f"uvicorn's ({min(ratios):.3f} to {max(ratios):.3f})"
        )


if __name__ == "__main__":
    main()
