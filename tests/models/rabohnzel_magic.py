"""The powers of the beans of Rabohnzel and the attacks (RZ 3 to 5)."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.models.rabohnzel_table import FairyTable

MAGIC = "magic"
HOLD, ACTIVATE, TAKEN, CHOOSE, COUNTER = "hold", "activate", "taken", "choose", "counter"


@dataclass
class Question:
    """A question that a seat must answer before the phase continues."""

    about: str
    seat: int
    other: int = -1
    """The opponent in an attack."""
    beans: list[str] = field(default_factory=list)
    """The two drawn taler, one of which counts (RZ 7.1)."""
    spell: str = ""
    """The spell that was taken (RZ 7.5)."""
    spells: int = 0
    """Number of spells that may be activated (RZ 4.5, 5.8)."""
    drawn: bool = False
    """Whether the held card is from the draw pile (RZ 4.4)."""
    fresh: bool = False
    """Whether the held card has a power if planted on an empty field (RZ 3.4, 5.7)."""


class Magic(FairyTable):
    """The powers of beans on fields."""

    POWERS = ("sword", "magic", "white", "mean", "picker")

    def set_up(self) -> None:
        """Deal the cards. There are no questions yet."""
        super().set_up()
        self.questions: list[Question] = []
        """Open questions. The last one is answered first."""
        self.uses: dict[int, int] = {}
        """Fields that may use their power, with the number of beans that count for it.

        Rules: RZ 3.2, 3.3.
        """
        self.banned: set[int] = set()
        """Seats that may not harvest because of an attack (RZ 5.2, 5.5)."""

    def asked(self) -> Question | None:
        """Return the current question, or None."""
        return self.questions[-1] if self.questions else None

    # Fields

    def begin_magic(self) -> None:
        """Let every field of a kind with a power use it once (RZ 3.2)."""
        rows = self.fields[self.active]
        self.uses = {n: len(row) for n, row in enumerate(rows) if row and row[-1] in self.POWERS}

    def put(self, seat: int, n: int, card: str, fresh: bool = True) -> None:
        """Plant a card.

        In the magic phase it gives the active player's empty field a use (RZ 3.4).
        """
        row = self.fields[seat][n]
        if not row and fresh and seat == self.active and self.phase == MAGIC and card in self.POWERS:
            self.uses[n] = 1
        row.append(card)

    def harvest(self, seat: int, n: int) -> None:
        """Sell a field. It loses its use (RZ 3.5)."""
        super().harvest(seat, n)
        if seat == self.active:
            self.uses.pop(n, None)

    def may_harvest(self, seat: int, n: int) -> bool:
        """Return whether a field may be harvested. An attack may forbid it (RZ 5.2, 5.5)."""
        return seat not in self.banned and super().may_harvest(seat, n)

    # Powers

    def power_moves(self) -> set[str]:
        """Return the uses of powers that are possible now (RZ 4.1 to 4.8)."""
        found: set[str] = set()
        others = self.clockwise()
        helped = "attack" in self.active_spells()
        for n, beans in self.uses.items():
            kind = self.fields[self.active][n][-1]
            use = f"use {n + 1}"
            if kind == "picker":
                found |= {f"{use} on {seat + 1}" for seat in others if self.hands[seat]}
            elif kind == "sword":
                found |= {f"{use} on {seat + 1}" for seat in others}
                if helped:
                    found |= {f"{use} on {seat + 1} with attack" for seat in others}
            elif kind == "mean":
                if beans >= 4:
                    found.add(use)
                elif helped:
                    found.add(f"{use} with attack")
            elif kind == "white":
                if self.draw:
                    found.add(use)
            elif self.face_down(self.active):
                found.add(use)
        return found

    def use(self, words: list[str]) -> None:
        """Use a power: `1`, `1 on 3`, `1 with attack` or `1 on 3 with attack`."""
        n = int(words[0]) - 1
        beans = self.uses.pop(n)
        kind = self.fields[self.active][n][-1]
        other = int(words[2]) - 1 if "on" in words else -1
        helped = "attack" in words
        if helped:
            self.face_up.remove("attack")
        if kind == "picker":
            self.steal(self.active, other, fresh=True)
        elif kind == "sword":
            self.banned.add(other)
            self.attack(self.active, other, helped)
        elif kind == "mean":
            self.show_taler()
        elif kind == "white":
            self.draw_by_power(beans)
        else:
            self.questions.append(Question(ACTIVATE, self.active, spells=2 if beans >= 4 else 1))

    def steal(self, thief: int, victim: int, fresh: bool) -> None:
        """Take the last card of a hand (RZ 4.1, 5.7)."""
        self.held.append(self.take_from_hand(victim, len(self.hands[victim]) - 1))
        self.questions.append(Question(HOLD, thief, fresh=fresh))

    def draw_by_power(self, beans: int) -> None:
        """Draw a card; with four white beans it may be planted (RZ 4.3)."""
        card = self.draw.pop()
        if beans >= 4:
            self.held.append(card)
            self.questions.append(Question(HOLD, self.active, drawn=True, fresh=True))
        else:
            self.hands[self.active].append(card)
            self.renew()

    def show_taler(self) -> None:
        """Let all others show a taler. Those below the highest number lose it (RZ 4.6)."""
        shown = {}
        for seat in self.clockwise():
            if taler := self.taler[seat]:
                shown[seat] = taler[self.dice.below(len(taler))]
        highest = max([self.BEANS[bean][0] for bean in shown.values()], default=0)
        for seat, bean in shown.items():
            if self.BEANS[bean][0] < highest:
                self.taler[seat].remove(bean)
                self.discard.append(bean)

    def place_held(self, question: Question, n: int | None) -> None:
        """Plant the held card or add it to the hand, then shuffle if necessary (RZ 4.2 to 4.4)."""
        self.questions.pop()
        card = self.held.pop()
        if n is not None:
            self.put(question.seat, n, card, question.fresh)
        else:
            self.hands[question.seat].append(card)
            if not question.drawn:
                self.stolen.append((question.seat, card))
        if question.drawn:
            self.renew()

    # Attacks

    def attack(self, attacker: int, defender: int, helped: bool = False) -> None:
        """Draw a taler of the defender, or two with the help of Attack (RZ 5.1, 7.1)."""
        taler = self.taler[defender]
        if not taler:
            return
        places = list(range(len(taler)))
        count = 2 if helped and len(taler) > 1 else 1
        drawn = [taler[places.pop(self.dice.below(len(places)))] for _ in range(count)]
        if len(set(drawn)) == 1:
            self.count_taler(attacker, defender, drawn[0])
        else:
            self.questions.append(Question(CHOOSE, attacker, other=defender, beans=drawn))

    def count_taler(self, attacker: int, defender: int, bean: str) -> None:
        """Apply the effect of a drawn taler (RZ 5.3 to 5.9)."""
        if bean == "princess":
            self.taler[defender].remove(bean)
            self.taler[attacker].append(bean)
        elif bean == "sword":
            if self.counter_matters(attacker, defender):
                self.questions.append(Question(COUNTER, defender, other=attacker))
        elif bean == "picker":
            if self.hands[attacker]:
                self.steal(defender, attacker, fresh=False)
        elif bean == "magic":
            self.questions.append(Question(ACTIVATE, attacker, spells=1))

    def counter_matters(self, attacker: int, defender: int) -> bool:
        """Return whether a counter-attack could have an effect (RZ 5.6)."""
        return bool(self.taler[attacker]) and {*self.taler[attacker], *self.taler[defender]} != {"sword"}

    def counter(self, question: Question) -> None:
        """Counter-attack.

        From the first time on the active player may not harvest either (RZ 5.4, 5.5).
        """
        self.questions.pop()
        self.banned.add(self.active)
        self.attack(question.seat, question.other)

    # Answers

    def question_moves(self, question: Question) -> set[str]:
        """Return the answers to a question."""
        seat = question.seat
        if question.about == HOLD:
            card = self.held[0]
            return {"keep"} | {f"plant {card} {n}" for n in self.places_for(seat, card)}
        if question.about == ACTIVATE:
            return {"done"} | {f"activate {spell}" for spell in self.face_down(seat)}
        if question.about == TAKEN:
            return {"done", f"activate {question.spell}"}
        if question.about == CHOOSE:
            return {f"choose {bean}" for bean in question.beans}
        return {"counter", "done"}

    def activate(self, question: Question, spell: str) -> None:
        """Activate a spell by a field, a taler or a swap (RZ 4.5, 5.8, 7.5)."""
        if question.about == TAKEN:
            self.questions.pop()
        else:
            question.spells -= 1
        self.turn_up(spell)

    def is_idle(self, question: Question) -> bool:
        """Return whether a question has no answer left.

        A harvest may still bring a spell (RZ 4.5).
        """
        if question.about != ACTIVATE:
            return False
        return not question.spells or not (self.face_down(question.seat) or self.could_learn(question.seat))
