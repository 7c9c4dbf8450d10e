"""Bots that are external programs in any language (see docs/protocol_for_bots.md)."""

from __future__ import annotations

import atexit
import json
import os
import shlex
import shutil
import time
from typing import Final

from bohnhof.bots.bot import Bot
from bohnhof.bots.child import Child, ChildError
from bohnhof.bots.faults import Fault, summed
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.facts import OVER, TURN, Fact
from bohnhof.engine.notation import SentenceError, read_sentence
from bohnhof.engine.reasons import NO_FIELD
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, Question
from bohnhof.engine.state import State
from bohnhof.engine.wire import write_view
from bohnhof.plugins import COMMAND

PROTOCOL: Final = 1
SECONDS_TO_BEGIN: Final = 20.0
SECONDS_TO_ANSWER: Final = 5.0
MOST_LATE_LINES: Final = 100
"""Maximum number of answers to earlier questions that are skipped."""
MOST_ACTS: Final = 60
"""Maximum number of its actions per turn, so that every game ends."""
MOST_FALLS: Final = 3
"""Maximum number of failures per game, and in a row without a valid answer."""
LONGEST_QUOTE: Final = 60

QUIT: Final = b'{"t": "quit"}'


class NonsenseError(Exception):
    """An invalid answer: its kind and its details."""

    def __init__(self, what: str, how: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.how = how


class Program:
    """A command that creates bots. Its processes are reused in later games."""

    def __init__(self, name: str) -> None:
        self.name = name
        words = shlex.split(name.removeprefix(COMMAND), posix=os.name == "posix")
        if not words:
            raise ValueError(f"“{name}” names no program; write {COMMAND}python3 my_bot.py")
        if shutil.which(words[0]) is None:
            raise ValueError(f"there is no program “{words[0]}” to run")
        self.command = words
        self.seconds_to_begin = SECONDS_TO_BEGIN
        self.seconds_to_answer = SECONDS_TO_ANSWER
        self.falls = 0
        """Number of failures since its last valid answer."""
        self.questions = 0
        """Number of questions asked, which is also the id of the latest one."""
        self._idle: list[Child] = []
        self._children: list[Child] = []

    def __call__(self, rules: Rules, seat: int, rng: Rng) -> Bot:
        return ProgramBot(self, rules, seat, rng)

    def take(self) -> Child:
        """Return a process that has completed the handshake. Raise ChildError if it fails."""
        while self._idle:
            child = self._idle.pop()
            if child.usable:
                return child
            child.end(QUIT)
        self._children = [child for child in self._children if child.usable]
        child = Child(self.command)
        self._children.append(child)
        child.tell(json.dumps({"t": "hello", "protocol": PROTOCOL}).encode())
        try:
            if _read(child.hear(self.seconds_to_begin)).get("t") == "hello":
                return child
        except NonsenseError:
            pass
        child.end(QUIT)
        raise ChildError("did not say hello")

    def give_back(self, child: Child) -> None:
        self._idle.append(child)

    def end_idle(self) -> None:
        while self._idle:
            self._idle.pop().end(QUIT)

    def end_all(self) -> None:
        self._idle.clear()
        for child in self._children:
            child.end(QUIT)


class ProgramBot(Bot):
    """A bot that forwards every question to a program.

    If the answer is missing or invalid, it stays silent or, if it must act, plays at random.
    """

    def __init__(self, program: Program, rules: Rules, seat: int, rng: Rng) -> None:
        super().__init__(rules, seat, rng)
        self.name = program.name
        self._program = program
        self._child: Child | None = None
        self._seed = rng.below(1 << 30)
        self._happened: list[dict[str, object]] = []
        self._acts = 0
        """Number of its actions in this turn."""
        self._falls = 0

    def saw(self, fact: Fact) -> None:
        self._happened.append(fact.data(self.rules))
        if fact.what == TURN:
            self._acts = 0
        if fact.what == OVER and self._child is not None:
            self._end_game(self._child)

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        try:
            action = self._answer(view, moves, question)
        except ChildError as problem:
            self._child = None
            self._falls += 1
            self._program.falls += 1
            self._note(problem.what, problem.last_words and _quoted(problem.last_words))
        except NonsenseError as problem:
            self._note(problem.what, problem.how)
        else:
            self._program.falls = 0
            self._acts += action is not None
            return action
        return self.rules.sample_move(view, self.seat, self.rng) if question.asked == ACT else None

    def _answer(self, view: State, moves: list[Action], question: Question) -> Action | None:
        if max(self._falls, self._program.falls) >= MOST_FALLS:
            raise NonsenseError("was not started again")
        if self._acts >= MOST_ACTS:
            raise NonsenseError(f"has acted {MOST_ACTS} times in one turn")
        child = self._seated()
        self._program.questions += 1
        number = self._program.questions
        self._tell(
            child,
            t="question",
            number=number,
            asked=question.asked,
            happened=self._happened,
            view=write_view(self.rules, view),
            moves=[move.sentence(self.rules) for move in moves],
        )
        self._happened = []
        said = _said(child, number, self._program.seconds_to_answer)
        if said is None:
            if question.asked == ACT:
                raise NonsenseError("kept silent where it had to act")
            return None
        try:
            action = read_sentence(self.rules, said)
            reason = self.rules.refusal(view, self.seat, action)
        except SentenceError as problem:
            reason = problem.reason
            if reason is not NO_FIELD:
                raise NonsenseError("sent an invalid sentence", f"{_quoted(said)}: {reason.id}") from None
        if reason is not None:
            raise NonsenseError("said what the rules forbid", f"{_quoted(said)}: {reason.id}")
        return action

    def _seated(self) -> Child:
        """Return the process that plays this seat. A new one is sent the game first."""
        if self._child is None:
            child = self._program.take()
            self._child = child
            self._tell(
                child,
                t="game",
                game=self.rules.name,
                seat=self.seat + 1,
                seed=self._seed,
                beans=[
                    {"id": bean.id, "count": bean.count, "thresholds": list(bean.beanometer.thresholds)}
                    for bean in self.rules.beans[1:]
                ],
            )
        return self._child

    def _tell(self, child: Child, **message: object) -> None:
        child.tell(json.dumps(message).encode())

    def _note(self, what: str, how: str) -> None:
        self.faults = summed([*self.faults, Fault(self.name, what, 1, how)])

    def _end_game(self, child: Child) -> None:
        try:
            self._tell(child, t="over", happened=self._happened)
        except ChildError:
            self._child = None
        self._leave()

    def _leave(self) -> None:
        if self._child is not None:
            self._program.give_back(self._child)
            self._child = None

    def __del__(self) -> None:
        self._leave()


def _said(child: Child, asked: int, seconds: float) -> str | None:
    """Return the sentence in its answer, or None for silence.

    Answers to earlier questions are skipped. Raise NonsenseError or ChildError on failure.
    """
    deadline = time.monotonic() + seconds
    for _ in range(MOST_LATE_LINES):
        line = child.hear(deadline - time.monotonic())
        message = _read(line)
        number, said = message.get("number"), message.get("say")
        if isinstance(number, int) and number < asked:
            continue
        if message.get("t") != "answer" or number != asked or not isinstance(said, str | None):
            raise NonsenseError("sent an invalid answer", _quoted(line.decode(errors="replace")))
        return said
    raise child.flooded()


def _read(line: bytes) -> dict[str, object]:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict):
        raise NonsenseError("wrote what is no JSON object", _quoted(line.decode(errors="replace")))
    return message


def _quoted(text: str) -> str:
    """Quote a text, shortened and without control characters."""
    shown = "".join([letter if letter.isprintable() else "?" for letter in text[: LONGEST_QUOTE + 1]])
    return f"“{shown}”" if len(shown) <= LONGEST_QUOTE else f"“{shown[:LONGEST_QUOTE]}…”"


_programs: dict[str, Program] = {}


def program(name: str) -> Program:
    """Return the program with this name. Raise ValueError if it cannot be found."""
    if name not in _programs:
        _programs[name] = Program(name)
    return _programs[name]


def end_idle_programs() -> None:
    """End all processes that are not in a game."""
    for one in _programs.values():
        one.end_idle()


@atexit.register
def end_programs() -> None:
    """End all processes, including those in a game."""
    for one in _programs.values():
        one.end_all()
