"""Buying in High Bohn: buildings and the third field."""

from __future__ import annotations

from collections import Counter

from tests.models.high_bohn_fields import REGULAR
from tests.models.high_bohn_stores import Stores


class Buying(Stores):
    """High Bohn's fields, stores and purchases."""

    def harvests_and_buildings(self, seat: int) -> set[str]:
        """Return the harvests of a seat and its purchases of one building."""
        found = self.harvests(seat)
        for kind in self.KINDS:
            found.update(f"buy {card}" for card in self.affordable(seat, kind))
        return found

    def could_buy(self, seat: int) -> bool:
        """Return whether a seat could buy anything."""
        return self.could_buy_field(seat) or any(self.affordable(seat, kind) for kind in self.KINDS)

    # The third field

    def could_buy_field(self, seat: int) -> bool:
        """Return whether a seat could buy a third field (HB 2.10)."""
        return "third-field" not in self.owned[seat] and len(self.taler[seat]) >= self.price_of_field(seat)

    def price_of_field(self, seat: int) -> int:
        """Return what a third field costs a seat (BO 6.8, HB 4.1)."""
        return 1 if "goldmine-2" in self.owned[seat] else 3

    def field_purchases(self, seat: int) -> set[str]:
        """Return the purchases of a third field.

        If it costs one taler, each possible taler is listed.
        """
        if not self.could_buy_field(seat):
            return set()
        named = self.taler[seat] if self.price_of_field(seat) == 1 else []
        return {"buy field"} | {f"buy field: {bean}" for bean in named}

    def may_buy_field_with(self, seat: int, taler: list[str]) -> bool:
        """Return whether a seat may pay for it with these taler (BO 6.9)."""
        return len(taler) == self.price_of_field(seat) and not Counter(taler) - Counter(self.taler[seat])

    def buy_field(self, seat: int, taler: list[str]) -> None:
        """Buy the third field with these taler, or with the default ones (HB 2.10)."""
        for n in range(self.price_of_field(seat)):
            self.pay_taler(seat, taler[n] if taler else self.least_useful_taler(seat))
        self.owned[seat].add("third-field")

    def least_useful_taler(self, seat: int) -> str:
        """Return a taler that can no longer buy a building, or the most frequent one (HB 2.10)."""
        held = self.taler[seat]
        useful = {bean for kind, bean in self.KINDS.items() if self.buildings_for(seat, kind, 4)}
        return min(held, key=lambda bean: (bean in useful, -held.count(bean)))

    def pay_taler(self, seat: int, bean: str) -> None:
        """Discard a taler (HB 2.6)."""
        self.taler[seat].remove(bean)
        self.discard.append(bean)

    # Buildings

    def may_buy_at_once(self, seat: int, cards: list[str]) -> bool:
        """Return whether a seat may buy several buildings, at most one of a kind (HB 2.2, 2.4)."""
        kinds = {card[:-2] for card in cards}
        return len(kinds) == len(cards) and self.moves(seat).issuperset(f"buy {card}" for card in cards)

    def buy_buildings(self, seat: int, cards: list[str]) -> None:
        """Buy buildings. Of each kind one fewer is sold than there are players (HB 2.4, 2.8)."""
        for card in cards:
            kind, price = card[:-2], int(card[-1])
            for _ in range(price):
                self.pay_taler(seat, self.KINDS[kind])
            self.unsold.remove(card)
            self.owned[seat].add(card)
            if sum(not owned.isdisjoint(self.cards[kind]) for owned in self.owned) == len(self.seats) - 1:
                self.take_off_sale(kind)
        if "blacksmith-2" in cards:
            self.closed = {(seat, n) for n in REGULAR if self.grows_chili(seat, self.fields[seat][n])}

    def take_off_sale(self, kind: str) -> None:
        """Remove the unsold cards of a kind from the game."""
        leftover = self.unsold.intersection(self.cards[kind])
        self.unsold -= leftover
        self.removed |= leftover

    def grows_chili(self, seat: int, row: list[str]) -> bool:
        """Return whether a row is a chili row, even if it could become a stew (HB 4.32)."""
        return bool(row) and row[0] == "chili" and not self.is_stew(seat, row)
