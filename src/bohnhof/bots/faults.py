"""What bots from outside do wrong where it costs them a move and not the game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Fault:
    """One kind of misbehaviour of one bot, counted."""

    bot: str
    """As it was named."""
    what: str
    times: int
    first: str
    """How it was the first time, in more words; may be empty."""

    def __str__(self) -> str:
        moves = "a move" if self.times == 1 else f"{self.times} moves"
        return f"{self.bot} has lost {moves}: it {self.what}{f' ({self.first})' if self.first else ''}"


def summed(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """Each kind of each bot once."""
    found: dict[tuple[str, str], Fault] = {}
    for fault in faults:
        had = found.get((fault.bot, fault.what))
        found[fault.bot, fault.what] = fault if had is None else replace(had, times=had.times + fault.times)
    return tuple(found.values())
