"""Estimates with 95 % intervals. Deals are the sample, since games of one deal are correlated."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from math import hypot, log, sqrt
from typing import Final, NamedTuple

SURE: Final = 1.959964
"""Normal quantile of a two-sided 95 % interval."""

CHANCE_OF_ERROR: Final = 0.05


class Estimate(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


def student(degrees: float) -> float:
    """Return the quantile of Student's t distribution for a two-sided 95 % interval.

    Computed by a Cornish-Fisher expansion, whose error is below 0.004 from 3 degrees of freedom on.
    """
    v = 1 / degrees
    return SURE + v * (2.37227 + v * (2.82250 + v * (2.55585 + v * 1.58953)))


def share(wins: Sequence[float], chances: Sequence[int], games: int | None = None) -> Estimate | None:
    """Return the estimated share of chances that was won, or None without any chance.

    `wins` and `chances` are the totals of each deal. `games` is the number of games if it differs
    from the number of chances: a bot in two seats has two chances in a game and can win one.

    The interval is Wilson's score interval for the games. Its variance is multiplied by the design
    effect of the deals. Student's t replaces the normal quantile because that effect is an estimate
    too. With n deals it has 2n - 1 degrees of freedom. Fewer make the intervals of rare wins too
    wide; more make those of correlated games too narrow. See docs/arena.md and
    benchmarks/coverage.py.
    """
    possible = sum(chances)
    if not possible:
        return None
    if games is None:
        games = possible
    won, mean = sum(wins), sum(wins) / possible
    effect = _design_effect(wins, chances, games)
    spread = student(2 * len(chances) - 1) ** 2 * effect / games
    rate = won / games
    reach = hypot(spread / 2, sqrt(max(0.0, rate * (1 - rate)) * spread))
    low = max(0.0, (rate + spread / 2 - reach) / (1 + spread))
    high = min(1.0, (rate + spread / 2 + reach) / (1 + spread))
    # Wilson's interval for a single win ends too far from 0. If wins are that rare, the error is
    # seeing one at all. The limit chosen here keeps the probability of this error at 5 %. The same
    # holds for a single loss.
    rare = (1 - CHANCE_OF_ERROR) ** (spread / SURE**2)
    if won <= 1:
        low = min(low, 1 - rare)
    if games - won <= 1:
        high = max(high, rare)
    scale = games / possible
    return Estimate(mean, low * scale, high * scale)


def _design_effect(wins: Sequence[float], chances: Sequence[int], games: int) -> float:
    """Return the design effect: the variance of wins per deal over that of independent games.

    A pseudo-deal with a design effect of 1 is added, so that a few equal deals do not look certain.
    With less than one win or one loss the effect is unknown and is assumed to be 1.
    """
    won, deals = sum(wins), len(chances)
    if min(won, games - won) < 1:
        return 1.0
    mean = won / sum(chances)
    squares = sum([(here - mean * chance) ** 2 for here, chance in zip(wins, chances, strict=True)])
    independent = won * (1 - won / games) / deals * games / (games - 1)
    return (squares / independent + 1) / deals


class Row(NamedTuple):
    """One seat of one game: a data point for `slope`."""

    group: Hashable
    """Rows are compared only within their group."""
    deal: int
    amount: float
    won: float


def slope(rows: Iterable[Row]) -> Estimate | None:
    """Estimate how much one unit of `amount` adds to the win share, within groups.

    Return None if the amount does not vary within any group, or with fewer than two deals.
    """
    groups: dict[Hashable, list[Row]] = {}
    for row in rows:
        groups.setdefault(row.group, []).append(row)
    centred: list[tuple[int, float, float]] = []
    for members in groups.values():
        amount = sum([row.amount for row in members]) / len(members)
        won = sum([row.won for row in members]) / len(members)
        centred.extend([(row.deal, row.amount - amount, row.won - won) for row in members])
    spread = sum([amount * amount for _, amount, _ in centred])
    if spread < 1e-9:
        return None
    steep = sum([amount * won for _, amount, won in centred]) / spread
    by_deal: dict[int, float] = {}
    for deal, amount, won in centred:
        by_deal[deal] = by_deal.get(deal, 0.0) + amount * (won - steep * amount)
    deals = len(by_deal)
    if deals < 2:
        return None
    squares = sum([part * part for part in by_deal.values()]) * deals / (deals - 1)
    error = student(deals - 1) * sqrt(squares) / spread
    return Estimate(steep, steep - error, steep + error)


BETTER: Final = "better"
NOT_BETTER: Final = "not better"


class Sprt:
    """A sequential probability ratio test of a bot's win share above par, one deal at a time.

    It decides between “not better” (a mean of 0) and “better by the margin”. The winnings of a deal
    are assumed to be normal. Their variance combines the deals so far with `deals_of_luck` deals
    decided by luck only, because a losing streak makes the observed variance too small.
    """

    error: Final = 0.05
    fewest: Final = 12
    """Number of deals before which the variance estimate is too uncertain to decide."""

    deals_of_luck: Final = 10

    def __init__(self, margin: float, luck: float) -> None:
        self.margin = margin
        self.luck = luck
        """Variance of a deal's winnings if only luck decides."""
        self.deals = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, winnings: float) -> None:
        self.deals += 1
        self._sum += winnings
        self._squares += winnings * winnings

    @property
    def evidence(self) -> float:
        """Log-likelihood ratio of “better by the margin” to “not better”."""
        if not self.deals:
            return 0.0
        spread = self._squares - self._sum * self._sum / self.deals
        variance = (spread + self.deals_of_luck * self.luck) / (self.deals - 1 + self.deals_of_luck)
        return self.margin * (self._sum - self.deals * self.margin / 2) / variance

    @property
    def verdict(self) -> str | None:
        """BETTER or NOT_BETTER, or None while the test is undecided."""
        bound = log((1 - self.error) / self.error)
        if self.deals < self.fewest or abs(self.evidence) < bound:
            return None
        return BETTER if self.evidence > 0 else NOT_BETTER
