"""Asks the bots of a table, tells them what happens, and does what they decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bohnhof.bots.bot import Bot, tell
from bohnhof.bots.lessons.lesson import Lesson
from bohnhof.engine.actions import Action
from bohnhof.engine.facts import Fact, FactType
from bohnhof.engine.message import Message
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, ANSWER, Question, Schedule
from bohnhof.engine.state import State
from bohnhof.engine.suggestions import ranked, suggest_offers
from bohnhof.engine.view import read_again, view_to_read
from bohnhof.native import mypyc_attr

MOST_ACTIONS: Final = 100_000
"""More than any game needs in which the bots mean to end it."""


class IllegalMoveError(Exception):
    """A bot did what the rules forbid, or nothing where the table waits for it."""

    def __init__(self, who: str, reason: str) -> None:
        super().__init__(who, reason)
        self.reason = reason
        """What it did, for a sentence that begins with the bot."""

    def __str__(self) -> str:
        return " ".join(self.args)


class Request:
    """A question to a bot, with all it needs to decide it. It may decide in another thread."""

    def __init__(
        self, bot: Bot, view: State, moves: list[Action], question: Question, facts: list[Fact]
    ) -> None:
        self.bot = bot
        self.view = view
        self.moves = moves
        self.question = question
        self.facts = facts
        """What has happened since the bot was last told."""

    def decide(self) -> Action | None:
        """Return what the bot does, None if it stays silent. Whether that is legal is not yet judged."""
        question = self.question
        bot: Any = self.bot  # compiled code would raise a TypeError of its own for what is not an action
        try:
            self._tell()
            action = bot.decide(self.view, self.moves, question)
        except SystemExit:
            raise fault(bot, question.seat, "wants to end the program") from None
        if action is None:
            if question.asked == ACT:
                raise fault(bot, question.seat, "does nothing where the table waits for it")
            return None
        if not isinstance(action, Action):
            raise fault(bot, question.seat, f"returns {action!r}, which is not an action")
        return action

    def explain(self) -> list[tuple[Action, float]]:
        """Return up to three actions that the bot considers, the best first, with their expected gain."""
        self._tell()
        return self.bot.explain(self.view, self.moves, self.question)

    def _tell(self) -> None:
        if self.facts:
            facts = self.facts
            self.facts = []
            tell(self.bot, facts, self.question.seat)


def fault(bot: Bot, seat: int, reason: str) -> IllegalMoveError:
    """Return the error that says what a bot did wrong."""
    return IllegalMoveError(f"{bot.name} on seat {seat + 1}", reason)


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
        self.lesson: Lesson | None = None
        """The lesson that this game is, which says who is asked as long as the game follows it."""
        self.seat_bots([None] * len(state.players))

    def seat_bots(self, bots: list[Bot | None]) -> None:
        """Let these bots and people (None) play from now on."""
        self.bots = bots
        people = 0
        for seat in range(len(bots)):
            people |= (bots[seat] is None) << seat
        self.schedule.let_haggle(people)
        self.watched = self.keeps_log or people != 0
        """Whether every act is noted."""
        self.hearing = [bool(getattr(bot, "hears_out", False)) for bot in bots]
        """By seat: whether its bot hears everybody out,"""
        self.choosing = [bool(getattr(bot, "needs_moves", True)) for bot in bots]
        """needs its moves listed,"""
        self.reading = [bool(getattr(bot, "only_reads", False)) for bot in bots]
        """only reads its views,"""
        self.listening = [_listens(bot) for bot in bots]
        """and listens to what happens."""
        self.no_moves: list[Action] = []
        """For who needs none listed."""
        self.untold: list[list[Fact]] = [[] for _ in bots]
        """By seat: what has happened since its bot was last told, if it listens."""
        self.tells = self.keeps_log or True in self.listening
        self.heeded = _heeded([bot for bot in bots if bot is not None and _listens(bot)])
        """The facts that any of them needs to hear of; None for all."""
        self.read: list[State | None] = [None] * len(bots)
        """By seat: the view that its bot has read, if it only reads."""

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
        return _act(self, seat, action)

    def note(self, seat: int, action: Action, facts: list[Fact], active: int) -> None:
        """Something was done where a log is kept or people sit; it was the turn of `active` before."""

    def keep_silent(self, seat: int) -> None:
        """A seat that is asked has nothing to say; offers to it stay open."""
        _keep_silent(self, seat)

    # Asking

    def run(self) -> Question | None:
        """Let the bots play until a person is asked, whose question is given, or the game is over."""
        while not self.state.over:
            question = _ask(self)
            if question is not None and not self.answers(question):
                return question
        self.tell_the_end()
        return None

    def step(self) -> Question | None:
        """Ask once; the game is not over. A bot answers, or the manners of a person do. A question that is
        left to a person is given: it waits for `act` or, unless it is to act, for `keep_silent`.
        """
        question = _ask(self)
        return None if question is None or self.answers(question) else question

    def answers(self, question: Question) -> bool:
        """Whether a question to a person needs none."""
        return False

    def in_words(self, reason: Message) -> str:
        """Why an act is refused, for whoever wrote the bot."""
        return reason.id

    def request(self, question: Question, borrows: bool) -> Request | None:
        """Return what the bot of a seat is to be asked; None where it is silent until everyone has spoken.

        Where it `borrows`, a bot that only reads its views shares them with the table: it must decide before
        anything changes, in the same thread.
        """
        return _request(self, question, borrows)

    def hear(self, facts: list[Fact]) -> None:
        """Keep what has happened for the bots that listen to it."""
        _hear(self, facts)

    def tell_the_end(self) -> None:
        """Let every bot see how the game, which is over, has ended."""
        for seat in range(len(self.bots)):
            if self.listening[seat]:
                self.asked = Question(seat, ACT)
                _tell(self, seat)


# Functions, since compiled methods that Python's classes may override are called the long way round.


def _ask(at: Asking) -> Question | None:
    """Ask once; the question is given if it is for a person."""
    question = _next(at)
    at.asked = question
    bot = at.bots[question.seat]
    if bot is None:
        return question
    _let_decide(at, bot, question)
    return None


def _next(at: Asking) -> Question:
    """Who left when asked is asked again before anybody else acts."""
    if at.lesson is not None:
        asked = at.lesson.question(at.state, at.schedule)
        if asked is not None:
            return asked
    if at.resumed:
        for seat in range(len(at.bots)):
            if at.bots[seat] is None:
                question = at.schedule.question_for(at.rules, at.state, seat)
                if question is not None:
                    return question
    return at.schedule.next(at.rules, at.state)


def _let_decide(at: Asking, bot: Bot, question: Question) -> None:
    seat = question.seat
    if at.actions > at.most_actions:
        raise IllegalMoveError("the game", f"does not end; more than {at.most_actions} acts were done")
    request = _request(at, question, True)
    action = None if request is None else request.decide()
    if action is None:
        _keep_silent(at, seat)
        return
    reason = _act(at, seat, action)
    if reason is not None:
        raise fault(bot, seat, f"may not say “{action.sentence(at.rules)}”: {at.in_words(reason)}")


def _request(at: Asking, question: Question, borrows: bool) -> Request | None:
    seat = question.seat
    bot = at.bots[seat]
    assert bot is not None
    if question.asked == ANSWER and seat == at.state.active and at.hearing[seat]:
        return None
    view = _view_to_read(at, seat) if borrows and at.reading[seat] else at.view(seat)
    moves = at.moves(view, seat) if at.choosing[seat] else at.no_moves
    untold = at.untold[seat]
    if untold:
        at.untold[seat] = []
    return Request(bot, view, moves, question, untold)


def _view_to_read(at: Asking, seat: int) -> State:
    """A view for a bot that neither keeps nor changes it: the one it has read before, brought up to date."""
    read = at.read[seat]
    if read is None or at.rules.veils:
        read = view_to_read(at.rules, at.state, seat)
        at.read[seat] = read
    else:
        read_again(at.rules, read, at.state, seat)
    return read


def _act(at: Asking, seat: int, action: Action) -> Message | None:
    s = at.state
    active = s.active
    facts: list[Fact] = []
    if at.tells:
        s.facts = facts
    reason = at.rules.play(s, seat, action)
    s.facts = None
    if reason is not None:
        return reason
    at.actions += 1
    at.resumed = False
    at.schedule.acted(s, seat, action)
    if at.watched:
        at.note(seat, action, facts, active)
    _hear(at, facts)
    if at.keeper is not None:
        at.keeper()
    return None


def _hear(at: Asking, facts: list[Fact]) -> None:
    for fact in facts:
        if at.heeded is None or _is_among(fact.what, at.heeded):
            for other in range(len(at.listening)):
                if at.listening[other]:
                    at.untold[other].append(fact)


def _keep_silent(at: Asking, seat: int) -> None:
    at.resumed = False
    at.schedule.kept_silent(at.state, seat)


def _tell(at: Asking, seat: int) -> None:
    bot = at.bots[seat]
    untold = at.untold[seat]
    if bot is not None and untold:
        at.untold[seat] = []
        tell(bot, untold, seat)


def _listens(bot: Bot | None) -> bool:
    return bot is not None and type(bot).saw is not Bot.saw and getattr(bot, "heeds", None) != []


def _heeded(bots: list[Bot]) -> list[FactType] | None:
    found: list[FactType] = []
    for bot in bots:
        heeds: list[FactType] | None = getattr(bot, "heeds", None)
        if heeds is None:
            return None
        found.extend([what for what in heeds if what not in found])
    return found


def _is_among(what: FactType, heeded: list[FactType]) -> bool:
    for other in heeded:
        if other is what:
            return True
    return False
