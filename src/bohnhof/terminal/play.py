"""Sitting down: a new game or a saved one, a person on the first seat, bots on the others."""

from __future__ import annotations

import contextlib
import secrets
import shlex
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from bohnhof.bots.bot import BotMaker
from bohnhof.bots.registry import bot_maker
from bohnhof.engine.events import Event
from bohnhof.games import game_ids, rules_of
from bohnhof.names import names_in
from bohnhof.table.record import LONGEST_NAME, PERSON, Record, RecordError, Replay, load, record_of, save
from bohnhof.table.series import series
from bohnhof.table.table import Table
from bohnhof.table.text_files import plain
from bohnhof.terminal import saves
from bohnhof.terminal.screen import score_lines
from bohnhof.terminal.sitting import Left, Sitting
from bohnhof.terminal.speech import Speech

SEAT: Final = 0
"""Where the person sits."""
SEED_BITS: Final = 48
LINES_TOLD_AGAIN: Final = 6
LONGEST_LINE: Final = 300
LONGEST_SERIES: Final = 100
"""How many finished games are counted together."""


class PlayError(ValueError):
    """Why a game cannot be begun or gone on with, in one line."""


class Sat:
    """A table with its players' names, and the file it is saved in."""

    def __init__(self, table: Table, names: Sequence[str], players: Sequence[str], path: Path) -> None:
        self.table = table
        self.names = list(names)
        self.players = list(players)
        """The words by which the bots were called, so that the same ones come again."""
        self.path = path
        self.before: list[Event] = []

    def save(self) -> None:
        """Write everything done so far."""
        record = record_of(self.table, self.names)
        record.players = self.players
        save(self.path, record)


def begin(game: str, bots: Sequence[str], seed: int | None, name: str, path: Path | None) -> Sat:
    """A new game."""
    rules = rules_of(game)
    makers: list[BotMaker | None] = [None, *[bot_maker(bot) for bot in bots]]
    if path is not None and path.exists():
        raise PlayError(f"{path} exists; go on with it by --resume, or name another file")
    table = Table(rules, secrets.randbits(SEED_BITS) if seed is None else seed, makers)
    names = [plain(name, LONGEST_NAME) or "?", *[f"{_title(bot)} {seat}" for seat, bot in enumerate(bots, 2)]]
    return Sat(table, names, [PERSON, *bots], path or saves.new_path(game))


def _title(bot: str) -> str:
    return bot.rpartition(":")[2].capitalize()


def go_on(what: str | None, path: Path | None) -> Sat:
    """A saved game: the latest, the latest of a game, or the one in a file."""
    source, record = _saved(what)
    if record.scores is not None:
        raise PlayError(
            f"the game in {source} is over; look at it with: bohnhof replay {shlex.quote(str(source))}"
        )
    if record.players[SEAT] != PERSON or PERSON in record.players[SEAT + 1 :]:
        raise PlayError(f"the game in {source} is not one of a person on seat {SEAT + 1} against bots")
    makers = [None if player == PERSON else bot_maker(player) for player in record.players]
    replay = Replay(record, makers)
    replay.state.events = []
    table = replay.run()
    if path is not None and path.exists() and path.resolve() != source.resolve():
        raise PlayError(f"{path} exists; name another file")
    sat = Sat(table, record.names, record.players, path or source)
    sat.before = table.state.events or []
    return sat


def _saved(what: str | None) -> tuple[Path, Record]:
    if what is not None and what not in game_ids():
        return Path(what), load(what)
    found = saves.latest(what)
    if found is None:
        raise PlayError(f"there is no unfinished game {f'of {what} ' if what else ''}in {saves.folder()}")
    return found


def play(sat: Sat, language: str, console: Console) -> int:
    """Sit until the game is over or the person leaves; the exit status."""
    speech = Speech(sat.table.rules, names_in(language), sat.names, SEAT)
    sat.save()
    sitting = Sitting(sat.table, speech, console, line_reader(), lambda: _keep(sat, console))
    sitting.remember(sat.before)
    _greet(sat, sitting, console)
    status = 0
    try:
        sitting.play()
    except (Left, EOFError):
        _say_how_to_go_on(sat, console)
    except KeyboardInterrupt:
        _say_how_to_go_on(sat, console)
        status = 130
    else:
        _finish(sat, speech, console)
    return status


def _keep(sat: Sat, console: Console) -> None:
    """Save; a game goes on even where it cannot be kept."""
    try:
        sat.save()
    except RecordError as problem:
        console.print(Text(f"This act is not saved: {problem}"))


def _greet(sat: Sat, sitting: Sitting, console: Console) -> None:
    rules = sat.table.rules
    console.print(Text(f"{rules.title}. Type ? for help, quit to leave; the game is saved after every act."))
    if sitting.log:
        console.print(Text("What happened last:", style="dim"))
        for line in sitting.log[-LINES_TOLD_AGAIN:]:
            console.print(line)
    else:
        first = sat.table.state.active
        console.print(Text("You begin." if first == SEAT else f"{sat.names[first]} begins."))


def _say_how_to_go_on(sat: Sat, console: Console) -> None:
    console.print()
    console.print(
        Text(f"Saved. Go on with: bohnhof play --resume {shlex.quote(str(sat.path))}"), soft_wrap=True
    )


def _finish(sat: Sat, speech: Speech, console: Console) -> None:
    for line in score_lines(speech, sat.table.view(SEAT)):
        console.print(line)
    if len(sat.names) == 1:
        console.print(Text(_series_in_words(sat)))
    console.print(Text(f"The seed was {sat.table.seed}. The record: {sat.path}"), soft_wrap=True)


def _series_in_words(sat: Sat) -> str:
    """Alone one plays many games: how they went, as far as they are kept, this one included."""
    rules = sat.table.rules
    kept = list(saves.finished(rules.id, LONGEST_SERIES))
    if sat.path.resolve().parent != saves.folder().resolve():
        kept.insert(0, record_of(sat.table, sat.names))
    so_far = series(kept, SEAT)
    line = f"{rules.title} so far: {so_far.won} won, {so_far.lost} lost"
    return f"{line}; {so_far.row} in a row." if so_far.row > 1 else f"{line}."


def line_reader() -> Callable[[str], str]:
    """Reads what is typed; a script's lines are shown, so that its output can be read like a terminal's."""
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
