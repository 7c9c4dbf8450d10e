"""The table of Rabohnzel: cards, fields, hands, spells, and who knows them (RZ 1, 2, 7.4, 9)."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from tests.models.bohnanza import Bohnanza

ALL = -1
"""Stands for everyone, including spectators."""


class FairyTable(Bohnanza):
    """Bohnanza with the beans and spells of Rabohnzel."""

    BEANS: ClassVar[dict[str, tuple[int, tuple[int, ...]]]] = {
        "sword": (19, (4, 6, 8, 10)),
        "princess": (17, (3, 5, 6, 7)),
        "magic": (15, (3, 5, 7, 8)),
        "white": (14, (3, 5, 6, 7)),
        "mean": (13, (3, 5, 6, 7)),
        "cap": (11, (3, 5, 6)),
        "picker": (9, (2, 4, 5, 6)),
    }
    SPELLS = (
        "attack",
        "field",
        "spell-swap",
        "trade",
        "card-flow",
        "pile",
        "bean-enchantment",
        "player-enchantment",
        "move",
        "hand",
        "chance",
    )
    """The spells. Their indexes are their values in pfennig (RZ 1.5)."""

    def set_up(self) -> None:
        """Deal five cards and a spell to everyone.

        The most valuable spell starts (RZ 2.1 to 2.3).
        """
        super().set_up()
        self.PASSES = 3 if len(self.seats) == 3 else 4
        self.spells = list(self.SPELLS)
        self.dice.shuffle(self.spells)
        self.own_spells = [[self.spells.pop()] for _ in self.seats]
        """The spells of each seat, in the order of arrival."""
        self.borrowed: list[str] = []
        self.face_up: set[str] = set()
        """The active spells, owned or borrowed."""
        self.active = max(self.seats, key=self.pfennig)
        self.held: list[str] = []
        """The card just drawn or stolen that is still to be placed (RZ 4.2, 4.3, 5.7)."""
        self.lifted: list[str] = []
        """Cards taken by Pile (RZ 7.9)."""
        self.known: dict[str, set[int]] = {self.own_spells[self.active][0]: {ALL}}
        """The seats that know a spell, besides its owner (RZ 9.1)."""
        self.stolen: list[tuple[int, str]] = []
        """Pairs of a seat and a card in its hand that everyone knows (RZ 9.3)."""
        self.third_fields: set[int] = set()

    def table(self) -> dict[str, Any]:
        """Return the whole table."""
        return super().table() | {
            "owned": [self.words(spells) for spells in self.own_spells],
            "spells": self.spells,
            "borrowed": self.words(self.borrowed),
            "held": self.held,
            "lifted": self.lifted,
            "known": sorted([f"{spell}:{self.names(seats)}" for spell, seats in self.known.items()]),
            "stolen": sorted([f"{seat + 1}:{kind}" for seat, kind in self.stolen]),
            "third-fields": sorted([str(seat + 1) for seat in self.third_fields]),
        }

    def read_spells(self, table: dict[str, Any]) -> None:
        """Load the spells, and who knows them, from a table."""
        borrowed = table.get("borrowed", [])
        words = [word for row in [*table["owned"], borrowed] for word in row]
        self.face_up = {word.removesuffix("-up") for word in words if word.endswith("-up")}
        self.own_spells = [[word.removesuffix("-up") for word in row] for row in table["owned"]]
        self.borrowed = [word.removesuffix("-up") for word in borrowed]
        self.spells = list(table.get("spells", []))
        notes = [note.partition(":") for note in table.get("known", [])]
        self.known = {
            spell: {ALL if name == "all" else int(name) - 1 for name in names.split(",")}
            for spell, _, names in notes
        }
        notes = [note.partition(":") for note in table.get("stolen", [])]
        self.stolen = [(int(seat) - 1, kind) for seat, _, kind in notes]
        self.third_fields = {int(seat) - 1 for seat in table.get("third-fields", [])}

    def words(self, spells: list[str]) -> list[str]:
        """Return the spells of a player as words. Active ones end in `-up`."""
        return sorted([f"{spell}-up" if spell in self.face_up else spell for spell in spells])

    def names(self, seats: set[int]) -> str:
        """Return the seats that know a spell as text."""
        return ",".join(["all" if seat == ALL else str(seat + 1) for seat in sorted(seats)])

    def pfennig(self, seat: int) -> int:
        """Return the value of a seat's spells, active or not (RZ 6.10)."""
        return sum(self.SPELLS.index(spell) for spell in self.own_spells[seat])

    def winners(self) -> set[int]:
        """Return the players with the most taler. Ties are broken by pfennig (RZ 8.3)."""
        ranks = [(len(self.taler[seat]), self.pfennig(seat)) for seat in self.seats]
        return {seat for seat in self.seats if ranks[seat] == max(ranks)}

    def clockwise(self) -> list[int]:
        """Return the other seats, clockwise from the active player."""
        count = len(self.seats)
        return [(self.active + turn) % count for turn in range(1, count)]

    # Fields and harvests

    def could_buy(self, seat: int) -> bool:
        """Return False: taler buy nothing (RZ 1.6)."""
        return False

    def has_field(self, seat: int, n: int) -> bool:
        """Return whether a field is open: all three, or those in use and the first empty ones.

        Rules: RZ 7.4.
        """
        rows = self.fields[seat]
        if rows[n] or seat in self.third_fields:
            return True
        if not rows[2]:
            return n < 2
        return n == 0 and not rows[1]

    def closed_place(self, seat: int) -> int | None:
        """Return the index of the field that the spell Field would open, or None (RZ 7.3)."""
        return next((n for n in range(self.PLACES) if not self.has_field(seat, n)), None)

    def harvest(self, seat: int, n: int) -> None:
        """Sell a field: the last cards become taler.

        The first may be enchanted (RZ 4.9, 7.4, 7.11).
        """
        row = self.fields[seat][n]
        super().harvest(seat, n)
        self.third_fields.discard(seat)
        if self.spells and self.teaches(row):
            self.own_spells[seat].append(self.spells.pop())

    def teaches(self, row: list[str]) -> bool:
        """Return whether the harvest of a row brings a spell (RZ 4.9)."""
        return len(row) > 1 and row[-1] == "cap"

    # Hands and open cards

    def leave_hand(self, seat: int, leaving: set[int]) -> None:
        """Take cards out of a hand. Each may have been the stolen one of its kind (RZ 9.3)."""
        for n in leaving:
            note = (seat, self.hands[seat][n])
            if note in self.stolen:
                self.stolen.remove(note)
        super().leave_hand(seat, leaving)

    def take_from_hand(self, seat: int, n: int) -> str:
        """Take a card out of a hand, and return it."""
        card = self.hands[seat][n]
        self.leave_hand(seat, {n})
        return card

    def lying_open(self) -> list[str]:
        """Return the open cards that the active player may trade, including those of Pile.

        Rules: RZ 7.9.
        """
        return self.lifted + self.revealed

    def tradeable(self, seat: int) -> list[str]:
        """Return what a seat may give away in phase 2."""
        return self.hands[seat] + self.lying_open() if seat == self.active else self.hands[seat]

    def to_plant(self, seat: int) -> list[str]:
        """Return the cards a seat has to plant in phase 3."""
        return self.aside[seat] + self.lying_open() if seat == self.active else self.aside[seat]

    def take_ready(self, seat: int, card: str) -> None:
        """Take a card that must be planted: set-aside ones first, then those of Pile.

        Rules: BO 5.5, RZ 7.9.
        """
        piles = [self.aside[seat], self.lifted, self.revealed] if seat == self.active else [self.aside[seat]]
        next(pile for pile in piles if card in pile).remove(card)

    def hidden_wanted(self, seat: int, want: list[str]) -> int:
        """Return how many of the wanted cards must come from the seat's hand."""
        return (Counter(want) - Counter(self.lying_open())).total() if seat == self.active else len(want)

    def hand_over(self, giver: int, taker: int, cards: list[str], places: list[int]) -> None:
        """Give cards away. Those of Pile go before revealed ones of their kind (RZ 7.9)."""
        for card, place in zip(cards, places or [0] * len(cards), strict=True):
            if giver == self.active and not place and card in self.lifted:
                self.lifted.remove(card)
                self.revealed.append(card)
        super().hand_over(giver, taker, cards, places)

    # Spells

    def face_down(self, seat: int) -> list[str]:
        """Return the face-down spells of a seat."""
        return [spell for spell in self.own_spells[seat] if spell not in self.face_up]

    def active_spells(self) -> list[str]:
        """Return the active player's active spells, own and borrowed (RZ 6.3, 7.15)."""
        if not self.face_up:
            return []
        return [spell for spell in self.own_spells[self.active] + self.borrowed if spell in self.face_up]

    def turn_up(self, spell: str) -> None:
        """Activate a spell. Everyone sees it then (RZ 6.1, 9.1)."""
        self.face_up.add(spell)
        self.known.setdefault(spell, set()).add(ALL)

    def knows(self, seat: int, spell: str) -> bool:
        """Return whether a seat is known to know a spell."""
        return bool(self.known.get(spell, set()) & {ALL, seat})

    def could_learn(self, seat: int) -> bool:
        """Return whether a harvest could bring a seat a spell now (RZ 4.9)."""
        if not self.spells:
            return False
        return any(self.teaches(row) and self.may_harvest(seat, n) for n, row in enumerate(self.fields[seat]))

    def return_borrowed(self) -> None:
        """Shuffle borrowed spells into the pile. No one knows them any more (RZ 7.16, 9.1)."""
        if self.borrowed:
            for spell in self.borrowed:
                self.known.pop(spell, None)
            self.face_up -= set(self.borrowed)
            self.spells += self.borrowed
            self.borrowed = []
            self.dice.shuffle(self.spells)
