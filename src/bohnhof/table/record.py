"""Game records: the text of a whole game, from which it can be replayed or resumed."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import shutil
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Final, NamedTuple
from urllib.parse import quote, unquote

from bohnhof.bots.bot import BotMaker
from bohnhof.engine.chance import MOST_SEED
from bohnhof.engine.notation import SentenceError, read_sentence
from bohnhof.engine.position import digest
from bohnhof.engine.state import NOBODY, State
from bohnhof.games import OldRulesError, rules_for_file
from bohnhof.table.log import Act
from bohnhof.table.table import Table
from bohnhof.table.text_files import TextFileError, one_line, read_text_file
from bohnhof.version import __version__
from bohnhof.words import english

FORMAT: Final = 1
PERSON: Final = "person"
"""Written instead of a bot's name for a seat that a person plays."""

LONGEST_NAME: Final = 40
LONGEST_PLAYER: Final = 1000
MOST_BYTES: Final = 1 << 20
"""Maximum size of a record. A long game takes about 20,000 bytes."""

_HEADERS: Final = ["game", "rules", "version", "seats", "seed", "first"]
_NUMBER: Final = re.compile(r"-?[0-9]{1,60}")
_NAME_AND_PLAYER: Final = re.compile(r"(.*) \(([^\s()]+)\)")
_SEAT_AND_SENTENCE: Final = re.compile(r"([0-9]{1,6}) (.+)")


class RecordError(TextFileError):
    """A record that cannot be read, replayed or saved."""


@dataclass
class Record:
    """A game from its seed to its last action. `acts` are 0-based seats with sentences."""

    game: str
    """The game's id, followed by its edition if it is not the usual one."""
    seed: int
    first: int
    """The start player that was named; NOBODY if it was drawn from the seed."""
    names: list[str]
    players: list[str]
    """By seat: the name of its bot, or `person`."""
    acts: list[tuple[int, str]]
    scores: list[int] | None
    """The scores by seat; None while the game is not over."""
    digest: str
    """The digest of the state after the last action."""
    version: str = __version__
    revision: int = 1
    """The revision of the rules."""
    source: str = field(default="this record", compare=False)
    first_act_line: int = field(default=0, compare=False)
    """Line of the first action in the source, counted from 1; 0 if there is no source."""
    table: Table | None = field(default=None, compare=False, repr=False)
    """The table on which the record was verified; None once it has been taken."""

    def __post_init__(self) -> None:
        """Reduce every name to one line.

        Records of earlier versions have names that are not `plain`.
        """
        self.names = [one_line(name, LONGEST_NAME) or f"Seat {i}" for i, name in enumerate(self.names, 1)]
        self.players = [one_line(bot, LONGEST_PLAYER) or "bot" for bot in self.players]
        self.version = one_line(self.version, LONGEST_NAME)

    @property
    def seats(self) -> int:
        return len(self.names)


def record_of(table: Table, names: Sequence[str]) -> Record:
    """Return the record of a table in its current state, finished or not."""
    state = table.state
    if len(names) != len(state.players):
        raise ValueError(f"{len(names)} names for {len(state.players)} seats")
    if table.seed is None:
        raise ValueError("a table that began from a state has no record: it was not dealt from a seed")
    if not table.keeps_log:
        raise ValueError("a table without a log has no record")
    return Record(
        game=table.rules.name,
        seed=table.seed,
        first=table.first,
        names=list(names),
        players=[PERSON if bot is None else bot.name for bot in table.bots],
        acts=table.acts,
        scores=_scores(table),
        digest=digest(state),
        revision=table.rules.revision,
    )


def _scores(table: Table) -> list[int] | None:
    if not table.state.over:
        return None
    return [table.rules.score(table.state, seat) for seat in range(len(table.state.players))]


class Replay:
    """A replay of a record on a new table, one action at a time."""

    def __init__(self, record: Record) -> None:
        self.record = record
        try:
            rules = rules_for_file(record.game, record.revision)
            self.table = Table(rules, record.seed, [None] * record.seats, record.first)
        except ValueError as problem:
            raise RecordError(record.source, 0, str(problem)) from None

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def acts_done(self) -> int:
        return self.table.actions

    @property
    def finished(self) -> bool:
        """True once every action of the record has been played."""
        return self.acts_done == len(self.record.acts)

    def step(self) -> Act:
        """Play the next action. Raise RecordError if it is invalid."""
        index = self.acts_done
        seat, sentence = self.record.acts[index]
        if not 0 <= seat < self.record.seats:
            raise self._error(index, f"there is no seat {seat + 1} among {self.record.seats}")
        try:
            action = read_sentence(self.table.rules, sentence)
        except SentenceError as problem:
            raise self._error(index, english(problem.reason)) from None
        reason = self.table.act(seat, action)
        if reason is not None:
            raise self._error(index, f"seat {seat + 1} may not say “{sentence}”: {english(reason)}")
        return self.table.log[index]

    def run(self, until: int | None = None) -> Table:
        """Play all remaining actions, or those up to number `until`. Return the table."""
        last = len(self.record.acts) if until is None else until
        if not self.acts_done <= last <= len(self.record.acts):
            raise RecordError(
                self.record.source,
                0,
                f"there is no act {last} to go to: {self.acts_done} of {len(self.record.acts)} acts are done",
            )
        while self.acts_done < last:
            self.step()
        return self.table

    def _error(self, index: int, why: str) -> RecordError:
        if self.record.first_act_line:
            return RecordError(self.record.source, self.record.first_act_line + index, why)
        return RecordError(self.record.source, 0, f"act {index + 1}: {why}")


def resume(record: Record, players: Sequence[BotMaker | None]) -> Table:
    """Return a table on which the record was played, ready to continue with these players."""
    table = taken_table(record)
    try:
        table.take_seats(players)
    except ValueError as problem:
        raise RecordError(record.source, 0, str(problem)) from None
    table.resumed = True
    return table


def taken_table(record: Record) -> Table:
    """Return the table on which the record was verified; replay it if the table was taken."""
    table = record.table or Replay(record).run()
    record.table = None
    return table


def write_record(record: Record) -> str:
    """Return a record as text."""
    lines = [
        f"bohnhof record {FORMAT}",
        f"game: {record.game}",
        *([f"rules: {record.revision}"] if record.revision != 1 else []),
        f"version: {record.version}",
        f"seats: {record.seats}",
        f"seed: {record.seed}",
    ]
    if record.first != NOBODY:
        lines.append(f"first: {record.first + 1}")
    for seat, (name, player) in enumerate(zip(record.names, record.players, strict=True), 1):
        word = re.sub(r"[\s()%]", lambda found: quote(found[0]), player)
        lines.append(f"seat {seat}: {name} ({word})")
    lines.append("")
    lines.extend([f"{seat + 1} {sentence}" for seat, sentence in record.acts])
    lines.append("")
    if record.scores is not None:
        lines.append(f"scores: {' '.join([str(score) for score in record.scores])}")
    lines.append(f"digest: {record.digest}")
    text = "\n".join(lines) + "\n"
    return f"{text}checksum: {zlib.crc32(text.encode()):08x}\n"


def read_record(text: str, source: str) -> Record:
    """Parse a record and verify it by replaying it. Raise RecordError if it is invalid."""
    reader = _Reader(text, source)
    record = reader.record()
    reader.verify(record)
    return record


def load(path: str | os.PathLike[str]) -> Record:
    """Read and verify the record in a file."""
    return read_record(read_text_file(path, MOST_BYTES, RecordError), os.fspath(path))


def load_again(path: str | os.PathLike[str], record: Record) -> Record:
    """Return `record` if the file still has it; otherwise read the file again."""
    text = read_text_file(path, MOST_BYTES, RecordError)
    return record if text == write_record(record) else read_record(text, os.fspath(path))


def save(path: str | os.PathLike[str], record: Record, through_links: bool = True) -> None:
    """Write a record to a file atomically: after an error the file is the old one or the new one.

    If `through_links` is False, a link is replaced instead of followed.
    """
    target = os.path.realpath(path) if through_links else os.fspath(path)
    part = os.path.join(os.path.dirname(target), PART.format(secrets.token_hex(8)))
    try:
        with open(part, "x", encoding="utf-8", newline="\n") as file:
            file.write(write_record(record))
            file.flush()
            os.fsync(file.fileno())
        if os.path.exists(target) and not os.path.islink(target):
            shutil.copymode(target, part)
        os.replace(part, target)
    except OSError as problem:
        raise RecordError(os.fspath(path), 0, f"cannot be saved ({problem.strerror or problem})") from None
    finally:
        with contextlib.suppress(OSError):
            os.remove(part)


PART: Final = ".bohnhof-{}.part"
"""Name of the temporary file in which a record is written."""


class _Header(NamedTuple):
    at: int
    value: str


class _Reader:
    """A parser of the lines of one text, from top to bottom."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
        self.at = 0
        self.headers: dict[str, _Header] = {}
        self.scores_at = 0
        self.digest_at = 0

    def record(self) -> Record:
        """Parse the record without verifying it."""
        self._read_format()
        self._read_headers()
        game = self._header("game").value
        revision = self._number(self._header("rules"), 1, 10**6) if "rules" in self.headers else 1
        version = self._header("version").value
        seats = self._number(self._header("seats"), 1, 99)
        seed = self._number(self._header("seed"), 0, MOST_SEED)
        first = self._number(self._header("first"), 1, seats) - 1 if "first" in self.headers else NOBODY
        names, players = self._read_seats(seats)
        self.at += 1
        first_act_line = self.at + 1
        acts = self._read_acts(seats)
        self.at += 1
        scores = None
        self.scores_at = self.at
        if self._line().startswith("scores: "):
            scores = [self._number(_Header(self.at, word)) for word in self._line()[8:].split(" ")]
            self.at += 1
        self.digest_at = self.at
        if not self._line().startswith("digest: "):
            raise self._error("here the digest of the last state should stand, as in “digest: 0123…”")
        found = self._line()[8:]
        return Record(
            *(game, seed, first, names, players, acts, scores, found),
            *(version, revision, self.source, first_act_line),
        )

    def verify(self, record: Record) -> None:
        """Check that the game replays as recorded and that the text is what Bohnhof would write."""
        game = self._header("game").at
        try:
            rules_for_file(record.game, record.revision)
        except OldRulesError as problem:
            at = self.headers["rules"].at if "rules" in self.headers else game
            raise self._error(str(problem), at) from None
        except ValueError as problem:
            raise self._error(str(problem), game) from None
        try:
            replay = Replay(record)
        except RecordError as problem:
            raise self._error(problem.why, self._header("seats").at) from None
        table = replay.run()
        scores = _scores(table)
        if scores is None and record.scores is not None:
            raise self._error("there are scores, but the game is not over", self.scores_at)
        if scores is not None and scores != record.scores:
            words = " ".join([str(score) for score in scores])
            raise self._error(f"edited: the game is over, and its scores are “{words}”", self.scores_at)
        state_digest = digest(table.state)
        if state_digest != record.digest:
            raise self._error(f"edited: the acts lead to the digest {state_digest}", self.digest_at)
        record.acts = table.acts
        record.table = table
        self._compare(write_record(record).removesuffix("\n").split("\n"))

    def _compare(self, expected: list[str]) -> None:
        """Compare the text with the record as written again. Its last line is the checksum."""
        for i, (line, should) in enumerate(zip_longest(self.lines, expected)):
            if should is None:
                raise self._error("nothing may follow after the checksum", i)
            if line is None:
                raise self._error("the record is cut off after this line", i - 1)
            if line != should and i + 1 == len(expected):
                raise self._error("edited: the text does not fit its checksum", i)
            if line != should:
                raise self._error(f"edited: this line should be “{should}”", i)

    def _read_format(self) -> None:
        named = re.fullmatch(r"bohnhof record ([0-9]{1,9})", self.lines[0])
        if named is None:
            raise self._error(f"this is no record; a record begins with “bohnhof record {FORMAT}”")
        number = int(named[1])
        if number > FORMAT:
            raise self._error(
                f"this record has the newer format {number}; Bohnhof {__version__} reads format {FORMAT}"
            )
        if number != FORMAT:
            raise self._error(f"there is no record format {number}; Bohnhof reads format {FORMAT}")
        if not any(line.startswith("checksum: ") for line in self.lines):
            self.at = len(self.lines) - 1
            raise self._error("the record is cut off after this line: digest and checksum are missing")

    def _read_headers(self) -> None:
        self.at = 1
        while self._line():
            key, colon, value = self._line().partition(": ")
            if not colon or (key not in _HEADERS and not re.fullmatch(r"seat [1-9][0-9]?", key)):
                raise self._error(f"this is no header; there are {', '.join(_HEADERS)} and seat 1, seat 2 …")
            if key in self.headers:
                raise self._error(f"“{key}” stands here for the second time")
            self.headers[key] = _Header(self.at, value)
            self.at += 1

    def _header(self, key: str) -> _Header:
        if key not in self.headers:
            raise self._error(f"the header “{key}: …” is missing above this line")
        return self.headers[key]

    def _read_seats(self, seats: int) -> tuple[list[str], list[str]]:
        names: list[str] = []
        players: list[str] = []
        for seat in range(1, seats + 1):
            header = self._header(f"seat {seat}")
            parts = _NAME_AND_PLAYER.fullmatch(header.value)
            if parts is None:
                raise self._error(
                    "a seat is written as a name and, in brackets, its bot or “person”: “Ann (person)”",
                    header.at,
                )
            names.append(parts[1])
            players.append(unquote(parts[2]))
        for key, header in self.headers.items():
            if key.startswith("seat ") and int(key[5:]) > seats:
                raise self._error(f"there is no {key} among {seats}", header.at)
        return names, players

    def _read_acts(self, seats: int) -> list[tuple[int, str]]:
        acts: list[tuple[int, str]] = []
        while self._line():
            parts = _SEAT_AND_SENTENCE.fullmatch(self._line())
            if parts is None:
                raise self._error("an act is written as a seat and a sentence: “2 plant 1”")
            if not 1 <= int(parts[1]) <= seats:
                raise self._error(f"there is no seat {parts[1]} among {seats}")
            acts.append((int(parts[1]) - 1, parts[2]))
            self.at += 1
        return acts

    def _number(self, header: _Header, least: int | None = None, most: int | None = None) -> int:
        number = int(header.value) if _NUMBER.fullmatch(header.value) else None
        if number is None:
            raise self._error(f"“{header.value}” should be a whole number", header.at)
        if least is not None and most is not None and not least <= number <= most:
            raise self._error(f"“{number}” should be a number from {least} to {most}", header.at)
        return number

    def _line(self) -> str:
        if self.at >= len(self.lines):
            raise self._error("the record is cut off after this line", len(self.lines) - 1)
        return self.lines[self.at]

    def _error(self, why: str, index: int | None = None) -> RecordError:
        return RecordError(self.source, (self.at if index is None else index) + 1, why)
