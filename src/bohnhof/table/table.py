"""One running game: its seats, its state, and everything that was done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from sys import intern
from typing import Final, Self

from bohnhof.bots.bot import Bot, BotMaker, tell
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.facts import Fact
from bohnhof.engine.message import Message
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, ANSWER, Question, Schedule
from bohnhof.engine.state import NOBODY, State
from bohnhof.engine.suggestions import ranked, suggest_offers
from bohnhof.table.log import Act, Told
from bohnhof.table.manners import Manners
from bohnhof.table.seeds import random_seed
from bohnhof.words import english

MOST_ACTIONS: Final = 100_000
"""More than any game needs in which the bots mean to end it."""


class IllegalMoveError(Exception):
    """A bot did what the rules forbid, or nothing where the table waits for it."""


class Table:
    """Seats with bots or people (None). The state is the table's own: everyone else is handed views.

    The bots' chance comes from `bots_seed`, which is secret unless given: from the seed of the deal, or to
    it, nothing can be concluded.
    """

    def __init__(
        self,
        rules: Rules,
        seed: int,
        players: Sequence[BotMaker | None],
        first: int = NOBODY,
        *,
        bots_seed: int | None = None,
        keeps_log: bool = True,
    ) -> None:
        self.seed: int | None = seed
        """What was dealt from; None where the table began from a state."""
        self.first = first
        self._begin(rules, rules.new_game(len(players), seed, first), keeps_log)
        self.take_seats(players, bots_seed)

    @classmethod
    def from_state(
        cls,
        rules: Rules,
        state: State,
        players: Sequence[BotMaker | None],
        *,
        bots_seed: int | None = None,
        keeps_log: bool = True,
    ) -> Self:
        """A table that begins in the middle of a game, with a copy of this state. It has no record."""
        if state.viewer != NOBODY:
            raise ValueError("a table cannot begin from a view, in which cards are unseen")
        table = cls.__new__(cls)
        table.seed = None
        table.first = NOBODY
        table._begin(rules, state.copy(), keeps_log)
        rules.settle(table.state)
        table.take_seats(players, bots_seed)
        return table

    def _begin(self, rules: Rules, state: State, keeps_log: bool) -> None:
        self.rules = rules
        self.state = state
        self.schedule = Schedule(len(state.players))
        self.keeps_log = keeps_log
        self.log: list[Act] = []
        """Every act done so far, unless no log is kept."""
        self._bare = 0
        """So many of them, from the first, are kept without their facts."""
        self.actions = 0
        """How many they are."""
        self.keeper: Callable[[], None] | None = None
        """Called after every act, to save the game."""
        self.asked: Question | None = None
        """What was asked last."""
        self.resumed = False
        """Whether nothing was said since the game was taken up again."""

    def take_seats(self, players: Sequence[BotMaker | None], bots_seed: int | None = None) -> None:
        """Let bots and people (None) play from now on."""
        if len(players) != len(self.state.players):
            raise ValueError(f"{len(players)} players for {len(self.state.players)} seats")
        seed = random_seed() if bots_seed is None else bots_seed
        self.bots: list[Bot | None] = [
            None if maker is None else maker(self.rules, seat, Rng(seed, -1 - seat))
            for seat, maker in enumerate(players)
        ]
        self.manners = {seat: Manners() for seat, bot in enumerate(self.bots) if bot is None}
        """Those of the people, by seat."""
        self.schedule.let_haggle(sum([1 << seat for seat in self.manners]))
        self._untold: dict[int, list[Fact]] = {
            seat: [] for seat, bot in enumerate(self.bots) if bot is not None and type(bot).saw is not Bot.saw
        }
        """By the seats of bots that listen: what has happened since they were last told."""

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

    # What was done

    @property
    def acts(self) -> list[tuple[int, str]]:
        """Every act in the log: its seat and its sentence."""
        return [(act.seat, act.sentence) for act in self.log]

    def log_for(self, seat: int, since: int = 0) -> list[Told]:
        """What this seat (NOBODY: a spectator) may know of the acts after number `since`."""
        log = self.log if since >= self._bare else self._played_again().log
        return [act.told(number, seat) for number, act in enumerate(log[since:], since + 1)]

    def forget_facts(self, kept: int) -> None:
        """Save memory: what happened by all but the last acts is found out again if somebody asks."""
        while self._bare < len(self.log) - kept:
            self.log[self._bare] = self.log[self._bare]._replace(facts=())
            self._bare += 1

    def _played_again(self) -> Table:
        assert self.seed is not None
        table = Table(self.rules, self.seed, [None] * len(self.state.players), self.first)
        for seat, sentence in self.acts:
            table.act(seat, read_sentence(self.rules, sentence))
        return table

    # Doing

    def act(self, seat: int, action: Action) -> Message | None:
        """Do it and note it; or give the reason why not, with nothing changed."""
        active = self.state.active
        facts: list[Fact] = []
        self.state.facts = facts if self.keeps_log or self._untold else None
        reason = self.rules.play(self.state, seat, action)
        self.state.facts = None
        if reason is not None:
            return reason
        self.actions += 1
        self.resumed = False
        self.schedule.acted(self.state, seat, action)
        if self.state.active != active:
            for person, manners in self.manners.items():
                manners.begin_turn(self.state.active == person)
        if self.keeps_log:
            sentence, public = action.sentence(self.rules), action.public_sentence(self.rules)
            self.log.append(Act(seat, intern(sentence), intern(public), tuple(facts)))
        for untold in self._untold.values():
            untold.extend(facts)
        if self.keeper is not None:
            self.keeper()
        return None

    def decline(self, seat: int, serials: Sequence[int]) -> None:
        """Say no to these offers; those to which one cannot say no stay open."""
        for serial in serials:
            if self.act(seat, self.rules.acts.decline(serial)) is not None:
                self.keep_silent(seat)

    def keep_silent(self, seat: int) -> None:
        """A seat that is asked has nothing to say; offers to it stay open."""
        self.resumed = False
        self.schedule.kept_silent(self.state, seat)

    def offers_to(self, seat: int) -> list[int]:
        """The numbers of the offers that wait for this seat's answer."""
        return self.schedule.offers_to(self.state, seat)

    # Asking

    def run(self) -> Question | None:
        """Let the bots play until a person is asked, whose question is given, or the game is over."""
        while not self.state.over:
            question = self.step()
            if question is not None:
                return question
        self.tell_the_end()
        return None

    def step(self) -> Question | None:
        """Ask once; the game is not over. A bot answers, or the manners of a person do. A question that is
        left to a person is given: it waits for `act` or, unless it is to act, for `keep_silent`.
        """
        question = self._next()
        self.asked = question
        bot = self.bots[question.seat]
        if bot is not None:
            self._let_decide(bot, question)
        elif not self.manners[question.seat].answer(self, question):
            return question
        return None

    def _next(self) -> Question:
        """Who left when asked is asked again before anybody else acts."""
        if self.resumed:
            for seat in self.manners:
                question = self.schedule.question_for(self.rules, self.state, seat)
                if question is not None:
                    return question
        return self.schedule.next(self.rules, self.state)

    def tell(self, seat: int) -> None:
        """Let the bot of this seat see what has happened since it was last told."""
        bot = self.bots[seat]
        untold = self._untold.get(seat)
        if bot is not None and untold:
            self._untold[seat] = []
            tell(bot, untold, seat)

    def tell_the_end(self) -> None:
        """Let every bot see how the game, which is over, has ended."""
        for seat in self._untold:
            self.asked = Question(seat, ACT)
            self.tell(seat)

    def _let_decide(self, bot: Bot, question: Question) -> None:
        seat = question.seat
        if bot.hears_out and question.asked == ANSWER and seat == self.state.active:
            self.keep_silent(seat)
            return
        if self.actions > MOST_ACTIONS:
            raise IllegalMoveError(f"the game does not end; more than {MOST_ACTIONS} acts were done")
        view = self.view(seat)
        try:
            self.tell(seat)
            action = bot.decide(view, self.moves(view, seat) if bot.needs_moves else [], question)
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
                f"{bot.name} on seat {seat + 1} may not say “{sentence}”: {english(reason)}"
            )
