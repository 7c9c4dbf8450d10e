"""The driver of a table: asks its bots, sends them events, and plays their actions."""

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
"""Upper bound of the actions in a game whose bots try to end it."""


class IllegalMoveError(Exception):
    """An illegal move of a bot, or no move although it had to act."""

    def __init__(self, who: str, reason: str) -> None:
        super().__init__(who, reason)
        self.reason = reason
        """The bot's fault, as the rest of a sentence that begins with its name."""

    def __str__(self) -> str:
        return " ".join(self.args)


class Request:
    """A question to a bot with all data it needs. It may be decided in another thread."""

    def __init__(
        self, bot: Bot, view: State, moves: list[Action], question: Question, facts: list[Fact]
    ) -> None:
        self.bot = bot
        self.view = view
        self.moves = moves
        self.question = question
        self.facts = facts
        """Events since the bot was last notified."""

    def decide(self) -> Action | None:
        """Return the bot's action, or None if it stays silent. The action is not validated.

        Raise IllegalMoveError if the result is no action, or None where the bot must act.
        """
        question = self.question
        # Hide the type, or compiled code would raise its own TypeError if the result is not an
        # action.
        bot: Any = self.bot
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
        """Return the bot's best candidate moves, best first, with their expected gains in taler."""
        self._tell()
        return self.bot.explain(self.view, self.moves, self.question)

    def _tell(self) -> None:
        if self.facts:
            facts = self.facts
            self.facts = []
            tell(self.bot, facts, self.question.seat)


def fault(bot: Bot, seat: int, reason: str) -> IllegalMoveError:
    """Build the error that reports a bot's fault."""
    return IllegalMoveError(f"{bot.name} on seat {seat + 1}", reason)


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking:
    """A state with its bots and people (None). It keeps no log."""

    def __init__(self, rules: Rules, state: State, keeps_log: bool) -> None:
        self.rules = rules
        self.state = state
        self.schedule = Schedule(len(state.players))
        self.keeps_log = keeps_log
        self.actions = 0
        """Number of actions played."""
        self.most_actions = MOST_ACTIONS
        """Number of actions after which the game is considered endless."""
        self.keeper: Callable[[], None] | None = None
        """Called after every action to save the game."""
        self.asked: Question | None = None
        """The last question."""
        self.resumed = False
        """Whether no one has acted or stayed silent since the game was resumed."""
        self.lesson: Lesson | None = None
        """The lesson of this game. It decides who is asked while the game follows it."""
        self.seat_bots([None] * len(state.players))

    def seat_bots(self, bots: list[Bot | None]) -> None:
        """Replace all players by these bots and people (None)."""
        self.bots = bots
        people = 0
        for seat in range(len(bots)):
            people |= (bots[seat] is None) << seat
        self.schedule.let_haggle(people)
        self.watched = self.keeps_log or people != 0
        """Whether `note` is called after every action."""
        self.hearing = [bool(getattr(bot, "hears_out", False)) for bot in bots]
        """By seat: whether the bot answers offers on its turn only once everyone has spoken."""
        self.choosing = [bool(getattr(bot, "needs_moves", True)) for bot in bots]
        """By seat: whether the bot needs a list of its moves."""
        self.reading = [bool(getattr(bot, "only_reads", False)) for bot in bots]
        """By seat: whether the bot only reads its views."""
        self.listening = [_listens(bot) for bot in bots]
        """By seat: whether the bot receives events."""
        self.no_moves: list[Action] = []
        """The list passed to bots that need no moves."""
        self.untold: list[list[Fact]] = [[] for _ in bots]
        """By seat: events since the bot was last notified, if it receives any."""
        self.tells = self.keeps_log or True in self.listening
        self.heeded = _heeded([bot for bot in bots if bot is not None and _listens(bot)])
        """The types of events that any bot needs; None for all."""
        self.read: list[State | None] = [None] * len(bots)
        """By seat: the view last shown to a bot that only reads its views."""

    def view(self, seat: int) -> State:
        return self.rules.view(self.state, seat)

    def moves(self, view: State, seat: int) -> list[Action]:
        """Return all legal moves of a seat, and some suggested offers while it may propose one."""
        found = self.rules.moves(view, seat)
        bot = self.bots[seat]
        if (bot is None or bot.suggestions) and self.schedule.may_propose(self.rules, self.state, seat):
            offers = suggest_offers(self.rules, view, seat)
            found.extend(ranked(self.rules, view, seat, offers) if bot is None else offers)
        return found

    # Actions

    def act(self, seat: int, action: Action) -> Message | None:
        """Play an action. Return None, or the reason for a refusal, which changes nothing."""
        return _act(self, seat, action)

    def note(self, seat: int, action: Action, facts: list[Fact], active: int) -> None:
        """Record an action. `active` is the player whose turn it was before.

        Called only if a log is kept or people play. Does nothing by default.
        """

    def keep_silent(self, seat: int) -> None:
        """Record that a seat stays silent. Offers to it stay open."""
        _keep_silent(self, seat)

    # Questions

    def run(self) -> Question | None:
        """Let the bots play until a person is asked or the game is over.

        Return the person's question, or None at the end of the game.
        """
        while not self.state.over:
            question = _ask(self)
            if question is not None and not self.answers(question):
                return question
        self.tell_the_end()
        return None

    def step(self) -> Question | None:
        """Ask the next seat once. The game must not be over.

        Bots, and auto-answer policies of people, reply immediately. Otherwise return the question.
        The caller answers it by `act` or, unless the seat must act, by `keep_silent`.
        """
        question = _ask(self)
        return None if question is None or self.answers(question) else question

    def answers(self, question: Question) -> bool:
        """Return whether a question to a person was answered automatically."""
        return False

    def in_words(self, reason: Message) -> str:
        """Return the reason for a refusal as text for the author of a bot."""
        return reason.id

    def request(self, question: Question, borrows: bool) -> Request | None:
        """Build the request for a bot, or return None if it stays silent for now.

        If `borrows` is true, a bot that only reads its views shares one with the table. It must
        then decide in the same thread before anything changes.
        """
        return _request(self, question, borrows)

    def hear(self, facts: list[Fact]) -> None:
        """Queue events for the bots that receive them."""
        _hear(self, facts)

    def tell_the_end(self) -> None:
        """Send every bot the last events of a game that is over."""
        for seat in range(len(self.bots)):
            if self.listening[seat]:
                self.asked = Question(seat, ACT)
                _tell(self, seat)


# Functions instead of methods: compiled calls of methods that interpreted subclasses may override
# are slow.


def _ask(at: Asking) -> Question | None:
    """Ask once. Return the question if it is for a person, otherwise None."""
    question = _next(at)
    at.asked = question
    bot = at.bots[question.seat]
    if bot is None:
        return question
    _let_decide(at, bot, question)
    return None


def _next(at: Asking) -> Question:
    """Return the next question.

    In a resumed game the people are asked first, since they may have left while being asked.
    """
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
    """Return a view for a bot that only reads it: its previous view, updated if possible."""
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
