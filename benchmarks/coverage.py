"""Measure how often the arena's 95 % intervals contain the true win share.

    python benchmarks/coverage.py
    python benchmarks/coverage.py --deals 5,8 --games 3 --repeats 20000 --seed 2

prints a Markdown table. A cell contains two figures. The first is the coverage at exactly this
share. The second, in brackets, is the mean coverage at nine shares around it, at which the rarer of
wins and losses is 2/3 to 3/2 times as frequent. Wins are whole numbers, so the coverage at a single
share jumps when the share changes slightly. The mean hardly does.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import accumulate
from math import comb, exp, floor, lgamma
from random import Random
from typing import Final

from bohnhof.arena.figures import Estimate, share

SHARES: Final = (0.02, 0.25, 0.97)
ALIKE: Final = 0.2
"""Correlation of the games of a deal, near the highest seen in leagues of the bots."""
INDEPENDENT: Final = "independent"
POSITIVE: Final = f"positive ({ALIKE})"
NEGATIVE: Final = "negative"
KINDS: Final = (INDEPENDENT, POSITIVE, NEGATIVE)
AROUND: Final = [1.5 ** (step / 4) for step in range(-4, 5)]


def wins_of_a_deal(kind: str, games: int, p: float) -> list[float]:
    """Return the probabilities of 0, 1, … wins in a deal of `games` games."""
    binomial = [comb(games, k) * p**k * (1 - p) ** (games - k) for k in range(games + 1)]
    if kind == INDEPENDENT:
        return binomial
    if kind == POSITIVE:  # beta-binomial: each deal draws its own share
        a, b = p * (1 / ALIKE - 1), (1 - p) * (1 / ALIKE - 1)
        none = _log_beta(a, b)
        return [comb(games, k) * exp(_log_beta(a + k, b + games - k) - none) for k in range(games + 1)]
    # Every other deal is decided by the cards: the good seat wins. A bot that takes each seat in
    # turn then wins as close to its mean as whole numbers allow.
    fewest = floor(games * p)
    decided = {fewest: fewest + 1 - games * p, fewest + 1: games * p - fewest}
    return [(plain + decided.get(k, 0.0)) / 2 for k, plain in enumerate(binomial)]


def _log_beta(a: float, b: float) -> float:
    return lgamma(a) + lgamma(b) - lgamma(a + b)


class Coverage:
    """Simulated leagues with a given number of deals and of games per deal."""

    def __init__(self, deals: int, games: int, random: Random) -> None:
        self.deals = deals
        self.games = games
        self.random = random
        self._found: dict[tuple[int, int], Estimate] = {}
        """Cache of intervals by the sums of wins and squared wins, on which they depend."""

    def at(self, kind: str, shares: Sequence[float], repeats: int) -> float:
        """Return how often the interval contains the true share, in per cent.

        The repeats are divided among the shares.
        """
        inside = 0
        for i, p in enumerate(shares):
            weights = list(accumulate(wins_of_a_deal(kind, self.games, p)))
            for _ in range(repeats * i // len(shares), repeats * (i + 1) // len(shares)):
                wins = self.random.choices(range(self.games + 1), cum_weights=weights, k=self.deals)
                found = self._interval(wins)
                inside += found.low <= p <= found.high
        return 100 * inside / repeats

    def _interval(self, wins: list[int]) -> Estimate:
        key = (sum(wins), sum([win * win for win in wins]))
        if key not in self._found:
            found = share(wins, [self.games] * self.deals)
            assert found is not None
            self._found[key] = found
        return self._found[key]


def around(p: float) -> list[float]:
    """Return nine shares around p."""
    return [p * factor if p < 0.5 else 1 - (1 - p) * factor for factor in AROUND]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the coverage of the arena's intervals.")
    parser.add_argument("--deals", default="5,12,30,100", help="Default: 5,12,30,100")
    parser.add_argument("--games", default="2,4", help="Games of a deal. Default: 2,4")
    parser.add_argument("--repeats", type=int, default=9000, help="Simulated leagues a figure. Default: 9000")
    parser.add_argument("--seed", type=int, default=1, help="Default: 1")
    wanted = parser.parse_args()
    deals = [int(word) for word in wanted.deals.split(",")]
    means: list[float] = []
    print(f"| games of a deal | correlation | share | {' | '.join([f'{n} deals' for n in deals])} |")
    print(f"|{'---|' * (3 + len(deals))}")
    for games in [int(word) for word in wanted.games.split(",")]:
        leagues = [Coverage(n, games, Random(f"{wanted.seed} {n} {games}")) for n in deals]
        for kind in KINDS:
            for p in SHARES:
                cells = []
                for league in leagues:
                    at = league.at(kind, [p], wanted.repeats)
                    means.append(league.at(kind, around(p), wanted.repeats))
                    cells.append(f"{at:.1f} ({means[-1]:.1f})")
                print(f"| {games} | {kind} | {p:g} | {' | '.join(cells)} |")
    within = sum([94 <= mean <= 96 for mean in means])
    print(f"\n{within} of {len(means)} means are from 94 to 96 %.", end=" ")
    print(f"The lowest is {min(means):.1f} %, the highest {max(means):.1f} %.")


if __name__ == "__main__":
    main()
