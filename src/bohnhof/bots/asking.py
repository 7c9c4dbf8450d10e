"""Asks the bots of a table, tells them what happens, and does what they decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bohnhof.bots.bot import Bot, tell
from bohnhof.engine.actions import Action
from bohnhof.engine.facts import Fact
from bohnhof.engine.message import Message
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, ANSWER, Question, Schedule
from bohnhof.engine.state import State
from bohnhof.engine.suggestions import ranked, suggest_offers
from bohnhof.engine.view import view_to_read
from bohnhof.native import mypyc_attr

MOST_ACTIONS: Final = 100_000
"""More than any game needs in which the bots mean to end it."""


class IllegalMoveError(Exception):
    """A bot did what the rules forbid, or nothing where the table waits for it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking:
    """A state with those who sit at it, bots or people (None). It keeps nothing of what was done."""

    def __init__(self, rules: Rules, state: State, keeps_log: bool) -> None:
        self.rules = rules
        self.state = state
        self.schedule = Schedule(len(state.players))
        self.keeps_log = keeps_log
        self.actions = 0
        """How many acts were done,"""
        self.most_actions = MOST_ACTIONS
        """and how many are thinkable."""
        self.keeper: Callable[[], None] | None = None
        """Called after every act, to save the game."""
        self.asked: Question | None = None
        """What was asked last."""
        self.resumed = False
        """Whether nothing was said since the game was taken up again."""
        self.seat_bots([None] * len(state.players))

    def seat_bots(self, bots: list[Bot | None]) -> None:
        """Let these bots and people (None) play from now on."""
        self.bots = bots
        people = 0
        for seat in range(len(bots)):
            people |= (bots[seat] is None) << seat
        self.schedule.let_haggle(people)
        self._watched = self.keeps_log or people != 0
        self._hears_out = [bool(getattr(bot, "hears_out", False)) for bot in bots]
        self._needs_moves = [bool(getattr(bot, "needs_moves", True)) for bot in bots]
        self._only_reads = [bool(getattr(bot, "only_reads", False)) for bot in bots]
        self._listens = [bot is not None and type(bot).saw is not Bot.saw for bot in bots]
        self._untold: list[list[Fact]] = [[] for _ in bots]
        """By seat: what has happened since its bot was last told, if it listens."""

    def view(self, seat: int) -> State:
        return self.rules.view(self.state, seat)

    def moves(self, view: State, seat: int) -> list[Action]:
        """What this seat may do now: every closed act, and some sensible offers while it is asked for any."""
        found = self.rules.moves(view, seat)
        bot = self.bots[seat]
        if (bot is None or bot.suggestions) and self.schedule.may_propose(self.rules, self.state, seat):
            offers = suggest_offers(self.rules, view, seat)
            found.extend(ranked(self.rules, view, seat, offers) if bot is None else offers)
        return found

    # Doing

    def act(self, seat: int, action: Action) -> Message | None:
        """Do it and note it; or give the reason why not, with nothing changed."""
        s = self.state
        active = s.active
        facts: list[Fact] = []
        if self.keeps_log or True in self._listens:
            s.facts = facts
        reason = self.rules.play(s, seat, action)
        s.facts = None
        if reason is not None:
            return reason
        self.actions += 1
        self.resumed = False
        self.schedule.acted(s, seat, action)
        if self._watched:
            self.note(seat, action, facts, active)
        for other in range(len(self._listens)):
            if self._listens[other]:
                self._untold[other].extend(facts)
        if self.keeper is not None:
            self.keeper()
        return None

    def note(self, seat: int, action: Action, facts: list[Fact], active: int) -> None:
        """Something was done where a log is kept or people sit; it was the turn of `active` before."""

    def keep_silent(self, seat: int) -> None:
        """A seat that is asked has nothing to say; offers to it stay open."""
        self.resumed = False
        self.schedule.kept_silent(self.state, seat)

    # Asking

    def run(self) -> Question | None:
        """Let the bots play until a person is asked, whose question is given, or the game is over."""
        while not self.state.over:
            question = self._ask()
            if question is not None and not self.answers(question):
                return question
        self.tell_the_end()
        return None

    def step(self) -> Question | None:
        """Ask once; the game is not over. A bot answers, or the manners of a person do. A question that is
        left to a person is given: it waits for `act` or, unless it is to act, for `keep_silent`.
        """
        question = self._ask()
        return None if question is None or self.answers(question) else question

    def answers(self, question: Question) -> bool:
        """Whether a question to a person needs none."""
        return False

    def in_words(self, reason: Message) -> str:
        """Why an act is refused, for whoever wrote the bot."""
        return reason.id

    def tell(self, seat: int) -> None:
        """Let the bot of this seat see what has happened since it was last told."""
        bot = self.bots[seat]
        untold = self._untold[seat]
        if bot is not None and untold:
            self._untold[seat] = []
            tell(bot, untold, seat)

    def tell_the_end(self) -> None:
        """Let every bot see how the game, which is over, has ended."""
        for seat in range(len(self.bots)):
            if self._listens[seat]:
                self.asked = Question(seat, ACT)
                self.tell(seat)

    def _ask(self) -> Question | None:
        """Ask once; the question is given if it is for a person."""
        question = self._next()
        self.asked = question
        bot = self.bots[question.seat]
        if bot is None:
            return question
        self._let_decide(bot, question)
        return None

    def _next(self) -> Question:
        """Who left when asked is asked again before anybody else acts."""
        if self.resumed:
            for seat in range(len(self.bots)):
                if self.bots[seat] is None:
                    question = self.schedule.question_for(self.rules, self.state, seat)
                    if question is not None:
                        return question
        return self.schedule.next(self.rules, self.state)

    def _let_decide(self, bot: Bot, question: Question) -> None:
        seat = question.seat
        s = self.state
        if question.asked == ANSWER and seat == s.active and self._hears_out[seat]:
            self.keep_silent(seat)
            return
        if self.actions > self.most_actions:
            raise IllegalMoveError(f"the game does not end; more than {self.most_actions} acts were done")
        view = view_to_read(self.rules, s, seat) if self._only_reads[seat] else self.view(seat)
        moves: list[Action] = self.moves(view, seat) if self._needs_moves[seat] else []
        try:
            self.tell(seat)
            action = bot.decide(view, moves, question)
        except SystemExit:
            raise IllegalMoveError(f"{bot.name} on seat {seat + 1} wants to end the program") from None
        if action is None:
            if question.asked == ACT:
                raise IllegalMoveError(
                    f"{bot.name} on seat {seat + 1} does nothing where the table waits for it"
                )
            self.keep_silent(seat)
            return
        reason = self.act(seat, action)
        if reason is not None:
            sentence = action.sentence(self.rules)
            raise IllegalMoveError(
                f"{bot.name} on seat {seat + 1} may not say “{sentence}”: {self.in_words(reason)}"
            )
