"""One seat's fields in thought: where cards would go, in which order, and what that brings."""

from __future__ import annotations

from typing import Final

NEVER: Final = -1e9
MOST_ORDERED: Final = 3
"""Up to so many kinds that fit nowhere are tried in every order."""


class Plot:
    """Fields as kinds and counts, 0 for an empty one. A plan plays on copies."""

    def __init__(
        self,
        values: list[list[float]],
        worths: list[list[float]],
        places: list[int],
        kinds: list[int],
        counts: list[int],
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

    def copy(self) -> Plot:
        return Plot(self.values, self.worths, self.places, self.kinds[:], self.counts[:])

    def takes(self, kind: int) -> bool:
        """Whether something grows here that such a card joins."""
        for grown in self.kinds:
            if grown == kind:
                return True
        return False

    def best_place(self, card: int) -> float:
        """What planting this card brings; where is in `place` and `clear`."""
        kinds = self.kinds
        counts = self.counts
        best = NEVER
        alone = self.values[card][1]
        big = False
        for count in counts:
            if count > 1:
                big = True
        for field in range(len(counts)):
            count = counts[field]
            if count == 0:
                if alone > best:
                    best = alone
                    self.place = field
                    self.clear = False
                continue
            kind = kinds[field]
            row = self.values[kind]
            if kind == card and count + 1 < len(row):
                gain = row[count + 1] - row[count]
                if gain > best:
                    best = gain
                    self.place = field
                    self.clear = False
            if count > 1 or not big:  # a lone bean is protected
                gain = alone + self.worths[kind][count] - row[count]
                if gain > best:
                    best = gain
                    self.place = field
                    self.clear = True
        return best

    def put(self, card: int) -> float:
        """Plant a card where it brings most; what that is."""
        gain = self.best_place(card)
        place = self.place
        self.counts[place] = 1 if self.clear else self.counts[place] + 1
        self.kinds[place] = card
        return gain

    def fit(self, card: int) -> int:
        """The place where this kind grows already and brings something more there; -1 if there is none."""
        for field in range(len(self.counts)):
            count = self.counts[field]
            if count and self.kinds[field] == card:
                row = self.values[card]
                if count + 1 < len(row) and row[count + 1] - row[count] >= 0.0:
                    return field
        return -1

    def put_all(self, ready: list[int]) -> float:
        """Plant cards one after the other: what fits first, then the least promising."""
        if not ready:
            return 0.0
        if len(ready) == 1:
            return self.put(ready[0])
        rest = ready[:]
        total = 0.0
        while rest:
            chosen = -1
            least = 0.0
            for i in range(len(rest)):
                card = rest[i]
                if self.fit(card) >= 0:
                    chosen = i
                    break
                promise = self.values[card][1] + 0.5 * (rest.count(card) - 1)
                if chosen < 0 or promise < least:
                    chosen = i
                    least = promise
            total += self.put(rest.pop(chosen))
        return total

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
        plot = self.copy()
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
                plot = self.copy()
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
            plot = self.copy()
            total = plot.replace(field, card) + plot.go_on(others, hand, begin, eager, wary)
            if total > best:
                best = total
                self.place = field
                self.clear = self.counts[field] > 0
        return best

    def may_take(self, field: int) -> bool:
        """Whether a field is empty or may be harvested: a lone bean is protected."""
        if self.counts[field] != 1:
            return True
        for count in self.counts:
            if count > 1:
                return False
        return True

    def grow(self, field: int, card: int) -> float:
        """Plant a card where its kind grows; what that brings."""
        count = self.counts[field]
        row = self.values[card]
        self.counts[field] = count + 1
        return row[count + 1] - row[count]

    def replace(self, field: int, card: int) -> float:
        """Plant a card after a harvest, or on an empty field; what that brings."""
        gain = self.values[card][1]
        count = self.counts[field]
        if count:
            kind = self.kinds[field]
            gain += self.worths[kind][count] - self.values[kind][count]
        self.kinds[field] = card
        self.counts[field] = 1
        return gain

    def worth(self) -> float:
        """What all rows may hope for."""
        total = 0.0
        for field in range(len(self.counts)):
            if self.counts[field]:
                total += self.values[self.kinds[field]][self.counts[field]]
        return total

    def _least(self, kinds: list[int]) -> int:
        least = kinds[0]
        for kind in kinds:
            if self.values[kind][1] < self.values[least][1]:
                least = kind
        return least
