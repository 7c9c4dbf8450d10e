"""Saved games in the user's data folder."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import IO, Final

from bohnhof.table.record import PART, Record, RecordError, load

SUFFIX: Final = ".bohnhof"
OLD: Final = 3600
"""Age in seconds after which an incomplete save is abandoned."""


class InUseError(ValueError):
    """A saved game that another process is playing."""


class NoFolderError(ValueError):
    """A missing data folder: neither HOME nor XDG_DATA_HOME is set."""


class Hold:
    """An exclusive lock on a saved game. It is released when the process ends, for any reason."""

    def __init__(self, path: Path) -> None:
        target = Path(os.path.realpath(path))
        self._beside = target.with_name(f".{target.name}.lock")
        self._file: IO[bytes] | None = None
        try:
            import fcntl
        except ImportError:
            return  # no file locks on this system: games are not protected
        while self._file is None:
            try:
                file = self._beside.open("ab")
            except OSError:
                return  # saving will fail as well, and is reported then
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                file.close()
                raise InUseError(f"the game in {path} is being played by another process") from None
            except OSError:
                file.close()
                return  # a file system without locks
            if self._is_beside(file):
                self._file = file
            else:
                file.close()  # its holder removed it while it was being opened: try again

    def _is_beside(self, file: IO[bytes]) -> bool:
        with contextlib.suppress(OSError):
            return os.path.samestat(os.fstat(file.fileno()), self._beside.stat())
        return False

    def let_go(self) -> None:
        """Release the lock."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._beside.unlink()
            self._file.close()
            self._file = None


def folder() -> Path:
    """Return the folder for saved games. Raise NoFolderError if it cannot be determined."""
    base = os.environ.get("XDG_DATA_HOME", "")
    if not os.path.isabs(base):
        base = os.environ.get("LOCALAPPDATA", "") if sys.platform == "win32" else ""
    try:
        return (Path(base) if base else Path.home() / ".local" / "share") / "bohnhof" / "games"
    except RuntimeError:
        raise NoFolderError(
            "there is no home folder to save games in; set HOME or XDG_DATA_HOME, or name a file by --save"
        ) from None


def new_path(game: str) -> tuple[Path, Hold]:
    """Return a locked path for a new game, named after the current time."""
    moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    folder().mkdir(parents=True, exist_ok=True)
    tidy()
    number = 1
    while True:
        more = f"-{number}" if number > 1 else ""
        path = folder() / f"{game}-{moment}{more}{SUFFIX}"
        number += 1
        with contextlib.suppress(InUseError):
            hold = Hold(path)
            if not path.exists():
                return path, hold
            hold.let_go()


def tidy() -> None:
    """Remove temporary files of interrupted saves. Recent ones may belong to a running save."""
    with contextlib.suppress(OSError):
        for part in folder().glob(PART.format("*")):
            if time.time() - part.stat().st_mtime > OLD:
                part.unlink(missing_ok=True)


def unfinished(game: str | None, skipped: list[str] | None = None) -> Iterator[tuple[Path, Record]]:
    """Yield the unfinished saved games, the latest first; only those of `game` if it is given.

    The reasons why newer files cannot be read are appended to `skipped`.
    """
    for path in _newest_first():
        try:
            record = load(path)
        except RecordError as problem:
            if skipped is not None and path.name.startswith(f"{game}-" if game else ""):
                skipped.append(str(problem))
            continue
        if record.scores is None and game in (None, record.game.split(" ")[0]):
            yield path, record


def finished(game: str, most: int) -> Iterator[Record]:
    """Yield up to `most` finished games of one kind, the latest first."""
    for path in _newest_first():
        if most and path.name.startswith(f"{game}-"):
            try:
                record = load(path)
            except RecordError:
                continue
            if record.scores is not None and record.game == game:
                most -= 1
                yield record


def _newest_first() -> Iterator[Path]:
    found = [path for path in folder().glob(f"*{SUFFIX}") if path.is_file()] if folder().is_dir() else []
    yield from sorted(found, key=lambda path: (path.stat().st_mtime, path.name), reverse=True)
