"""Games played with a table of beanometers of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bohnhof.games import with_beanometers
from bohnhof.table.text_files import TextFileError, read_text_file

MOST_BYTES: Final = 1 << 16


def game_with(game: str, beans: Path | None) -> str:
    """The name of the game as it is, or with the beanometers in a file."""
    if beans is None:
        return game
    return with_beanometers(game, read_text_file(beans, MOST_BYTES, TextFileError), str(beans))
