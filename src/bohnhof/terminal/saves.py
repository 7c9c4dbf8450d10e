"""Where games are kept between two sittings."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Final

from bohnhof.table.record import Record, RecordError, load

SUFFIX: Final = ".bohnhof"


def folder() -> Path:
    """The folder for saved games among the user's data."""
    base = os.environ.get("XDG_DATA_HOME", "")
    if not os.path.isabs(base):
        base = os.environ.get("LOCALAPPDATA", "") if sys.platform == "win32" else ""
    return (Path(base) if base else Path.home() / ".local" / "share") / "bohnhof" / "games"


def new_path(game: str) -> Path:
    """A file for a new game, named after the moment."""
    moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    folder().mkdir(parents=True, exist_ok=True)
    path = folder() / f"{game}-{moment}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder() / f"{game}-{moment}-{number}{SUFFIX}"
        number += 1
    return path


def latest(game: str | None) -> tuple[Path, Record] | None:
    """The saved game that was played last and is not over; of one game if it is named."""
    for path in _newest_first():
        try:
            record = load(path)
        except RecordError:
            continue
        if record.scores is None and game in (None, record.game):
            return path, record
    return None


def finished(game: str, most: int) -> Iterator[Record]:
    """The games of one kind that were played to their end, the newest first."""
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
