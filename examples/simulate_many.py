"""Compare bots over many games: `python examples/simulate_many.py [GAMES]`.

Each bot plays each seat once, with the same deals in every arrangement. So neither the seat nor
luck decides.
"""

import sys

from bohnhof.arena import simulate


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    bots = ["thrifty", "thrifty", "chance"]
    taler = [0.0] * len(bots)
    wins = [0.0] * len(bots)
    for turn in range(len(bots)):
        seated = bots[turn:] + bots[:turn]
        result = simulate("bohnanza", len(bots), seated, games, seed=1, processes=2)
        for seat in range(len(bots)):
            bot = (seat + turn) % len(bots)
            taler[bot] += result.taler[seat] / len(bots)
            wins[bot] += result.wins[seat] / (len(bots) * result.finished)
        print(f"{', '.join(seated)}: {result.finished} games, {result.shared} of them shared")
    for name, mean, share in zip(bots, taler, wins, strict=True):
        print(f"{name}: {mean:.1f} taler a game, {share:.1%} of the wins")


if __name__ == "__main__":
    main()
