"""Steps a second with observation and mask, by random decisions, beside other learning environments.

python benchmarks/gym.py [--seconds 3] [--tables 1024]; needs the extra `gym`; rlcard is measured where it is
installed. Timed in seconds of the process, but two processes by the clock.
"""

import argparse
import time
from collections.abc import Callable

import numpy as np
import pyspiel

import bohnhof.gym.open_spiel as ours
from bohnhof.gym.batch import Batch
from bohnhof.gym.pettingzoo import raw_env
from bohnhof.loading import engine_kind

GAMES = (("bohnanza", 4), ("al-cabohne", 2), ("al-cabohne-solo", 1))


def batch(game: str, seats: int, seconds: float, tables: int, processes: int = 1) -> float:
    clock = time.process_time if processes == 1 else time.perf_counter
    random = np.random.default_rng(1)
    with Batch(game, seats, tables, processes=processes) as tables_of:
        spent, steps = 0.0, 0
        while spent < seconds:
            actions = tables_of.sample(random)
            begun = clock()
            tables_of.step(actions)
            spent += clock() - begun
            steps += tables
    return steps / spent


def aec(game: str, seats: int, seconds: float) -> float:
    table = raw_env(game, seats)
    random = np.random.default_rng(1)
    table.reset(seed=1)
    begun, steps = time.process_time(), 0
    while time.process_time() - begun < seconds:
        seen, _, over, _, _ = table.last()
        if over:
            table.reset()
            continue
        table.step(random.choice(np.flatnonzero(seen["action_mask"])))
        steps += 1
    return steps / (time.process_time() - begun)


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


def row(what: str, measure: Callable[[], float]) -> None:
    try:
        print(f"| {what} | {measure():,.0f} |", flush=True)
    except ImportError as missing:
        print(f"| {what} | not installed ({missing.name}) |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--tables", type=int, default=1024)
    options = parser.parse_args()
    seconds, tables = options.seconds, options.tables
    print(f"The engine is {engine_kind()}.\n\n| environment | steps/s |\n| --- | ---: |")
    for game, seats in GAMES:
        row(f"batch, {game} {seats}", lambda g=game, s=seats: batch(g, s, seconds, tables))
        row(f"batch, {game} {seats}, two processes", lambda g=game, s=seats: batch(g, s, seconds, tables, 2))
        row(f"PettingZoo raw AEC, {game} {seats}", lambda g=game, s=seats: aec(g, s, seconds))
        name = f"{ours.name_of(game)}(players={seats})"
        row(f"OpenSpiel, {game} {seats}", lambda n=name: spiel(n, seconds))
    row("OpenSpiel's own hearts in C++ with tensors", lambda: spiel("hearts", seconds))
    row("RLCard gin rummy", lambda: gin_rummy(seconds))


if __name__ == "__main__":
    main()
