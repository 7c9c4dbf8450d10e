"""SVG charts for reports: narrow enough for a phone, styled by report.css."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

from bohnhof.arena.figures import Estimate

WIDTH: Final = 340
LABEL: Final = 104
"""Width of the column of row names."""
VALUE: Final = 50
"""Width of the column of figures at the right."""
ROW: Final = 22
LETTERS: Final = 16
"""Length in characters of the longest row name that fits."""
FEWER_LETTERS: Final = 13
"""The same in bar charts, whose rows also show `Bar.part`."""

Format = Callable[[float], str]


class Bar(NamedTuple):
    """A row of a bar chart. `label` is empty except in the first row of a group."""

    label: str
    part: str
    value: float


class Dot(NamedTuple):
    """A row of a chart of intervals."""

    label: str
    estimate: Estimate


def ticks(low: float, high: float, about: int = 4) -> list[float]:
    """Return about `about` round numbers that cover the range from `low` to `high`."""
    span = max(high - low, 1e-6)
    power = 10.0 ** floor(log10(span / about))
    step = next(power * size for size in (1, 2, 5, 10) if span <= power * size * about)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [number * step for number in range(first, max(last, first + 1) + 1)]


def intervals(title: str, dots: Sequence[Dot], form: Format, line: float | None = None) -> str:
    """Return an SVG chart with one dot and its interval per row.

    `line` draws a vertical reference line. Intervals that do not contain it are coloured.
    """
    ends = [end for dot in dots for end in dot.estimate[1:]] + ([] if line is None else [line])
    marks = ticks(min(ends), max(ends))
    place = _scale(marks)
    parts = _axis(marks, place, len(dots) * ROW, form)
    if line is not None:
        parts.append(_line(place(line), 0, place(line), len(dots) * ROW, "par"))
    for i, (label, estimate) in enumerate(dots):
        y = i * ROW + ROW / 2
        kind = ""
        if line is not None and not estimate.low <= line <= estimate.high:
            kind = " above" if estimate.mean > line else " below"
        parts.append(_text(0, y, _short(label), "label", label))
        parts.append(_line(place(estimate.low), y, place(estimate.high), y, f"whisker{kind}"))
        parts.append(f'<circle class="dot{kind}" cx="{place(estimate.mean):.1f}" cy="{y:g}" r="4.5"/>')
        parts.append(_text(WIDTH, y, form(estimate.mean), "value"))
    return _svg(title, parts, len(dots) * ROW + 20)


def bars(title: str, rows: Sequence[Bar], form: Format) -> str:
    """Return an SVG chart with one horizontal bar per row."""
    marks = ticks(0, max([row.value for row in rows]))
    place = _scale(marks)
    height = ROW * 0.8
    parts = _axis(marks, place, len(rows) * height, form)
    for i, (label, part, value) in enumerate(rows):
        y = i * height + height / 2
        wide = max(0.0, place(value) - place(0))
        parts.append(_text(0, y, _short(label, FEWER_LETTERS), "label", label))
        parts.append(_text(LABEL - 4, y, part, "value"))
        parts.append(
            f'<rect class="bar" x="{place(0):g}" y="{y - 5.5:g}" width="{wide:.1f}" height="11" rx="2"/>'
        )
        parts.append(_text(WIDTH, y, form(value), "value"))
    return _svg(title, parts, len(rows) * height + 20)


def histogram(title: str, values: Sequence[int], about: int = 14) -> str:
    """Return an SVG histogram of `values` with about `about` bars."""
    marks = ticks(min(values), max(values) + 1, about)
    step = max(1.0, marks[1] - marks[0])
    first = floor(marks[0])
    counts = [0] * (floor((max(values) - first) / step) + 1)
    for value in values:
        counts[floor((value - first) / step)] += 1
    high, wide = 120, WIDTH / len(counts)
    parts = [_line(0, high, WIDTH, high, "grid")]
    every = ceil(len(counts) / 8)
    for i, count in enumerate(counts):
        tall = count / max(counts) * (high - 14)
        x = i * wide
        size = f'width="{wide - 2:.1f}" height="{tall:.1f}"'
        parts.append(f'<rect class="bar" x="{x + 1:.1f}" y="{high - tall:.1f}" {size}/>')
        if count:
            parts.append(_text(x + wide / 2, high - tall - 7, str(count), "tick"))
        if i % every == 0:
            parts.append(_text(x + wide / 2, high + 10, f"{first + i * step:g}", "tick"))
    return _svg(title, parts, high + 20)


def _scale(marks: Sequence[float]) -> Callable[[float], float]:
    left, right = LABEL + 6, WIDTH - VALUE - 6
    return lambda value: left + (value - marks[0]) / (marks[-1] - marks[0]) * (right - left)


def _axis(marks: Sequence[float], place: Callable[[float], float], height: float, form: Format) -> list[str]:
    parts: list[str] = []
    for mark in marks:
        parts.append(_line(place(mark), 0, place(mark), height, "grid"))
        parts.append(_text(place(mark), height + 10, form(mark), "tick"))
    return parts


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:g}" x2="{x2:.1f}" y2="{y2:g}"/>'


def _text(x: float, y: float, words: str, kind: str, whole: str = "") -> str:
    title = f"<title>{escape(whole)}</title>" if whole and whole != words else ""
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(words)}{title}</text>'


def _short(name: str, letters: int = LETTERS) -> str:
    """Shorten a long name to its end, which is the most telling part."""
    return name if len(name) <= letters else f"…{name[1 - letters :]}"


def _svg(title: str, parts: Sequence[str], height: float) -> str:
    inside = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">{inside}</svg>'
