"""Kill a real server repeatedly during games, and check that no acknowledged data was lost.

python benchmarks/kill.py --kills 50 [--database postgresql://…]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bohnhof.engine.position import digest
from bohnhof.rooms.stored_table import MOST_LINES
from bohnhof.web.keeping import load
from bohnhof.web.lines import load_lines
from bohnhof.web.people import new_token
from bohnhof.web.store import Store

Data = dict[str, Any]
TALKS = 5
"""The client sends a chat message after every this many updates."""
START = 300.0
"""Seconds a server may take to start or to answer on a busy machine."""


class Lost(Exception):
    """Acknowledged data that is missing or wrong."""


@dataclass
class Game:
    """A table with one person, and what its client was sent."""

    id: str
    token: str
    acts: dict[int, tuple[int, str]] = field(default_factory=dict)
    """Every action that was sent, by number."""
    lines: dict[int, str] = field(default_factory=dict)
    """Every chat message that was sent, by number."""
    over: bool = False


@dataclass
class Report:
    kills: int = 0
    in_play: int = 0
    """Number of kills during games."""
    acts: int = 0
    """Number of actions sent before a kill."""
    lines: int = 0
    """Number of chat messages sent before a kill."""
    untold: int = 0
    """Number of stored actions that were not sent to the client."""
    games: int = 0


def run(kills: int, tables: int, database: str, seed: int) -> Report:
    """Kill a server on the database at this URL repeatedly. Raise Lost if data was lost."""
    chance = random.Random(seed)
    report = Report()
    port = _free_port()
    games: list[Game] = []
    begun: list[Game] = []
    for _ in range(kills):
        process = _start(port, database)
        try:
            _wait_for(port, process)
            games = [game for game in games if not game.over]
            new = [_begin(port) for _ in range(tables - len(games))]
            games.extend(new)
            begun.extend(new)
            played = asyncio.run(_play_until_killed(port, games, process, chance.randrange(200)))
        finally:
            process.kill()
            process.wait()
        report.kills += 1
        report.in_play += played
        _check(database, games, report)
    report.acts = sum(len(game.acts) for game in begun)
    report.lines = sum(len(game.lines) for game in begun)
    report.games = len(begun)
    return report


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def _start(port: int, database: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-P", "-m", "bohnhof", "serve", "--no-open", "--port", str(port)]
    return subprocess.Popen(
        [*command, "--database", database],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + START
    while time.monotonic() < end:
        if process.poll() is not None:
            raise Lost(f"the server has ended by itself with {process.returncode}")
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=START):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    raise Lost("the server does not start")


def _begin(port: int) -> Game:
    token = new_token()
    seats = [{"who": "me"}, {"who": "bot"}, {"who": "bot"}]
    body = json.dumps({"game": "bohnanza", "name": "Ann", "pace": "at-once", "seats": seats}).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body, headers)
    with urllib.request.urlopen(request, timeout=START) as answer:
        return Game(json.loads(answer.read())["table"], token)


async def _play_until_killed(
    port: int, games: list[Game], process: subprocess.Popen[bytes], acts: int
) -> bool:
    """Kill the server after `acts` more actions. Return whether any game was unfinished."""
    enough = sum(len(game.acts) for game in games) + acts
    players = [asyncio.create_task(_play(port, game)) for game in games]
    while sum(len(game.acts) for game in games) < enough and not all(player.done() for player in players):
        await asyncio.sleep(0.001)
    playing = any(not game.over for game in games)
    os.kill(process.pid, signal.SIGKILL)
    outcome = await asyncio.gather(*players, return_exceptions=True)
    for problem in outcome:
        if isinstance(problem, Lost):
            raise problem
    return playing


async def _play(port: int, game: Game) -> None:
    """Play until the connection breaks or the game is over."""
    address = f"ws://127.0.0.1:{port}/ws"
    headers = {"Authorization": f"Bearer {game.token}"}
    count = 0
    moves: list[Data] = []
    try:
        async with connect(address, additional_headers=headers, compression=None, max_size=None) as page:
            await page.send(json.dumps({"t": "join", "table": game.id}))
            async for text in page:
                reply = json.loads(text)
                if reply["t"] == "talk":
                    _hear(game, reply["lines"])
                if reply["t"] not in ("view", "change"):
                    continue
                moves = reply.get("moves", moves)
                for told in reply["told"]:
                    act = (told["seat"] - 1, told["sentence"])
                    if game.acts.setdefault(told["number"], act) != act:
                        raise Lost(
                            f"act {told['number']} of {game.id} was {game.acts[told['number']]}, is {act}"
                        )
                if reply["ending"]:
                    game.over = True
                    return
                count += 1
                if count % TALKS == 0:
                    await page.send(json.dumps({"t": "say", "text": f"line {count}"}))
                move = _move(reply["asked"], moves)
                if move is not None:
                    await page.send(json.dumps({**move, "id": count}))
    except (WebSocketException, OSError):
        return


def _hear(game: Game, lines: list[Data]) -> None:
    for line in lines:
        number, text = line["number"], line["text"]
        if game.lines.setdefault(number, text) != text:
            raise Lost(f"line {number} of {game.id} was “{game.lines[number]}”, is “{text}”")


def _move(asked: str | None, moves: list[Data]) -> Data | None:
    if asked is None:
        return None
    sentences = [move["sentence"] for move in moves]
    if asked != "act":
        decline = next((one for one in sentences if one.startswith("decline")), None)
        return {"t": "silent"} if decline is None else {"t": "act", "sentence": decline}
    for word in ("plant", "done", "harvest"):
        for sentence in sentences:
            if sentence.startswith(word):
                return {"t": "act", "sentence": sentence}
    return {"t": "act", "sentence": sentences[0]}


def _check(database: str, games: list[Game], report: Report) -> None:
    """Raise Lost unless everything that was sent is stored and each game can be resumed."""
    store = Store(database)
    with store.engine.connect() as connection:
        if store.engine.dialect.name == "sqlite":
            sound = connection.exec_driver_sql("PRAGMA integrity_check").scalar()
            if sound != "ok":
                raise Lost(f"the database is damaged: {sound}")
        for game in games:
            found = load(connection, game.id)
            if found is None:
                raise Lost(f"the table {game.id} is gone")
            kept, table = found
            there = {told.number: (told.seat, told.sentence) for told in table.log_for(0)}
            for number, act in game.acts.items():
                if there.get(number) != act:
                    raise Lost(f"act {number} of {game.id}, “{act}”, was told and is not there")
            said = {line.number: line.said.text for line in load_lines(connection, game.id)}
            for number, text in game.lines.items():
                if said.get(number) != text and number > max(said, default=0) - MOST_LINES:
                    raise Lost(f"line {number} of {game.id}, “{text}”, was told and is not there")
            again = load(connection, game.id)
            assert again is not None
            if digest(again[1].state) != digest(table.state):
                raise Lost(f"the table {kept.id} comes back in two ways")
            report.untold += table.actions - max(game.acts, default=0)
    store.engine.dispose()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="default: SQLite in a temporary folder")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"sqlite:///{Path(folder, 'tables.db')}"
        report = run(given.kills, given.tables, database, given.seed)
    print(report)


if __name__ == "__main__":
    main()
