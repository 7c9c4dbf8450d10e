"""Commands to type next, as this program was started."""

from __future__ import annotations

import os
import shlex
from typing import Final

from bohnhof.table.text_files import plain

STARTED_AS: Final = "BOHNHOF_STARTED_AS"
"""The variable by which a starter says how it was called."""


def command(*words: str | os.PathLike[str]) -> str:
    """A command line that does this here."""
    started = plain(os.environ.get(STARTED_AS, "")) or "bohnhof"
    return f"{started} {shlex.join([os.fspath(word) for word in words])}"
