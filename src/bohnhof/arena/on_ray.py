"""An executor that plays a league on a Ray cluster. Requires the extra `ray`."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import ray
from ray.exceptions import NodeDiedError, WorkerCrashedError

from bohnhof.arena.executors import AHEAD, GLANCE, Job, died, play_job, singly
from bohnhof.arena.played import Played

TRIES: Final = 3
"""Maximum number of submissions of a job whose worker dies. The same job plays the same games."""


class Cluster:
    """An executor for the cluster named by RAY_ADDRESS, or for a new local one.

    The job of a worker that dies is played again. A game that kills every worker is void.
    """

    def __init__(self, processors: int | None = None) -> None:
        self.processors = processors
        """Number of CPUs of a local cluster; None for all."""

    def run(self, jobs: Iterable[Job], stopped: Callable[[], bool]) -> Iterator[Played]:
        ours = not ray.is_initialized()
        if ours:
            _join(self.processors)
        try:
            yield from _play(iter(jobs), stopped)
        finally:
            if ours:
                ray.shutdown()


def _join(processors: int | None) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if os.environ.get("RAY_ADDRESS"):
        ray.init(log_to_driver=False, logging_level=logging.ERROR)
    else:
        ray.init(
            "local",
            num_cpus=processors,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )


def _play(jobs: Iterator[Job], stopped: Callable[[], bool]) -> Iterator[Played]:
    task = ray.remote(play_job).options(max_retries=TRIES - 1)
    processors: float = ray.cluster_resources().get("CPU", 1)
    ahead = AHEAD * max(1, int(processors))
    pending: dict[Any, Job] = {}
    try:
        while not stopped():
            while len(pending) < ahead:
                job = next(jobs, None)
                if job is None:
                    break
                pending[task.remote(job)] = job
            if not pending:
                return
            ended, _ = ray.wait(list(pending), timeout=GLANCE)
            for reference in ended:
                job = pending.pop(reference)
                try:
                    yield from ray.get(reference)
                except (NodeDiedError, WorkerCrashedError):
                    if len(job.games) == 1:
                        yield from died(job)
                    else:
                        pending.update({task.remote(single): single for single in singly(job)})
    finally:
        for reference in pending:
            ray.cancel(reference, force=True)
