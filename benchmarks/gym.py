"""Steps a second with observation and mask, by random decisions, beside other learning environments.

python benchmarks/gym.py [--seconds 2] [--rounds 3]; needs the extras `gym` and, for others' games, `peers`.
Each figure is the median over rounds in which the measurements take turns, in seconds of the process, or by
the clock where two processes are compared with one.
"""

import argparse
import os
import platform
import statistics
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel

import bohnhof.gym.open_spiel as ours
from bohnhof.games import game_ids, rules_of
from bohnhof.gym.batch import Batch
from bohnhof.gym.pettingzoo import raw_env
from bohnhof.loading import engine_kind

DOORS = ("bohnanza", "al-cabohne", "al-cabohne-solo")
"""Measured at the doors for one table, and with two processes."""
CLASSIC = ("texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4")
TABLES = 256
SHARED = 2048
GOAL = "RLCard, gin rummy"


def batch(
    game: str,
    seconds: float,
    tables: int = TABLES,
    processes: int = 1,
    clock: Callable[[], float] = time.process_time,
) -> float:
    """Choosing what to do is not counted."""
    random = np.random.default_rng(1)
    with Batch(game, tables=tables, processes=processes) as played:
        spent, steps = 0.0, 0
        while spent < seconds:
            actions = played.sample(random)
            begun = clock()
            played.step(actions)
            spent += clock() - begun
            steps += tables
    return steps / spent


def aec(table: Any, seconds: float) -> float:
    """Any AEC environment."""
    random = np.random.default_rng(1)
    table.reset(seed=1)
    begun, steps = time.process_time(), 0
    while time.process_time() - begun < seconds:
        seen, _, over, cut, _ = table.last()
        if over or cut:
            table.reset()
            continue
        table.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
        steps += 1
    return steps / (time.process_time() - begun)


def classic(name: str, seconds: float) -> float:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return aec(import_module(f"pettingzoo.classic.{name}").raw_env(), seconds)


def spiel(name: str, seconds: float) -> float:
    game = pyspiel.load_game(name)
    random = np.random.default_rng(1)
    begun, steps = time.process_time(), 0
    while time.process_time() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal() and time.process_time() - begun < seconds:
            legal = state.legal_actions()
            if not state.is_chance_node():
                state.information_state_tensor(state.current_player())
                state.legal_actions_mask()
                steps += 1
            state.apply_action(int(random.choice(legal)))
    return steps / (time.process_time() - begun)


def gin_rummy(seconds: float) -> float:
    import rlcard

    table = rlcard.make("gin-rummy", config={"seed": 1})
    random = np.random.default_rng(1)
    begun, steps = time.process_time(), 0
    while time.process_time() - begun < seconds:
        state, _ = table.reset()
        while not table.is_over():
            state, _ = table.step(int(random.choice(list(state["legal_actions"]))))
            steps += 1
    return steps / (time.process_time() - begun)


def measurements(seconds: float) -> dict[str, Callable[[], float]]:
    found: dict[str, Callable[[], float]] = {GOAL: lambda: gin_rummy(seconds)}
    for name in CLASSIC:
        found[f"PettingZoo classic, {name}"] = lambda n=name: classic(n, seconds)
    found["OpenSpiel, hearts in C++ with tensors"] = lambda: spiel("hearts", seconds)
    for game in game_ids():
        named = f"`{game}`, {rules_of(game).usual_seats()} seats"
        found[f"**batch** of {TABLES}, {named}"] = lambda g=game: batch(g, seconds)
    for game in DOORS:
        named = f"`{game}`, {rules_of(game).usual_seats()} seats"
        found[f"raw AEC, {named}"] = lambda g=game: aec(raw_env(g), seconds)
        found[f"OpenSpiel, {named}"] = lambda g=game: spiel(ours.name_of(g), seconds)
        for count in (1, 2):
            found[f"batch of {SHARED} in {count} by the clock, {named}"] = lambda g=game, n=count: batch(
                g, seconds, SHARED, n, time.perf_counter
            )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    figures: dict[str, list[float]] = {}
    loads = [os.getloadavg()[0]]
    for _ in range(options.rounds):
        for name, measure in measurements(options.seconds).items():
            try:
                figures.setdefault(name, []).append(measure())
            except ImportError as missing:
                print(f"{name}: not installed ({missing})", flush=True)
        loads.append(os.getloadavg()[0])
    machine = f"{os.cpu_count()} cores, load {min(loads):.1f} to {max(loads):.1f}"
    print(f"Python {platform.python_version()}, the engine is {engine_kind()}; {machine}.\n")
    print("| environment | steps/s | spread | × RLCard gin rummy |\n| --- | ---: | ---: | ---: |")
    goal = statistics.median(figures.get(GOAL, [float("nan")]))
    for name, found in figures.items():
        middle = statistics.median(found)
        spread = f"{min(found):,.0f} to {max(found):,.0f}"
        print(f"| {name} | {middle:,.0f} | {spread} | {middle / goal:.1f} |")


if __name__ == "__main__":
    main()
