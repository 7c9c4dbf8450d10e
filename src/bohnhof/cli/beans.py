"""Games with beanometers from a file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bohnhof.games import with_beanometers
from bohnhof.table.text_files import TextFileError, read_text_file

MOST_BYTES: Final = 1 << 16


def game_with(game: str, beans: Path | None) -> str:
    """Return the game's name, extended by the beanometers of a file if there is one."""
    if beans is None:
        return game
    return with_beanometers(game, read_text_file(beans, MOST_BYTES, TextFileError), str(beans))
