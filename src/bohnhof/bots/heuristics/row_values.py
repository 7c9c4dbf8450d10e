"""Expected values of rows of beans, by arrival rate and remaining time."""

from __future__ import annotations

from typing import Final

from bohnhof.native import i64, vec

NOWHERE: Final = vec[float]([])
"""An empty table."""
FINE: Final = 12
"""Rates are integers in units of 1 / FINE cards per round, which limits the number of tables."""
MOST_RATE: Final = 72
MOST_HALVES: Final = 24
"""Maximum waiting time that is considered, in half rounds."""
SPARE: Final = 5
"""Number of beans beyond the existing ones for which tables have entries."""


class RowValues:
    """Cached tables of the value of a row that is harvested at the best time."""

    def __init__(self, rent: float, loneliness: float) -> None:
        self.rent = rent
        """Cost of an occupied field per round."""
        self.loneliness = loneliness
        """Cost of a single bean, which blocks its field."""
        self._known: dict[i64, vec[float]] = {}

    def values(self, number: int, worths: vec[float], rate: int, halves: int) -> vec[float]:
        """Return the expected taler of a row by number of beans.

        `number` identifies `worths` in the cache.
        """
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
        """Compute the table: harvest now, or wait half a round and pay the rent."""
        values = by_waiting(worths, rate, halves, vec[float]([-self.rent / 2.0] * len(worths)))
        if len(values) > 1:
            values[1] -= self.loneliness
        return values


def by_waiting(worths: vec[float], rate: int, halves: int, brings: vec[float]) -> vec[float]:
    """Return the value by number of beans of a row that is harvested now or waits.

    `brings` is the gain, or the cost if negative, of half a round of waiting, by number of beans.
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
    """Compute exp(x) from a few terms, so that the result is the same on all machines."""
    total = 1.0
    for term in range(12, 0, -1):
        total = 1.0 + total * x / term
    return total


def worths_of(thresholds: tuple[int, ...], count: int) -> vec[float]:
    """Return the taler of an immediate harvest by number of beans."""
    found: list[float] = []
    for beans in range(count + SPARE):
        taler = 0
        for step, need in enumerate(thresholds, 1):
            if 0 < need <= beans:
                taler = step
        found.append(float(taler))
    return vec[float](found)


def empty_table(kinds: int) -> vec[vec[float]]:
    """Return a table by kind and number of beans, with rows to be filled in."""
    return vec[vec[float]]([NOWHERE] * kinds)
