"""Play very many random games: `python -m bohnhof.testing.soak GAME --games 100000`."""

from __future__ import annotations

import argparse
import sys
import time

from bohnhof.engine.chance import Rng
from bohnhof.engine.playout import StuckError, playout
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State
from bohnhof.games import UnknownGameError, rules_of
from bohnhof.loading import engine_kind
from bohnhof.testing.errors import FaultError
from bohnhof.testing.properties import state_is_sound
from bohnhof.testing.rich import enrich

BETWEEN = 40
"""Interval between the games whose cards are counted after every action too."""


def soak(rules: Rules, games: int, seed: int) -> int:
    """Play random games over all numbers of seats and count their cards.

    Every other game starts from a rich state. Return the number of actions.
    """
    counts = range(rules.fewest_seats, rules.most_seats + 1)
    actions = 0
    begin = time.perf_counter()
    for number in range(games):
        seats = counts[number // 2 % len(counts)]
        own_seed = seed + number
        try:
            s = rules.new_game(seats, own_seed)
            if number % 2:
                enrich(rules, s)
            if number % BETWEEN == 0:
                _count_on_the_way(rules, s.copy(), Rng(own_seed, -1))
            actions += playout(rules, s, Rng(own_seed, -1))
            state_is_sound(rules, s)
        except (StuckError, FaultError) as problem:
            raise FaultError(f"{rules.id} with {seats} seats, seed {own_seed}: {problem}") from problem
        if sys.stderr.isatty() and number % 500 == 499:
            pace = (number + 1) / (time.perf_counter() - begin)
            print(f"\r{number + 1} of {games} games, {pace:.0f} a second", end="", file=sys.stderr)
    return actions


def _count_on_the_way(rules: Rules, s: State, rng: Rng) -> None:
    """Count the cards after every action of one game without offers."""
    while not s.over:
        seat = rules.awaited(s)[0]
        action = rules.sample_move(s, seat, rng)
        if action is None:
            raise StuckError(f"seat {seat + 1} is awaited and can do nothing")
        rules.perform(s, seat, action)
        state_is_sound(rules, s)


def main() -> int:
    """Test one game and print the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    begin = time.perf_counter()
    try:
        actions = soak(rules_of(chosen.game), chosen.games, chosen.seed)
    except (FaultError, UnknownGameError) as problem:
        print(f"\n{problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    seconds = time.perf_counter() - begin
    print(
        f"{chosen.game}: {chosen.games} games, {actions} actions, no card lost, nobody stuck "
        f"({seconds:.0f} s, engine {engine_kind()})"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
