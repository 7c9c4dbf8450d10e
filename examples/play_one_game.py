"""Play one game between bots and print its end: `python examples/play_one_game.py [SEED]`."""

import sys

from bohnhof.bots import bot_maker
from bohnhof.games import rules_of
from bohnhof.table.table import Table


def main() -> None:
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    names = ["thrifty", "thrifty", "chance"]
    rules = rules_of("bohnanza")
    table = Table(rules, seed, [bot_maker(name) for name in names], bots_seed=seed)
    table.run()

    print(f"Seed {seed}: {table.actions} acts. The last of them:")
    for act in table.log[-8:]:
        print(f"  seat {act.seat + 1}: {act.sentence}")
    for seat, name in enumerate(names):
        print(f"Seat {seat + 1}, {name}: {rules.score(table.state, seat)} taler")
    print("Won by seat", " and seat ".join(str(seat + 1) for seat in rules.winners(table.state)))


if __name__ == "__main__":
    main()
