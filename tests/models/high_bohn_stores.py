"""The General Stores of High Bohn, and trades with their cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.models.bohnanza import NEW, TRADE
from tests.models.high_bohn_fields import Fields

if TYPE_CHECKING:
    from tests.models.bohnanza import Offer

TABLE, STORE = -1, -2
"""Values that replace a hand position for copies among the revealed cards or in a store."""


class Stores(Fields):
    """High Bohn's fields, with stores."""

    def set_up(self) -> None:
        super().set_up()
        self.stores: list[list[str]] = [[] for _ in self.seats]
        self.from_stores: list[tuple[int, str]] = []
        """The set-aside cards that came from a store, with their seats (HB 4.29)."""

    # Into a store

    def has_room(self, seat: int) -> bool:
        """Return whether a seat's store takes another bean (HB 4.26)."""
        return any(
            card in self.owned[seat] and len(self.stores[seat]) < room
            for room, card in enumerate(self.cards["general-store"])
        )

    def storable(self, seat: int) -> set[str]:
        """Return the kinds outside the hand that a seat may store (HB 4.27, 4.29)."""
        if not self.has_room(seat):
            return set()
        found = set(self.revealed) if seat == self.active and self.phase in (TRADE, NEW) else set()
        if self.phase == NEW:
            found |= {kind for kind in self.aside[seat] if self.was_traded_from_hand(seat, kind)}
        return found

    def was_traded_from_hand(self, seat: int, kind: str) -> bool:
        """Return whether some set-aside card of a kind did not come from a store."""
        return self.aside[seat].count(kind) > self.from_stores.count((seat, kind))

    def store(self, seat: int, kind: str) -> None:
        """Store the front card or a new card, set-aside ones first."""
        if not kind:
            kind = self.hands[seat].pop(0)
            self.planted += 1
        elif self.phase == NEW and self.was_traded_from_hand(seat, kind):
            self.aside[seat].remove(kind)
        else:
            self.revealed.remove(kind)
        self.stores[seat].append(kind)

    def plant(self, seat: int, words: list[str]) -> None:
        """Plant a card. Of two set-aside ones, the one from a store comes first (HB 4.30)."""
        if len(words) == 2 and (seat, words[0]) in self.from_stores:
            self.from_stores.remove((seat, words[0]))
        super().plant(seat, words)

    # Out of a store

    def tradeable(self, seat: int) -> list[str]:
        """Return what a seat may give away in phase 2, its store included (HB 4.28)."""
        return super().tradeable(seat) + self.stores[seat]

    def pile(self, seat: int, place: int) -> list[str]:
        """Return the open cards that a seat may name by their pile."""
        if place == STORE:
            return self.stores[seat]
        return self.revealed if seat == self.active else []

    def are_there(self, seat: int, cards: list[str], places: list[int]) -> bool:
        """Return whether the chosen copies are in the hand and in their piles (HB 4.30)."""
        in_hand = [max(place, 0) for place in places]
        return super().are_there(seat, cards, in_hand) and self.are_in_piles(seat, cards, places)

    def are_in_piles(self, seat: int, cards: list[str], places: list[int]) -> bool:
        """Return whether the copies named by their pile are in it."""
        named = Counter([(place, card) for card, place in zip(cards, places, strict=False) if place < 0])
        return all(self.pile(seat, place).count(card) >= copies for (place, card), copies in named.items())

    def read_place(self, word: str) -> int:
        """Read the position of a chosen copy, or its pile."""
        return {"table": TABLE, "store": STORE}.get(word) or int(word)

    def hidden_wanted(self, seat: int, want: list[str]) -> int:
        """Return how many of the wanted cards must come from the seat's hand (BO 4.17)."""
        lying_open = self.stores[seat] + (self.revealed if seat == self.active else [])
        return (Counter(want) - Counter(lying_open)).total()

    def drop_lapsed_offers(self) -> None:
        """Also drop offers of a card that its pile no longer has (HB 4.39)."""
        if self.offers:
            self.offers = [offer for offer in self.offers if self.has_named(offer)]
            super().drop_lapsed_offers()

    def has_named(self, offer: Offer) -> bool:
        """Return whether the piles named in an offer still have its cards."""
        return self.are_in_piles(offer["by"], offer["give"], offer["places"])

    def hand_over(self, giver: int, taker: int, cards: list[str], places: list[int]) -> None:
        """Take chosen copies, then revealed and stored cards, then those nearest the front."""
        places = places or [0] * len(cards)
        unnamed = []
        leaving = set()
        for card, place in zip(cards, places, strict=True):
            if place > 0:
                leaving.add(place - 1)
            elif place < 0:
                self.take_from_pile(giver, taker, card, place)
            else:
                unnamed.append(card)
        for card in unnamed:
            if card in self.pile(giver, TABLE):
                self.take_from_pile(giver, taker, card, TABLE)
            elif card in self.stores[giver]:
                self.take_from_pile(giver, taker, card, STORE)
            else:
                hand = self.hands[giver]
                leaving.add(next(n for n, held in enumerate(hand) if held == card and n not in leaving))
        self.aside[taker] += cards
        self.leave_hand(giver, leaving)

    def take_from_pile(self, giver: int, taker: int, card: str, place: int) -> None:
        """Take a card out of an open pile, and record whether it comes from a store."""
        self.pile(giver, place).remove(card)
        if place == STORE:
            self.from_stores.append((taker, card))
