"""A model of Prohibohn and its Pub variant, from docs/rules: PB, and AC for Al Cabohne."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tests.models.prohibohn_table import (
    BEANS,
    POLICE,
    PURCHASES,
    Dice,
    Purchase,
    Table,
    establishments,
    name_of,
    set_of,
)


class Prohibohn(Table):
    """A game in progress.

    `phase` is `lay` at set-up; `use`, `pay`, `plant`, `reveal`, `grow` and `draw` in phases 1 to 6
    of a turn, and `end` after its last card; `market`; or `over`. `questions` are those that a
    purchase still asks: `remove casino-4`, `take`, `close`.
    """

    def __init__(self, seats: int, dice: Dice) -> None:
        super().__init__(dice)
        self.phase = "lay"
        self.questions: list[str] = []
        self.paid: set[int] = set()
        """The fields that have paid in phase 2."""
        self.planted = 0
        """The number of cards planted in phase 3."""
        self.planted_on: dict[int, str] = {}
        """The kind planted last on each field in phase 3."""
        self.thrown = False
        self.planting_over = False
        self.stayed = 0
        """Number of cards revealed in phase 4 that stay."""
        self.joined = False
        self.drawn = 0
        self.to_draw: int | None = None
        """Number of cards still to draw in phase 6; None until it is chosen."""
        self.buyer = self.active
        """The seat that may buy in the market."""
        self.stations_before: set[str] = set()

    def table(self) -> dict[str, Any]:
        """Return the whole table."""
        return {"over": self.phase == "over", **self.piles()}

    @property
    def seat(self) -> int:
        """Return the seat that may act after set-up."""
        return self.buyer if self.phase == "market" else self.active

    def awaited(self) -> set[int]:
        """Return the seats that the game waits for."""
        if self.phase == "over":
            return set()
        if self.phase == "lay":
            return {seat for seat in range(2) if not self.start[seat]}
        return {self.seat}

    # Legal moves

    def allows(self, seat: int, sentence: str) -> bool:
        """Return whether a sentence is allowed; with a position, also whether the card is there."""
        verb, *words = sentence.split()
        kind, _, place = words[0].partition("@") if words else ("", "", "")
        if place:
            card = self.hands[seat][int(place) - 1 : int(place)]
            if card != [kind] or (verb == "play" and place == "1"):
                return False
            sentence = " ".join([verb, kind, *words[1:]])
        return sentence in self.moves(seat)

    def moves(self, seat: int) -> set[str]:
        """Return all allowed sentences without positions."""
        if seat not in self.awaited():
            return set()
        if self.phase == "lay":
            places = range(1, len(self.hands[seat]) + 1)
            return {f"lay {first} {second}" for first, second in combinations(places, 2)}
        if self.questions:
            return self.answers()
        found = self.purchases(seat)
        if self.phase != "reveal":
            found |= {f"harvest {field + 1}" for field in self.harvestable(seat)}
        match self.phase:
            case "use":
                found |= self.moves_to_use()
            case "pay":
                found |= self.moves_to_pay()
            case "plant":
                found |= self.moves_to_plant()
            case "reveal":
                found |= self.moves_to_reveal()
            case "grow":
                found |= self.moves_to_grow()
            case "draw":
                found |= {f"draw {number}" for number in self.draw_choices()}
            case "end" | "market":
                found.add("done")
        return found

    def answers(self) -> set[str]:
        """Return the answers to the first question of a purchase (PB 8.9)."""
        question = self.questions[0]
        if question == "take":
            return {f"take {kind}" for kind in self.mafia}
        if question == "close":
            return {f"close {card}" for card in self.closable(1 - self.seat)} | {"done"}
        return {question, "done"}

    def moves_to_use(self) -> set[str]:
        """Return the moves for leftover cards (AC 3.2)."""
        kinds = set(self.revealed)
        found = {f"discard {kind}" for kind in kinds}
        for field in range(self.number_of_fields):
            found |= {f"plant {kind} {field + 1}" for kind in kinds if self.takes(field, [kind])}
        return found

    def due(self) -> list[int]:
        """Return the fields that still have to pay a boss (PB 3.2, PB 3.3)."""
        rows = self.fields[self.active]
        return [
            field
            for field, row in enumerate(rows)
            if row and field not in self.paid and self.collector(row[-1]) is not None
        ]

    def moves_to_pay(self) -> set[str]:
        """Return the payments that are due; with Pub 3 also those of several cards (PB 13.3)."""
        found = set()
        for field in self.due():
            row = self.fields[self.active][field]
            found.add(f"pay {field + 1}")
            if "pub-3" in self.owned[self.active]:
                number = 2
                while number <= len(row) and row[-number] == row[-1]:
                    found.add(f"pay {field + 1}: {number}")
                    number += 1
        return found

    def may_plant_more(self) -> bool:
        """Return whether a hand card may be planted: two in phase 3, any number with Casino 4.

        Rules: PB 4.5.
        """
        if self.planting_over or not self.hands[self.active]:
            return False
        return self.planted < 2 or "casino-4" in self.owned[self.active]

    def may_throw(self) -> bool:
        """Return whether Casino 3 allows a hand card to be discarded (PB 4.6)."""
        return "casino-3" in self.owned[self.active] and not self.thrown and bool(self.hands[self.active])

    def takes_from_hand(self, field: int, kind: str) -> bool:
        """Return whether a field takes a hand card.

        A harvest does not free it for another kind (R-AC12).
        """
        if not self.fields[self.active][field] and self.planted_on.get(field, kind) != kind:
            return False
        return self.takes(field, [kind])

    def moves_to_plant(self) -> set[str]:
        """Return the moves in phase 3, including those by Varietés for two cards (PB 4)."""
        hand, owned = self.hands[self.active], self.owned[self.active]
        found = set()
        if self.may_plant_more():
            variete = {0: "variete-4", 1: "variete-3"}.get(self.planted)
            behind = set(hand[1:]) if variete in owned else set()
            for field in range(self.number_of_fields):
                if self.takes_from_hand(field, hand[0]):
                    found.add(f"plant {field + 1}")
                found |= {f"play {kind} {field + 1}" for kind in behind if self.takes_from_hand(field, kind)}
        if self.may_throw():
            found |= {f"throw {kind}" for kind in hand}
        if self.planted or not hand:
            found.add("done")
        return found

    def moves_to_reveal(self) -> set[str]:
        """Return the moves in phase 4: reveal until cards have joined; then it is optional.

        Rules: PB 5.3.
        """
        if not self.joined:
            return {"reveal"}
        return {"reveal", "done"} if self.undertaker_helps(self.owned[self.active]) else {"done"}

    def undertaker_helps(self, cards: set[str]) -> bool:
        """Return whether an Undertaker allows another card after some have joined.

        Rules: PB 5.4, PB 5.5.
        """
        return "undertaker-4" in cards or ("undertaker-3" in cards and self.stayed == 1)

    def moves_to_grow(self) -> set[str]:
        """Return the moves in phase 5: plant groups, give, and end if no boss has to be filled.

        Rules: AC 7.
        """
        found = set()
        for kind in set(self.revealed):
            group = [kind] * self.revealed.count(kind)
            found |= {f"plant all {kind} {boss}" for boss in self.bosses_for(kind)}
            for field in range(self.number_of_fields):
                if self.takes(field, group):
                    found.add(f"plant all {kind} {field + 1}")
        for kind in set(self.hands[self.active]):
            found |= {f"give {kind} {boss}" for boss in self.bosses_for(kind)}
        if not self.must_fill_boss():
            found.add("done")
        return found

    def must_fill_boss(self) -> bool:
        """Return whether the hand has a card for an empty boss (AC 7.10)."""
        if all(self.boss_rows.values()):
            return False
        return any(self.collector(kind) is None for kind in self.hands[self.active])

    def draw_choices(self) -> set[int]:
        """Return the possible numbers of cards still to draw in phase 6 (PB 6.4, PB 6.5)."""
        owned = self.owned[self.active]
        choices = {2 - self.drawn}
        if "gas-station-4" in owned:
            choices.add(3 - self.drawn)
        if "gas-station-3" in owned:
            choices.add(6 - len(self.hands[self.active]))
        return {number for number in choices if number > 0}

    # Actions

    def play(self, seat: int, sentence: str) -> None:
        """Play an allowed sentence and all that follows automatically."""
        verb, *words = sentence.replace(":", "").split()
        match verb:
            case "lay":
                self.lay(seat, int(words[0]) - 1, int(words[1]) - 1)
            case "harvest":
                self.sell(seat, int(words[0]) - 1)
            case "buy":
                self.buy(seat, PURCHASES[sentence])
            case "take" | "remove" | "close":
                self.answer(seat, verb, words[0])
            case "discard":
                self.revealed.remove(words[0])
                self.discard.append(words[0])
            case "pay":
                self.pay(int(words[0]) - 1, int(words[1]) if len(words) == 2 else 1)
            case "plant" if len(words) == 1:
                self.plant_from_hand(0, int(words[0]) - 1)
            case "plant":
                self.plant_revealed(words)
            case "play":
                self.plant_from_hand(self.place_of(words[0], 1), int(words[1]) - 1)
            case "throw":
                self.discard.append(self.take_from_hand(self.place_of(words[0])))
                self.thrown = True
                self.planting_over = self.planted > 0
            case "reveal":
                self.reveal()
            case "give":
                self.give_boss(words[1], [self.take_from_hand(self.place_of(words[0]))])
            case "draw":
                self.to_draw = int(words[0])
            case "done" if self.questions:
                self.questions.pop(0)
            case "done":
                self.go_on()
        while not self.questions and not self.waits():
            self.go_on()

    def waits(self) -> bool:
        """Return whether the game waits for a player (AC 3.5)."""
        match self.phase:
            case "lay":
                return not all(self.start)
            case "use":
                return bool(self.revealed)
            case "pay":
                return bool(self.due())
            case "plant":
                return self.may_plant_more() or self.may_throw() or self.could_sell_or_buy()
            case "reveal":
                return self.may_reveal_more()
            case "grow":
                return bool(self.hands[self.active] or self.revealed) or self.could_sell_or_buy()
            case "draw":
                return self.to_draw is None
            case "end":
                return self.could_sell_or_buy()  # R-AC10
        return True

    def could_sell_or_buy(self) -> bool:
        """Return whether the active player has a bean on a field, or could buy."""
        return any(self.fields[self.active]) or self.could_buy(self.active)

    def may_reveal_more(self) -> bool:
        """Return whether another card may follow in phase 4, even by an Undertaker for sale.

        Rules: PB 5.7.
        """
        if not self.draw or self.stayed == 3:
            return False
        return not self.joined or self.undertaker_helps(self.owned[self.active] | self.unsold)

    def go_on(self) -> None:
        """Continue with the next phase; in phase 6 with the next card."""
        match self.phase:
            case "lay" | "pay":
                self.phase = "plant"
                self.planted = 0
                self.planted_on = {}
                self.thrown = self.planting_over = False
            case "use":
                self.phase = "pay"
                self.paid = set()
            case "plant":
                self.phase = "reveal"
                self.stayed = 0
                self.joined = False
            case "reveal":
                self.phase = "grow"
            case "grow":
                if not all(self.boss_rows.values()):
                    self.shown[self.active] = len(self.hands[self.active])  # AC 7.11
                self.drawn = 0
                if self.draw:
                    self.begin_draw()
                else:
                    self.open_market()
            case "draw" if self.to_draw:
                self.draw_card()
            case "draw":
                self.phase = "end"
            case "end":
                self.phase = "use"
                self.active = 1 - self.active
            case "market" if self.buyer == self.active:
                self.buyer = 1 - self.active
            case "market":
                self.close_market()

    def lay(self, seat: int, *places: int) -> None:
        """Lay two hand cards aside as starting taler (PB 2.2)."""
        hand = self.hands[seat]
        self.start[seat] = [hand[place] for place in places]
        self.hands[seat] = [card for place, card in enumerate(hand) if place not in places]

    def place_of(self, word: str, first: int = 0) -> int:
        """Return the index of a named hand card, or of the first one from `first` on."""
        kind, _, place = word.partition("@")
        return int(place) - 1 if place else self.hands[self.active].index(kind, first)

    def plant_from_hand(self, place: int, field: int) -> None:
        """Plant a hand card in phase 3."""
        kind = self.take_from_hand(place)
        self.fields[self.active][field].append(kind)
        self.planted_on[field] = kind
        self.planted += 1

    def plant_revealed(self, words: list[str]) -> None:
        """Plant a leftover card, or a whole group on an own field or a boss's."""
        kind, place = words[-2:]
        cards = [kind] * (self.revealed.count(kind) if words[0] == "all" else 1)
        for card in cards:
            self.revealed.remove(card)
        if place in self.boss_rows:
            self.give_boss(place, cards)
        else:
            self.fields[self.active][int(place) - 1] += cards

    def pay(self, field: int, number: int) -> None:
        """Hand over the last cards of a field.

        The player gets one taler of a harvest (PB 3.4, PB 13.5).
        """
        row = self.fields[self.active][field]
        boss = self.collector(row[-1])
        assert boss is not None
        self.paid.add(field)
        self.plant_at_boss(boss, [row.pop() for _ in range(number)], of_yield=1)

    def give_boss(self, boss: str, cards: list[str]) -> None:
        """Plant cards on a boss's field in phase 4 or 5.

        A Restaurant pays for his harvest (PB 6.2).
        """
        restaurant = "restaurant-3" if self.phase == "reveal" else "restaurant-4"
        self.plant_at_boss(boss, cards, of_rest=1 if restaurant in self.owned[self.active] else 0)

    def reveal(self) -> None:
        """Reveal a card.

        It goes to its boss, or stays and takes discarded cards along (PB 5.2, AC 6.4).
        """
        kind = self.draw.pop()
        boss = self.collector(kind)
        if boss:
            self.give_boss(boss, [kind])
        else:
            self.stayed += 1
            self.revealed.append(kind)
            while self.discard and self.discard[-1] in self.revealed:
                self.revealed.append(self.discard.pop())
                self.joined = True
        self.draw_is_used_up()

    def begin_draw(self) -> None:
        """Begin phase 6, or restart it.

        If there is a choice, the player says how many cards (PB 6.5).
        """
        self.phase = "draw"
        choices = self.draw_choices()
        self.to_draw = choices.pop() if len(choices) == 1 else None

    def draw_card(self) -> None:
        """Draw a card.

        Open the market if the pile runs out for the third or fourth time (PB 11.2).
        """
        assert self.to_draw
        self.hands[self.active].append(self.draw.pop())
        self.drawn += 1
        self.to_draw -= 1
        if self.draw_is_used_up():
            self.open_market()

    def gas_stations(self) -> set[str]:
        """Return the Gas Stations of the active player."""
        return self.owned[self.active] & {"gas-station-3", "gas-station-4"}

    def open_market(self) -> None:
        """Open the market for the active player, then for the other (PB 11.3)."""
        self.phase = "market"
        self.buyer = self.active
        self.stations_before = self.gas_stations()

    def close_market(self) -> None:
        """Resume the turn if fewer than ten establishments are sold, or end the game (PB 11.4)."""
        sold = [name for owned in self.owned for name in establishments(owned)]
        if self.passes != 3 or len(sold) >= 10 or not (self.discard or self.face_down):
            self.phase = "over"
            self.final_sale()
            return
        self.renew_draw_pile()
        self.phase = "draw"
        if self.drawn == 0 or (self.to_draw and self.gas_stations() != self.stations_before):
            self.begin_draw()

    def buy(self, seat: int, purchase: Purchase) -> None:
        """Buy a card, and queue its questions: first for the third of its set, then its power.

        Rules: PB 8.9.
        """
        self.pay_for(seat, *purchase)
        card = purchase.card
        missing = set_of(name_of(card)) - self.owned[seat]
        if len(missing) == 1 and missing <= self.unsold:
            self.questions.append(f"remove {missing.pop()}")  # PB 8.7
        if card in POLICE and self.mafia:
            self.questions.append("take")
            if len(set(self.mafia)) == 1:
                self.answer(seat, "take", self.mafia[0])  # PB 10.2
        if card == "pub-4" and self.closable(1 - seat):
            self.questions.append("close")

    def answer(self, seat: int, verb: str, word: str) -> None:
        """Answer a question of a purchase: take a taler of the mafia, or remove a card."""
        self.questions.pop(0)
        if verb == "take":
            self.mafia.remove(word)
            self.taler[seat].append(word)
        else:
            self.removed.append(word)
            pile = self.unsold if verb == "remove" else self.owned[1 - seat]
            pile.remove(word)


class ProhibohnPub(Prohibohn):
    """The Pub variant with cognac beans, the Pub, three bosses, and three fields each (PB 13)."""

    kinds = list(BEANS)
    bosses = ["al", "don", "joe"]
    number_of_fields = 3
