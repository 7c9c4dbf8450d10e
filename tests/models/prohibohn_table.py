"""The cards and the table of Prohibohn, and how cards change places."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

BEANS = {
    "cognac": (22, (5, 7, 9, 10)),
    "blue": (20, (4, 6, 8, 10)),
    "kidney": (19, (5, 6, 7, 8)),
    "chili": (18, (3, 6, 8, 9)),
    "puff": (16, (4, 5, 6, 7)),
    "stink": (16, (3, 5, 7, 8)),
    "green": (14, (3, 5, 6, 7)),
    "pole": (13, (3, 4, 5, 6)),
}
"""By kind: number of cards, and how many beans pay 1 to 4 taler (AC 1.3, PB 13.1)."""

STEPS = {"al": 3, "don": 2, "joe": 1}
"""Number of taler at which each boss harvests (AC 1.6)."""

ESTABLISHMENTS = {
    "casino": "pole",
    "undertaker": "green",
    "restaurant": "stink",
    "nightbar": "puff",
    "gas-station": "chili",
    "variete": "kidney",
    "pub": "cognac",
}
"""The bean that pays for each establishment (PB 1.2, PB 13.1)."""

POLICE = {"police-station-3", "police-station-4"}

BONUS = (0, 1, 2, 3, 5, 8)
"""Bonus of a Police Station by steps (PB 10.3)."""


class Purchase(NamedTuple):
    """A card for sale, with the bean and number of taler that pay for it."""

    card: str
    bean: str
    price: int


PURCHASES = {
    f"buy {name}-{price}": Purchase(f"{name}-{price}", bean, price)
    for name, bean in ESTABLISHMENTS.items()
    for price in (1, 3, 4)
}
"""The purchase for each sentence."""
PURCHASES["buy police-station-3"] = Purchase("police-station-3", "blue", 3)
PURCHASES["buy police-station-4"] = Purchase("police-station-4", "blue", 4)
PURCHASES |= {f"buy razzia: {bean}": Purchase("razzia", bean, 4 if bean == "blue" else 5) for bean in BEANS}


class Dice(Protocol):
    """The random numbers of a game."""

    def shuffle(self, cards: list[str]) -> None:
        """Shuffle a pile in place. Its top card is the last."""

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1."""


def name_of(card: str) -> str:
    """Return the name of a card without its price."""
    return card.rpartition("-")[0]


def set_of(name: str) -> set[str]:
    """Return the three cards of an establishment."""
    return {f"{name}-1", f"{name}-3", f"{name}-4"}


def establishments(owned: set[str]) -> list[str]:
    """Return the establishments among some cards, once per card (PB 1.3)."""
    return [name_of(card) for card in owned if name_of(card) in ESTABLISHMENTS]


def yield_of(row: list[str]) -> int:
    """Return the taler of a row. All its cards count, by the beanometer of the last (PB 7.1)."""
    return sum([len(row) >= cards for cards in BEANS[row[-1]][1]]) if row else 0


def fits(row: list[str], owned: set[str]) -> bool:
    """Return whether a row is of one kind, or allowed by an owned Nightbar (PB 7.2 to PB 7.5)."""
    count = len(row)
    if row.count(row[0]) == count:
        return True
    if "nightbar-4" in owned and row.count(row[-1]) == count - 1 and row[0] != row[-1]:
        return True
    return "nightbar-3" in owned and row[0] != row[1] and row == [row[place % 2] for place in range(count)]


def collects(row: list[str], owned: set[str]) -> set[str]:
    """Return the kinds that a row collects.

    Nightbar 4 exempts a first card unlike the rest (PB 7.7).
    """
    if "nightbar-4" in owned and row and row[0] not in row[1:]:
        return set(row[1:])
    return set(row)


def worth_of(card: str, owned: set[str], razzia: bool) -> int:
    """Return the value of a card to its owner.

    `razzia`: whether Razzia was sold (PB 9, PB 10.5).
    """
    if card == "razzia":
        return 4
    name, _, price = card.rpartition("-")
    if price != "1":
        return int(price)
    if set_of(name) <= owned:
        return 4
    return 0 if razzia else 1


def bonus_of(owned: set[str]) -> int:
    """Return the bonus of an owned Police Station (PB 10.3)."""
    names = establishments(owned)
    if "police-station-3" in owned:
        return BONUS[max(0, min(len(names) - 5, 5))]
    if "police-station-4" in owned:
        return BONUS[max(0, min(len(set(names)) - 1, 5))]
    return 0


class Table:
    """The table of two players."""

    kinds = [bean for bean in BEANS if bean != "cognac"]
    bosses = ["al", "don"]
    number_of_fields = 2

    def __init__(self, dice: Dice) -> None:
        """Deal seven cards each and fill the bosses (PB 2.1, R-AC11)."""
        self.dice = dice
        self.draw = [bean for bean in self.kinds for _ in range(BEANS[bean][0])]
        dice.shuffle(self.draw)
        self.discard: list[str] = []
        self.face_down: list[str] = []
        self.revealed: list[str] = []
        self.hands: list[list[str]] = [[], []]
        self.shown = [0, 0]
        self.fields: list[list[list[str]]] = [[[] for _ in range(self.number_of_fields)] for _ in range(2)]
        self.taler: list[list[str]] = [[], []]
        self.start: list[list[str]] = [[], []]
        self.owned: list[set[str]] = [set(), set()]
        self.unsold = {card for card, bean, _ in PURCHASES.values() if card == "razzia" or bean in self.kinds}
        self.removed: list[str] = []
        self.mafia: list[str] = []
        self.boss_rows: dict[str, list[str]] = {boss: [] for boss in self.bosses}
        self.passes = 0
        self.active = dice.below(2)
        for _ in range(7):
            for hand in self.hands:
                hand.append(self.draw.pop())
        for boss, row in self.boss_rows.items():
            while self.draw and not row:
                kind = self.draw.pop()
                self.plant_at_boss(self.collector(kind) or boss, [kind])

    def piles(self) -> dict[str, Any]:
        """Return all cards of the table."""
        return {
            "active": self.active,
            "passes": self.passes,
            "draw": self.draw,
            "discard": self.discard,
            "revealed": sorted(self.revealed),
            "hands": self.hands,
            "fields": self.fields,
            "aside": [[], []],
            "taler": self.taler,
            "owned": [sorted(owned) for owned in self.owned],
            "serial": 0,
            "offers": [],
            "mafia": self.mafia,
            "face-down": self.face_down,
            "unsold": sorted(self.unsold),
            "removed": sorted(self.removed),
            "shown": [f"seat-{seat + 1}*{number}" for seat, number in enumerate(self.shown) if number],
            "start-1": self.start[0],
            "start-2": self.start[1],
            **self.boss_rows,
        }

    def scores(self) -> list[int]:
        """Return each player's taler plus the value of their cards (PB 11.8)."""
        razzia = self.razzia_sold()
        return [
            len(taler) + len(start) + sum([worth_of(card, owned, razzia) for card in owned]) + bonus_of(owned)
            for taler, start, owned in zip(self.taler, self.start, self.owned, strict=True)
        ]

    def winners(self) -> set[int]:
        """Return the players with the most, if more than the mafia (PB 11.9)."""
        scores = self.scores()
        return {seat for seat in range(2) if scores[seat] == max(scores) > len(self.mafia)}

    def razzia_sold(self) -> bool:
        """Return whether anyone has bought Razzia."""
        return any("razzia" in owned for owned in self.owned)

    # Bosses.

    def collector(self, kind: str) -> str | None:
        """Return the boss who collects a kind."""
        for boss, row in self.boss_rows.items():
            if row and row[0] == kind:
                return boss
        return None

    def bosses_for(self, kind: str) -> list[str]:
        """Return the bosses that take a kind in phase 5: its collector, or all empty ones.

        Rules: AC 7.4.
        """
        collector = self.collector(kind)
        return [collector] if collector else [boss for boss, row in self.boss_rows.items() if not row]

    def plant_at_boss(self, boss: str, cards: list[str], of_yield: int = 0, of_rest: int = 0) -> None:
        """Plant cards on a boss's field, and sell it at his step (AC 9.8).

        The active player gets `of_yield` taler of the yield (PB 3.4) and `of_rest` other cards (PB
        6.2).
        """
        row = self.boss_rows[boss]
        row += cards
        if yield_of(row) >= STEPS[boss]:
            rest = len(row) - yield_of(row)
            self.mafia += row[rest + of_yield :]
            self.taler[self.active] += row[rest - of_rest : rest + of_yield]
            self.discard += row[: rest - of_rest]
            row.clear()

    # Fields and hands.

    def takes(self, field: int, cards: list[str]) -> bool:
        """Return whether an own field takes cards: they must fit, and no other field collects them.

        Rules: PB 7.
        """
        rows, owned = self.fields[self.active], self.owned[self.active]
        row = rows[field] + cards
        if not fits(row, owned):
            return False
        kinds = collects(row, owned)
        return all(
            place == field or kinds.isdisjoint(collects(rows[place], owned)) for place in range(len(rows))
        )

    def harvestable(self, seat: int) -> list[int]:
        """Return the fields that may be harvested. Single cards are protected (AC 9.5, AC 9.6)."""
        rows = self.fields[seat]
        fewest = 2 if any(len(row) > 1 for row in rows) else 1
        return [field for field, row in enumerate(rows) if len(row) >= fewest]

    def sell(self, seat: int, field: int) -> None:
        """Sell a field: the last cards become taler, the others are discarded (PB 7.1)."""
        row = self.fields[seat][field]
        rest = len(row) - yield_of(row)
        self.taler[seat] += row[rest:]
        self.discard += row[:rest]
        row.clear()

    def take_from_hand(self, place: int) -> str:
        """Take a card out of the active player's hand, and track shown cards (AC 11.3)."""
        if place < self.shown[self.active]:
            self.shown[self.active] -= 1
        return self.hands[self.active].pop(place)

    # Buying.

    def purchases(self, seat: int) -> set[str]:
        """Return the purchases that a player can pay for."""
        taler = self.taler[seat] + self.start[seat]
        return {
            sentence
            for sentence, (card, bean, price) in PURCHASES.items()
            if taler.count(bean) >= price and self.is_for_sale(card, seat)
        }

    def could_buy(self, seat: int) -> bool:
        """Return whether a player could buy by public information.

        Starting taler are hidden (PB 6.6).
        """
        taler, secret = self.taler[seat], len(self.start[seat])
        return any(
            taler.count(bean) + secret >= price and self.is_for_sale(card, seat)
            for card, bean, price in PURCHASES.values()
        )

    def is_for_sale(self, card: str, seat: int) -> bool:
        """Return whether a player may buy a card.

        Each may own only one Police Station (PB 10.1).
        """
        return card in self.unsold and not (card in POLICE and POLICE & self.owned[seat])

    def pay_for(self, seat: int, card: str, bean: str, price: int) -> None:
        """Buy a card.

        Starting taler are paid last; all go face down under the discard pile (PB 8).
        """
        for _ in range(price):
            purse = self.taler[seat] if bean in self.taler[seat] else self.start[seat]
            purse.remove(bean)
            self.face_down.append(bean)
        self.unsold.remove(card)
        self.owned[seat].add(card)

    def closable(self, seat: int) -> list[str]:
        """Return the 1-cards of a player that are worth exactly 1 (PB 13.4)."""
        owned, razzia = self.owned[seat], self.razzia_sold()
        return [card for card in owned if card.endswith("-1") and worth_of(card, owned, razzia) == 1]

    # The draw pile and the end.

    def draw_is_used_up(self) -> bool:
        """Return whether the draw pile has run out for good. Renew it twice (PB 11.1, PB 11.6)."""
        if not self.draw:
            self.passes += 1
            if self.passes < 3:
                self.renew_draw_pile()
        return not self.draw

    def renew_draw_pile(self) -> None:
        """Shuffle the discard pile and the paid taler, if there are any (PB 8.5)."""
        self.draw = self.discard + self.face_down
        self.discard = []
        self.face_down = []
        if self.draw:
            self.dice.shuffle(self.draw)

    def final_sale(self) -> None:
        """Sell the players' fields, lay down their hands and sell the bosses' fields.

        Rules: PB 11.7, AC 10.9.
        """
        order = (self.active, 1 - self.active)
        for seat in order:
            for field in range(self.number_of_fields):
                self.sell(seat, field)
        for seat in order:
            self.discard += self.hands[seat]
            self.hands[seat] = []
            self.shown[seat] = 0
        for row in self.boss_rows.values():
            rest = len(row) - yield_of(row)
            self.mafia += row[rest:]
            self.discard += row[:rest]
            row.clear()
