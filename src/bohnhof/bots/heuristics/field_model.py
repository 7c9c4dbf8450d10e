"""What comes of planting several cards: where they would go, in which order, and what that brings."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.fields import NEVER, Fields
from bohnhof.native import i64, mypyc_attr, u8, vec

MOST_ORDERED: Final = 3
"""Up to so many kinds that fit nowhere are tried in every order."""


@mypyc_attr(acyclic=True)
class FieldModel(Fields):
    """One seat's fields to plan with. A plan plays on copies."""

    def __init__(
        self,
        values: vec[vec[float]],
        worths: vec[vec[float]],
        places: list[int],
        kinds: vec[u8],
        counts: vec[u8],
    ) -> None:
        super().__init__(values, worths, places, kinds, counts)
        self._scratch: FieldModel | None = None
        self._second: FieldModel | None = None

    def copy(self) -> FieldModel:
        return FieldModel(self.values, self.worths, self.places, self.kinds[:], self.counts[:])

    def scratch(self) -> FieldModel:
        """A copy to think one thing on: the next one is the same."""
        if self._scratch is None:
            self._scratch = self.copy()
        else:
            self._scratch.grow_like(self)
        return self._scratch

    def second(self) -> FieldModel:
        """A copy to keep until the next one is asked for."""
        if self._second is None:
            self._second = self.copy()
        else:
            self._second.grow_like(self)
        return self._second

    def grow_like(self, other: FieldModel) -> None:
        """Be as another of as many fields."""
        self.values = other.values
        self.worths = other.worths
        fields: i64 = len(self.counts)
        for field in range(fields):
            self.kinds[field] = other.kinds[field]
            self.counts[field] = other.counts[field]

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

    def hand(self, cards: list[int], begin: int, eager: vec[float], wary: vec[float]) -> float:
        """What the cards of a hand bring, the first of them first, each counting less. Changes the model."""
        total = 0.0
        last = min(len(cards) - begin, len(eager))
        for i in range(last):
            gain = self.put(cards[begin + i])
            total += gain * (eager[i] if gain > 0 else wary[i])
        return total

    def plan(
        self, ready: list[int], hand: list[int], begin: int, eager: vec[float], wary: vec[float]
    ) -> float:
        """What planting all that lies ready brings, then the hand from a place on. Leaves the model alone."""
        if not ready and (begin >= len(hand) or not eager):
            return 0.0
        model = self.scratch()
        total = model.put_all(ready)
        if begin < len(hand):
            total += model.hand(hand, begin, eager, wary)
        return total

    def search(
        self, ready: list[int], hand: list[int], begin: int, eager: vec[float], wary: vec[float]
    ) -> tuple[float, int, i64, bool]:
        """Try every order and every place. Return the gain of the best, the card to plant first, its place,
        and whether that field is harvested first.
        """
        rest = ready[:]
        for i in range(len(rest)):
            field = self.fit(rest[i])
            if field >= 0:
                # What fits goes first: it can only make its row better.
                model = self.scratch()
                card = rest.pop(i)
                total = model.grow(field, card) + model.go_on(rest, hand, begin, eager, wary)
                return total, card, field, False
        if not rest:
            return self.plan(rest, hand, begin, eager, wary), 0, 0, False
        kinds: list[int] = []
        for card in rest:
            if card not in kinds:
                kinds.append(card)
        if len(kinds) > MOST_ORDERED:
            kinds = [self._least(kinds)]
        best = NEVER
        first = kinds[0]
        place: i64 = 0
        clear = False
        for card in kinds:
            others = rest[:]
            others.remove(card)
            total, field, harvests = self.begin_with(card, others, hand, begin, eager, wary)
            if total > best:
                best = total
                first = card
                place = field
                clear = harvests
        if best == NEVER:
            best, place, clear = self.best_place(first)
        return best, first, place, clear

    def go_on(
        self, ready: list[int], hand: list[int], begin: int, eager: vec[float], wary: vec[float]
    ) -> float:
        """The same on a copy that nobody needs any more."""
        if ready:
            return self.search(ready, hand, begin, eager, wary)[0]
        return self.hand(hand, begin, eager, wary) if begin < len(hand) else 0.0

    def begin_with(
        self,
        card: int,
        others: list[int],
        hand: list[int],
        begin: int,
        eager: vec[float],
        wary: vec[float],
    ) -> tuple[float, i64, bool]:
        """Return the gain of planting first a card that fits nowhere, its best place, and whether that field
        is harvested first.
        """
        best = NEVER
        place: i64 = 0
        clear = False
        for field in range(len(self.counts)):
            if not self.may_take(field):
                continue
            model = self.scratch()
            total = model.replace(field, card) + model.go_on(others, hand, begin, eager, wary)
            if total > best:
                best = total
                place = field
                clear = self.counts[field] > 0
        return best, place, clear

    def _least(self, kinds: list[int]) -> int:
        least = kinds[0]
        for kind in kinds:
            if self.values[kind][1] < self.values[least][1]:
                least = kind
        return least
