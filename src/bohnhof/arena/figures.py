"""Estimates with 95 % intervals. Deals are the sample: the games of one deal are correlated."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from math import hypot, log, sqrt
from typing import Final, NamedTuple

SURE: Final = 1.959964
"""The normal quantile of a two-sided 95 % interval."""

CHANCE_OF_ERROR: Final = 0.05


class Estimate(NamedTuple):
    """A figure with its 95 % interval."""

    mean: float
    low: float
    high: float


def student(degrees: float) -> float:
    """Return the quantile of Student's t distribution for a two-sided 95 % interval.

    This is the expansion of Cornish and Fisher, which is right to 0.004 from 3 degrees of freedom on.
    """
    v = 1 / degrees
    return SURE + v * (2.37227 + v * (2.82250 + v * (2.55585 + v * 1.58953)))


def share(wins: Sequence[float], chances: Sequence[int], games: int | None = None) -> Estimate | None:
    """Return the share of the chances that was won, from the wins and chances of each deal; None without any.

    `games` is the number of games if that is not the number of chances: a bot on two seats has two chances in
    a game and can win one.

    The interval is Wilson's score interval for the games. Its variance is multiplied by the design effect of
    the deals, and Student's t takes the place of the normal quantile, because that effect is an estimate too.
    Of n deals it has 2n - 1 degrees of freedom: with fewer, intervals of rare wins are too wide, with more,
    those of correlated games too narrow. See docs/arena.md and benchmarks/coverage.py.
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
    # Wilson's interval for a single win ends too far from 0: where a win is that rare, seeing one at all is
    # the error, and it is limited to 5 %. Likewise for a single loss.
    rare = (1 - CHANCE_OF_ERROR) ** (spread / SURE**2)
    if won <= 1:
        low = min(low, 1 - rare)
    if games - won <= 1:
        high = max(high, rare)
    scale = games / possible
    return Estimate(mean, low * scale, high * scale)


def _design_effect(wins: Sequence[float], chances: Sequence[int], games: int) -> float:
    """Return the variance of the wins of a deal divided by that of independent games.

    One deal in which both are equal is added, so that a few equal deals do not look certain. With less than
    one win or loss nothing is known about it, and it is taken to be 1.
    """
    won, deals = sum(wins), len(chances)
    if min(won, games - won) < 1:
        return 1.0
    mean = won / sum(chances)
    squares = sum([(here - mean * chance) ** 2 for here, chance in zip(wins, chances, strict=True)])
    independent = won * (1 - won / games) / deals * games / (games - 1)
    return (squares / independent + 1) / deals


class Row(NamedTuple):
    """One seat of one game, for `slope`."""

    group: Hashable
    """Only rows of the same group are compared."""
    deal: int
    amount: float
    won: float


def slope(rows: Iterable[Row]) -> Estimate | None:
    """How much more is won with one more of an amount, within the groups; None where it does not vary."""
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
    """A sequential test of a bot's winnings above par, deal by deal.

    It decides between “no better” (a mean of 0) and “better by the margin”. The winnings of a deal are taken
    to be normal, with the variance seen so far and that of some deals of plain luck: a losing streak looks
    steadier than it is.
    """

    error: Final = 0.05
    fewest: Final = 12
    """Before so many deals the variance is not known well enough."""

    deals_of_luck: Final = 10

    def __init__(self, margin: float, luck: float) -> None:
        self.margin = margin
        self.luck = luck
        """The variance of a deal of plain luck."""
        self.deals = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, winnings: float) -> None:
        self.deals += 1
        self._sum += winnings
        self._squares += winnings * winnings

    @property
    def evidence(self) -> float:
        """The logarithm of how much likelier the outcomes are if the bot is better by the margin."""
        if not self.deals:
            return 0.0
        spread = self._squares - self._sum * self._sum / self.deals
        variance = (spread + self.deals_of_luck * self.luck) / (self.deals - 1 + self.deals_of_luck)
        return self.margin * (self._sum - self.deals * self.margin / 2) / variance

    @property
    def verdict(self) -> str | None:
        """None while it is not decided."""
        bound = log((1 - self.error) / self.error)
        if self.deals < self.fewest or abs(self.evidence) < bound:
            return None
        return BETTER if self.evidence > 0 else NOT_BETTER
