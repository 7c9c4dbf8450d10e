"""A series of games. The statistics are the same for any number of processes."""

from __future__ import annotations

import os
import pickle
import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from multiprocessing.util import Finalize
from typing import Final

from bohnhof.arena.contest import BrokenGameError, Outcome, play_game
from bohnhof.arena.result import Result, Tally
from bohnhof.arena.stopping import Stopping
from bohnhof.bots.bot import BotSpec
from bohnhof.bots.program import end_idle_programs, end_programs
from bohnhof.bots.registry import bot_settings, check_bot, importable_name
from bohnhof.engine.chance import wrong_seed
from bohnhof.engine.rules import Rules
from bohnhof.games import GameSpec, game_name, load_game
from bohnhof.table.seeds import random_seed, slow_key, whole

CHUNK: Final = 8
"""Number of games a process plays before it reports."""
AHEAD: Final = 3
"""Number of chunks per process that are submitted ahead."""
GLANCE: Final = 0.2
"""Interval in seconds between checks for a request to stop."""

_stop: Event | None = None
"""The event, in a worker, that is set when no further game should be played."""


def simulate(
    game: GameSpec,
    seats: int | None = None,
    bots: BotSpec | Sequence[BotSpec] = "thrifty",
    games: int = 100,
    seed: int | None = None,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Run games between bots, which keep their seats, and return statistics.

    `game` is an id, an import path, a class or a rulebook. `bots` are names or classes: one for
    every seat, or one per seat. Default for `seats`: the number of bots, or the game's usual
    number. Default for `seed`: a new one, which the result records. Ctrl-C ends the series early;
    the games finished by then count.
    """
    rules = load_game(game)
    players = _players(bots, rules.usual_seats() if seats is None else whole(seats, "seats"), seats is None)
    seed = random_seed() if seed is None else whole(seed, "seed")
    _check(rules, players, whole(games, "games"), seed, whole(processes, "processes"))
    key = slow_key(seed)
    begin = time.perf_counter()
    tally = Tally(len(players))
    stopping = Stopping()
    with stopping:
        series = _alone(game, players, games, key, stopping)
        workers = workers_for(processes, games)
        if workers > 1:
            # Fail early: a pool would wait forever for a game that cannot be pickled.
            pickle.dumps(game)
            series = _together(game, list(map(importable_name, players)), games, key, workers, stopping)
        with closing(series):
            for outcome in series:
                tally.add(outcome)
                if progress is not None:
                    progress(tally.finished)
    end_idle_programs()
    seconds = time.perf_counter() - begin
    return tally.result(game_name(game), [bot_settings(bot, rules) for bot in players], games, seed, seconds)


def _players(bots: BotSpec | Sequence[BotSpec], seats: int, any_number: bool) -> list[BotSpec]:
    """Return the bot of each seat."""
    if isinstance(bots, str | type):
        return [bots] * seats
    try:
        players = list(bots)
    except TypeError:
        raise TypeError(f"bots should be a name, a class or a list of these, not {bots!r}") from None
    if len(players) != seats and not any_number:
        raise ValueError(f"{seats} seats need {seats} bots, not {len(players)}")
    return players


def _check(rules: Rules, bots: Sequence[BotSpec], games: int, seed: int, processes: int) -> None:
    """Validate the arguments of a series. Raise ValueError if one of them is wrong."""
    if not rules.fewest_seats <= len(bots) <= rules.most_seats:
        raise ValueError(rules.wrong_seats(len(bots)))
    if games < 1:
        raise ValueError("games should be at least 1")
    if problem := wrong_seed(seed):
        raise ValueError(problem)
    if processes < 1:
        raise ValueError("processes should be at least 1")
    for bot in bots:
        check_bot(bot, rules)


def workers_for(processes: int, games: int) -> int:
    """Limit the number of processes to the number of chunks and the number of cores."""
    return min(processes, -(-games // CHUNK), os.cpu_count() or 1)


def _alone(
    game: GameSpec, bots: Sequence[BotSpec], games: int, key: bytes, stopping: Stopping
) -> Generator[Outcome, None, None]:
    for number in range(games):
        if stopping.wished:
            return
        yield play_game(game, bots, key, number)


def _together(
    game: GameSpec, bots: Sequence[BotSpec], games: int, key: bytes, processes: int, stopping: Stopping
) -> Generator[Outcome, None, None]:
    """Yield the outcomes in the order of the games, played in chunks by several processes."""
    context = get_context()
    stop = context.Event()
    chunks = ((first, min(CHUNK, games - first)) for first in range(0, games, CHUNK))
    with ProcessPoolExecutor(processes, context, _prepare_worker, (stop,)) as pool:
        pending: deque[tuple[int, Future[list[Outcome]]]] = deque()
        try:
            while True:
                while len(pending) < processes * AHEAD and not stopping.wished:
                    first, count = next(chunks, (0, 0))
                    if count == 0:
                        break
                    pending.append((count, pool.submit(_play_chunk, game, bots, key, first, count)))
                if not pending:
                    return
                count, future = pending.popleft()
                while not future.done():
                    wait([future], GLANCE)
                    if stopping.wished:
                        stop.set()
                try:
                    outcomes = future.result()
                except BrokenProcessPool:
                    raise BrokenGameError(
                        f"a process that played {game_name(game)} has died: a crash, os._exit or too little "
                        f"memory; `bohnhof arena` names the bot that did it"
                    ) from None
                yield from outcomes
                if len(outcomes) < count:
                    return
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


def _prepare_worker(stop: Event) -> None:
    """Ignore interrupts in a worker: the parent handles them and sets `stop`."""
    global _stop
    _stop = stop
    Finalize(None, end_programs, exitpriority=0)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(game: GameSpec, bots: Sequence[BotSpec], key: bytes, first: int, count: int) -> list[Outcome]:
    """Play `count` consecutive games. Stop early if the series is to stop."""
    outcomes: list[Outcome] = []
    for number in range(first, first + count):
        if _stop is not None and _stop.is_set():
            break
        outcomes.append(play_game(game, bots, key, number))
    return outcomes
