"""Means and what they are sure to: deals are the sample, since the games of one deal hang together."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from math import log, sqrt
from typing import Final, NamedTuple

SURE: Final = 1.96
"""So many standard errors to either side hold 95 % of the cases."""


class Estimate(NamedTuple):
    """A figure with its 95 % interval."""

    mean: float
    low: float
    high: float


def share(wins: Sequence[float], chances: Sequence[int], par: float) -> Estimate | None:
    """The share of the chances that were won, from what was won and possible in each deal.

    One more deal of plain luck is counted into the variance, so that a few equal deals do not look certain.
    """
    possible = sum(chances)
    if not possible:
        return None
    mean = sum(wins) / possible
    luck = possible / len(chances) * par * (1 - par)
    errors = sum([(won - mean * chance) ** 2 for won, chance in zip(wins, chances, strict=True)])
    error = SURE * sqrt(errors + luck) / possible
    return Estimate(mean, max(0.0, mean - error), min(1.0, mean + error))


def average(values: Sequence[float], luck: float) -> Estimate | None:
    """The mean of one value for each deal; `luck` is the variance of a deal in which nothing else decides."""
    if not values:
        return None
    mean = sum(values) / len(values)
    error = SURE * sqrt(sum([(value - mean) ** 2 for value in values]) + luck) / len(values)
    return Estimate(mean, mean - error, mean + error)


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
    error = SURE * sqrt(sum([part * part for part in by_deal.values()])) / spread
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
