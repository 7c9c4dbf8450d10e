"""Start or resume a game: a person in the first seat, bots in the others."""

from __future__ import annotations

import contextlib
import os
import shlex
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from rich.console import Console

from bohnhof.bots.lessons.lesson import lesson_of
from bohnhof.bots.registry import TEACHER, why_not
from bohnhof.engine.message import Message, message, number, said, text
from bohnhof.engine.message import seat as seat_of
from bohnhof.engine.rules import Rules
from bohnhof.games import UnknownGameError, load_game, place_of, rules_of
from bohnhof.plugins import is_place
from bohnhof.table.names import bot_names, guest_name
from bohnhof.table.record import (
    LONGEST_NAME,
    PERSON,
    Record,
    RecordError,
    load,
    load_again,
    record_of,
    resume,
    save,
)
from bohnhof.table.seeds import BOTS, random_deal, seed_for, slow_key
from bohnhof.table.series import series
from bohnhof.table.table import Table
from bohnhof.table.text_files import plain
from bohnhof.terminal import saves
from bohnhof.terminal.commands import command
from bohnhof.terminal.screen import score_lines
from bohnhof.terminal.sitting import Left, Sitting
from bohnhof.terminal.speech import Speech

SEAT: Final = 0
"""The person's seat."""
LANGUAGE: Final = "en"
"""The default language."""
LINES_TOLD_AGAIN: Final = 6
LONGEST_LINE: Final = 300
UNSAVED: Final = 1
"""Exit status if a part of the game could not be saved."""
LONGEST_SERIES: Final = 100
"""Maximum number of finished games included in the totals of a series."""


class PlayError(ValueError):
    """The reason why a game cannot be started or resumed, in one line."""


class Sat:
    """A table with its players' names and the file it is saved in."""

    def __init__(
        self, table: Table, names: Sequence[str], players: Sequence[str], path: Path, hold: saves.Hold
    ) -> None:
        self.table = table
        self.names = list(names)
        self.players = list(players)
        """For each seat PERSON, or the name by which its bot is created again on resume."""
        self.path = path
        self._target = os.path.realpath(path)
        """The resolved path. A link placed there later is not followed."""
        self.hold = hold
        self.skipped: list[str] = []
        """Reasons why newer saved games were not resumed instead."""
        self.acts_saved = 0
        self.unsaved = ""
        """Reason why the file lacks some actions; empty if it is complete."""

    def save(self) -> None:
        """Save all actions so far. Raise RecordError if this fails."""
        record = replace(record_of(self.table, self.names), players=self.players)
        try:
            save(self._target, record, through_links=False)
        except RecordError as problem:
            self.unsaved = str(problem)
            raise
        self.acts_saved = len(record.acts)
        self.unsaved = ""

    def saved_at_last(self) -> bool:
        """Return whether the file is complete. If it is not, try to save once more."""
        if self.unsaved:
            with contextlib.suppress(RecordError):
                self.save()
        return not self.unsaved


def begin(game: str, bots: Sequence[str], seed: int | None, name: str, path: Path | None) -> Sat:
    """Start a new game. Raise PlayError if a bot cannot play it or the file already exists."""
    rules = rules_of(game)
    for bot in bots:
        if problem := why_not(bot, rules):
            raise PlayError(problem)
    if path is not None and path.exists():
        raise PlayError(f"{path} exists; go on with it by --resume, or name another file")
    table = Table(rules, random_deal() if seed is None else seed, [None] * (1 + len(bots)))
    # With a seed the game is reproducible. A slow key prevents bots from deriving it from their own
    # seeds.
    table.seat_by_name([None, *bots], None if seed is None else seed_for(slow_key(seed), BOTS))
    own = plain(name, LONGEST_NAME) or "?"
    names = [own, *bot_names(bots, 1, [own])]
    kept, hold = (path, saves.Hold(path)) if path is not None else saves.new_path(rules.id)
    return Sat(table, names, [PERSON, *bots], kept, hold)


def begin_lesson(rules: Rules, name: str, path: Path | None) -> Sat:
    """Start the lesson of a game. Raise PlayError if it has none."""
    lesson = lesson_of(rules)
    if lesson is None:
        raise PlayError(f"{rules.id} has no lesson")
    sat = begin(rules.name, [TEACHER for _ in lesson.opponents], lesson.seed, name, path)
    sat.names[0] = guest_name(sat.names[0], lesson.opponents)
    sat.names[1:] = lesson.opponents
    return sat


def go_on(what: str | None, path: Path | None, bots: Sequence[str] | None = None) -> Sat:
    """Resume a saved game: the latest, the latest of one game, or the one in a file.

    A file comes from an untrusted source, so it must not choose code to run. Custom bots have to be
    named in `bots` again.
    """
    skipped: list[str] = []
    source, record, hold = _held(what, path, skipped)
    try:
        sat = _gone_on(source, load_again(source, record), path or source, hold, bots)
    except BaseException:
        hold.let_go()
        raise
    sat.skipped = skipped
    return sat


def _gone_on(source: Path, record: Record, path: Path, hold: saves.Hold, bots: Sequence[str] | None) -> Sat:
    if record.scores is not None:
        raise PlayError(f"the game in {source} is over; look at it with: {command('replay', source)}")
    if record.players[SEAT] != PERSON or PERSON in record.players[SEAT + 1 :]:
        raise PlayError(f"the game in {source} is not one of a person on seat {SEAT + 1} against bots")
    named = _bots_again(source, record.players[SEAT + 1 :], bots)
    table = resume(record, [None] * len(record.players))
    table.seat_by_name([None, *named])
    return Sat(table, record.names, [PERSON, *named], path, hold)


def _bots_again(source: Path, recorded: Sequence[str], named: Sequence[str] | None) -> list[str]:
    """Return the bots of a saved game. Bots with an import path must be named again."""
    foreign = [bot for bot in recorded if is_place(bot)]
    if named is None and foreign:
        raise PlayError(
            f"in {source} plays “{foreign[0]}”, a bot that is not installed; if you trust it, "
            f"name it again: --bots {shlex.quote(','.join(recorded))}"
        )
    if named is None:
        return list(recorded)
    if len(named) == 1:
        named = [bot if foreign and bot not in foreign else named[0] for bot in recorded]
    if len(named) != len(recorded):
        raise PlayError(f"{len(named)} bots are named for {len(recorded)} seats")
    for had, bot in zip(recorded, named, strict=True):
        if bot != had and had not in foreign:
            raise PlayError(f"--bots cannot be changed in a saved game: {had} is no {bot}")
    return list(named)


def _held(what: str | None, path: Path | None, skipped: list[str]) -> tuple[Path, Record, saves.Hold]:
    """Return the chosen file, its record and a lock on it.

    If no file is named, this is the latest game that no other process is playing.
    """
    game = None if what is None else _game_meant(what)
    if what is not None and game is None:
        return Path(what), load(what), _hold(Path(what), path)
    for source, record in saves.unfinished(game, skipped):
        try:
            return source, record, _hold(source, path)
        except saves.InUseError as problem:
            if path is not None:
                raise
            skipped.append(str(problem))
    but = f"; there is: {'; '.join(skipped)}" if skipped else ""
    raise PlayError(f"there is no unfinished game {f'of {game} ' if game else ''}in {saves.folder()}{but}")


def _game_meant(what: str) -> str | None:
    """Return the id of the game with this name, or None if the name must be a file."""
    if is_place(what) and not Path(what).exists():
        return load_game(what).id
    try:
        return rules_of(what).id
    except UnknownGameError:
        return None


def _hold(source: Path, path: Path | None) -> saves.Hold:
    if path is not None and path.exists() and path.resolve() != source.resolve():
        raise PlayError(f"{path} exists; name another file")
    return saves.Hold(path or source)


def play(sat: Sat, language: str, console: Console, ask_before_end: bool = False) -> int:
    """Play until the game is over or the person leaves. Return the exit status."""
    try:
        return _sit(sat, language, console, ask_before_end)
    finally:
        sat.hold.let_go()


def _sit(sat: Sat, language: str, console: Console, ask_before_end: bool) -> int:
    speech = Speech(sat.table.rules, language, sat.names, SEAT)
    sat.save()
    status = 0
    try:  # from here on the game can be resumed
        sat.table.keeper = lambda: _keep(sat, speech, console)
        sitting = Sitting(sat.table, speech, console, line_reader(), ask_before_end)
        _greet(sat, speech, sitting, console)
        sitting.play()
    except (Left, EOFError):
        _say_how_to_go_on(sat, speech, console)
    except KeyboardInterrupt:
        _say_how_to_go_on(sat, speech, console)
        status = 130
    else:
        _finish(sat, speech, console)
    return status or (UNSAVED if sat.unsaved else 0)


def _keep(sat: Sat, speech: Speech, console: Console) -> None:
    """Save the game. If this fails, show a message and continue."""
    try:
        sat.save()
    except RecordError as problem:
        console.print(speech.text(message("not-saved", why=text(str(problem)))))


def _greet(sat: Sat, speech: Speech, sitting: Sitting, console: Console) -> None:
    for problem in sat.skipped:
        console.print(speech.text(message("skipped", why=text(problem))), soft_wrap=True)
    console.print(speech.text(message("welcome", game=text(speech.title))))
    if sitting.log:
        console.print(speech.text(Message("what-happened-last"), "dim"))
        for line in sitting.log[-LINES_TOLD_AGAIN:]:
            console.print(line)
    else:
        first = sat.table.state.active
        console.print(speech.text(message("begins", who=seat_of(first))))


def _say_how_to_go_on(sat: Sat, speech: Speech, console: Console) -> None:
    console.print()
    kept = Message("saved") if sat.saved_at_last() else _loss(sat)
    words: list[str | Path] = ["play", "--resume", sat.path]
    if place := place_of(sat.table.rules):
        words += ["--game", place]
    if speech.language != LANGUAGE:
        words += ["--language", speech.language]
    if any(is_place(bot) for bot in sat.players[SEAT + 1 :]):
        words += ["--bots", ",".join(sat.players[SEAT + 1 :])]
    how = message("go-on-with", kept=said(kept), command=text(command(*words)))
    console.print(speech.text(how), soft_wrap=True)


def _loss(sat: Sat) -> Message:
    lost = sat.table.actions - sat.acts_saved
    return message("acts-not-saved", count=number(lost), why=text(sat.unsaved))


def _finish(sat: Sat, speech: Speech, console: Console) -> None:
    for line in score_lines(speech, sat.table.view(SEAT)):
        console.print(line)
    if len(sat.names) == 1:
        console.print(speech.text(_series(sat, speech)))
    if not sat.saved_at_last():
        console.print(speech.text(_loss(sat)), soft_wrap=True)
    end = message("seed-and-record", seed=text(str(sat.table.seed)), path=text(str(sat.path)))
    console.print(speech.text(end), soft_wrap=True)


def _series(sat: Sat, speech: Speech) -> Message:
    """Return the totals of the saved solo games, including this one."""
    rules = sat.table.rules
    kept = list(saves.finished(rules.id, LONGEST_SERIES))
    if sat.path.resolve().parent != saves.folder().resolve():
        kept.insert(0, record_of(sat.table, sat.names))
    so_far = series(kept, SEAT)
    counts = {"game": text(speech.title), "won": number(so_far.won), "lost": number(so_far.lost)}
    if so_far.row > 1:
        return message("series-row", row=number(so_far.row), **counts)
    return message("series", **counts)


def line_reader() -> Callable[[str], str]:
    """Return a function that reads a line.

    Lines from a script are echoed, so that its output reads like that of a terminal.
    """
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  it makes input() editable
        return lambda prompt: plain(input(prompt), LONGEST_LINE)
    return _read_script


def _read_script(prompt: str) -> str:
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    print(prompt + plain(line, LONGEST_LINE), flush=True)
    return plain(line, LONGEST_LINE)
