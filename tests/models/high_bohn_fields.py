"""The fields of High Bohn and their yields, written from docs/rules/high-bohn.md."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar

from tests.models.bohnanza import Bohnanza

if TYPE_CHECKING:
    from collections.abc import Iterable

NEEDED = (None, None, "third-field", "goldmine-4", "saloon-2", "blacksmith-2")
"""The card needed for each field. The first four are the regular fields (HB 1.4)."""
REGULAR = range(4)
SALOON, BLACKSMITH = 4, 5

BIG = {"green", "stink", "chili", "blue", "cognac"}
"""Kinds that take soy beans as guests (HB 4.14)."""
BEANOMETERS: dict[str, dict[str, tuple[int, ...]]] = {
    "garden": {"goldmine-3": (1, 2, 3)},
    "chili": {"blacksmith-3": (3, 5, 6, 7)},
    "blue": {"jail-2": (3, 5, 7, 9), "jail-3": (4, 4, 6, 8, 10)},
    "cognac": {"distillery-4": (3, 5, 7, 8)},
}
"""Beanometers changed by buildings: how many beans pay 1, 2, 3 ….

Rules: HB 4.2, 4.33, 4.35, 4.36, 6.8.
"""
STEWS: dict[str, tuple[int, ...]] = {"saloon-3": (3, 6, 7, 8), "saloon-4": (3, 5, 6, 7, 8)}
"""Beanometers of stews (HB 4.23)."""


class Fields(Bohnanza):
    """Bohnanza with buildings that add fields, guests, stews and other beanometers."""

    PLACES = 6
    KINDS: ClassVar[dict[str, str]] = {
        "goldmine": "garden",
        "tipi": "red",
        "bank": "black-eyed",
        "farm": "soy",
        "saloon": "green",
        "general-store": "stink",
        "blacksmith": "chili",
        "jail": "blue",
    }
    """The kinds of building, with the beans that pay for them (HB 1.2)."""

    def set_up(self) -> None:
        """Lay out all buildings for sale (HB 1.3)."""
        super().set_up()
        self.cards = {kind: tuple(f"{kind}-{price}" for price in range(1, 5)) for kind in self.KINDS}
        """The cards of each kind by price."""
        self.unsold = {card for cards in self.cards.values() for card in cards}
        self.removed: set[str] = set()
        self.under: list[list[str]] = [[] for _ in self.seats]
        """Taler under buildings, which buy nothing (HB 4.24)."""
        self.closed: set[tuple[int, int]] = set()
        """Fields with chili that keep their owner's Blacksmith 2 closed (HB 4.32)."""
        self.left: set[tuple[int, int]] = set()
        """Fields that stay unsold after the final round (HB 5.8)."""

    # Planting

    def has_field(self, seat: int, n: int) -> bool:
        """Return whether a seat has the field with this index (HB 1.4)."""
        needed = NEEDED[n]
        return needed is None or needed in self.owned[seat]

    def takes(self, seat: int, n: int, row: list[str], kind: str) -> bool:
        """Return whether a field exists and takes a card of this kind."""
        if not self.has_field(seat, n):
            return False
        if n == SALOON:
            return kind == "green"
        if n == BLACKSMITH:
            return kind == "chili" and all(owner != seat for owner, _ in self.closed)
        return not row or self.is_of_one_kind(seat, [*row, kind]) or self.may_be_stew(seat, [*row, kind])

    def is_of_one_kind(self, seat: int, row: list[str]) -> bool:
        """Return whether a row is of its first card's kind, guests included (HB 4.14 to 4.16)."""
        kind = row[0]
        if row.count(kind) == len(row):
            return True
        return kind in BIG and "farm-2" in self.owned[seat] and row.count(kind) + row.count("soy") == len(row)

    def may_be_stew(self, seat: int, row: list[str]) -> bool:
        """Return whether a row may grow as a stew (HB 4.21, 4.22, 4.25)."""
        return len(set(row)) == len(row) and not self.owned[seat].isdisjoint(STEWS)

    def is_stew(self, seat: int, row: list[str]) -> bool:
        """Return whether a row is a stew; a big bean under one soy bean may not be one yet.

        Rules: HB 4.25.
        """
        return not self.is_of_one_kind(seat, row)

    # Harvest

    def may_harvest(self, seat: int, n: int) -> bool:
        """Return whether a field may be harvested.

        Single beans have two more exceptions (HB 4.3, 4.34).
        """
        row = self.fields[seat][n]
        if len(row) != 1:
            return bool(row)
        owned = self.owned[seat]
        if "blacksmith-4" in owned or (row[0] == "garden" and "goldmine-3" in owned):
            return True
        return all(len(other) < 2 for other in self.fields[seat])

    def may_harvest_for(self, seat: int, n: int, taler: list[str]) -> bool:
        """Return whether a field of several kinds may be harvested for these taler (HB 3.4)."""
        row = self.fields[seat][n]
        return (
            self.may_harvest(seat, n)
            and len(set(row)) > 1
            and not Counter(taler) - Counter(row)
            and len(taler) <= self.worth_to(seat, row)
        )

    def worth_to(self, seat: int, row: list[str]) -> int:
        """Return what a row is worth by its owner's beanometer and Farm 4 (HB 3.5, 4.19)."""
        steps = self.beanometer(seat, row)
        worth = max([taler for taler, needed in enumerate(steps, 1) if needed <= len(row)], default=0)
        return 5 if worth == 4 and "farm-4" in self.owned[seat] else worth

    def beanometer(self, seat: int, row: list[str]) -> tuple[int, ...]:
        """Return the beanometer that applies to a row."""
        if self.is_stew(seat, row):
            special = STEWS
        else:
            special = BEANOMETERS.get(row[0], {})
        for card, steps in special.items():
            if card in self.owned[seat]:
                return steps
        return self.BEANS[row[0]][1]

    def harvest(self, seat: int, n: int, taler: Iterable[str] = ()) -> None:
        """Sell a field, keeping these taler. Those of a stew go under the Saloon (HB 3.4, 4.24)."""
        row = self.fields[seat][n]
        stew = self.is_stew(seat, row)
        kept = self.places_kept(seat, row, taler)
        earned = [row[place] for place in kept]
        rest = [card for place, card in enumerate(row) if place not in kept]
        self.fields[seat][n] = []
        self.closed.discard((seat, n))
        self.left.discard((seat, n))
        if stew:
            self.under[seat] += earned
            self.discard += rest
            self.stew_was_sold(seat, earned)
            return
        self.taler[seat] += earned
        jailer = self.owner("jail-4")
        if jailer is not None and row[0] == "blue" and earned and "blue" in rest:
            rest.remove("blue")
            self.taler[jailer].append("blue")
        self.discard += rest

    def places_kept(self, seat: int, row: list[str], taler: Iterable[str]) -> list[int]:
        """Return the indexes of the cards that become taler: named ones, then by default.

        Rules: HB 3.4.
        """
        open_places = list(reversed(range(len(row))))
        kept = []
        for kind in taler:
            kept.append(next(place for place in open_places if row[place] == kind))
            open_places.remove(kept[-1])
        missing = self.worth_to(seat, row) - len(kept)
        if not self.is_stew(seat, row):
            own = [place for place in open_places if row[place] == row[0]]
            guests = [place for place in open_places if row[place] != row[0]]
            none_left = 0 < len(own) <= missing
            if none_left and row[0] == "blue" and "jail-4" in self.owned[seat]:
                open_places = guests + own
            else:
                open_places = own + guests
        return kept + open_places[:missing]

    def stew_was_sold(self, seat: int, earned: list[str]) -> None:
        """Let others take their share. Does nothing except in the Cognac variant."""

    def owner(self, card: str) -> int | None:
        """Return the seat that owns a building."""
        return next((seat for seat in self.seats if card in self.owned[seat]), None)

    def harvests(self, seat: int) -> set[str]:
        """Return the harvests of a seat.

        Among several kinds only numbers of soy beans are listed.
        """
        found = set()
        for n, row in enumerate(self.fields[seat]):
            if self.may_harvest(seat, n):
                found.add(f"harvest {n + 1}")
                if "soy" in row and len(set(row)) > 1:
                    most = min(row.count("soy"), self.worth_to(seat, row))
                    found.update(f"harvest {n + 1}:" + " soy" * soy for soy in range(1, most + 1))
        return found

    # Purchases within reach

    def buildings_for(self, seat: int, kind: str, taler: int) -> list[str]:
        """Return the cards of a kind that a seat may buy for this many taler (HB 2.1, 2.2)."""
        if not taler or not self.owned[seat].isdisjoint(self.cards[kind]):
            return []
        return [card for card in self.cards[kind][:taler] if card in self.unsold]

    def affordable(self, seat: int, kind: str) -> list[str]:
        """Return the cards of a kind that a seat can buy now."""
        return self.buildings_for(seat, kind, self.taler[seat].count(self.KINDS[kind]))

    def within_reach(self, seat: int, kind: str) -> list[str]:
        """Return the cards of a kind that a seat can buy now, possibly after harvests."""
        bean = self.KINDS[kind]
        taler = self.taler[seat].count(bean)
        for row in self.fields[seat]:
            if bean in row and not self.is_stew(seat, row):
                taler += min(row.count(bean), self.worth_to(seat, row))
        return self.buildings_for(seat, kind, taler)
