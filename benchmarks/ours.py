"""Measure random play of a game, and the cost of copies, views, lists of moves and redeals.

python benchmarks/ours.py bohnanza --seats 4 --seconds 5
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import tracemalloc
from timeit import Timer

from bohnhof.engine.chance import Rng
from bohnhof.engine.playout import playout
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State
from bohnhof.engine.suggestions import sample_offer
from bohnhof.games import game_ids, rules_of
from bohnhof.loading import compiled, engine_kind

SEED = 1
SEATS = 4
POSITIONS = 200
GAMES_SAMPLED = 20

Position = tuple[State, int]
"""A state in the middle of a game, and one of its awaited seats."""


def seats_at(rules: Rules, wished: int) -> int:
    """Return the number of seats nearest to `wished` that the game allows."""
    return max(rules.fewest_seats, min(rules.most_seats, wished))


def play_for(seconds: float, rules: Rules, seats: int) -> tuple[int, int, float]:
    """Play random games, including the deal. Return actions, games and processor seconds."""
    rng = Rng(SEED, 0)
    playout(rules, rules.new_game(seats, SEED), rng)
    actions = games = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        games += 1
        actions += playout(rules, rules.new_game(seats, SEED + games), rng)
    return actions, games, spent


def random_course(rules: Rules, seats: int, seed: int) -> list[Position]:
    """Return every position of a random game with offers, with one awaited seat each."""
    rng = Rng(seed, 1)
    state = rules.new_game(seats, seed)
    course: list[Position] = []
    while awaited := rules.awaited(state):
        seat = awaited[rng.below(len(awaited))]
        course.append((state.copy(), seat))
        action = None
        if rng.below(2):
            talker = rng.below(seats)
            if state.offers:
                action = rules.sample_move(state, talker, rng)
            else:
                action = sample_offer(rules, state, talker, rng)
            seat = talker if action is not None else seat
        action = action or rules.sample_move(state, seat, rng)
        if action is None:
            raise RuntimeError(f"{rules.id}: seat {seat} is awaited and can do nothing")
        rules.perform(state, seat, action)
    return course


def middle_positions(rules: Rules, seats: int) -> list[Position]:
    """Return positions spread evenly over the middle half of several random games."""
    positions: list[Position] = []
    each = POSITIONS // GAMES_SAMPLED
    for seed in range(SEED, SEED + GAMES_SAMPLED):
        course = random_course(rules, seats, seed)
        first = len(course) // 4
        span = max(1, len(course) // 2)
        positions += [course[first + span * i // each] for i in range(each)]
    return positions


def microseconds(statement: str, rules: Rules, positions: list[Position], seconds: float) -> float:
    """Return the mean cost of a statement over the positions, without the loop around it."""
    names = {"rules": rules, "positions": positions, "rng": Rng(SEED, 2)}
    head = "for state, seat in positions: "
    loop = Timer(head + statement, "import gc; gc.enable()", time.process_time, names)
    empty = Timer(head + "pass", timer=time.process_time, globals=names)
    passes = max(1, int(seconds / max(loop.timeit(1), 1e-4)))
    return (loop.timeit(passes) - empty.timeit(passes)) / passes / len(positions) * 1e6


def bytes_of_a_copy(positions: list[Position]) -> float:
    """Return the memory used by a copy of a state, without the piles it shares."""
    copies: list[State] = []
    tracemalloc.start()
    copies.extend([state.copy() for state, _ in positions])
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used / len(copies)


def measure(game: str, seats: int, seconds: float) -> dict[str, object]:
    """Return all figures of one game. Each of the four calls takes an extra quarter of the time."""
    rules = rules_of(game)
    seats = seats_at(rules, seats)
    actions, games, spent = play_for(seconds, rules, seats)
    positions = middle_positions(rules, seats)
    views = [(rules.view(state, seat), seat) for state, seat in positions]
    return {
        "game": game,
        "seats": seats,
        "compiled": compiled(),
        "actions": actions,
        "games": games,
        "seconds": spent,
        "copy": microseconds("state.copy()", rules, positions, seconds / 4),
        "view": microseconds("rules.view(state, seat)", rules, positions, seconds / 4),
        "moves": microseconds("rules.moves(state, seat)", rules, positions, seconds / 4),
        "redeal": microseconds("rules.redeal(state, rng)", rules, views, seconds / 4),
        "memory": bytes_of_a_copy(positions),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure one game of ours, printed as JSON.")
    parser.add_argument("game", nargs="?", choices=list(game_ids()), help="without it: what can be measured")
    parser.add_argument("--seats", type=int, default=SEATS)
    parser.add_argument("--seconds", type=float, default=2.0)
    asked = parser.parse_args()
    if asked.game is None:
        print(json.dumps({"games": list(game_ids()), "compiled": compiled(), "engine": engine_kind()}))
    else:
        print(json.dumps(measure(asked.game, asked.seats, asked.seconds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
