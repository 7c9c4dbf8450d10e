"""A model of Bohnanza, written from docs/rules/bohnanza.md."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from tests.models.lockstep import Dice

Offer = dict[str, Any]
PLANT, REVEAL, TRADE, NEW, DRAW = "plant", "reveal", "trade", "new", "draw"


class Bohnanza:
    """A game in progress. `phase` is the current phase, `planted` counts the cards of phase 1."""

    BEANS: ClassVar[dict[str, tuple[int, tuple[int, ...]]]] = {
        "blue": (20, (4, 6, 8, 10)),
        "chili": (18, (3, 6, 8, 9)),
        "stink": (16, (3, 5, 7, 8)),
        "green": (14, (3, 5, 6, 7)),
        "soy": (12, (2, 4, 6, 7)),
        "black-eyed": (10, (2, 4, 5, 6)),
        "red": (8, (2, 3, 4, 5)),
        "garden": (6, (99, 2, 3)),
    }
    """By kind: number of cards, and how many beans pay 1, 2, 3 … taler (BO 1.2, 1.3)."""
    PLACES = 3
    PASSES = 3

    def __init__(self, seats: int, dice: Dice) -> None:
        self.dice = dice
        self.seats = range(seats)
        self.order = {kind: number for number, kind in enumerate(self.BEANS)}
        self.draw = [kind for kind, (count, _) in self.BEANS.items() for _ in range(count)]
        dice.shuffle(self.draw)
        self.active = dice.below(seats)
        self.discard: list[str] = []
        self.revealed: list[str] = []
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.fields: list[list[list[str]]] = [[[] for _ in range(self.PLACES)] for _ in self.seats]
        self.aside: list[list[str]] = [[] for _ in self.seats]
        self.taler: list[list[str]] = [[] for _ in self.seats]
        self.owned: list[set[str]] = [set() for _ in self.seats]
        self.offers: list[Offer] = []
        self.serial = 0
        self.passes = 0
        self.over = False
        self.phase = PLANT
        self.planted = 0
        self.finished: set[int] = set()
        """Seats that have nothing left to do before the coming reveal or draw (BO 8.8)."""
        self.set_up()
        self.go_on()

    def set_up(self) -> None:
        """Deal five cards to everyone (BO 2.1)."""
        for _ in range(5):
            for hand in self.hands:
                hand.append(self.draw.pop())

    # The interface of a model

    def table(self) -> dict[str, Any]:
        """Return the whole table."""
        return {
            "over": self.over,
            "active": self.active,
            "passes": self.passes,
            "draw": self.draw,
            "discard": self.discard,
            "revealed": sorted(self.revealed),
            "hands": self.hands,
            "fields": self.fields,
            "aside": [sorted(cards) for cards in self.aside],
            "taler": self.taler,
            "owned": [sorted(cards) for cards in self.owned],
            "serial": self.serial,
            "offers": self.offers,
        }

    def awaited(self) -> set[int]:
        """Return the seats that the game waits for."""
        if self.over:
            return set()
        if self.phase == NEW:
            return {seat for seat in self.seats if self.to_plant(seat)}
        if self.phase in (REVEAL, DRAW):
            return self.waited_for()
        return {self.active}

    def moves(self, seat: int) -> set[str]:
        """Return every allowed sentence without a choice of cards."""
        if self.over:
            return set()
        return self.moves_of_phase(seat) | self.free_moves(seat)

    def allows(self, seat: int, sentence: str) -> bool:
        """Return whether a sentence is allowed now."""
        verb, _, rest = sentence.partition(" ")
        if self.over:
            return False
        if verb == "offer":
            return self.phase == TRADE and self.may_offer(seat, *self.read_offer(rest))
        if verb == "accept" and ":" in rest:
            return self.may_accept_by_name(seat, rest)
        if sentence.startswith("buy field:"):
            return self.may_buy_field_with(seat, sentence[11:].split())
        return sentence in self.moves(seat)

    def play(self, seat: int, sentence: str) -> None:
        """Play an allowed sentence and all that follows automatically."""
        self.act(seat, sentence)
        self.drop_lapsed_offers()
        self.go_on()

    def scores(self) -> list[int]:
        """Return the taler of each seat (BO 7.10)."""
        return [len(taler) for taler in self.taler]

    def winners(self) -> set[int]:
        """Return who has the most (BO 7.11)."""
        scores = self.scores()
        return {seat for seat in self.seats if scores[seat] == max(scores)}

    # Moves

    def moves_of_phase(self, seat: int) -> set[str]:
        """Return the moves of a seat that depend on the phase."""
        found: set[str] = set()
        if self.phase == PLANT and seat == self.active:
            if self.hands[seat]:
                found = {f"plant {n}" for n in self.places_for(seat, self.hands[seat][0])}
            if self.planted:
                found.add("done")
        elif self.phase in (REVEAL, DRAW) and seat in self.waited_for():
            found.add("done")
        elif self.phase == TRADE:
            found = self.answers(seat)
            if seat == self.active:
                found.add("done")
        elif self.phase == NEW:
            for kind in set(self.to_plant(seat)):
                found |= {f"plant {kind} {n}" for n in self.places_for(seat, kind)}
        return found

    def free_moves(self, seat: int) -> set[str]:
        """Return the harvests and purchases, allowed at any time (BO 6.7, 6.8)."""
        found = {f"harvest {n + 1}" for n in range(self.PLACES) if self.may_harvest(seat, n)}
        if self.could_buy(seat):
            found.add("buy field")
        return found

    def places_for(self, seat: int, kind: str) -> list[int]:
        """Return the numbers of the fields that take a card (BO 3.6)."""
        return [n + 1 for n, row in enumerate(self.fields[seat]) if self.takes(seat, n, row, kind)]

    def takes(self, seat: int, n: int, row: list[str], kind: str) -> bool:
        """Return whether a field is there and takes a card of this kind."""
        return self.has_field(seat, n) and (not row or row[-1] == kind)

    def has_field(self, seat: int, n: int) -> bool:
        """Return whether a seat has the field with this index."""
        return n < 2 or "third-field" in self.owned[seat]

    def may_harvest(self, seat: int, n: int) -> bool:
        """Return whether a field may be harvested: single cards are protected (BO 6.5)."""
        rows = self.fields[seat]
        return len(rows[n]) > 1 or (len(rows[n]) == 1 and all(len(row) < 2 for row in rows))

    def could_buy(self, seat: int) -> bool:
        """Return whether a seat could buy a third field (BO 6.8)."""
        return "third-field" not in self.owned[seat] and len(self.taler[seat]) >= 3

    def may_buy_field_with(self, seat: int, taler: list[str]) -> bool:
        """Return whether a seat may pay for it with these taler (BO 6.9)."""
        return self.could_buy(seat) and len(taler) == 3 and not Counter(taler) - Counter(self.taler[seat])

    def to_plant(self, seat: int) -> list[str]:
        """Return the cards a seat has to plant in phase 3 (BO 5.1)."""
        return self.aside[seat] + self.revealed if seat == self.active else self.aside[seat]

    # Offers

    def answers(self, seat: int) -> set[str]:
        """Return the answers of a seat to open offers (BO 4.14, 4.15)."""
        found = set()
        for offer in self.offers:
            serial = offer["serial"]
            if offer["by"] == seat:
                found.add(f"withdraw {serial}")
            elif offer["to"] in (None, seat):
                if seat not in offer["declined"]:
                    found.add(f"decline {serial}")
                if not Counter(offer["want"]) - Counter(self.tradeable(seat)):
                    found.add(f"accept {serial}")
        return found

    def tradeable(self, seat: int) -> list[str]:
        """Return what a seat may give away in phase 2 (BO 4.4)."""
        return self.hands[seat] + self.revealed if seat == self.active else self.hands[seat]

    def may_offer(
        self, seat: int, to: int | None, give: list[str], want: list[str], places: list[int]
    ) -> bool:
        """Return whether a seat may make this offer (BO 4.10 to 4.17, 4.19)."""
        if not give and not want:
            return False
        if seat != self.active:
            if to != self.active:
                return False
        elif to == seat or (to is not None and to not in self.seats):
            return False
        if Counter(give) - Counter(self.tradeable(seat)) or not self.are_there(seat, give, places):
            return False
        made = {"by": seat, "to": to, "give": give, "want": want, "places": places}
        if any(all(offer[key] == made[key] for key in made) for offer in self.offers):
            return False
        return self.could_be_met(made)

    def are_there(self, seat: int, cards: list[str], places: list[int]) -> bool:
        """Return whether the chosen copies are at these hand positions, each chosen once."""
        hand = self.hands[seat]
        chosen = [place for place in places if place]
        return len(set(chosen)) == len(chosen) and all(
            not place or (place <= len(hand) and hand[place - 1] == card)
            for card, place in zip(cards, places, strict=False)
        )

    def could_be_met(self, offer: Offer) -> bool:
        """Return whether, by public information, some partner could have the wanted cards.

        Rules: BO 4.17.
        """
        partners = [offer["to"]] if offer["to"] is not None else [s for s in self.seats if s != offer["by"]]
        return any(self.hidden_wanted(seat, offer["want"]) <= len(self.hands[seat]) for seat in partners)

    def hidden_wanted(self, seat: int, want: list[str]) -> int:
        """Return how many of the wanted cards must come from the seat's hand."""
        return (Counter(want) - Counter(self.revealed)).total() if seat == self.active else len(want)

    def may_accept_by_name(self, seat: int, rest: str) -> bool:
        """Return whether an offer may be accepted with these copies (BO 4.19)."""
        serial, _, chosen = rest.partition(": ")
        if f"accept {serial}" not in self.moves(seat):
            return False
        cards, places = self.read_cards(chosen)
        return cards == self.offer(serial)["want"] and self.are_there(seat, cards, places)

    def offer(self, serial: str) -> Offer:
        """Return an open offer by its number."""
        return next(offer for offer in self.offers if offer["serial"] == int(serial))

    def read_offer(self, text: str) -> tuple[int | None, list[str], list[str], list[int]]:
        """Read `3: red red@2 for chili`."""
        to, _, cards = text.partition(": ")
        give, _, want = cards.partition(" for ")
        given, places = self.read_cards(give)
        return None if to == "all" else int(to) - 1, given, self.read_cards(want)[0], places

    def read_cards(self, text: str) -> tuple[list[str], list[int]]:
        """Read cards and their chosen positions (0 for any).

        Without any choice the positions are empty.
        """
        if text == "nothing":
            return [], []
        words = [word.partition("@") for word in text.split()]
        places = [self.read_place(place) if place else 0 for _, _, place in words]
        return [kind for kind, _, _ in words], places if any(places) else []

    def read_place(self, word: str) -> int:
        """Read the position of a chosen copy."""
        return int(word)

    def drop_lapsed_offers(self) -> None:
        """Drop offers that can no longer be met (BO 4.15 to 4.17)."""
        self.offers = [
            offer
            for offer in self.offers
            if not Counter(offer["give"]) - Counter(self.tradeable(offer["by"])) and self.could_be_met(offer)
        ]

    # Actions

    def act(self, seat: int, sentence: str) -> None:
        """Play a sentence, without its consequences."""
        verb, _, rest = sentence.partition(" ")
        if verb == "plant":
            self.plant(seat, rest.split())
        elif verb == "harvest":
            self.harvest(seat, int(rest) - 1)
        elif verb == "buy":
            paid = rest.partition(": ")[2].split() or self.taler[seat][:3]
            for kind in paid:
                self.taler[seat].remove(kind)
                self.discard.append(kind)
            self.owned[seat].add("third-field")
        elif verb == "done":
            self.done(seat)
        elif verb == "offer":
            to, give, want, places = self.read_offer(rest)
            self.serial += 1
            made = {"by": seat, "to": to, "give": give, "want": want, "places": places}
            self.offers.append({**made, "serial": self.serial, "declined": set()})
        elif verb == "withdraw":
            self.offers.remove(self.offer(rest))
        elif verb == "decline":
            self.decline(seat, self.offer(rest))
        elif verb == "accept":
            serial, _, chosen = rest.partition(": ")
            self.accept(seat, self.offer(serial), self.read_cards(chosen)[1] if chosen else [])

    def plant(self, seat: int, words: list[str]) -> None:
        """Plant the front card or a new card, set-aside ones first (BO 5.5)."""
        if len(words) == 1:
            card = self.hands[seat].pop(0)
            self.planted += 1
        else:
            card = words[0]
            (self.aside[seat] if card in self.aside[seat] else self.revealed).remove(card)
        self.fields[seat][int(words[-1]) - 1].append(card)

    def harvest(self, seat: int, n: int) -> None:
        """Sell a field: the last cards become taler, the others are discarded in order.

        Rules: BO 6.1–6.3.
        """
        row = self.fields[seat][n]
        kept = len(row) - self.worth(row)
        self.discard += row[:kept]
        self.taler[seat] += row[kept:]
        self.fields[seat][n] = []

    def worth(self, row: list[str]) -> int:
        """Return the taler a row pays (BO 1.3)."""
        steps = self.BEANS[row[-1]][1]
        return max([taler for taler, needed in enumerate(steps, 1) if needed <= len(row)], default=0)

    def done(self, seat: int) -> None:
        """End a phase for a seat. This also covers the reveal or draw that follows (BO 8.8)."""
        if self.phase == PLANT:
            self.begin(REVEAL)
        elif self.phase == TRADE:
            self.offers = []
            self.begin(NEW)
        self.finished.add(seat)

    def decline(self, seat: int, offer: Offer) -> None:
        """Decline an offer. It is removed once everyone asked has declined (BO 4.15)."""
        offer["declined"].add(seat)
        asked = {offer["to"]} if offer["to"] is not None else set(self.seats) - {offer["by"]}
        if asked <= offer["declined"]:
            self.offers.remove(offer)

    def accept(self, seat: int, offer: Offer, places: list[int]) -> None:
        """Complete a trade: both sides set the received cards aside (BO 4.14, 4.21)."""
        self.offers.remove(offer)
        self.hand_over(offer["by"], seat, offer["give"], offer["places"])
        self.hand_over(seat, offer["by"], offer["want"], places)

    def hand_over(self, giver: int, taker: int, cards: list[str], places: list[int]) -> None:
        """Take the chosen copies, then revealed cards, then those nearest the front.

        Rules: BO 4.18, 4.20.
        """
        hand = self.hands[giver]
        leaving = {place - 1 for place in places if place > 0}
        for card, place in zip(cards, places or [0] * len(cards), strict=True):
            if not place:
                if giver == self.active and card in self.revealed:
                    self.revealed.remove(card)
                else:
                    leaving.add(next(n for n, held in enumerate(hand) if held == card and n not in leaving))
        self.aside[taker] += cards
        self.leave_hand(giver, leaving)

    def leave_hand(self, seat: int, leaving: set[int]) -> None:
        """Take cards out of a hand.

        Copies fixed in offers move up, or become free if gone (BO 4.20).
        """
        hand = self.hands[seat]
        self.hands[seat] = [card for n, card in enumerate(hand) if n not in leaving]
        for offer in self.offers:
            if offer["by"] == seat and offer["places"]:
                offer["places"] = self.in_order(
                    offer["give"], [self.moved_up(place, leaving) for place in offer["places"]]
                )

    def in_order(self, cards: list[str], places: list[int]) -> list[int]:
        """Return the positions in sentence order, free copies first; empty if all are free."""
        copies = sorted(
            [(self.order[card], place < 0, abs(place)) for card, place in zip(cards, places, strict=True)]
        )
        return [-place if pile else place for _, pile, place in copies] if any(places) else []

    def moved_up(self, place: int, leaving: set[int]) -> int:
        """Return the position of a fixed copy after cards have left the hand; 0 if it is gone."""
        if place <= 0:
            return place
        return 0 if place - 1 in leaving else place - sum(n < place - 1 for n in leaving)

    # Automatic steps

    def begin(self, phase: str) -> None:
        self.phase = phase
        self.finished = set()

    def go_on(self) -> None:
        """Play all steps that wait for no one (BO 8.6)."""
        while not self.over:
            if self.phase == PLANT:
                if self.hands[self.active] and self.planted < 2:
                    return
                self.begin(REVEAL)
            elif self.phase == REVEAL:
                if self.waited_for():
                    return
                self.reveal()
                self.begin(TRADE)
            elif self.phase == TRADE:
                return
            elif self.phase == NEW:
                if any(self.to_plant(seat) for seat in self.seats):
                    self.finished = set()
                    return
                self.phase = DRAW
            elif self.phase == DRAW:
                if self.waited_for():
                    return
                self.draw_cards()

    def waited_for(self) -> set[int]:
        """Return the seats that may still act before the last card is taken (BO 8.8)."""
        ends = self.passes + 1 >= self.PASSES
        if self.passes >= self.PASSES or (self.phase == REVEAL and ends):
            return set()
        if len(self.draw) > (2 if self.phase == REVEAL else 3):
            return set()
        free = {seat for seat in self.seats if any(self.fields[seat]) or self.could_buy(seat)}
        return free - self.finished

    def reveal(self) -> None:
        """Reveal two cards, but none after the last pass (BO 4.1, 7.6)."""
        for _ in range(2):
            if self.passes < self.PASSES:
                self.revealed.append(self.draw.pop())
                self.renew()

    def draw_cards(self) -> None:
        """Draw three cards and let the next player begin, or end the game (BO 5.6, 7.7)."""
        for _ in range(3):
            if self.passes < self.PASSES:
                self.hands[self.active].append(self.draw.pop())
                self.renew()
        if self.passes >= self.PASSES:
            self.end()
        else:
            self.active = (self.active + 1) % len(self.seats)
            self.planted = 0
            self.begin(PLANT)

    def renew(self) -> None:
        """Shuffle the discard pile if the draw pile has run out and a pass remains.

        Rules: BO 7.1 to 7.5.
        """
        if self.draw:
            return
        self.passes += 1
        if self.passes < self.PASSES:
            if self.discard:
                self.draw, self.discard = self.discard, []
                self.dice.shuffle(self.draw)
            else:
                self.passes = self.PASSES

    def end(self) -> None:
        """Sell all fields, clockwise from the active player (BO 7.9)."""
        for turn in self.seats:
            seat = (self.active + turn) % len(self.seats)
            for n in range(self.PLACES):
                if self.fields[seat][n]:
                    self.harvest(seat, n)
        self.over = True
