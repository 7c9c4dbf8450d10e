"""The public API for one game: its rulebook, its state and its log."""

from __future__ import annotations

from typing import Self

from bohnhof.bots import BotSpec, bot_maker
from bohnhof.engine import notation
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.insight import Insight
from bohnhof.engine.message import Message
from bohnhof.engine.position import digest
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, ANSWER, PROPOSE, Question
from bohnhof.engine.state import NOBODY, SPECTATOR, State
from bohnhof.engine.suggestions import suggest_offers
from bohnhof.games import GameSpec, load_game
from bohnhof.table.record import PERSON, Record, read_record, taken_table, write_record
from bohnhof.table.seeds import random_deal, whole
from bohnhof.words import english


class _InEnglish(Exception):
    """An error with a message as its `reason`; its text is the message in English."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return english(self.reason)


class Refused(_InEnglish):
    """An action that the rules forbid."""


class SentenceError(_InEnglish, notation.SentenceError):
    """A text that is not a valid sentence."""


def new(game: GameSpec, seats: int | None = None, seed: int | None = None) -> Game:
    """Return a game that has just been dealt.

    The game is an id (`bohnhof.games()` lists them), an import path (`my_game.py:Class`), a class
    or a rulebook. Default for `seats`: the game's usual number. Default for `seed`: a secret one.
    """
    rules = load_game(game)
    return Game(
        rules,
        rules.usual_seats() if seats is None else whole(seats, "seats"),
        random_deal() if seed is None else whole(seed, "seed"),
    )


class Game:
    """A game in progress. Seats are counted from 0; only sentences count them from 1."""

    def __init__(self, rules: Rules, seats: int, seed: int, first: int = NOBODY) -> None:
        self._begin(rules, rules.new_game(seats, seed, first), seed, first)

    def _begin(self, rules: Rules, state: State, seed: int | None = None, first: int = NOBODY) -> None:
        self.rules = rules
        self.seed = seed
        """The seed it was dealt from; None if it began from a position."""
        self.first = first
        """The start player that was named; NOBODY if it was drawn from the seed."""
        self.state = state
        """The full state, with all hidden cards; `view` returns what a seat may know."""
        self.log: list[tuple[int, str]] = []
        """Every action so far: its seat and its sentence."""
        self._start = state.copy()

    @classmethod
    def from_record(cls, text: str) -> Self:
        """Return the game of a record, after its last action.

        RecordError is raised if the text is not a valid record.
        """
        record = read_record(_text(text, "a record"), "this record")
        table = taken_table(record)
        game = cls(table.rules, record.seats, record.seed, record.first)
        game.state = table.state
        game.log = record.acts
        return game

    @classmethod
    def from_position(cls, text: str) -> Self:
        """Return a game that begins from a position, in the notation that `position` writes.

        The game has no record. ValueError is raised, with the line, if the position is invalid.
        """
        from bohnhof.table.scenario import read_position_text

        game = cls.__new__(cls)
        game._begin(*read_position_text(_text(text, "a position"), "this position"))
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
        """The seats that the game waits for; none once it is over."""
        return self.rules.awaited(self.state)

    def acts(self, seat: int) -> list[Action]:
        """Return the moves of a seat: every action without a free choice of cards, and some offers.

        Other offers are legal too.
        """
        view = self.view(self._seat(seat))
        found = self.rules.moves(view, seat)
        if self.rules.may_offer(view, seat):
            found.extend(suggest_offers(self.rules, view, seat))
        return found

    def moves(self, seat: int) -> list[str]:
        """Return the moves of a seat as sentences."""
        return [act.sentence(self.rules) for act in self.acts(seat)]

    def is_legal(self, seat: int, act: str | Action) -> bool:
        """Return whether `play` would accept an action.

        SentenceError is raised if the text is not a sentence.
        """
        try:
            return self.rules.refusal(self.state, whole(seat, "a seat"), self._read(act)) is None
        except Refused:
            return False

    def play(self, seat: int, act: str | Action) -> None:
        """Play an action for a seat.

        Refused is raised, and nothing changes, if the rules forbid it. SentenceError is raised if
        the text is not a sentence.
        """
        action = self._read(act)
        reason = self.rules.play(self.state, whole(seat, "a seat"), action)
        if reason is not None:
            raise Refused(reason)
        self.log.append((seat, action.sentence(self.rules)))

    def ask(self, seat: int, bot: BotSpec, seed: int = 0) -> str | None:
        """Return what a bot would do for a seat now, or None if it would stay silent.

        The bot is created for this one question, so it remembers nothing of the game. `seed` is the
        seed of its random numbers.
        """
        moves = self.acts(seat)
        asked = ACT if seat in self.awaited else PROPOSE
        if asked == PROPOSE and any(offer.addresses(seat) for offer in self.state.offers):
            asked = ANSWER
        player = bot_maker(bot)(self.rules, seat, Rng(whole(seed, "seed")))
        action = player.decide(self.view(seat), moves, Question(seat, asked))
        return None if action is None else action.sentence(self.rules)

    def _seat(self, seat: int) -> int:
        if whole(seat, "a seat") not in range(self.seats):
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")
        return seat

    def undo(self) -> tuple[int, str]:
        """Undo the last action, and return its seat and its sentence.

        IndexError is raised if there is none.
        """
        if not self.log:
            raise IndexError("there is no action to undo")
        *kept, last = self.log
        state = self._start.copy()
        for seat, sentence in kept:
            self.rules.perform(state, seat, notation.read_sentence(self.rules, sentence))
        self.state = state
        self.log = kept
        return last

    def _read(self, act: str | Action) -> Action:
        if isinstance(act, Action):
            return act
        if not isinstance(act, str):
            raise TypeError(f"an action is a sentence such as 'plant 1' or one of `acts`, not {act!r}")
        try:
            return notation.read_sentence(self.rules, act)
        except notation.SentenceError as problem:
            illegal = problem.reason.id.startswith("refusal-")  # such as a field that no player can have
            raise (Refused if illegal else SentenceError)(problem.reason) from None

    def view(self, seat: int = SPECTATOR) -> State:
        """Return the state as a seat, or by default a spectator, may know it."""
        return self.rules.view(self.state, seat)

    def insight(self, seat: int = SPECTATOR) -> Insight:
        """Return what the rules can tell a seat or a spectator: worth, prices, what fits where."""
        return Insight(self.rules, self.view(seat), seat)

    # Copies and texts

    def copy(self) -> Self:
        """Return another game at the same point, with the same cards to come."""
        other = self.__class__.__new__(self.__class__)
        other.rules, other.seed, other.first = self.rules, self.seed, self.first
        other.state = self.state.copy()
        other.log = self.log[:]
        other._start = self._start
        return other

    def __eq__(self, other: object) -> bool:
        """Compare games by their rules, states and logs."""
        return (
            isinstance(other, Game)
            and (self.id, type(self.rules)) == (other.id, type(other.rules))
            and self.state == other.state
            and self.log == other.log
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        dealt = f"bohnhof.new({self.id!r}, seats={self.seats}, seed={self.seed})"
        if self.seed is not None and self.first == NOBODY and not self.log:
            return dealt
        made = f"Game {self.id!r} from a position" if self.seed is None else dealt
        now = "over" if self.over else f"awaited={self.awaited}"
        return f"<{made}: {len(self.log)} action{'' if len(self.log) == 1 else 's'}, {now}>"

    def __str__(self) -> str:
        """Draw the whole table as plain text, with all hands."""
        from bohnhof.terminal.drawing import draw_text

        return draw_text(self.rules, self.state)

    def _repr_html_(self) -> str:
        """Draw the whole table for notebooks."""
        from bohnhof.terminal.drawing import draw_html

        return draw_html(self.rules, self.state)

    def position(self) -> str:
        """Return the full state as a text that `from_position` reads."""
        from bohnhof.table.scenario import write_position_text

        return write_position_text(self.rules, self.state)

    def record(self) -> str:
        """Return the whole game as a text that `from_record` reads."""
        if self.seed is None:
            raise ValueError("a game that began from a position has no record; `position` writes where it is")
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
        """The current score of each seat."""
        return tuple([self.rules.score(self.state, seat) for seat in range(self.seats)])

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats, several if they tie; empty before the end, or if a rival wins."""
        return tuple(self.rules.winners(self.state)) if self.over else ()


def _text(value: object, what: str) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{what} is a text, not {value!r}")
    return value
