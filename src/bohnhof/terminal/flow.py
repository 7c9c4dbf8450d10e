"""Line wrapping that breaks text between its parts rather than within them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

WORDS: Final = (re.compile(r" (?!×)"),)
"""Gaps between words. A count stays next to its bean."""
PARTS: Final = (
    re.compile(r"(?<=\S)  +"),
    re.compile(r" · "),
    re.compile(r"(?<=;) "),
    re.compile(r"(?<=,) "),
    *WORDS,
)
"""Gaps at which a line is broken, in order of preference. The next one splits parts too long."""


class Flow:
    """A text that is wrapped to the available width."""

    def __init__(self, text: Text, gaps: Sequence[re.Pattern[str]] = PARTS) -> None:
        self.text = text
        self.gaps = gaps

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text("\n").join(_broken(self.text, options.max_width, self.gaps))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.text)


def _broken(text: Text, width: int, gaps: Sequence[re.Pattern[str]]) -> list[Text]:
    """Break a text into lines of at most `width` columns, at the first of `gaps` if possible."""
    if text.cell_len <= width or not gaps:
        return [text]
    lines: list[Text] = []
    ends = [end for gap in gaps[0].finditer(text.plain) for end in gap.span()]
    pieces = [Text(), *text.divide(ends)]
    for gap, part in zip(pieces[::2], pieces[1::2], strict=True):
        if lines and lines[-1].cell_len + gap.cell_len + part.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], gap, part)
        else:
            lines.extend(_broken(part, width, gaps[1:]))
    return lines
