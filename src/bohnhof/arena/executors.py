"""Executors that play a league's games in this process, in several, or on Ray (`on_ray`)."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_int
from multiprocessing import RawValue, get_context
from multiprocessing.synchronize import Event
from multiprocessing.util import Finalize
from typing import Final, NamedTuple, Protocol

from bohnhof.arena.played import DIED, UNKNOWN, Played, play
from bohnhof.bots.program import end_programs

HERE: Final = "here"
RAY: Final = "ray"
AHEAD: Final = 3
"""Number of deals per process that are submitted ahead."""
GLANCE: Final = 0.2
"""Interval in seconds between checks for a request to stop."""

_stop: Event | None = None
"""The event, in a worker, that is set when no further game should be played."""
_seat: c_int | None = None
"""The deciding seat, in a worker that repeats a game whose process died. Read by the parent."""


class Seated(NamedTuple):
    """A game to be played. `number` and `deal` are 0-based."""

    number: int
    deal: int
    bots: list[str]


class Job(NamedTuple):
    """The games of one deal, played by one process. It can be pickled."""

    game: str
    key: bytes
    games: list[Seated]
    records: str | None


class Executor(Protocol):
    """A strategy for playing jobs."""

    def run(self, jobs: Iterable[Job], stopped: Callable[[], bool]) -> Iterator[Played]:
        """Yield the games in the order in which they end, each exactly once.

        Once `stopped()` is true, at most a few more games follow.
        """


class Alone:
    """An executor that plays all games one after another in this process."""

    def run(self, jobs: Iterable[Job], stopped: Callable[[], bool]) -> Iterator[Played]:
        for job in jobs:
            for number, deal, bots in job.games:
                if stopped():
                    return
                yield play(job.game, bots, job.key, deal, number, job.records)


class Processes:
    """An executor that uses several processes of this machine and survives their crashes.

    If a process dies, all unfinished games of the pool are played again, each in its own process,
    which records the bot that is deciding. If that process dies too, this bot loses the game.
    """

    def __init__(self, processes: int) -> None:
        self.processes = processes

    def run(self, jobs: Iterable[Job], stopped: Callable[[], bool]) -> Iterator[Played]:
        queue = iter(jobs)
        lost: list[Job] = []
        yield from self._play(queue, stopped, lost)
        while lost:
            for single in [single for job in lost for single in singly(job)]:
                broken: list[Job] = []
                seat: c_int = RawValue(c_int, UNKNOWN)
                yield from Processes(1)._play(iter([single]), stopped, broken, seat)
                for job in broken:
                    yield from died(job, seat.value)
            lost.clear()
            yield from self._play(queue, stopped, lost)

    def _play(
        self, jobs: Iterator[Job], stopped: Callable[[], bool], lost: list[Job], seat: c_int | None = None
    ) -> Iterator[Played]:
        """Play until all jobs are done or a process dies.

        After a crash `lost` contains the jobs that were not finished.
        """
        context = get_context()
        stop = context.Event()
        with ProcessPoolExecutor(self.processes, context, _prepare_worker, (stop, seat)) as pool:
            pending: dict[Future[list[Played]], Job] = {}
            try:
                while True:
                    while len(pending) < self.processes * AHEAD and not stopped():
                        job = next(jobs, None)
                        if job is None:
                            break
                        lost.append(job)
                        pending[pool.submit(play_job, job)] = job
                    if not pending:
                        return
                    ended, _ = wait(pending, GLANCE, FIRST_COMPLETED)
                    if stopped():
                        stop.set()
                    for future in ended:
                        games = future.result()
                        lost.remove(pending.pop(future))
                        yield from games
            except BrokenProcessPool:
                return
            finally:
                stop.set()
                pool.shutdown(cancel_futures=True)


def executor_for(processes: int | None, deals: int, on: str = HERE) -> Executor:
    """Return an executor with at most one process per deal. Default: all cores."""
    if on == RAY:
        from bohnhof.arena.on_ray import Cluster

        return Cluster(processes)
    workers = min(processes or os.cpu_count() or 1, deals)
    return Processes(workers) if workers > 1 else Alone()


def _prepare_worker(stop: Event, seat: c_int | None) -> None:
    """Ignore interrupts in a worker: the parent handles them and sets `stop`."""
    global _stop, _seat
    _stop, _seat = stop, seat
    Finalize(None, end_programs, exitpriority=0)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def singly(job: Job) -> list[Job]:
    """Split a job into one job per game."""
    return [job._replace(games=[game]) for game in job.games]


def died(job: Job, seat: int = UNKNOWN) -> list[Played]:
    """Return the games of a job whose process died while this seat's bot was deciding."""
    games = [Played(number, deal, bots) for number, deal, bots in job.games]
    for game in games:
        game.blame(seat, DIED)
    return games


def play_job(job: Job) -> list[Played]:
    """Play the games of a job. Stop early if the league is to stop."""
    played: list[Played] = []
    for number, deal, bots in job.games:
        if _stop is not None and _stop.is_set():
            break
        watch = None if _seat is None else _note_seat
        played.append(play(job.game, bots, job.key, deal, number, job.records, watch))
    return played


def _note_seat(seat: int) -> None:
    assert _seat is not None
    _seat.value = seat
