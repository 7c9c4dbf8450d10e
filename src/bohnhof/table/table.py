"""A running game: its seats, its state and its log."""

from __future__ import annotations

from collections.abc import Sequence
from sys import intern
from typing import Self

from bohnhof.bots.asking import Asking, IllegalMoveError
from bohnhof.bots.bot import Bot, BotMaker
from bohnhof.bots.lessons.lesson import lesson_of_deal
from bohnhof.bots.registry import TEACHER, UnknownBotError, bot_maker
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.facts import Fact
from bohnhof.engine.message import Message
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import Question
from bohnhof.engine.state import NOBODY, State
from bohnhof.plugins import in_one_line
from bohnhof.table.log import Act, Told
from bohnhof.table.manners import Manners
from bohnhof.table.seeds import random_seed
from bohnhof.table.stand_ins import StandIn, next_stand_in
from bohnhof.words import english

__all__ = ["IllegalMoveError", "Table"]


class Table(Asking):
    """A game with bots and people (None) in its seats.

    Only the table has the state; everyone else receives views. The bots' random numbers come from
    `bots_seed`, a secret one by default. Neither this seed nor that of the deal reveals the other.
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
        """The seed of the deal; None if the table began from a state."""
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
        """Return a table that begins from a copy of a full state. It has no record."""
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
        Asking.__init__(self, rules, state, keeps_log)
        self.log: list[Act] = []
        """Every action so far; empty if no log is kept."""
        self._bare = 0
        """Number of actions, from the first, whose facts were dropped to save memory."""

    def take_seats(self, players: Sequence[BotMaker | None], bots_seed: int | None = None) -> None:
        """Assign bots and people (None) to all seats."""
        if len(players) != len(self.state.players):
            raise ValueError(f"{len(players)} players for {len(self.state.players)} seats")
        self._bots_seed = random_seed() if bots_seed is None else bots_seed
        self._named: list[str | None] = [None] * len(players)
        self.stand_ins: dict[int, StandIn] = {}
        """Stand-ins for bots that failed, by seat."""
        bots = [
            None if maker is None else maker(self.rules, seat, self._rng(seat))
            for seat, maker in enumerate(players)
        ]
        self.manners = {seat: Manners() for seat, bot in enumerate(bots) if bot is None}
        """Auto-answer policies of the people, by seat."""
        self.seat_bots(bots)

    def undo(self, seat: int) -> bool:
        """Undo everything from a seat's last action on. Return False if that is impossible.

        It is impossible without such an action, or if the table began from a state. Bots are
        created again, without what they remembered.
        """
        last = max([number for number, (by, _) in enumerate(self.acts) if by == seat], default=-1)
        if last < 0 or self.seed is None:
            return False
        before = self._played_again(last)
        self.state, self.schedule = before.state, before.schedule
        self.log, self.actions, self._bare = before.log, before.actions, 0
        manners = self.manners
        self.seat_by_name(self._named, self._bots_seed)
        self.manners = manners
        if self.keeper is not None:
            self.keeper()
        return True

    def __repr__(self) -> str:
        players = ", ".join(["person" if bot is None else bot.name for bot in self.bots])
        now = "over" if self.state.over else f"awaited={self.rules.awaited(self.state)}"
        return f"<Table of {self.rules!r} with {players}: {self.actions} actions, {now}>"

    def seat_by_name(self, players: Sequence[str | None], bots_seed: int | None = None) -> None:
        """Assign bots, given by name, and people (None) to all seats.

        This is for tables with people: a bot that cannot play this game is replaced by a stand-in.
        """
        self.take_seats([None if name is None else self._forgiving(name) for name in players], bots_seed)
        self._named = list(players)
        learns = list(players) == [None] + [TEACHER] * (len(players) - 1)
        self.lesson = lesson_of_deal(self.rules, len(players), self.seed) if learns else None

    def replace_bot(self, seat: int, why: str) -> StandIn | None:
        """Replace a bot that has failed by a stand-in.

        Return None for a person, or if every stand-in has failed. The stand-in plays until seats
        are taken again. The other bots keep what they remember.
        """
        failed = self.bots[seat]
        if failed is None:
            return None
        bot = self._stand_in(seat, self._named[seat] or failed.name, why)
        if bot is None:
            return None
        untold = self.untold
        self.seat_bots([*self.bots[:seat], bot, *self.bots[seat + 1 :]])
        self.untold = [*untold[:seat], [], *untold[seat + 1 :]]
        return self.stand_ins[seat]

    def _forgiving(self, name: str) -> BotMaker:
        """Return a maker of a bot, or of a stand-in if that fails."""

        def make(rules: Rules, seat: int, rng: Rng) -> Bot:
            try:
                return bot_maker(name)(rules, seat, rng)
            except (Exception, SystemExit) as error:
                why = str(error) if isinstance(error, UnknownBotError) else in_one_line(error)
                bot = self._stand_in(seat, name, why)
                if bot is None:
                    raise
                return bot

        return make

    def _stand_in(self, seat: int, name: str, why: str) -> Bot | None:
        """Make the next stand-in for a seat and record it."""
        before = self.stand_ins.get(seat)
        found = next_stand_in(self.rules, seat, self._rng(seat), before.plays if before else name)
        if found is None:
            return None
        self.stand_ins[seat] = StandIn(name, found[0], before.why if before else why)
        return found[1]

    def _rng(self, seat: int) -> Rng:
        return Rng(self._bots_seed, -1 - seat)

    # Log

    @property
    def acts(self) -> list[tuple[int, str]]:
        """Every action in the log: its seat and its sentence."""
        return [(act.seat, act.sentence) for act in self.log]

    def log_for(self, seat: int, since: int = 0) -> list[Told]:
        """Return what a seat, or NOBODY (a spectator), may know of the actions after `since`."""
        log = self.log if since >= self._bare else self._played_again().log
        return [act.told(number, seat) for number, act in enumerate(log[since:], since + 1)]

    def forget_facts(self, kept: int) -> None:
        """Drop the facts of all but the last `kept` actions to save memory.

        They are computed again by a replay when someone needs them.
        """
        while self._bare < len(self.log) - kept:
            self.log[self._bare] = self.log[self._bare]._replace(facts=())
            self._bare += 1

    def _played_again(self, actions: int | None = None) -> Table:
        """Return a table without bots on which the first `actions`, or all, were played again."""
        assert self.seed is not None
        table = Table(self.rules, self.seed, [None] * len(self.state.players), self.first)
        for seat, sentence in self.acts[:actions]:
            table.act(seat, read_sentence(self.rules, sentence))
        return table

    # Actions

    def note(self, seat: int, action: Action, facts: list[Fact], active: int) -> None:
        if self.state.active != active:
            for person, manners in self.manners.items():
                manners.begin_turn(self.state.active == person)
        if self.keeps_log:
            sentence, public = action.sentence(self.rules), action.public_sentence(self.rules)
            self.log.append(Act(seat, intern(sentence), intern(public), tuple(facts)))

    def decline(self, seat: int, serials: Sequence[int]) -> None:
        """Decline these offers. Stay silent about those that cannot be declined."""
        for serial in serials:
            if self.act(seat, self.rules.acts.decline(serial)) is not None:
                self.keep_silent(seat)

    def offers_to(self, seat: int) -> list[int]:
        """Return the numbers of the offers that await a seat's answer."""
        return self.schedule.offers_to(self.state, seat)

    def answers(self, question: Question) -> bool:
        return self.manners[question.seat].answer(self, question)

    def in_words(self, reason: Message) -> str:
        return english(reason)
