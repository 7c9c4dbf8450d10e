"""Measure a server with many tables: the latency and cost of actions, and a reconnect storm.

python benchmarks/load.py --tables 1000 --rate 4
python benchmarks/load.py --tables 100 --rate 1 --seconds 3600  (prints memory every minute)
python benchmarks/load.py --parts
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import random
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Final, cast

import msgspec
import uvloop

from bohnhof.games import rules_of
from bohnhof.rooms.stored_table import Chair, new_table
from bohnhof.web.keeping import creation
from bohnhof.web.people import person_of
from bohnhof.web.settings import Settings
from bohnhof.web.store import Store

SEATS: Final = 4
WARM_UP: Final = 3.0
EVERY: Final = 60
"""Interval in seconds between interim reports of a long run."""
OFFERS: Final = 0.5
"""Probability of making an offer when the client is asked and gets suggested offers."""
NEWCOMERS: Final = 1
"""Number of seats per table that get suggested offers, as in a player's first games.

Only these make offers.
"""


class Move(msgspec.Struct):
    sentence: str


class Ending(msgspec.Struct):
    verdict: msgspec.Raw


class View(msgspec.Struct, tag_field="t", tag="view"):
    """The fields of a snapshot that are needed to play."""

    seq: int
    asked: str | None
    moves: list[Move]
    suggestions: list[Move]
    id: int | None = None
    ending: Ending | None = None


class Change(msgspec.Struct, tag_field="t", tag="change"):
    """The same fields of a delta."""

    seq: int
    asked: str | None
    moves: list[Move] | None = None
    suggestions: list[Move] | None = None
    ending: Ending | None = None


class No(msgspec.Struct, tag_field="t", tag="no"):
    id: int | None


class Other(msgspec.Struct, tag_field="t", tag="room"):
    table: str


class Moved(msgspec.Struct, tag_field="t", tag="moved"):
    table: str


READ: Final = msgspec.json.Decoder(View | Change | No | Other | Moved)


class Table:
    """A table as its clients see it, and its action in progress."""

    def __init__(self, table_id: str, tokens: list[str]) -> None:
        self.id = table_id
        self.tokens = tokens
        self.pages: list[Page] = []
        self.seq = 0
        """Number of the last action that all clients have received."""
        self.left = 0
        """Number of clients that have not yet received the action in progress."""
        self.sent_at = 0.0
        self.sent_by = -1
        self.moved_to = ""
        """Id of the table of the rematch."""


class Load:
    """All measured values."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.measuring = False
        self.acts = 0
        self.bytes = 0
        self.refused = 0
        self.skipped = 0
        """Number of actions that were due while the previous one was in progress."""
        self.joined = 0
        self.games = 0
        """Number of games that ended and were followed by another."""
        self.own = 0.0
        """Seconds of processor time used by this process."""


class Page(asyncio.Protocol):
    """A minimal WebSocket client, so that the measuring process is not the bottleneck."""

    def __init__(self, load: Load, table: Table, seat: int) -> None:
        self.load = load
        self.table = table
        self.seat = seat
        self.view: View | None = None
        self.open = False
        self.lost = False
        self._buffer = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = [
            "GET /ws HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {self.table.tokens[self.seat]}",
        ]
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._buffer.startswith(b"HTTP/1.1 101"), bytes(self._buffer[:200])
            del self._buffer[: end + 4]
            self.open = True
            self.send(b'{"t":"join","table":"%s","seen":%d}' % (self.table.id.encode(), self.table.seq))
            if self.seat < NEWCOMERS:
                self.send(b'{"t":"suggest","wanted":true}')
        while (frame := self._frame()) is not None:
            if frame:
                self._hear(frame)

    def _frame(self) -> bytes | None:
        """Return the next text frame, empty bytes for any other frame, None if it is incomplete."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, at = buffer[1] & 127, 2
        if size == 126:
            size, at = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, at = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < at + size:
            return None
        kind = buffer[0] & 15
        frame = bytes(buffer[at : at + size])
        del buffer[: at + size]
        if kind == 9:
            self._write(0x8A, frame)
        return frame if kind == 1 else b""

    def _hear(self, frame: bytes) -> None:
        load, table = self.load, self.table
        if load.measuring:
            load.bytes += len(frame)
        reply = READ.decode(frame)
        known = -1 if self.view is None else self.view.seq
        if isinstance(reply, Change):
            self._follow(reply)
        elif isinstance(reply, View):
            if self.view is None:
                load.joined += 1
            self.view = reply
        else:
            if isinstance(reply, No):
                load.refused += 1
                table.sent_by = -1
            elif isinstance(reply, Moved):
                table.moved_to = reply.table
            return
        if table.sent_by >= 0 and known <= table.seq < reply.seq:
            if load.measuring and self.seat != table.sent_by:
                load.latencies.append(time.perf_counter() - table.sent_at)
            table.left -= 1
            if not table.left:
                table.seq = reply.seq
                table.sent_by = -1

    def _follow(self, change: Change) -> None:
        view = self.view
        assert view is not None
        view.seq, view.asked, view.ending = change.seq, change.asked, change.ending
        if change.moves is not None:
            view.moves = change.moves
        if change.suggestions is not None:
            view.suggestions = change.suggestions

    def send(self, text: bytes) -> None:
        self._write(0x81, text)

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes([kind, 128 | size]) if size < 126 else bytes([kind, 254]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)


def next_act(table: Table, chance: random.Random) -> tuple[int, str] | None:
    """Return the seat and sentence of the next action, or None. It is sometimes an offer."""
    pages = [page for page in table.pages if page.view is not None and page.view.asked in ("act", "answer")]
    if not pages:
        return None
    page = chance.choice(pages)
    view = page.view
    assert view is not None
    if view.suggestions and chance.random() < OFFERS:
        return page.seat, chance.choice(view.suggestions[:4]).sentence
    moves = [move.sentence for move in view.moves]
    for words in (("accept", "decline"), ("plant",), ("done",), ("harvest",)):
        found = [one for one in moves if one.startswith(words)]
        if found and (words[0] != "accept" or view.asked == "answer"):
            return page.seat, chance.choice(found)
    return (page.seat, moves[0]) if moves else None


async def move(load: Load, table: Table, port: int) -> None:
    """Let everyone join the rematch."""
    for page in table.pages:
        page.transport.abort()
    table.id, table.seq, table.moved_to = table.moved_to, 0, ""
    table.pages = [await dial(load, table, seat, port) for seat in range(SEATS)]
    load.games += 1


async def dial(load: Load, table: Table, seat: int, port: int) -> Page:
    loop = asyncio.get_running_loop()
    _, page = await loop.create_connection(lambda: Page(load, table, seat), "127.0.0.1", port)
    return page


async def act_on(
    load: Load, table: Table, rate: float, until: float, chance: random.Random, port: int
) -> None:
    """Play `rate` actions per second at one table, game after game."""
    due = time.perf_counter() + chance.random() / rate
    while due < until:
        await asyncio.sleep(due - time.perf_counter())
        due += 1 / rate
        if table.moved_to:
            await move(load, table, port)
            continue
        if table.sent_by >= 0:
            load.skipped += 1
            continue
        view = table.pages[0].view
        if view is not None and view.ending is not None:
            table.pages[0].send(b'{"t":"rematch"}')
            continue
        found = next_act(table, chance)
        if found is None:
            continue
        seat, sentence = found
        table.sent_by = seat
        table.left = len(table.pages)
        table.sent_at = time.perf_counter()
        if load.measuring:
            load.acts += 1
        table.pages[seat].send(msgspec.json.encode({"t": "act", "id": table.seq, "sentence": sentence}))


async def connect_all(load: Load, tables: list[Table], port: int) -> float:
    """Connect all clients, 100 at a time. Return the seconds until each has a snapshot."""
    begun = time.perf_counter()
    load.joined = 0
    dials = asyncio.Semaphore(100)

    async def dial_in_turn(table: Table, seat: int) -> Page:
        async with dials:
            return await dial(load, table, seat, port)

    for table in tables:
        table.pages = []
    pages = await asyncio.gather(*[dial_in_turn(table, seat) for table in tables for seat in range(SEATS)])
    for page in pages:
        page.table.pages.append(page)
    while load.joined < len(pages):
        if time.perf_counter() - begun > 300:
            raise SystemExit(f"only {load.joined} of {len(pages)} pages have a view")
        await asyncio.sleep(0.02)
    return time.perf_counter() - begun


async def make_tables(database: str, count: int) -> list[Table]:
    store = Store(database)
    store.migrate()
    store.start()
    made: list[Table] = []
    for _ in range(count):
        tokens = [secrets.token_urlsafe(32) for _ in range(SEATS)]
        people = [person_of(token) for token in tokens]
        chairs = [Chair(f"Ann {seat + 1}", None, person) for seat, person in enumerate(people)]
        kept = new_table(rules_of("bohnanza"), chairs, people[0], "normal", None, False)
        made.append(Table(kept.id, tokens))
        await store.write(*creation(kept))
    await store.stop()
    return made


class Process:
    """A server process."""

    def __init__(self, database: str, *command: str) -> None:
        """Start a server on a free port.

        `command` is a script with its arguments; the database and the port are appended. Default:
        this script.
        """
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            self.port = int(listener.getsockname()[1])
        command = command or (__file__, "--serve")
        self.process = subprocess.Popen([sys.executable, "-P", *command, database, str(self.port)])

    async def ready(self) -> None:
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.05)
                continue
            writer.close()
            return

    def cpu(self) -> float:
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Return the resident memory in MB."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0.0


def serve_here(database: str, port: int) -> None:
    from bohnhof.web.serve import serve

    settings = Settings(
        database,
        port=port,
        requests_a_second=1e6,
        messages_a_second=1e6,
        connections=100_000,
        sockets=100_000,
        tables=100_000,
        expensive_a_second=1e6,
        metrics=True,
    )
    serve(settings, open_browser=False, any_port=False, for_others="")


async def measure(count: int, rate: float, seconds: float, seed: int) -> None:
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        tables = await make_tables(database, count)
        server = Process(database)
        try:
            await server.ready()
            empty = server.memory()
            load = Load()
            taken = await connect_all(load, tables, server.port)
            print(f"{count} tables, {count * SEATS} sockets; load of the machine {os.getloadavg()[0]:.1f}")
            print(f"connect and join: {taken:.1f} s, {count * SEATS / taken:.0f} a second")
            print(
                f"memory: {empty:.0f} MB empty, {(server.memory() - empty) * 1024 / count:.0f} kB per table"
            )
            now = time.perf_counter()
            until = now + WARM_UP + seconds
            players = [
                asyncio.create_task(act_on(load, table, rate, until, chance, server.port)) for table in tables
            ]
            await asyncio.sleep(WARM_UP)
            cpu, begun = server.cpu(), time.perf_counter()
            own = time.process_time()
            load.measuring = True
            for left in range(int(seconds), 0, -EVERY):
                await asyncio.sleep(min(left, EVERY))
                if seconds > EVERY:
                    minutes = (time.perf_counter() - begun) / 60
                    print(
                        f"after {minutes:.0f} min: {server.memory():.0f} MB, {load.acts} acts, "
                        f"{load.games} games ended, p99 {_p99(load.latencies):.0f} ms",
                        flush=True,
                    )
                    load.latencies = load.latencies[-100_000:]
            load.measuring = False
            load.own = time.process_time() - own
            spent, wall = server.cpu() - cpu, time.perf_counter() - begun
            await asyncio.gather(*players)
            _tell(load, spent, wall)
            _tell_commits(server.port)
            grown = (server.memory() - empty) * 1024 / count
            print(f"memory: {server.memory():.0f} MB, {grown:.0f} kB per table")
            for table in tables:
                for page in table.pages:
                    page.transport.abort()
                table.sent_by = -1
            taken = await connect_all(load, tables, server.port)
            print(f"reconnect storm: all back after {taken:.1f} s, {count * SEATS / taken:.0f} a second")
        finally:
            server.process.kill()
            server.process.wait()


def _p99(latencies: list[float]) -> float:
    return 1e3 * statistics.quantiles(latencies, n=100)[98]


def _tell(load: Load, spent: float, wall: float) -> None:
    cuts = statistics.quantiles(load.latencies, n=1000)
    print(
        f"{load.acts / wall:.0f} acts a second, {len(load.latencies) / wall:.0f} messages to others, "
        f"{load.bytes / wall / 1e6:.0f} MB a second; {load.skipped} acts came late, {load.refused} refused"
    )
    print(f"act to the others: p50 {1e3 * cuts[499]:.1f} ms, p99 {1e3 * cuts[989]:.1f} ms")
    print(f"client: {100 * load.own / wall:.0f} % of a core")
    print(f"server: {100 * spent / wall:.0f} % of a core, {1e6 * spent / max(1, load.acts):.0f} µs per act")


def _tell_commits(port: int) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        lines = [line.split() for line in answer.read().decode().splitlines() if not line.startswith("#")]
    figures = {line[0]: float(line[1]) for line in lines}
    commits = figures["bohnhof_commit_seconds_count"]
    took = 1e3 * figures["bohnhof_commit_seconds_sum"] / commits
    long = commits - figures['bohnhof_commit_seconds_bucket{le="0.03"}']
    print(
        f"commits: {figures['bohnhof_writes_total'] / commits:.1f} writes each, {took:.1f} ms each, "
        f"{long:.0f} of {commits:.0f} took more than 30 ms"
    )


def parts(game: str) -> None:
    """Print the time spent by each part, in µs per action for all seats together."""
    from bohnhof.engine.chance import Rng
    from bohnhof.engine.notation import read_sentence
    from bohnhof.live.deltas import DeltaWriter
    from bohnhof.live.text_cache import TextCache
    from bohnhof.table.table import Table as Game
    from bohnhof.testing.walk import Walk

    rules = rules_of(game)
    seats = range(rules.usual_seats())
    walk = Walk(rules, len(seats), 5)
    chance = Rng(5, 5)
    while not walk.over:
        walk.step(chance)
    texts = TextCache(rules)
    writer, again, whole = DeltaWriter(texts), DeltaWriter(texts), DeltaWriter(texts)
    spent: dict[str, float] = {}
    table = Game(rules, 5, [None] * len(seats))
    changes = views = 0
    for seat in seats:
        writer.write(table, seat, 0)
    for seat, sentence in walk.acts:
        clock = time.thread_time()

        def mark(what: str) -> None:
            nonlocal clock
            now = time.thread_time()
            spent[what] = spent.get(what, 0.0) + now - clock
            clock = time.thread_time()

        action = read_sentence(rules, sentence)
        mark("reading the sentence")
        table.act(seat, action)
        mark("doing it")
        since = table.actions - 1
        changes += sum(len(writer.write(table, one, since, whole=False)) for one in seats)
        mark("all changes written")
        again._look(table)
        mark("  of it what is public")
        views += sum(len(whole.write(table, one, since)) for one in seats)
        mark("all views written whole instead")
    count = len(walk.acts)
    print(
        f"{game}, {len(seats)} seats, {count} acts, {changes // count} bytes an act, {views // count} whole"
    )
    for what, seconds in spent.items():
        print(f"{1e6 * seconds / count:8.1f}  {what}")


def main() -> None:
    if sys.argv[1:2] == ["--serve"]:
        serve_here(sys.argv[2], int(sys.argv[3]))
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=4.0, help="acts a second at each table")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--parts", action="store_true")
    parser.add_argument("--game", default="bohnanza")
    given = parser.parse_args()
    if given.parts:
        parts(given.game)
    else:
        import gc

        gc.disable()
        uvloop.run(measure(given.tables, given.rate, given.seconds, given.seed))


if __name__ == "__main__":
    main()
