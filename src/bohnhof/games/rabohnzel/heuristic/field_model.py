"""Model fields with powers, and a third field that closes at the next harvest."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.field_model import NEVER, FieldModel, small
from bohnhof.bots.heuristics.row_values import MOST_HALVES, MOST_RATE, by_waiting
from bohnhof.games.rabohnzel.agenda import MANY
from bohnhof.native import i64, mypyc_attr, u8, vec

STEPS: Final = 20
"""The gain of powers is rounded to 1/STEPS taler, so that few tables have to be computed."""


class PowerRowValues:
    """Cached tables of the value of rows that have a power until they are sold at the best time."""

    def __init__(self, rent: float, loneliness: float) -> None:
        self.rent = rent
        self.loneliness = loneliness
        self._known: dict[tuple[int, int, int, int, int, int], vec[float]] = {}

    def values(
        self, kind: int, worths: vec[float], extra: int, rate: int, halves: int, few: int, many: int
    ) -> vec[float]:
        """Return, by number of beans, the expected taler of a row.

        `few` and `many` are the gains of its power per round in 1/STEPS taler, with fewer than MANY
        beans and from MANY on. `extra` is a key of `worths`, which may differ for one kind.
        """
        rate = min(rate, MOST_RATE)
        halves = min(halves, MOST_HALVES)
        key = (kind, extra, rate, halves, few, many)
        found = self._known.get(key)
        if found is None:
            found = self._made(worths, rate, halves, few / STEPS, many / STEPS)
            self._known[key] = found
        return found

    def _made(self, worths: vec[float], rate: int, halves: int, few: float, many: float) -> vec[float]:
        count = len(worths)
        brings = [((many if beans >= MANY else few) - self.rent) / 2.0 for beans in range(count)]
        values = by_waiting(worths, rate, halves, vec[float](brings))
        if count > 1:
            values[1] -= self.loneliness
        return values


@mypyc_attr(acyclic=True)
class PowerModel(FieldModel):
    """The fields of one seat, of which one closes at the next harvest if the third is open."""

    def __init__(
        self,
        values: vec[vec[float]],
        worths: vec[vec[float]],
        places: list[int],
        kinds: vec[u8],
        counts: vec[u8],
        closes: bool,
    ) -> None:
        super().__init__(values, worths, places, kinds, counts)
        self.closes = closes
        """Whether a place is lost at the next harvest."""

    def copy(self) -> FieldModel:
        return self.twin()

    def scratch(self) -> FieldModel:
        return self.twin()

    def second(self) -> FieldModel:
        return self.twin()

    def twin(self) -> PowerModel:
        return PowerModel(self.values, self.worths, self.places, self.kinds[:], self.counts[:], self.closes)

    def wider(self) -> PowerModel:
        """Return a copy with an open third field."""
        return PowerModel(
            self.values,
            self.worths,
            [*self.places, -1],
            small([*self.kinds, 0]),
            small([*self.counts, 0]),
            True,
        )

    def best_place(self, card: int) -> tuple[float, i64, bool]:
        if not self.closes:
            return super().best_place(card)
        best = NEVER
        place: i64 = 0
        clear = False
        for field in range(len(self.counts)):
            count: int = self.counts[field]
            row = self.values[i64(self.kinds[field])] if count else self.values[card]
            if count == 0 or (self.kinds[field] == card and count + 1 < len(row)):
                gain = row[count + 1] - (row[count] if count else 0.0)
                if gain > best:
                    best = gain
                    place = field
                    clear = False
        for field in range(len(self.counts)):
            if self.counts[field] and self.may_take(field):
                gain = self.twin().replace(field, card)
                if gain > best:
                    best = gain
                    place = field
                    clear = True
        return best, place, clear

    def put(self, card: int) -> float:
        if not self.closes:
            return super().put(card)
        gain, place, clear = self.best_place(card)
        if clear:
            self.replace(place, card)
        else:
            self.kinds[place] = u8(card)
            self.counts[place] += u8(1)
        return gain

    def replace(self, field: i64, card: int) -> float:
        if not self.closes or not self.counts[field]:
            return super().replace(field, card)
        gain = self.loss(field)
        self.closes = False
        self.places = [*self.places[:field], *self.places[field + 1 :]]
        self.kinds = small([*self.kinds[:field], *self.kinds[field + 1 :]])
        self.counts = small([*self.counts[:field], *self.counts[field + 1 :]])
        chosen = 0
        least = NEVER
        for i in range(len(self.counts)):
            here = self.loss(i)
            if self.may_take(i) and here > least:
                least = here
                chosen = i
        return gain + super().replace(chosen, card)

    def loss(self, field: int) -> float:
        """Return the gain of harvesting a row, which is mostly negative."""
        count: int = self.counts[field]
        if not count:
            return 0.0
        kind: int = self.kinds[field]
        return self.worths[kind][count] - self.values[kind][count]
