"""The scripted opponent in a lesson."""

from __future__ import annotations

from bohnhof.bots.bot import Bot
from bohnhof.bots.lessons.lesson import lesson_of
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.facts import Fact
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, ANSWER, Question
from bohnhof.engine.state import State
from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Teacher(Bot):
    """A bot that follows the script of a lesson, and plays as another bot off the line."""

    name = "teacher"

    def __init__(self, rules: Rules, seat: int, rng: Rng, usual: Bot) -> None:
        super().__init__(rules, seat, rng)
        self.usual = usual
        self.lesson = lesson_of(rules)

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        place = None if self.lesson is None else self.lesson.place(view, self.seat)
        if place is not None and place.acts:
            return read_sentence(self.rules, place.acts[0])
        if place is not None and question.asked != ACT:
            return self._decline(view) if question.asked == ANSWER else None
        return self.usual.decide(view, moves, question)

    def _decline(self, view: State) -> Action | None:
        """Decline offers that are not in the script, so that the game returns to it."""
        for offer in view.offers:
            if offer.addresses(self.seat) and not offer.declined >> self.seat & 1:
                return self.rules.acts.decline(offer.serial)
        return None

    def saw(self, fact: Fact) -> None:
        self.usual.saw(fact)
