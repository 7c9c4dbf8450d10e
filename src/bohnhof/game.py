"""One game in a few calls, for programs: the rulebook with a state, and a log for the record."""

from __future__ import annotations

from typing import Self

from bohnhof.engine import notation
from bohnhof.engine.actions import Action
from bohnhof.engine.insight import Insight
from bohnhof.engine.message import Message
from bohnhof.engine.position import digest
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import NOBODY, SPECTATOR, State
from bohnhof.engine.suggestions import suggest_offers
from bohnhof.games import know, load_game, rules_of
from bohnhof.table.record import PERSON, Record, read_record, taken_table, write_record
from bohnhof.table.seeds import random_seed
from bohnhof.words import english


class _InEnglish(Exception):
    """`reason` is the message; the text is its English."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return english(self.reason)


class Refused(_InEnglish):
    """The rules forbid an act."""


class SentenceError(_InEnglish, notation.SentenceError):
    """A text is no sentence."""


def new(game: str | Rules, seats: int | None = None, seed: int | None = None) -> Game:
    """A game that has just been dealt. It is named by its id or as one's own (`my_game.py:Class`), or it is a
    rulebook; the seats are as many as usual and the seed is a secret one unless they are said.
    """
    rules = load_game(game) if isinstance(game, str) else know(game)
    return Game(
        rules,
        rules.usual_seats() if seats is None else seats,
        random_seed() if seed is None else seed,
    )


class Game:
    """A game on its way. Seats are counted from 0; only sentences count them from 1."""

    def __init__(self, rules: Rules, seats: int, seed: int, first: int = NOBODY) -> None:
        self.rules = rules
        self.seed = seed
        self.first = first
        """The start player that was named, NOBODY where chance chose."""
        self.state = rules.new_game(seats, seed, first)
        """The whole table with all its secrets; `view` gives what a seat may know."""
        self.log: list[tuple[int, str]] = []
        """Every act done so far: its seat and its sentence."""

    @classmethod
    def from_record(cls, text: str) -> Self:
        """The game of a record, as far as it was played; RecordError where the text is none or not true."""
        record = read_record(text, "this record")
        game = cls(rules_of(record.game), record.seats, record.seed, record.first)
        game.state = taken_table(record).state
        game.log = record.acts
        return game

    @property
    def id(self) -> str:
        return self.rules.name

    @property
    def seats(self) -> int:
        return len(self.state.players)

    # Playing

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats without which the game cannot go on; none once it is over."""
        return self.rules.awaited(self.state)

    def acts(self, seat: int) -> list[Action]:
        """What a seat may do now: every act without free words, and some sensible offers where it may make
        any. Other offers are allowed too.
        """
        view = self.view(seat)
        found = self.rules.moves(view, seat)
        if self.rules.may_offer(view, seat):
            found.extend(suggest_offers(self.rules, view, seat))
        return found

    def moves(self, seat: int) -> list[str]:
        """The same in sentences."""
        return [act.sentence(self.rules) for act in self.acts(seat)]

    def play(self, seat: int, act: str | Action) -> None:
        """Let a seat do something. Where the rules forbid it, it is Refused and nothing has changed; what
        means nothing is a SentenceError.
        """
        action = self._read(act) if isinstance(act, str) else act
        reason = self.rules.play(self.state, seat, action)
        if reason is not None:
            raise Refused(reason)
        self.log.append((seat, action.sentence(self.rules)))

    def _read(self, sentence: str) -> Action:
        try:
            return notation.read_sentence(self.rules, sentence)
        except notation.SentenceError as problem:
            raise SentenceError(problem.reason) from None

    def view(self, seat: int = SPECTATOR) -> State:
        """The table as a seat may know it, or a spectator."""
        return self.rules.view(self.state, seat)

    def insight(self, seat: int = SPECTATOR) -> Insight:
        """What the rules say about the table to a seat, or to a spectator: worth, prices, what fits where."""
        return Insight(self.rules, self.view(seat), seat)

    def copy(self) -> Self:
        """Another game at the same point, with the same cards to come."""
        other = self.__class__.__new__(self.__class__)
        other.rules, other.seed, other.first = self.rules, self.seed, self.first
        other.state = self.state.copy()
        other.log = self.log[:]
        return other

    def record(self) -> str:
        """The text from which it can be played again."""
        return write_record(
            Record(
                game=self.id,
                seed=self.seed,
                first=self.first,
                names=[f"Seat {seat + 1}" for seat in range(self.seats)],
                players=[PERSON] * self.seats,
                acts=self.log,
                scores=list(self.scores) if self.over else None,
                digest=digest(self.state),
                revision=self.rules.revision,
            )
        )

    # The end

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has so far, as it will count at the end."""
        return tuple([self.rules.score(self.state, seat) for seat in range(self.seats)])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, several where they share it; none before the end, or if the mafia has."""
        return tuple(self.rules.winners(self.state)) if self.over else ()
