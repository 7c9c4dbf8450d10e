"""Prometheus metrics of the server."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Final

from prometheus_client import Counter, Gauge, Histogram

from bohnhof.rooms.counts import Counts

CONNECTIONS: Final = Gauge("bohnhof_connections", "Open sockets")
ROOMS: Final = Gauge("bohnhof_rooms", "Tables in memory")
ACTS: Final = Counter("bohnhof_acts", "Acts done and kept", ["by"])
ACTS_OF_PEOPLE: Final = ACTS.labels("person")
ACTS_OF_BOTS: Final = ACTS.labels("bot")
REFUSALS: Final = Counter("bohnhof_refusals", "Requests refused over sockets")
WRITES: Final = Counter("bohnhof_writes", "Writes kept")
COMMITS: Final = Histogram(
    "bohnhof_commit_seconds", "Time of a commit", buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3)
)
DROPPED: Final = Counter("bohnhof_backlogs_dropped", "Slow connections that were given a fresh view")
THINKING: Final = Histogram(
    "bohnhof_thinking_seconds", "Time of a bot's decision", buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1)
)


class Metrics(Counts):
    """Counters of events in rooms, exported to Prometheus."""

    def opened(self) -> None:
        CONNECTIONS.inc()

    def closed(self) -> None:
        CONNECTIONS.dec()

    def in_memory(self, rooms: int) -> None:
        ROOMS.set(rooms)

    def person_acted(self) -> None:
        ACTS_OF_PEOPLE.inc()

    def bot_acted(self) -> None:
        ACTS_OF_BOTS.inc()

    def refused(self) -> None:
        REFUSALS.inc()

    def dropped(self) -> None:
        DROPPED.inc()

    def thinking(self) -> AbstractContextManager[object]:
        return THINKING.time()
