"""What rows of beans promise, by how fast their kind comes and how long they may wait."""

from __future__ import annotations

from typing import Final

from bohnhof.native import i64, vec

NOWHERE: Final = vec[float]([])
"""No row at all."""
FINE: Final = 12
"""Rates are rounded to this part of a card a round, so that few tables have to be made."""
MOST_RATE: Final = 72
MOST_HALVES: Final = 24
"""As far as waiting is thought about, in half rounds."""
SPARE: Final = 5
"""Rows may be thought of with cards that turn out not to be there."""


class RowValues:
    """Tables made once for each rate: what a row is worth if it is sold at the best time."""

    def __init__(self, rent: float, loneliness: float) -> None:
        self.rent = rent
        """What a field costs for each round that it waits."""
        self.loneliness = loneliness
        """What a lone bean costs because it gets in the way."""
        self._known: dict[i64, vec[float]] = {}

    def values(self, number: int, worths: vec[float], rate: int, halves: int) -> vec[float]:
        """By beans: what a row may hope for. `number` stands for these worths wherever it is given."""
        rate = min(rate, MOST_RATE)
        halves = min(halves, MOST_HALVES)
        key: i64 = number
        key = (key * 128 + rate) * 32 + halves
        found = self._known.get(key)
        if found is None:
            found = self._made(worths, rate, halves)
            self._known[key] = found
        return found

    def _made(self, worths: vec[float], rate: int, halves: int) -> vec[float]:
        """Sell now, or wait half a round for what comes and pay the rent."""
        values = by_waiting(worths, rate, halves, vec[float]([-self.rent / 2.0] * len(worths)))
        if len(values) > 1:
            values[1] -= self.loneliness
        return values


def by_waiting(worths: vec[float], rate: int, halves: int, brings: vec[float]) -> vec[float]:
    """By beans: what a row is worth that is sold now or waits for what comes; `brings` is what half a round
    of waiting brings, or costs, by beans.
    """
    coming = rate / FINE / 2.0
    none = 1.0 / power_of_e(coming)
    one = none * coming
    two = one * coming / 2.0
    more = max(0.0, 1.0 - none - one - two)
    last: i64 = len(worths) - 1
    values = worths[:]
    for _ in range(halves):
        waited = vec[float]([0.0] * len(worths))
        for beans in range(1, last + 1):
            hope = none * values[beans]
            hope += one * values[min(beans + 1, last)]
            hope += two * values[min(beans + 2, last)]
            hope += more * values[min(beans + 3, last)]
            hope += brings[beans]
            waited[beans] = max(worths[beans], hope)
        values = waited
    return values


def power_of_e(x: float) -> float:
    """By a few terms, so that it is the same on any machine."""
    total = 1.0
    for term in range(12, 0, -1):
        total = 1.0 + total * x / term
    return total


def worths_of(thresholds: tuple[int, ...], count: int) -> vec[float]:
    """By beans: the taler that so many bring at once."""
    found: list[float] = []
    for beans in range(count + SPARE):
        taler = 0
        for step, need in enumerate(thresholds, 1):
            if 0 < need <= beans:
                taler = step
        found.append(float(taler))
    return vec[float](found)


def empty_table(kinds: int) -> vec[vec[float]]:
    """By kind and beans: rows to be filled in."""
    return vec[vec[float]]([NOWHERE] * kinds)
