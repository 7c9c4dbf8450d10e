"""Compare a model with the engine: python -m tests.models GAME [--games N] [--seed S] [--stop]."""

import argparse
import sys
import time
from collections import Counter

from bohnhof.games import rules_of
from tests.models.games import MODELS, model_of
from tests.models.lockstep import Difference
from tests.models.rich import lockstep

NAMED = ("activate", "brew", "buy", "cast")
"""Verbs that are counted together with the card they name."""


def counted(sentence: str) -> str:
    """Return the category under which a sentence is counted."""
    verb, *names = sentence.replace(":", "").split()
    return f"{verb} {names[0]}" if verb in NAMED else verb


def main() -> int:
    """Return 1 if there is a difference."""
    parser = argparse.ArgumentParser(prog="python -m tests.models")
    parser.add_argument("game", choices=MODELS)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--stop", action="store_true", help="stop at the first difference")
    options = parser.parse_args()
    rules = rules_of(options.game)
    met: Counter[str] = Counter()
    differences = 0
    begun = time.process_time()
    for seed in range(options.seed, options.seed + options.games):
        seats = rules.fewest_seats + seed // 2 % (rules.most_seats - rules.fewest_seats + 1)
        game = lockstep(rules, model_of(options.game), seats, seed)
        try:
            game.play()
        except Difference as difference:
            differences += 1
            print(difference)
            if options.stop:
                break
        met.update(counted(sentence) for _, sentence in game.walk.acts)
    seconds = time.process_time() - begun
    print(
        f"{rules.id}: {options.games} games, {met.total()} actions, {differences} differences, "
        f"{seconds:.1f} CPU s"
    )
    print(", ".join(f"{what} {count}" for what, count in sorted(met.items())))
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
