"""The turn in a model of Rabohnzel, written from docs/rules/rabohnzel.md."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, Self

from tests.models.bohnanza import DRAW, NEW, PLANT, REVEAL, TRADE
from tests.models.rabohnzel_magic import HOLD, MAGIC, Question
from tests.models.rabohnzel_spells import END, FLOW, LOOK, Spells
from tests.models.rabohnzel_table import ALL

if TYPE_CHECKING:
    from tests.models.lockstep import Dice


class Rabohnzel(Spells):
    """A game in progress. All questions are settled before a phase continues."""

    def set_up(self) -> None:
        """Deal the cards and reset the flags."""
        super().set_up()
        self.waived = False
        """Whether the active player has declined to use a spell at this moment (RZ 6.8)."""

    @classmethod
    def from_table(cls, table: dict[str, Any], dice: Dice) -> Self:
        """Return a game from a `table()`, at the start of its `phase`, or of the turn without one.

        `owned` lists the spells of a seat in the order in which it received them.
        """
        used = dice.used
        model = cls(len(table["hands"]), dice)
        dice.used = used
        model.over, model.active, model.passes = table["over"], table["active"], table["passes"]
        model.draw, model.discard = list(table["draw"]), list(table["discard"])
        model.revealed, model.lifted = list(table["revealed"]), list(table.get("lifted", []))
        model.hands = [list(hand) for hand in table["hands"]]
        model.fields = [[list(row) for row in rows] for rows in table["fields"]]
        model.aside = [list(cards) for cards in table["aside"]]
        model.taler = [list(taler) for taler in table["taler"]]
        model.serial, model.offers = table["serial"], deepcopy(table["offers"])
        model.read_spells(table)
        model.phase = table.get("phase", PLANT)
        if model.phase == MAGIC:
            model.begin_magic()
        model.go_on()
        return model

    # The interface of a model

    def awaited(self) -> set[int]:
        """Return the seats that the game waits for."""
        if self.over:
            return set()
        if (question := self.asked()) is not None:
            return {question.seat}
        if self.phase == NEW:
            planting = {seat for seat in self.seats if self.to_plant(seat)}
            return planting | {self.active} if self.waits() else planting
        return self.waited_for() if self.phase in (REVEAL, DRAW) else {self.active}

    def allows(self, seat: int, sentence: str) -> bool:
        """Return whether a sentence is allowed now."""
        if self.questions and sentence.startswith("offer"):
            return False
        brew, chosen, place = sentence.partition(": magic@")
        if chosen and brew.startswith("brew"):
            hand = self.hands[seat]
            return brew in self.moves(seat) and int(place) <= len(hand) and hand[int(place) - 1] == "magic"
        if sentence.startswith("cast move: "):
            start, end = sentence[11:].split(" to ")
            return not self.over and seat == self.active and self.may_move(int(start), int(end))
        return super().allows(seat, sentence)

    # Moves

    def moves_of_phase(self, seat: int) -> set[str]:
        """Return the moves of a seat that depend on the phase."""
        question = self.asked()
        if question is not None:
            return self.question_moves(question) if seat == question.seat else set()
        found = super().moves_of_phase(seat)
        if seat == self.active:
            found |= self.casts()
            if self.phase == MAGIC:
                found |= self.power_moves() | self.brews() | {"done"}
            elif self.phase == NEW and self.may_discard:
                found |= {f"discard {card}" for card in self.revealed}
            if self.waits():
                found.add("done")
        return found

    def brews(self) -> set[str]:
        """Return the spells that a magic bean in the hand may activate (RZ 6.2)."""
        if "magic" not in self.hands[self.active]:
            return set()
        return {f"brew {spell}" for spell in self.face_down(self.active)}

    # Actions

    def act(self, seat: int, sentence: str) -> None:
        """Play a sentence, without its consequences."""
        verb, _, rest = sentence.partition(" ")
        question = self.asked()
        if verb == "use":
            self.use(rest.split())
        elif verb == "brew":
            self.brew(rest)
        elif verb == "cast":
            spell, *words = rest.replace(":", "").split()
            self.cast(spell, words)
        elif verb == "discard":
            self.revealed.remove(rest)
            self.discard.append(rest)
        elif question is not None and seat == question.seat and verb != "harvest":
            self.answer(question, verb, rest)
        else:
            super().act(seat, sentence)

    def answer(self, question: Question, verb: str, rest: str) -> None:
        """Answer a question, or part of it."""
        if verb == "done":
            self.questions.pop()
        elif verb == "counter":
            self.counter(question)
        elif verb == "activate":
            self.activate(question, rest)
        elif verb == "choose":
            self.questions.pop()
            self.count_taler(question.seat, question.other, rest)
        elif question.about == HOLD:
            self.place_held(question, int(rest[-1]) - 1 if verb == "plant" else None)
        else:
            self.plant_front(question, int(rest) - 1)

    def brew(self, text: str) -> None:
        """Play a magic bean and activate a spell: `trade` or `trade: magic@3` (RZ 6.2)."""
        spell, _, place = text.partition(": magic@")
        n = int(place) - 1 if place else self.hands[self.active].index("magic")
        self.discard.append(self.take_from_hand(self.active, n))
        self.turn_up(spell)

    def plant(self, seat: int, words: list[str]) -> None:
        """Plant the front card or a new card."""
        if len(words) == 1:
            card = self.take_from_hand(seat, 0)
            self.planted += 1
        else:
            card = words[0]
            self.take_ready(seat, card)
        self.put(seat, int(words[-1]) - 1, card)

    def done(self, seat: int) -> None:
        """End a phase for a seat. This also covers the reveal or draw that follows (BO 8.8)."""
        if self.phase == PLANT:
            self.begin_magic()
            self.begin(MAGIC)
        elif self.phase == MAGIC:
            self.begin(REVEAL)
        elif self.phase == TRADE:
            self.offers = []
            self.begin(NEW)
        elif self.waits():
            self.waived = True
        self.finished.add(seat)

    # Automatic steps

    def begin(self, phase: str) -> None:
        """Begin a phase."""
        super().begin(phase)
        self.waived = False

    def go_on(self) -> None:
        """Play all steps that wait for no one. An attack ends when it has no more questions."""
        while not self.over:
            question = self.asked()
            if question is None or question.about == FLOW:
                self.banned = set()
            if question is not None:
                if not self.is_idle(question):
                    return
                self.questions.pop()
            elif self.phase == PLANT:
                if self.hands[self.active] and self.planted < 2:
                    return
                self.begin_magic()
                self.begin(MAGIC)
            elif self.phase == MAGIC:
                if self.waits_in_magic():
                    self.finished = set()
                    return
                self.phase = REVEAL
            elif self.phase == REVEAL:
                if self.waited_for():
                    return
                self.reveal()
                self.begin(LOOK)
            elif self.phase == LOOK:
                if self.waits():
                    return
                self.begin(TRADE)
            elif self.phase == TRADE:
                return
            elif self.phase == NEW:
                if self.waits() or any(self.to_plant(seat) for seat in self.seats):
                    self.finished = set()
                    return
                self.phase = DRAW
                self.waived = False  # declining at the end of phase 3 does not apply to Hand
            elif self.phase == DRAW:
                if self.waited_for():
                    return
                self.draw_cards()
            elif self.phase == END:
                if self.waits():
                    return
                self.end_turn()

    def waits_in_magic(self) -> bool:
        """Return whether the magic phase offers a move, by public information (RZ 2.5)."""
        seat = self.active
        if self.power_moves() or self.waits_for_spell():
            return True
        if self.hands[seat]:
            return bool(self.face_down(seat)) or self.could_learn(seat)
        return self.could_learn(seat) and any(self.fields[seat][n][-1] == "magic" for n in self.uses)

    def waits(self) -> bool:
        """Return whether the game waits because of the active player's spells (RZ 6.7, 6.8)."""
        if self.waived or self.phase not in (LOOK, NEW, DRAW, END):
            return False
        if self.phase == NEW and self.to_plant(self.active):
            return False
        return self.waits_for_spell()

    def waited_for(self) -> set[int]:
        """Return the seats that may act before a draw: one with a spell, then all who can sell.

        Rules: BO 8.8.
        """
        if self.phase != DRAW:
            return super().waited_for()
        if self.waits():
            return {self.active}
        if self.passes >= self.PASSES or len(self.draw) > self.draws:
            return set()
        return {seat for seat in self.seats if any(self.fields[seat])} - self.finished

    def draw_cards(self) -> None:
        """Draw three cards, or five by Hand. Then the turn or the game ends (RZ 6.7, 7.14, 8.1)."""
        for _ in range(self.draws):
            if self.passes < self.PASSES:
                self.hands[self.active].append(self.draw.pop())
                self.renew()
        if self.passes >= self.PASSES:
            self.end()
        else:
            self.begin(END)

    def end_turn(self) -> None:
        """Turn the spells face down and let the next player begin (RZ 6.6, 7.16)."""
        self.return_borrowed()
        self.face_up -= set(self.own_spells[self.active])
        self.active = (self.active + 1) % len(self.seats)
        self.planted = 0
        self.uses = {}
        self.forget_turn()
        self.begin(PLANT)

    def end(self) -> None:
        """Return borrowed spells, sell all fields and show all spells (RZ 8.2, 9.5)."""
        self.return_borrowed()
        super().end()
        for spells in self.own_spells:
            for spell in spells:
                self.known.setdefault(spell, set()).add(ALL)
