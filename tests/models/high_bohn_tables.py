"""Positions of High Bohn in which much happens soon, and acts that random play rarely tries."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from tests.models.high_bohn_fields import BIG, STEWS

if TYPE_CHECKING:
    from tests.models.high_bohn import HighBohn


def rich_position(model: type[HighBohn], game: str, seats: int, seed: int) -> dict[str, Any]:
    """Return a position in the format of docs/notation.md, at the start of a turn."""
    return RichTable(model, seats, Random(seed)).position(game, seed)


class RichTable:
    """A table that fills itself at random. It uses only the beans and buildings of a model."""

    def __init__(self, model: type[HighBohn], seats: int, chance: Random) -> None:
        self.model = model
        self.seats = range(seats)
        self.chance = chance
        self.deck = [kind for kind, (count, _) in model.BEANS.items() for _ in range(count)]
        chance.shuffle(self.deck)
        self.active = chance.choice(self.seats)
        self.front_card = self.deck.pop()
        self.draw = [self.deck.pop() for _ in range(chance.choice([1, 2, 3, 4, 5, 8, 20]))]
        self.owned: list[list[str]] = [[] for _ in self.seats]
        self.sell_buildings()
        self.stores = [self.some_cards(self.room(seat)) for seat in self.seats]
        self.hands = [self.some_cards(6) for _ in self.seats]
        self.hands[self.active].insert(0, self.front_card)
        self.fields = [self.rows(seat) for seat in self.seats]
        self.taler = [self.some_taler() for _ in self.seats]
        self.under = [self.some_cards(2) for _ in self.seats]

    def position(self, game: str, seed: int) -> dict[str, Any]:
        """Return the table as a position. All remaining cards are on the discard pile."""
        position: dict[str, Any] = {
            "game": game,
            "active": self.active + 1,
            "phase": self.phase(),
            "passes": 0 if self.chance.random() < 0.2 else 2 if len(self.seats) < 5 else 3,
            "players": [
                {
                    "hand": " ".join(self.hands[seat]),
                    "fields": [" ".join(row) for row in self.fields[seat]],
                    "taler": " ".join(self.taler[seat]),
                    "owned": " ".join(self.owned[seat]),
                }
                for seat in self.seats
            ],
            "draw": " ".join(self.draw),
            "discard": " ".join(self.deck),
            "seed": seed,
            "chance": 2,
        }
        for seat in self.seats:
            position[f"store {seat + 1}"] = " ".join(self.stores[seat])
            position[f"under {seat + 1}"] = " ".join(self.under[seat])
        return position

    def phase(self) -> str:
        """Return the phase in which the turn begins, which may be that of a Bank.

        Rules: HB 4.10, 4.12.
        """
        if "bank-2" in self.owned[self.active]:
            return "look"
        if "bank-4" in self.owned[self.active] and len(self.hands[self.active]) > 1:
            return "move-card"
        return "plant-hand"

    def sell_buildings(self) -> None:
        """Sell some buildings of each kind within the rules, expensive ones more often."""
        wealth = self.chance.choice([0.2, 0.5, 0.8])
        for kind in self.model.KINDS:
            prices = sorted([1, 2, 3, 4], key=lambda price: self.chance.random() / price)
            buyers = self.chance.sample(self.seats, len(self.seats) - 1)
            for seat, price in zip(buyers, prices, strict=False):
                if self.chance.random() < wealth:
                    self.owned[seat].append(f"{kind}-{price}")
        for seat in self.seats:
            if self.chance.random() < wealth:
                self.owned[seat].append("third-field")

    def room(self, seat: int) -> int:
        """Return the capacity of a seat's store."""
        return max([int(card[-1]) - 1 for card in self.owned[seat] if "general-store" in card], default=0)

    def some_cards(self, most: int) -> list[str]:
        """Take up to `most` cards off the deck."""
        return [self.deck.pop() for _ in range(min(self.chance.randint(0, most), len(self.deck)))]

    def some_taler(self) -> list[str]:
        """Take taler of few kinds, so that they can buy something."""
        kinds = [*self.model.BEANS, "blue"]
        taler = []
        for _ in range(self.chance.randint(0, 3)):
            taler += self.take(self.chance.choice(kinds), self.chance.randint(1, 4))
        return taler

    def take(self, kind: str, most: int) -> list[str]:
        """Take up to `most` cards of a kind off the deck."""
        found = min(most, self.deck.count(kind))
        for _ in range(found):
            self.deck.remove(kind)
        return [kind] * found

    def rows(self, seat: int) -> list[list[str]]:
        """Plant something on each field of a seat."""
        owned = self.owned[seat]
        rows = [self.regular_row(owned), self.regular_row(owned)]
        rows.append(self.regular_row(owned) if "third-field" in owned else [])
        rows.append(self.regular_row(owned) if "goldmine-4" in owned else [])
        rows.append(self.take("green", self.length()) if "saloon-2" in owned else [])
        rows.append(self.take("chili", self.length()) if "blacksmith-2" in owned else [])
        return rows

    def length(self) -> int:
        """Return a random number of beans for a row."""
        return self.chance.choice([0, 1, 2, 3, 4, 4, 5, 6, 8, 10])

    def regular_row(self, owned: list[str]) -> list[str]:
        """Plant one kind, with guests if allowed, or a stew."""
        if not STEWS.keys().isdisjoint(owned) and self.chance.random() < 0.6:
            kinds = self.chance.sample(list(self.model.BEANS), min(self.length(), 8))
            return [card for kind in kinds for card in self.take(kind, 1)]
        if "farm-2" in owned and self.chance.random() < 0.6:
            return self.row_with_guests()
        return self.take(self.chance.choice([*self.model.BEANS, "blue", "blue"]), self.length())

    def row_with_guests(self) -> list[str]:
        """Plant a big kind, often blue beans, with soy beans after the first card."""
        row = self.take(
            self.chance.choice(["blue", "blue", *sorted(BIG & self.model.BEANS.keys())]), self.length()
        )
        if row:
            mixed = row[1:] + self.take("soy", self.length())
            self.chance.shuffle(mixed)
            row[1:] = mixed
        return row


def whim(model: HighBohn, chance: Random) -> tuple[int, str]:
    """Return a seat and a sentence with a choice of cards, which is often allowed.

    It buys several buildings at once, pays a field with certain taler, or harvests certain taler.
    """
    seat = chance.choice(model.seats)
    kinds = list(model.BEANS)
    choices = [cards for kind in model.KINDS if (cards := model.affordable(seat, kind))]
    if len(choices) > 1 and chance.random() < 0.5:
        cards = [chance.choice(cards) for cards in choices if chance.random() < 0.8]
        if len(cards) > 1:
            return seat, "buy " + " ".join(cards)
    rows = [n for n, row in enumerate(model.fields[seat]) if len(set(row)) > 1]
    if rows and chance.random() < 0.8:
        n = chance.choice(rows)
        row = model.fields[seat][n]
        most = max(1, model.worth_to(seat, row))
        taler = chance.sample(row, min(len(row), chance.randint(1, most)))
        return seat, f"harvest {n + 1}: " + " ".join(sorted(taler, key=kinds.index))
    taler = chance.sample(model.taler[seat], min(len(model.taler[seat]), chance.choice([1, 3])))
    if not taler:
        return seat, "buy field"
    return seat, "buy field: " + " ".join(sorted(taler, key=kinds.index))
