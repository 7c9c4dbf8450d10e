"""Measure how many games bots play per second, and how many rollouts of the expert's heuristic.

python benchmarks/bots.py bohnanza --seconds 5
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial

from report import python_build

from bohnhof.bots.bot import BotMaker
from bohnhof.bots.heuristics.games import heuristic_of
from bohnhof.bots.heuristics.heuristic import Heuristic
from bohnhof.bots.registry import bot_maker, quick_bots
from bohnhof.engine.chance import Rng
from bohnhof.engine.playout import playout
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State
from bohnhof.games import rules_of
from bohnhof.loading import engine_kind
from bohnhof.table.table import Table

MIDDLE = 14
"""About half the turns of a Bohnanza game with four seats."""


def a_second(act: Callable[[int], object], seconds: float) -> float:
    """Return how often `act` runs per second of processor time."""
    act(0)
    count = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        count += 1
        act(count)
    return count / spent


def game(rules: Rules, seats: int, maker: BotMaker, number: int) -> None:
    Table(rules, number, [maker] * seats, bots_seed=number, keeps_log=False).run()


def play_on(rules: Rules, s: State, heuristic: Heuristic, turns: int, number: int) -> None:
    playout(rules, s.copy(), Rng(number), heuristic, turns)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", default="bohnanza", nargs="?")
    parser.add_argument(
        "--bots", default="expert", help="ids with commas between, or `all` that decide at once"
    )
    parser.add_argument("--seconds", type=float, default=5.0)
    wanted = parser.parse_args()
    rules = rules_of(wanted.game)
    seats = rules.usual_seats()
    print(f"{rules.title}, {engine_kind()}, {python_build()}")
    for bot in quick_bots(rules) if wanted.bots == "all" else wanted.bots.split(","):
        games = a_second(partial(game, rules, seats, bot_maker(bot)), wanted.seconds)
        print(f"{seats} × {bot} at a table: {games:,.0f} games a second")
    heuristic = heuristic_of(rules)
    middle = rules.new_game(seats, 1)
    playout(rules, middle, Rng(1), heuristic, MIDDLE)
    for turns in (4, 0):
        speed = a_second(partial(play_on, rules, middle, heuristic, turns), wanted.seconds)
        how_far = f"over {turns} turns" if turns else "to the end"
        print(f"expert's heuristic, from the middle {how_far}: {speed:,.0f} playouts a second")


if __name__ == "__main__":
    main()
