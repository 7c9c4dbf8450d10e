"""Compare a model with the engine: python -m tests.models GAME [--games N] [--seed S] [--stop]."""

import argparse
import sys
import time

from bohnhof.games import rules_of
from tests.models.games import MODELS, model_of
from tests.models.lockstep import Difference
from tests.models.rich import lockstep


def main() -> int:
    """Return 1 if there is a difference."""
    parser = argparse.ArgumentParser(prog="python -m tests.models")
    parser.add_argument("game", choices=MODELS)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--stop", action="store_true", help="stop at the first difference")
    options = parser.parse_args()
    rules = rules_of(options.game)
    acts = differences = 0
    begun = time.process_time()
    for seed in range(options.seed, options.seed + options.games):
        seats = rules.fewest_seats + seed // 2 % (rules.most_seats - rules.fewest_seats + 1)
        try:
            acts += lockstep(rules, model_of(options.game), seats, seed).play()
        except Difference as difference:
            differences += 1
            print(difference)
            if options.stop:
                break
    seconds = time.process_time() - begun
    print(
        f"{rules.id}: {options.games} games, {acts} actions, {differences} differences, {seconds:.1f} CPU s"
    )
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
