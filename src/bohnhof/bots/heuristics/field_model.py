"""A model of one seat's fields: where to plant, and what several cards gain in the best order."""

from __future__ import annotations

from typing import Final

from bohnhof.native import i64, mypyc_attr, u8, vec

NEVER: Final = -1e9
MOST_ORDERED: Final = 3
"""Maximum number of kinds without a field whose orders are all tried."""


def small(numbers: list[int]) -> vec[u8]:
    """Return the numbers as bytes."""
    found = vec[u8]([u8(0)] * len(numbers))
    for i in range(len(numbers)):
        found[i] = u8(numbers[i])
    return found


@mypyc_attr(acyclic=True)
class FieldModel:
    """One seat's fields as kinds and counts, 0 for an empty field. Plans are made on copies."""

    def __init__(
        self,
        values: vec[vec[float]],
        worths: vec[vec[float]],
        places: list[int],
        kinds: vec[u8],
        counts: vec[u8],
    ) -> None:
        self.values = values
        """By kind and number of beans: the expected taler of a row."""
        self.worths = worths
        """By kind and number of beans: the taler of an immediate harvest."""
        self.places = places
        """Numbers of the fields that may be used."""
        self.kinds = kinds
        self.counts = counts
        self._scratch: FieldModel | None = None
        self._second: FieldModel | None = None

    def takes(self, kind: int) -> bool:
        """Return whether a field already grows this kind."""
        kinds = self.kinds
        wanted: i64 = kind
        fields: i64 = len(kinds)
        for field in range(fields):
            if i64(kinds[field]) == wanted:
                return True
        return False

    def best_place(self, card: int) -> tuple[float, i64, bool]:
        """Return a card's best gain, its place, and whether that field is harvested first."""
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
            if count > 1 or not big:  # a single bean is protected
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
        """Return the place where this kind grows and one more does not reduce its value, or -1."""
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
        """Return whether a field is empty or may be harvested. A single bean is protected."""
        counts = self.counts
        if counts[field] != 1:
            return True
        fields: i64 = len(counts)
        for other in range(fields):
            if i64(counts[other]) > 1:
                return False
        return True

    def grow(self, field: i64, card: int) -> float:
        """Plant a card where its kind grows, and return the gain."""
        count = i64(self.counts[field])
        row = self.values[card]
        self.counts[field] = u8(count + 1)
        return row[count + 1] - row[count]

    def replace(self, field: i64, card: int) -> float:
        """Plant a card on an empty or just harvested field, and return the gain."""
        gain = self.values[card][1]
        count = i64(self.counts[field])
        if count:
            kind = i64(self.kinds[field])
            gain += self.worths[kind][count] - self.values[kind][count]
        self.kinds[field] = u8(card)
        self.counts[field] = u8(1)
        return gain

    def worth(self) -> float:
        """Return the expected taler of all rows."""
        total = 0.0
        counts = self.counts
        fields: i64 = len(counts)
        for field in range(fields):
            count = i64(counts[field])
            if count:
                total += self.values[i64(self.kinds[field])][count]
        return total

    def ripe(self, field: int) -> bool:
        """Return whether a row pays something and gains nothing by waiting."""
        count = i64(self.counts[field])
        kind = i64(self.kinds[field])
        if not count or not self.may_take(field):
            return False
        worth = self.worths[kind][count]
        return worth > 0.0 and self.values[kind][count] <= worth

    def copy(self) -> FieldModel:
        return FieldModel(self.values, self.worths, self.places, self.kinds[:], self.counts[:])

    def scratch(self) -> FieldModel:
        """Return a scratch copy. The next call overwrites it."""
        if self._scratch is None:
            self._scratch = self.copy()
        else:
            self._scratch.grow_like(self)
        return self._scratch

    def second(self) -> FieldModel:
        """Return another copy, which is kept until the next call of this method."""
        if self._second is None:
            self._second = self.copy()
        else:
            self._second.grow_like(self)
        return self._second

    def grow_like(self, other: FieldModel) -> None:
        """Copy the state of another model with the same number of fields."""
        self.values = other.values
        self.worths = other.worths
        fields: i64 = len(self.counts)
        for field in range(fields):
            self.kinds[field] = other.kinds[field]
            self.counts[field] = other.counts[field]

    def put_all(self, ready: list[int]) -> float:
        """Plant cards in turn: those that fit first, then the least promising. Return the gain."""
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
        """Return the card to plant first: one that fits, or else the least promising."""
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
        """Plant the cards of a hand, discounted by position, and return the gain.

        This changes the model.
        """
        total = 0.0
        last = min(len(cards) - begin, len(eager))
        for i in range(last):
            gain = self.put(cards[begin + i])
            total += gain * (eager[i] if gain > 0 else wary[i])
        return total

    def plan(
        self, ready: list[int], hand: list[int], begin: int, eager: vec[float], wary: vec[float]
    ) -> float:
        """Return the gain of planting all cards of `ready`, then the hand from index `begin`.

        This does not change the model.
        """
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
        """Try all orders and places of the cards in `ready`.

        Return the best gain, the card to plant first, its place, and whether that field is
        harvested first.
        """
        rest = ready[:]
        for i in range(len(rest)):
            field = self.fit(rest[i])
            if field >= 0:
                # A card that fits is always planted first: it can only improve its row.
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
        """Return the gain of the remaining cards. This may change the model."""
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
        """Plant first a card that fits nowhere.

        Return the best gain, the card's place, and whether that field is harvested first.
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
