"""Read untrusted text files; an error is one line with the place and the reason."""

from __future__ import annotations

import os
import re
import unicodedata
from pathlib import Path
from typing import Final

LONGEST_REASON: Final = 600
MOST_MARKS: Final = 3
"""Maximum number of combining marks on one letter; Hebrew and Tibetan need this many."""
_BLANK: Final = re.compile(
    "[\u115f\u1160\u17b4\u17b5\u2065\u2800\u3164\uffa0\ufff0-\ufff8\U0001d159\U000e0000-\U000e0fff]"
)
"""Characters without a shape that Unicode counts neither as spaces nor as format characters."""


class TextFileError(ValueError):
    """A text that cannot be used: source, line (0 for all of it) and reason, on one line."""

    def __init__(self, source: str, line: int, why: str) -> None:
        place = f"{source}:{line}" if line else source
        super().__init__(f"{plain(place)}: {plain(why, LONGEST_REASON)}")
        self.source = source
        self.line = line
        self.why = why


def plain(text: str, most: int = LONGEST_REASON) -> str:
    """Return untrusted text in a form that is safe to show.

    The result is one line, without invisible characters and without piles of accents.
    """
    kept: list[str] = []
    marks = MOST_MARKS
    for char in _BLANK.sub(" ", one_line(text, most)):
        if unicodedata.category(char) not in ("Mn", "Me"):
            marks = MOST_MARKS if char == " " else 0
            kept.append(char)
        elif marks < MOST_MARKS:
            marks += 1
            kept.append(char)
    return " ".join("".join(kept).split())


def one_line(text: str, most: int = LONGEST_REASON) -> str:
    """Return text as one line of at most `most` characters, without control characters."""
    kept: list[str] = []
    for char in text[: 4 * most]:
        category = unicodedata.category(char)
        if category in ("Cc", "Zl", "Zp"):
            kept.append(" ")
        elif category not in ("Cf", "Cs"):
            kept.append(char)
    line = " ".join("".join(kept).split())
    return line if len(line) <= most else line[: most - 1].rstrip() + "…"


def read_text_file(path: str | os.PathLike[str], most_bytes: int, error: type[TextFileError]) -> str:
    """Read a UTF-8 file of at most `most_bytes` bytes. Raise `error` if it is anything else."""
    source = os.fspath(path)
    try:
        with Path(path).open("rb") as file:
            data = file.read(most_bytes + 1)
    except (OSError, ValueError) as problem:
        raise error(source, 0, f"cannot be read ({_reason(problem)})") from None
    if len(data) > most_bytes:
        raise error(source, 0, f"is larger than {most_bytes // 1024} KiB")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise error(source, line, "this is no UTF-8 text") from None


def _reason(problem: OSError | ValueError) -> str:
    return (problem.strerror if isinstance(problem, OSError) else None) or str(problem)
