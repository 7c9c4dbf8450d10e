"""One seat's fields in thought: where a card would go, and what a series of cards would bring."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.outlook import Tables

NOWHERE: Final = -1e9


class Farm:
    """Fields as kinds and counts. Never changed: a plan plays on copies."""

    def __init__(self, tables: Tables, places: list[int], kinds: list[int], counts: list[int]) -> None:
        self.gains = tables.gains
        self.losses = tables.losses
        self.places = places
        """The numbers of the fields that may be used."""
        self.kinds = kinds
        """What grows on each, 0 for nothing."""
        self.counts = counts

    def grown(self) -> list[int]:
        """The kinds that its fields take more of."""
        return [kind for kind in self.kinds if kind]

    def best_place(self, card: int) -> tuple[float, int, bool]:
        """What planting this card brings, on which field, and whether that one is harvested first."""
        return best_place(self.gains, self.losses, self.kinds, self.counts, card)

    def first_of(self, ready: list[int]) -> int:
        """The card to plant first of several that all have to be planted."""
        return in_order(self.gains, self.kinds, ready)[0]

    def plan(
        self, ready: list[int], hand: list[int], eager: tuple[float, ...], wary: tuple[float, ...]
    ) -> float:
        """What planting all that lies ready brings, then the front cards of the hand, which count less."""
        gains, losses = self.gains, self.losses
        kinds = self.kinds[:]
        counts = self.counts[:]
        total = 0.0
        for card in in_order(gains, kinds, ready) if len(ready) > 1 else ready:
            gain, field, clear = best_place(gains, losses, kinds, counts, card)
            total += gain
            counts[field] = 1 if clear else counts[field] + 1
            kinds[field] = card
        for i in range(min(len(hand), len(eager))):
            card = hand[i]
            gain, field, clear = best_place(gains, losses, kinds, counts, card)
            total += gain * (eager[i] if gain > 0 else wary[i])
            counts[field] = 1 if clear else counts[field] + 1
            kinds[field] = card
        return total


def in_order(gains: list[list[float]], kinds: list[int], cards: list[int]) -> list[int]:
    """Cards that fit come first, then the least promising kind, so that the best one stays."""
    return sorted(cards, key=lambda card: (card not in kinds, cards.count(card), gains[card][0], card))


def best_place(
    gains: list[list[float]], losses: list[list[float]], kinds: list[int], counts: list[int], card: int
) -> tuple[float, int, bool]:
    """What planting this card brings, on which field, and whether that one is harvested first."""
    best = NOWHERE
    place = 0
    clears = False
    alone = gains[card][0]
    big = max(counts) > 1
    for field, count in enumerate(counts):
        if count == 0:
            if alone > best:
                best = alone
                place = field
                clears = False
            continue
        kind = kinds[field]
        if kind == card:
            gain = gains[kind][count]
            if gain > best:
                best = gain
                place = field
                clears = False
        if count > 1 or not big:  # a lone bean is protected
            gain = alone - losses[kind][count]
            if gain > best:
                best = gain
                place = field
                clears = True
    return best, place, clears
