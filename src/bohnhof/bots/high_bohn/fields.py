"""One seat's fields in thought, with stews, guests and fields of one bean."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.farm import NOWHERE, Farm
from bohnhof.bots.high_bohn.prospects import Prospects
from bohnhof.engine.state import State
from bohnhof.games.high_bohn.cards import BIG
from bohnhof.games.high_bohn.rows import STEW, crop
from bohnhof.games.high_bohn.rules import HighBohn

OWN_FIELD: Final = 0.1
"""How much better a bean lies on a field that takes nothing else."""


class BuilderFarm(Farm):
    """Fields as kinds and counts, and what each of them takes. Never changed: a plan plays on copies."""

    def __init__(self, rules: HighBohn, view: State, seat: int, prospects: Prospects) -> None:
        rows = view.players[seat].fields
        places = [field for field in range(len(rows)) if rules.ask_has_field(view, seat, field)]
        self.stew = prospects.stew
        self.mixes = prospects.mixes
        self.guest = prospects.guest
        kinds = [0] * len(places)
        self.inside = [0] * len(places)
        """For each stew the kinds in it, one bit each."""
        for i, field in enumerate(places):
            row = rows[field]
            if row:
                kinds[i] = crop(row)
                if kinds[i] == STEW:
                    kinds[i] = self.stew
                    for kind in row:
                        self.inside[i] |= 1 << kind
        super().__init__(prospects, places, kinds, [len(rows[field]) for field in places])
        self.only = [rules.reserved[field] for field in places]
        """The only bean each field takes, 0 if it takes any."""
        self.big = [bean.count >= BIG for bean in rules.beans]
        lone = [field for field in places if len(rows[field]) == 1]
        self.frees_all = any(len(row) > 1 for row in rows) and all(
            rules.ask_may_harvest(view, seat, field) for field in lone
        )
        """Whether its single beans may be harvested though other fields hold more."""

    def grown(self) -> list[int]:
        """The kinds that its fields take more of."""
        found = [kind for kind in self.kinds if 0 < kind < self.stew]
        for field, kind in enumerate(self.kinds):
            if kind == self.stew:
                found.extend([k for k in range(1, self.stew) if not self.inside[field] >> k & 1])
        return found

    def best_place(self, card: int) -> tuple[float, int, bool]:
        return self._best(self.kinds, self.counts, self.inside, card)

    def first_of(self, ready: list[int]) -> int:
        return self._in_order(self.kinds, ready)[0]

    def plan(
        self, ready: list[int], hand: list[int], eager: tuple[float, ...], wary: tuple[float, ...]
    ) -> float:
        kinds = self.kinds[:]
        counts = self.counts[:]
        inside = self.inside[:]
        total = 0.0
        for card in self._in_order(kinds, ready) if len(ready) > 1 else ready:
            gain, field, clear = self._best(kinds, counts, inside, card)
            total += gain
            self._put(kinds, counts, inside, card, field, clear)
        for i in range(min(len(hand), len(eager))):
            gain, field, clear = self._best(kinds, counts, inside, hand[i])
            total += gain * (eager[i] if gain > 0 else wary[i])
            self._put(kinds, counts, inside, hand[i], field, clear)
        return total

    def _in_order(self, kinds: list[int], cards: list[int]) -> list[int]:
        return sorted(
            cards, key=lambda card: (card not in kinds, cards.count(card), self.gains[card][0], card)
        )

    def _put(
        self, kinds: list[int], counts: list[int], inside: list[int], card: int, field: int, clear: bool
    ) -> None:
        if clear or counts[field] == 0:
            kinds[field] = card
            counts[field] = 1
            inside[field] = 0
            return
        kind = kinds[field]
        counts[field] += 1
        if kind == self.stew:
            inside[field] |= 1 << card
        elif kind != card and card != self.guest:
            inside[field] = 1 << kind | 1 << card
            kinds[field] = self.stew

    def _best(
        self, kinds: list[int], counts: list[int], inside: list[int], card: int
    ) -> tuple[float, int, bool]:
        best = NOWHERE
        place = 0
        clears = False
        alone = self.gains[card][0]
        big = max(counts) > 1 and not self.frees_all
        for field, count in enumerate(counts):
            only = self.only[field]
            kind = kinds[field]
            if only and only != card:
                if count > 1 and best == NOWHERE:  # it may have to go before a single bean can
                    best = NOWHERE / 2
                    place = field
                    clears = True
                continue
            gain = self._joins(kind, count, inside[field], card, only)
            if count == 0:
                gain = alone + (OWN_FIELD if only else 0.0)
            if gain > best:
                best = gain
                place = field
                clears = False
            if count > 1 or (count and not big):
                gain = alone - self.losses[kind][count]
                if gain > best:
                    best = gain
                    place = field
                    clears = True
        return best, place, clears

    def _joins(self, kind: int, count: int, inside: int, card: int, only: int) -> float:
        """What the card brings on a field that is not empty, NOWHERE if it does not fit."""
        if kind == card or (kind and card == self.guest and kind < self.stew and self.big[kind] and not only):
            return self.gains[kind][count]
        if kind == self.stew:
            return NOWHERE if inside >> card & 1 else self.gains[kind][count]
        if self.mixes and count == 1 and not only:
            return self.gains[self.stew][0] + self.gains[self.stew][1] - self.gains[kind][0]
        return NOWHERE
