"""One seat's fields in thought: where cards would go, in which order, and what that brings."""

from __future__ import annotations

from typing import Final

from bohnhof.native import i64, u8, vec

NEVER: Final = -1e9
MOST_ORDERED: Final = 3
"""Up to so many kinds that fit nowhere are tried in every order."""


def small(numbers: list[int]) -> vec[u8]:
    """The same numbers as bytes."""
    found = vec[u8]([u8(0)] * len(numbers))
    for i in range(len(numbers)):
        found[i] = u8(numbers[i])
    return found


class Plot:
    """Fields as kinds and counts, 0 for an empty one. A plan plays on copies."""

    def __init__(
        self,
        values: list[list[float]],
        worths: list[list[float]],
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
        self.place = 0
        """Where the card last asked about goes,"""
        self.clear = False
        """and whether that field is harvested first."""
        self.first = 0
        """The card to plant first, as found last."""
        self._scratch: Plot | None = None

    def copy(self) -> Plot:
        return Plot(self.values, self.worths, self.places, self.kinds[:], self.counts[:])

    def scratch(self) -> Plot:
        """A copy to think one thing on: the next one is the same."""
        plot = self._scratch
        if plot is None:
            plot = self.copy()
            self._scratch = plot
            return plot
        kinds = self.kinds
        counts = self.counts
        thought = plot.kinds
        many = plot.counts
        fields: i64 = len(counts)
        for field in range(fields):
            thought[field] = kinds[field]
            many[field] = counts[field]
        return plot

    def takes(self, kind: int) -> bool:
        """Whether something grows here that such a card joins."""
        kinds = self.kinds
        wanted: i64 = kind
        fields: i64 = len(kinds)
        for field in range(fields):
            if i64(kinds[field]) == wanted:
                return True
        return False

    def best_place(self, card: int) -> float:
        """What planting this card brings; where is in `place` and `clear`."""
        kinds = self.kinds
        counts = self.counts
        values = self.values
        wanted: i64 = card
        best = NEVER
        alone = values[wanted][1]
        fields: i64 = len(counts)
        place: i64 = 0
        clear = False
        big = False
        count: i64
        kind: i64
        for field in range(fields):
            if i64(counts[field]) > 1:
                big = True
        for field in range(fields):
            count = i64(counts[field])
            if count == 0:
                if alone > best:
                    best = alone
                    place = field
                    clear = False
                continue
            kind = i64(kinds[field])
            row = values[kind]
            now = row[count]
            if kind == wanted and count + 1 < len(row):
                gain = row[count + 1] - now
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
        self.place = place
        self.clear = clear
        return best

    def put(self, card: int) -> float:
        """Plant a card where it brings most; what that is."""
        gain = self.best_place(card)
        place: i64 = self.place
        self.counts[place] = u8(1) if self.clear else self.counts[place] + u8(1)
        self.kinds[place] = u8(card)
        return gain

    def fit(self, card: int) -> int:
        """The place where this kind grows already and brings something more there; -1 if there is none."""
        kinds = self.kinds
        wanted: i64 = card
        fields: i64 = len(kinds)
        count: i64
        for field in range(fields):
            if i64(kinds[field]) == wanted:
                count = i64(self.counts[field])
                row = self.values[wanted]
                if count and count + 1 < len(row) and row[count + 1] - row[count] >= 0.0:
                    return field
        return -1

    def put_all(self, ready: list[int]) -> float:
        """Plant cards one after the other: what fits first, then the least promising."""
        if not ready:
            return 0.0
        if len(ready) == 1:
            return self.put(ready[0])
        if len(ready) == 2:
            first, second = ready[0], ready[1]
            if self.fit(first) < 0 and (
                self.fit(second) >= 0 or self.values[second][1] < self.values[first][1]
            ):
                first, second = second, first
            return self.put(first) + self.put(second)
        rest = ready[:]
        total = 0.0
        while rest:
            card = self.next_of(rest)
            rest.remove(card)
            total += self.put(card)
        return total

    def next_of(self, rest: list[int]) -> int:
        """The card to plant first: one that fits, else the least promising."""
        chosen = rest[0]
        least = 0.0
        for i in range(len(rest)):
            card = rest[i]
            if self.fit(card) >= 0:
                return card
            promise = self.values[card][1]
            for other in range(len(rest)):
                if other != i and rest[other] == card:
                    promise += 0.5
            if i == 0 or promise < least:
                chosen = card
                least = promise
        return chosen

    def hand(self, cards: list[int], begin: int, eager: list[float], wary: list[float]) -> float:
        """What the cards of a hand bring, the first of them first, each counting less. Changes the plot."""
        total = 0.0
        last = min(len(cards) - begin, len(eager))
        for i in range(last):
            gain = self.put(cards[begin + i])
            total += gain * (eager[i] if gain > 0 else wary[i])
        return total

    def plan(
        self, ready: list[int], hand: list[int], begin: int, eager: list[float], wary: list[float]
    ) -> float:
        """What planting all that lies ready brings, then the hand from a place on. Leaves the plot alone."""
        if not ready and (begin >= len(hand) or not eager):
            return 0.0
        plot = self.scratch()
        total = plot.put_all(ready)
        if begin < len(hand):
            total += plot.hand(hand, begin, eager, wary)
        return total

    def search(
        self, ready: list[int], hand: list[int], begin: int, eager: list[float], wary: list[float]
    ) -> float:
        """The same with every order and every place tried; the first step is in `first`, `place`, `clear`."""
        rest = ready[:]
        for i in range(len(rest)):
            field = self.fit(rest[i])
            if field >= 0:
                # What fits goes first: it can only make its row better.
                plot = self.scratch()
                card = rest.pop(i)
                total = plot.grow(field, card) + plot.go_on(rest, hand, begin, eager, wary)
                self.first = card
                self.place = field
                self.clear = False
                return total
        if not rest:
            return self.plan(rest, hand, begin, eager, wary)
        kinds: list[int] = []
        for card in rest:
            if card not in kinds:
                kinds.append(card)
        if len(kinds) > MOST_ORDERED:
            kinds = [self._least(kinds)]
        best = NEVER
        first = kinds[0]
        place = 0
        clear = False
        for card in kinds:
            others = rest[:]
            others.remove(card)
            total = self.begin_with(card, others, hand, begin, eager, wary)
            if total > best:
                best = total
                first = card
                place = self.place
                clear = self.clear
        self.first = first
        if best == NEVER:
            return self.best_place(first)
        self.place = place
        self.clear = clear
        return best

    def go_on(
        self, ready: list[int], hand: list[int], begin: int, eager: list[float], wary: list[float]
    ) -> float:
        """The same on a copy that nobody needs any more."""
        if ready:
            return self.search(ready, hand, begin, eager, wary)
        return self.hand(hand, begin, eager, wary) if begin < len(hand) else 0.0

    def begin_with(
        self,
        card: int,
        others: list[int],
        hand: list[int],
        begin: int,
        eager: list[float],
        wary: list[float],
    ) -> float:
        """What comes of planting first a card that fits nowhere; where is in `place` and `clear`."""
        best = NEVER
        for field in range(len(self.counts)):
            if not self.may_take(field):
                continue
            plot = self.scratch()
            total = plot.replace(field, card) + plot.go_on(others, hand, begin, eager, wary)
            if total > best:
                best = total
                self.place = field
                self.clear = self.counts[field] > 0
        return best

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

    def grow(self, field: int, card: int) -> float:
        """Plant a card where its kind grows; what that brings."""
        count: int = self.counts[field]
        row = self.values[card]
        self.counts[field] = u8(count + 1)
        return row[count + 1] - row[count]

    def replace(self, field: int, card: int) -> float:
        """Plant a card after a harvest, or on an empty field; what that brings."""
        gain = self.values[card][1]
        count: i64 = i64(self.counts[field])
        if count:
            kind: i64 = i64(self.kinds[field])
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
            count: i64 = i64(counts[field])
            if count:
                total += self.values[i64(self.kinds[field])][count]
        return total

    def _least(self, kinds: list[int]) -> int:
        least = kinds[0]
        for kind in kinds:
            if self.values[kind][1] < self.values[least][1]:
                least = kind
        return least
