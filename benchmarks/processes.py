"""Measure the speed-up of a series of games by two processes, in real time and alternating runs.

python benchmarks/processes.py bohnanza --bots expert --games 600 --turns 5
"""

from __future__ import annotations

import argparse
import statistics
import time

from bohnhof.arena.simulate import simulate
from bohnhof.games import rules_of
from bohnhof.loading import engine_kind


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", default="bohnanza", nargs="?")
    parser.add_argument("--bots", default="expert")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--turns", type=int, default=5)
    wanted = parser.parse_args()
    seats = rules_of(wanted.game).usual_seats()

    def series(processes: int) -> tuple[float, str]:
        begun = time.perf_counter()
        played = simulate(wanted.game, seats, [wanted.bots] * seats, wanted.games, 1, processes=processes)
        return time.perf_counter() - begun, played.digest

    series(1)
    ratios = []
    for _ in range(wanted.turns):
        (alone, one), (together, two) = series(1), series(2)
        assert one == two, "the sum must not depend on the number of processes"
        ratios.append(alone / together)
        print(f"{wanted.games / alone:,.0f} games a second, {wanted.games / together:,.0f} on two processes")
    print(f"{wanted.game}, {seats} × {wanted.bots}, {engine_kind()}: {statistics.median(ratios):.2f} ×")


if __name__ == "__main__":
    main()
