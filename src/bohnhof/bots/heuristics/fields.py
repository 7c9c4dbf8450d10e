"""One seat's fields in thought: what grows, and what one card more brings."""

from __future__ import annotations

from typing import Final

from bohnhof.native import i64, mypyc_attr, u8, vec

NEVER: Final = -1e9


def small(numbers: list[int]) -> vec[u8]:
    """The same numbers as bytes."""
    found = vec[u8]([u8(0)] * len(numbers))
    for i in range(len(numbers)):
        found[i] = u8(numbers[i])
    return found


@mypyc_attr(acyclic=True)
class Fields:
    """Rows as kinds and counts, 0 for an empty field."""

    def __init__(
        self,
        values: vec[vec[float]],
        worths: vec[vec[float]],
        places: list[int],
        kinds: vec[u8],
        counts: vec[u8],
    ) -> None:
        self.values = values
        """By kind and beans: what a row may hope for."""
        self.worths = worths
        """By kind and beans: what it brings at once."""
        self.places = places
        """The numbers of the fields that may be used."""
        self.kinds = kinds
        self.counts = counts

    def takes(self, kind: int) -> bool:
        """Whether something grows here that such a card joins."""
        kinds = self.kinds
        wanted: i64 = kind
        fields: i64 = len(kinds)
        for field in range(fields):
            if i64(kinds[field]) == wanted:
                return True
        return False

    def best_place(self, card: int) -> tuple[float, i64, bool]:
        """Return the gain of planting a card, its place, and whether that field is harvested first."""
        wanted: i64 = card
        best = NEVER
        alone = self.values[wanted][1]
        fields: i64 = len(self.counts)
        place: i64 = 0
        clear = False
        big = False
        count: i64
        kind: i64
        for field in range(fields):
            if i64(self.counts[field]) > 1:
                big = True
        for field in range(fields):
            count = i64(self.counts[field])
            if count == 0:
                if alone > best:
                    best = alone
                    place = field
                    clear = False
                continue
            kind = i64(self.kinds[field])
            now = self.values[kind][count]
            if kind == wanted and count + 1 < len(self.values[kind]):
                gain = self.values[kind][count + 1] - now
                if gain > best:
                    best = gain
                    place = field
                    clear = False
            if count > 1 or not big:  # a lone bean is protected
                gain = alone + self.worths[kind][count] - now
                if gain > best:
                    best = gain
                    place = field
                    clear = True
        return best, place, clear

    def put(self, card: int) -> float:
        """Plant a card at its best place, and return the gain."""
        gain, place, clear = self.best_place(card)
        self.counts[place] = u8(1) if clear else self.counts[place] + u8(1)
        self.kinds[place] = u8(card)
        return gain

    def fit(self, card: int) -> i64:
        """The place where this kind grows already and brings something more there; -1 if there is none."""
        wanted: i64 = card
        fields: i64 = len(self.kinds)
        for field in range(fields):
            if i64(self.kinds[field]) == wanted:
                count = i64(self.counts[field])
                row = self.values[wanted]
                if count and count + 1 < len(row) and row[count + 1] - row[count] >= 0.0:
                    return field
        return -1

    def may_take(self, field: int) -> bool:
        """Whether a field is empty or may be harvested: a lone bean is protected."""
        counts = self.counts
        if counts[field] != 1:
            return True
        fields: i64 = len(counts)
        for other in range(fields):
            if i64(counts[other]) > 1:
                return False
        return True

    def grow(self, field: i64, card: int) -> float:
        """Plant a card where its kind grows; what that brings."""
        count = i64(self.counts[field])
        row = self.values[card]
        self.counts[field] = u8(count + 1)
        return row[count + 1] - row[count]

    def replace(self, field: i64, card: int) -> float:
        """Plant a card after a harvest, or on an empty field; what that brings."""
        gain = self.values[card][1]
        count = i64(self.counts[field])
        if count:
            kind = i64(self.kinds[field])
            gain += self.worths[kind][count] - self.values[kind][count]
        self.kinds[field] = u8(card)
        self.counts[field] = u8(1)
        return gain

    def worth(self) -> float:
        """What all rows may hope for."""
        total = 0.0
        counts = self.counts
        fields: i64 = len(counts)
        for field in range(fields):
            count = i64(counts[field])
            if count:
                total += self.values[i64(self.kinds[field])][count]
        return total
