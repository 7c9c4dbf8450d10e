"""The table of beanometers, which is read from a file that players may replace."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

COUNTS: Final = {"sword": 19, "princess": 17, "magic": 15, "white": 14, "mean": 13, "cap": 11, "picker": 9}
"""By bean, in the order of the deck: its number of cards."""

MOST_STEPS: Final = 4
MOST_BEANS: Final = 999

_KEYS: Final = ["reconstructed", "beanometers"]


class BeanometersError(ValueError):
    """The error for an invalid table, with the source of the table."""


class Beanometers:
    """A table of the beanometers of all beans. Raises BeanometersError if it is invalid."""

    def __init__(self, source: str, steps: dict[str, tuple[int, ...]]) -> None:
        self.source = source
        self._steps = steps
        for bean in steps:
            if bean not in COUNTS:
                raise self._error(f"no bean is called “{bean}”; the beans are {', '.join(COUNTS)}")
        for bean in COUNTS:
            if bean not in steps:
                raise self._error(f"the beanometer of “{bean}” is missing")
            self._check(bean, steps[bean])

    def steps(self, bean: str) -> tuple[int, ...]:
        return self._steps[bean]

    @property
    def line(self) -> str:
        """The whole table in one line, as records store it."""
        words = [f"{bean}={'/'.join([str(step) for step in self._steps[bean]])}" for bean in COUNTS]
        return " ".join(words)

    def _check(self, bean: str, steps: tuple[int, ...]) -> None:
        if not 1 <= len(steps) <= MOST_STEPS:
            raise self._error(f"“{bean}” has {len(steps)} steps; a beanometer has 1 to {MOST_STEPS}")
        last = 0
        for taler, step in enumerate(steps, 1):
            if not 0 <= step <= COUNTS[bean]:
                raise self._error(f"“{bean}” has a step of {step} beans, but {COUNTS[bean]} cards")
            if step and step <= last:
                raise self._error(f"the steps of “{bean}” do not rise: {step} after {last}")
            if step and step < taler:
                raise self._error(
                    f"“{bean}” pays {taler} taler for a step of {step}, but a taler is a bean turned over"
                )
            last = step or last
        if not last:
            raise self._error(f"“{bean}” has no step that exists")

    def _error(self, why: str) -> BeanometersError:
        return BeanometersError(f"{self.source}: {why}")


def usual() -> Beanometers:
    """Return the default table."""
    text = files("bohnhof.games.rabohnzel").joinpath("beans.toml").read_text(encoding="utf-8")
    return read_file(text, "beans.toml")


def read_file(text: str, source: str) -> Beanometers:
    """Return the table in the text of a file. Raise BeanometersError if it is invalid."""
    try:
        data = tomllib.loads(text)
    except ValueError as problem:
        raise BeanometersError(f"{source}: this is not TOML ({problem})") from None
    except RecursionError:
        raise BeanometersError(f"{source}: this is nested too deeply") from None
    for key in data:
        if key not in _KEYS:
            raise BeanometersError(f"{source}: “{key}” does not belong here; there are {', '.join(_KEYS)}")
    table = data.get("beanometers")
    if not isinstance(table, dict):
        raise BeanometersError(f"{source}: there is no table “[beanometers]” with a line for each bean")
    found: dict[str, tuple[int, ...]] = {}
    for bean, steps in table.items():
        if not isinstance(steps, list):
            raise BeanometersError(f"{source}: “{bean}” should have a list of steps, as in [2, 4, 5, 6]")
        numbers: list[int] = []
        for step in steps:
            if not isinstance(step, int) or isinstance(step, bool):
                raise BeanometersError(f"{source}: “{bean}” has the step “{step}”, which is no whole number")
            if abs(step) > MOST_BEANS:
                raise BeanometersError(f"{source}: “{bean}” has a step of more beans than there are cards")
            numbers.append(step)
        found[bean] = tuple(numbers)
    return Beanometers(source, found)


def read_line(line: str, source: str) -> Beanometers:
    """Return the table in a line written by `Beanometers.line`.

    Raise BeanometersError if it is invalid.
    """
    found: dict[str, tuple[int, ...]] = {}
    for word in line.split():
        bean, _, steps = word.partition("=")
        numbers = steps.split("/")
        for number in numbers:
            if not number.isascii() or not number.isdigit() or len(number) > 3:
                raise BeanometersError(f"{source}: “{word}” should be a bean and its steps, as in cap=3/5/6")
        if bean in found:
            raise BeanometersError(f"{source}: “{bean}” stands here twice")
        found[bean] = tuple([int(number) for number in numbers])
    return Beanometers(source, found)
