"""A model of High Bohn and its Cognac variant, written from docs/rules/high-bohn.md."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any

from tests.models.bohnanza import DRAW, NEW, PLANT, REVEAL, TRADE
from tests.models.high_bohn_final import TIPIS, FinalRound

if TYPE_CHECKING:
    from typing import Self

    from tests.models.lockstep import Dice

LOOK, MOVE, ORDER, FINAL = "look", "move", "order", "final"
MOST_PLACES_LISTED = 8
"""Number of hand positions listed as moves of Bank 4. Cards farther back may be moved, too."""
ORDERS = {f"order {' '.join(order)}" for order in permutations("123")} - {"order 1 2 3"}
"""Orders in which Bank 3 may put the three drawn cards, besides the given one (HB 4.8)."""


class HighBohn(FinalRound):
    """A game in progress, including the turns with Banks and Farm 3."""

    def set_up(self) -> None:
        """Deal. With five players there is one more pass (HB 5.1)."""
        super().set_up()
        self.PASSES = 4 if len(self.seats) == 5 else 3
        self.seen: set[int] = set()
        """Positions in the draw pile, from the bottom, that Bank 2 has shown (HB 4.13)."""
        self.looked = False

    @classmethod
    def from_table(cls, table: dict[str, Any], dice: Dice) -> Self:
        """Return a game at the start of the active player's turn.

        The dice are used for a deal as usual, which `table` then replaces.
        """
        model = cls(len(table["hands"]), dice)
        model.active = table["active"]
        model.passes = table["passes"]
        model.draw = list(table["draw"])
        model.discard = list(table["discard"])
        for seat in model.seats:
            model.hands[seat] = list(table["hands"][seat])
            model.fields[seat] = [list(row) for row in table["fields"][seat]]
            model.taler[seat] = list(table["taler"][seat])
            model.owned[seat] = set(table["owned"][seat])
            model.stores[seat] = list(table.get(f"store {seat + 1}", []))
            model.under[seat] = list(table.get(f"under {seat + 1}", []))
        model.unsold = set(table.get("unsold", []))
        model.removed = set(table.get("removed", []))
        model.closed = {(int(note[0]) - 1, int(note[2]) - 1) for note in table.get("closed", [])}
        model.seen = {int(place) for place in table.get("seen", [])}
        model.begin_turn()
        model.go_on()
        return model

    # The interface of a model

    def table(self) -> dict[str, Any]:
        """Return the whole table."""
        table = super().table()
        table["unsold"] = sorted(self.unsold)
        table["removed"] = sorted(self.removed)
        table["from stores"] = sorted(f"{seat + 1}:{kind}" for seat, kind in self.from_stores)
        table["closed"] = sorted(f"{seat + 1}:{n + 1}" for seat, n in self.closed)
        table["left"] = sorted(f"{seat + 1}:{n + 1}" for seat, n in self.left)
        table["seen"] = sorted(str(place) for place in self.seen)
        for seat in self.seats:
            table[f"store {seat + 1}"] = self.stores[seat]
            table[f"under {seat + 1}"] = self.under[seat]
        return table

    def awaited(self) -> set[int]:
        """Return the seats that the game waits for."""
        return {self.turn} if self.phase == FINAL and not self.over else super().awaited()

    def allows(self, seat: int, sentence: str) -> bool:
        """Return whether a sentence is allowed now."""
        verb, _, rest = sentence.partition(" ")
        if verb == "harvest" and ": " in rest:
            number, _, taler = rest.partition(": ")
            plain = f"harvest {number}" in self.moves(seat)
            return plain and self.may_harvest_for(seat, int(number) - 1, taler.split())
        if verb == "buy" and rest.startswith("field:"):
            return "buy field" in self.moves(seat) and self.may_buy_field_with(seat, rest[7:].split())
        if verb == "move":
            here, _, there = rest.partition(" to ")
            return self.may_move_card(seat, int(here), int(there))
        if verb == "buy" and " " in rest:
            return self.may_buy_at_once(seat, rest.split())
        return super().allows(seat, sentence)

    # Moves

    def moves_of_phase(self, seat: int) -> set[str]:
        """Return the moves of a seat that depend on the phase."""
        if self.phase == FINAL:
            return self.moves_of_final_round() if seat == self.turn else set()
        if seat == self.active:
            if self.phase == PLANT:
                return self.moves_of_planting()
            if self.phase == LOOK:
                return {"under" if self.looked else "look", "done"}
            if self.phase == MOVE:
                places = range(1, min(len(self.hands[seat]), MOST_PLACES_LISTED) + 1)
                return {"done"} | {f"move {a} to {b}" for a in places for b in places if a != b}
            if self.phase == ORDER:
                return ORDERS | {"done"}
        return super().moves_of_phase(seat) | {f"store {kind}" for kind in self.storable(seat)}

    def may_move_card(self, seat: int, here: int, there: int) -> bool:
        """Return whether a seat may move a card within its hand (HB 4.9)."""
        places = range(1, len(self.hands[seat]) + 1)
        return (
            self.phase == MOVE
            and seat == self.active
            and here in places
            and there in places
            and here != there
        )

    def moves_of_planting(self) -> set[str]:
        """Return the active player's moves in phase 1 (HB 4.17, 4.18, 4.27)."""
        seat = self.active
        found = set()
        if self.planted < self.most_planted():
            found = {f"plant {n}" for n in self.places_for(seat, self.hands[seat][0])}
            if self.has_room(seat):
                found.add("store")
        if self.planted:
            found.add("done")
        return found

    def most_planted(self) -> int:
        """Return how many cards may leave the hand in phase 1 (BO 3.3, HB 4.17)."""
        return 3 if "farm-3" in self.owned[self.active] else 2

    def free_moves(self, seat: int) -> set[str]:
        """Return the harvests and purchases allowed at any time except in the final round.

        Rules: HB 2.3.
        """
        if self.phase == FINAL:
            return set()
        return self.harvests_and_buildings(seat) | self.field_purchases(seat)

    # Actions

    def act(self, seat: int, sentence: str) -> None:
        """Play a sentence, without its consequences."""
        verb, _, rest = sentence.partition(" ")
        if self.phase == FINAL and verb in ("harvest", "buy"):
            self.passed = 0
        if verb == "harvest":
            number, _, taler = rest.partition(": ")
            self.harvest(seat, int(number) - 1, taler.split())
        elif verb == "buy":
            what, _, taler = rest.partition(": ")
            if what == "field":
                self.buy_field(seat, taler.split())
            else:
                self.buy_buildings(seat, what.split())
        elif verb == "store":
            self.store(seat, rest)
        elif verb == "leave":
            self.left.add((seat, int(rest) - 1))
        elif verb in ("look", "under"):
            self.use_bank_2(verb)
        elif verb == "move":
            here, _, there = rest.partition(" to ")
            hand = self.hands[seat]
            hand.insert(int(there) - 1, hand.pop(int(here) - 1))
            self.begin(PLANT)
        elif verb == "order":
            drawn = self.hands[seat][-3:]
            self.hands[seat][-3:] = [drawn[int(number) - 1] for number in rest.split()]
            self.next_turn()
        else:
            super().act(seat, sentence)

    def use_bank_2(self, verb: str) -> None:
        """Look at the top card, or put it under the pile, where its owner still knows it.

        Rules: HB 4.7, 4.13.
        """
        top = len(self.draw)
        if verb == "look":
            self.looked = True
            self.seen.add(top)
        else:
            self.draw.insert(0, self.draw.pop())
            self.seen = {place % top + 1 for place in self.seen}
            self.begin(PLANT)

    def buy_buildings(self, seat: int, cards: list[str]) -> None:
        """Buy buildings. A Bank bought early enough is used in the same turn (HB 4.11)."""
        super().buy_buildings(seat, cards)
        if seat == self.active and self.phase == PLANT and not self.planted:
            self.begin_bank(set(cards))

    def done(self, seat: int) -> None:
        """End a phase for a seat. If it has nothing to sell or buy, this covers nothing else.

        Jail 4 may bring it a taler while others are waited for. Then the game waits for it as well
        (R11).
        """
        if self.phase == FINAL:
            self.pass_on()
        elif self.phase == ORDER:
            self.next_turn()
            self.finished.add(seat)
        elif self.phase in (LOOK, MOVE):
            self.begin(PLANT)
            self.finished.add(seat)
        else:
            super().done(seat)
        if not any(self.fields[seat]) and not self.could_buy(seat):
            self.finished.discard(seat)

    # Automatic steps

    def go_on(self) -> None:
        """Play all steps that wait for no one."""
        while not self.over and not self.is_question_open():
            if self.phase == PLANT:
                if self.is_planting_open():
                    self.finished = set()
                    return
                self.phase = REVEAL
            elif self.phase == NEW:
                if any(self.to_plant(seat) for seat in self.seats):
                    self.finished = set()
                    return
                self.phase = DRAW
            elif self.phase in (REVEAL, DRAW):
                if self.waited_for():
                    return
                if self.phase == DRAW:
                    self.draw_cards()
                else:
                    self.reveal()
                    self.begin(TRADE)
            elif self.phase == FINAL:
                if self.passed == len(self.seats):
                    self.end()
                elif self.makes_a_difference(self.turn):
                    return
                else:
                    self.pass_on()
            else:
                return

    def is_question_open(self) -> bool:
        """Return whether a question must be answered first. Only the Cognac variant has any."""
        return False

    def is_planting_open(self) -> bool:
        """Return whether another card may be planted, or could be with Farm 3 (BO 3.4, HB 4.18)."""
        if not self.hands[self.active]:
            return False
        most = self.most_planted()
        return self.planted < most or (most == 2 and "farm-3" in self.within_reach(self.active, "farm"))

    def waited_for(self) -> set[int]:
        """Return the seats that may still act before the last card, or buy Bank 3 (HB 4.40)."""
        found = super().waited_for()
        seat = self.active
        draws = self.phase == DRAW and self.passes < self.PASSES
        if draws and seat not in self.finished and "bank-3" in self.within_reach(seat, "bank"):
            found.add(seat)
        return found

    def draw_cards(self) -> None:
        """Draw three cards.

        Bank 3, the next turn, or the final round follows (HB 4.8, 4.12, 5.2).
        """
        for _ in range(3):
            if self.passes < self.PASSES:
                self.hands[self.active].append(self.draw.pop())
                self.renew()
        if self.passes >= self.PASSES:
            self.begin(FINAL)
            self.turn = self.active
        elif "bank-3" in self.owned[self.active]:
            self.begin(ORDER)
        else:
            self.next_turn()

    def next_turn(self) -> None:
        """Let the next player begin."""
        self.active = (self.active + 1) % len(self.seats)
        self.begin_turn()

    def begin_turn(self) -> None:
        """Begin the active player's turn."""
        self.planted = 0
        self.begin(PLANT)
        self.begin_bank(self.owned[self.active])

    def begin_bank(self, cards: set[str]) -> None:
        """Offer Bank 2 or Bank 4 before phase 1 if it can be used (HB 4.10 to 4.12)."""
        if "bank-2" in cards and self.draw:
            self.begin(LOOK)
            self.looked = False
        elif "bank-4" in cards and len(self.hands[self.active]) > 1:
            self.begin(MOVE)

    def renew(self) -> None:
        """Forget the seen cards that have been drawn (HB 4.13)."""
        self.seen = {place for place in self.seen if place <= len(self.draw)}
        super().renew()


class HighBohnCognac(HighBohn):
    """High Bohn with cognac beans and Distilleries, whose questions are answered first."""

    BEANS = HighBohn.BEANS | {"cognac": (22, (5, 7, 9, 10))}
    KINDS = HighBohn.KINDS | {"distillery": "cognac"}

    def set_up(self) -> None:
        super().set_up()
        self.namer: int | None = None
        """The seat that has bought Distillery 2 and must name a kind (HB 6.2)."""
        self.named = ""
        """The kind that is sold for the last time (HB 6.3)."""
        self.to_ask: list[int] = []
        self.seller: int | None = None
        """The seat that has sold a stew of which a taler may be claimed (HB 6.5)."""
        self.yielded: list[str] = []
        self.claimed = False

    # Questions

    def question(self) -> tuple[int, set[str]] | None:
        """Return the seat that must answer first, and its answers; None if there is no question."""
        if self.seller is not None:
            if self.claimed:
                return self.seller, {f"pay {kind}" for kind in self.yielded}
            return self.claimer(self.seller), {"claim", "done"}
        if self.namer is not None:
            kinds = [kind for kind, cards in self.cards.items() if not self.unsold.isdisjoint(cards)]
            return self.namer, {f"name {kind}" for kind in kinds}
        if self.named:
            seat = self.to_ask[0]
            cards = {f"buy {card}" for card in self.affordable(seat, self.named)}
            return seat, {"done"} | self.harvests(seat) | cards
        return None

    def is_question_open(self) -> bool:
        return self.question() is not None

    def awaited(self) -> set[int]:
        """Return the seats that the game waits for."""
        question = self.question()
        return {question[0]} if question else super().awaited()

    def moves(self, seat: int) -> set[str]:
        """Return every allowed sentence without a choice of cards."""
        question = self.question()
        if question:
            return question[1] if seat == question[0] else set()
        return super().moves(seat)

    def allows(self, seat: int, sentence: str) -> bool:
        """Return whether a sentence is allowed now."""
        if sentence.startswith(("offer", "move")) and self.is_question_open():
            return False
        return super().allows(seat, sentence)

    def act(self, seat: int, sentence: str) -> None:
        """Play a sentence, without its consequences."""
        verb, _, rest = sentence.partition(" ")
        if verb == "name":
            self.name(seat, rest)
        elif verb == "claim" and len(self.yielded) > 1:
            self.claimed = True
        elif verb == "claim":
            assert self.seller is not None
            self.hand_over_taler(self.seller, self.yielded[0])
        elif verb == "pay":
            self.hand_over_taler(seat, rest)
        elif verb == "done" and self.seller is not None:
            self.seller = None
        elif verb == "done" and self.named:
            self.to_ask.pop(0)
        else:
            super().act(seat, sentence)
            if verb == "buy" and self.named:
                self.to_ask.pop(0)

    # Distillery 2

    def buy_buildings(self, seat: int, cards: list[str]) -> None:
        """Buy buildings. The buyer of Distillery 2 must name a kind if any is for sale (HB 6.2)."""
        super().buy_buildings(seat, cards)
        if "distillery-2" in cards and self.unsold:
            self.namer = seat

    def name(self, buyer: int, kind: str) -> None:
        """Ask the others, starting with the active player or the one whose final turn it is.

        Rules: HB 6.3.
        """
        self.namer = None
        self.named = kind
        first = self.turn if self.phase == FINAL else self.active
        order = [(first + turn) % len(self.seats) for turn in self.seats]
        self.to_ask = [seat for seat in order if seat != buyer]

    def go_on(self) -> None:
        """Continue the sale of a kind.

        Seats that cannot pay are skipped, the rest is removed (HB 6.4).
        """
        if self.named and self.seller is None:
            while self.to_ask and not self.within_reach(self.to_ask[0], self.named):
                self.to_ask.pop(0)
            if not self.to_ask:
                self.take_off_sale(self.named)
                self.named = ""
        super().go_on()

    # Distillery 3

    def claimer(self, seller: int) -> int:
        """Return the seat that may claim a taler of a stew, or -1 (HB 6.5, 6.6)."""
        owner = self.owner("distillery-3")
        return -1 if owner is None or owner == seller else owner

    def stew_was_sold(self, seat: int, earned: list[str]) -> None:
        """Let the owner of Distillery 3 claim a taler."""
        if earned and self.claimer(seat) >= 0:
            self.seller = seat
            self.yielded = earned

    def hand_over_taler(self, seller: int, kind: str) -> None:
        """Lay a taler of the stew just sold under Distillery 3 (HB 6.5)."""
        under = self.under[seller]
        under.pop(max(place for place, card in enumerate(under) if card == kind))
        self.under[self.claimer(seller)].append(kind)
        self.seller = None
        self.claimed = False

    # Final round

    def leaving_may_help(self, seat: int, n: int) -> bool:
        """Return whether a harvest could be worth more to another player than to its owner.

        Rules: HB 5.4.
        """
        row = self.fields[seat][n]
        if not row or not self.is_stew(seat, row):
            return super().leaving_may_help(seat, n)
        claimer, worth = self.claimer(seat), self.worth_to(seat, row)
        tipi = claimer >= 0 and not self.owned[claimer].isdisjoint(TIPIS)
        return self.would_bring_nothing(seat, row) or (worth == 2 and tipi)

    def would_bring_nothing(self, seat: int, row: list[str]) -> bool:
        """Return whether the only taler of a stew would go to Distillery 3."""
        return self.is_stew(seat, row) and self.worth_to(seat, row) == 1 and self.claimer(seat) >= 0

    def is_left(self, seat: int, n: int) -> bool:
        """Return whether a field stays unsold at the end (HB 5.8)."""
        return super().is_left(seat, n) or self.would_bring_nothing(seat, self.fields[seat][n])

    def others_may_share(self, seat: int, row: list[str]) -> bool:
        """Return whether someone else could buy Jail 4 or Distillery 3 and take a share.

        Rules: HB 5.3.
        """
        if not self.is_stew(seat, row):
            return super().others_may_share(seat, row)
        return self.worth_to(seat, row) > 0 and self.others_may_buy(seat, "distillery", "distillery-3")

    def sell_at_the_end(self, seat: int, n: int) -> None:
        """Sell a field without asking anyone. A claim is always made (HB 5.4)."""
        super().sell_at_the_end(seat, n)
        if self.seller is not None:
            self.hand_over_taler(seat, self.yielded[-1])
