"""Measure steps per second with observation and action mask, compared with other environments.

python benchmarks/gym.py [--seconds 2] [--rounds 3]

Needs the extra `gym` and, for others' games, `peers`. Decisions are random. Each figure is the
median over rounds in which the measurements take turns, in processor seconds. Two processes are
compared with one in real time. Environments that are not installed are left out and listed.
"""

import argparse
import os
import platform
import statistics
import time
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any

import numpy as np
import pyspiel

import bohnhof.gym.open_spiel as ours
from bohnhof.extras import install_command
from bohnhof.games import game_ids, rules_of
from bohnhof.gym.batch import Batch
from bohnhof.gym.pettingzoo import raw_env
from bohnhof.loading import engine_kind

WITH_ADAPTERS = ("bohnanza", "al-cabohne", "al-cabohne-solo")
"""Games also measured with the adapters for one table, and in two processes."""
CLASSIC = ("texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4")
TABLES = 256
SHARED = 2048
WARMING, IN_TURN = 40, 60
TURNS = 12
GOAL = "RLCard, gin rummy"


def batch(game: str, seconds: float) -> float:
    """Return the steps per second of a batch in one process, without the choice of decisions."""
    with Batch(game, tables=TABLES) as played:
        spent, steps = 0.0, 0
        for taken in steps_of(played, time.process_time):
            spent, steps = spent + taken, steps + TABLES
            if spent > seconds:
                break
    return steps / spent


def two_against_one(game: str) -> str:
    """Return the speed-up by two processes in real time, as text.

    Both batches take the same steps of the same games in turn.
    """
    with Batch(game, tables=SHARED) as one, Batch(game, tables=SHARED, processes=2) as two:
        alone, together = steps_of(one, time.perf_counter), steps_of(two, time.perf_counter)
        ratios = [in_turn(alone) / in_turn(together) for _ in range(TURNS)]
    lower, middle, upper = statistics.quantiles(ratios, n=4)
    return f"{middle:.2f} × (half of {TURNS} turns {lower:.2f} to {upper:.2f})"


def in_turn(steps: Iterator[float]) -> float:
    """Return the duration of some steps, after a warm-up that fills the caches."""
    return sum(islice(steps, WARMING, WARMING + IN_TURN))


def steps_of(played: Batch, clock: Callable[[], float]) -> Iterator[float]:
    """Yield the duration of each step of all tables."""
    random = np.random.default_rng(1)
    while True:
        actions = played.sample(random)
        begun = clock()
        played.step(actions)
        yield clock() - begun


def aec(table: Any, seconds: float) -> float:
    """Return the steps per second of any AEC environment."""
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
    for game in WITH_ADAPTERS:
        named = f"`{game}`, {rules_of(game).usual_seats()} seats"
        found[f"raw AEC, {named}"] = lambda g=game: aec(raw_env(g), seconds)
        found[f"OpenSpiel, {named}"] = lambda g=game: spiel(ours.name_of(g), seconds)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    figures: dict[str, list[float]] = {}
    missing: dict[str, str] = {}
    loads = [os.getloadavg()[0]]
    for _ in range(options.rounds):
        for name, measure in measurements(options.seconds).items():
            try:
                figures.setdefault(name, []).append(measure())
            except ImportError as error:
                missing[name] = error.name or str(error)
        loads.append(os.getloadavg()[0])
    machine = f"{os.cpu_count()} cores, load {min(loads):.1f} to {max(loads):.1f}"
    print(f"Python {platform.python_version()}, the engine is {engine_kind()}; {machine}.\n")
    print("| environment | steps/s | spread | × RLCard gin rummy |\n| --- | ---: | ---: | ---: |")
    goal = statistics.median(figures[GOAL]) if figures[GOAL] else None
    for name, found in figures.items():
        if found:
            middle = statistics.median(found)
            spread = f"{min(found):,.0f} to {max(found):,.0f}"
            print(f"| {name} | {middle:,.0f} | {spread} | {f'{middle / goal:.1f}' if goal else '–'} |")
    if missing:
        print(f"\nNot installed; to measure them, {install_command('peers')}:")
        for name, package in missing.items():
            print(f"- {name} needs {package}")
    print(f"\nTwo processes against one, {SHARED} tables, by the clock:")
    for game in WITH_ADAPTERS:
        print(f"- `{game}`: {two_against_one(game)}", flush=True)


if __name__ == "__main__":
    main()
