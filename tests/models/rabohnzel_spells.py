"""The eleven spells of Rabohnzel: their timing and effects (RZ 6.4, 7)."""

from __future__ import annotations

from tests.models.bohnanza import DRAW, NEW, TRADE, Offer
from tests.models.rabohnzel_magic import MAGIC, TAKEN, Magic, Question

LOOK, END = "look", "end"
FLOW, ENCHANTED = "flow", "enchanted"
LISTED_PLACES = 8
"""Number of front cards for which Move is listed. Cards farther back may be moved, too."""
INTERRUPTING = ("card-flow", "player-enchantment", "spell-swap")
"""Spells that end all offers (RZ 6.11)."""


class Spells(Magic):
    """The active spells in their owner's turn."""

    def set_up(self) -> None:
        """Deal the cards. No spell has been used yet."""
        super().set_up()
        self.forget_turn()

    def forget_turn(self) -> None:
        """Reset the effects of a turn's spells, and its trades."""
        self.may_discard = False
        """Whether revealed cards may be discarded in phase 3 (RZ 7.6)."""
        self.traded = False
        """Whether a card was traded in phase 2 (RZ 7.14)."""
        self.draws = 3

    def accept(self, seat: int, offer: Offer, places: list[int]) -> None:
        """Complete a trade."""
        super().accept(seat, offer, places)
        self.traded = True

    # Timing

    def casts(self) -> set[str]:
        """Return the spells that the active player may cast now, as sentences (RZ 6.4, 6.5)."""
        found: set[str] = set()
        question = self.asked()
        if question is None:
            for spell in self.active_spells():
                found |= self.ways(spell)
        elif self.phase == NEW and question.about in (FLOW, ENCHANTED) and question.seat == self.active:
            for spell in self.active_spells():
                found |= self.ways_to_plant(spell, set(self.hands[self.active][:1]))
        return found

    def ways(self, spell: str) -> set[str]:
        """Return the ways to cast an active spell between two acts."""
        hand = self.hands[self.active]
        if spell == "move":
            return self.ways_to_move(len(hand))
        if spell == "spell-swap":
            return {f"cast spell-swap on {seat + 1}" for seat in self.clockwise() if self.face_down(seat)}
        if spell == "trade":
            return self.ways_of_trade()
        if spell in ("field", "bean-enchantment"):
            return self.ways_to_plant(spell, set(self.to_plant(self.active))) if self.phase == NEW else set()
        useful = {
            "attack": False,
            "card-flow": bool(hand),
            "chance": bool(self.spells),
            "hand": self.phase == DRAW and not self.traded and bool(self.draw),
            "pile": self.phase in (LOOK, TRADE) and bool(self.discard),
            "player-enchantment": any(self.hands),
        }
        return {f"cast {spell}"} if useful[spell] else set()

    def ways_to_move(self, cards: int) -> set[str]:
        """Return the listed moves of hand cards. Exchanging neighbours is listed once."""
        places = range(1, min(cards, LISTED_PLACES) + 1)
        return {
            f"cast move: {start} to {end}" for start in places for end in places if end - start not in (0, -1)
        }

    def may_move(self, start: int, end: int) -> bool:
        """Return whether a hand card may be moved by Move, listed or not (RZ 7.13)."""
        if self.questions or "move" not in self.active_spells():
            return False
        return start != end and max(start, end) <= len(self.hands[self.active])

    def ways_of_trade(self) -> set[str]:
        """Return the ways to cast Trade, with or without a third card (RZ 7.6)."""
        found = set()
        if self.phase == LOOK:
            if self.draw:
                found.add("cast trade")
            if self.revealed:
                found.add("cast trade: discard")
        return found

    def ways_to_plant(self, spell: str, kinds: set[str]) -> set[str]:
        """Return the ways to plant such cards by Field or Bean Enchantment in phase 3.

        Rules: RZ 7.3, 7.10.
        """
        if spell == "field" and self.closed_place(self.active) is not None:
            return {f"cast field: {kind}" for kind in kinds}
        if spell == "bean-enchantment":
            singles = [(n, row[0]) for n, row in enumerate(self.fields[self.active], 1) if len(row) == 1]
            return {
                f"cast bean-enchantment: {kind} on {n}"
                for kind in kinds
                for n, single in singles
                if single != kind
            }
        return set()

    def waits_for_spell(self) -> bool:
        """Return whether the active player has a spell for this moment (RZ 6.7, 6.8).

        Directly after the reveal this is Trade, or a spell that may bring it. Directly before the
        draw it is Hand, because the end of phase 3 was the moment for all others.
        """
        spells = self.active_spells()
        if self.phase == LOOK:
            return any(self.ways(spell) for spell in ("trade", "spell-swap", "chance") if spell in spells)
        if self.phase == DRAW:
            return "hand" in spells and bool(self.ways("hand"))
        return any(self.ways(spell) for spell in spells)

    def question_moves(self, question: Question) -> set[str]:
        """Return the answers to a question, also during a card flow or an enchantment.

        Rules: RZ 7.7, 7.12.
        """
        if question.about not in (FLOW, ENCHANTED):
            return super().question_moves(question)
        found: set[str] = set()
        if hand := self.hands[question.seat]:
            found = {f"plant {n}" for n in self.places_for(question.seat, hand[0])}
        if question.seat == self.active:
            found |= self.casts() | {"done"}
        if question.about == FLOW and self.phase == MAGIC:
            found |= self.power_moves()
        return found

    def is_idle(self, question: Question) -> bool:
        """Return whether a question has no answer left.

        A power may still bring a card for a flow.
        """
        if question.about == FLOW and not self.hands[question.seat]:
            return self.phase != MAGIC or not self.power_moves()
        return super().is_idle(question)

    # Effects

    def cast(self, spell: str, words: list[str]) -> None:
        """Cast a spell with the other words of the sentence. Some end all offers (RZ 6.3, 6.11)."""
        self.face_up.remove(spell)
        if spell in INTERRUPTING:
            self.offers = []
        if spell == "spell-swap":
            self.swap_spells(int(words[1]) - 1)
        elif spell == "field":
            place = self.closed_place(self.active)
            assert place is not None
            self.plant_by_spell(words[0], place)
            self.third_fields.add(self.active)
        elif spell == "bean-enchantment":
            self.plant_by_spell(words[0], int(words[2]) - 1)
        elif spell == "trade":
            self.may_discard = True
            if not words:
                self.revealed.append(self.draw.pop())
                self.renew()
        elif spell == "card-flow":
            self.questions.append(Question(FLOW, self.active))
        elif spell == "pile":
            self.lifted.append(self.discard.pop())
        elif spell == "player-enchantment":
            asked = [seat for seat in [self.active, *self.clockwise()] if self.hands[seat]]
            self.questions += [Question(ENCHANTED, seat) for seat in reversed(asked)]
        elif spell == "move":
            self.move_card(int(words[0]) - 1, int(words[2]) - 1)
        elif spell == "hand":
            self.draws = 5
        elif spell == "chance":
            self.borrowed.append(self.spells.pop())
            self.turn_up(self.borrowed[-1])

    def plant_by_spell(self, card: str, n: int) -> None:
        """Plant a new card, or the front card that another spell plants (RZ 7.3, 7.10)."""
        question = self.asked()
        if question is None:
            self.take_ready(self.active, card)
            self.put(self.active, n, card)
        else:
            self.plant_front(question, n)

    def plant_front(self, question: Question, n: int) -> None:
        """Plant the front card in a card flow or by Player Enchantment (RZ 7.7, 7.12)."""
        if question.about == ENCHANTED:
            self.questions.pop()
        self.put(question.seat, n, self.take_from_hand(question.seat, 0))

    def move_card(self, start: int, end: int) -> None:
        """Move a hand card. Copies fixed in offers stay the same cards (RZ 7.13, BO 4.19)."""
        hand = self.hands[self.active]
        order = list(range(len(hand)))
        order.insert(end, order.pop(start))
        self.hands[self.active] = [hand[n] for n in order]
        for offer in self.offers:
            if offer["by"] == self.active and offer["places"]:
                places = [order.index(place - 1) + 1 if place else 0 for place in offer["places"]]
                offer["places"] = self.in_order(offer["give"], places)

    def swap_spells(self, other: int) -> None:
        """Give Spell Swap away, and draw one of the partner's spells (RZ 7.5, 7.16)."""
        choice = self.face_down(other)
        taken = choice[self.dice.below(len(choice))]
        mine = self.borrowed if "spell-swap" in self.borrowed else self.own_spells[self.active]
        mine.remove("spell-swap")
        mine.append(taken)
        self.own_spells[other].remove(taken)
        self.mix_face_down(other)
        self.own_spells[other].append("spell-swap")
        self.note_swap(other, taken, choice)
        self.questions.append(Question(TAKEN, self.active, spell=taken))

    def mix_face_down(self, seat: int) -> None:
        """Shuffle the face-down spells of a seat (RZ 9.2)."""
        hidden = self.face_down(seat)
        if len(hidden) > 1:
            self.dice.shuffle(hidden)
        self.own_spells[seat] = [spell for spell in self.own_spells[seat] if spell in self.face_up] + hidden

    def note_swap(self, other: int, taken: str, choice: list[str]) -> None:
        """Record who knows the spells after a swap.

        If it was blind, at most these two do (RZ 9.2).
        """
        if len(choice) > 1:
            for spell in choice:
                knowing = {seat for seat in (self.active, other) if self.knows(seat, spell)}
                self.known.pop(spell, None)
                if knowing:
                    self.known[spell] = knowing
        self.known.setdefault(taken, set()).add(other)
