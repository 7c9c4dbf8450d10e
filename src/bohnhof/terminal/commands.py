"""Command lines to show to users, as this program was started."""

from __future__ import annotations

import os
import shlex
from typing import Final

from bohnhof.table.text_files import plain

STARTED_AS: Final = "BOHNHOF_STARTED_AS"
"""The environment variable in which a launcher stores how it was called."""


def command(*words: str | os.PathLike[str]) -> str:
    """Return the command line that runs `bohnhof` with these arguments here."""
    started = plain(os.environ.get(STARTED_AS, "")) or "bohnhof"
    return f"{started} {shlex.join([os.fspath(word) for word in words])}"
