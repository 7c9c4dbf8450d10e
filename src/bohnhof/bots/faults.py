"""Faults of external bots that cost them a move but not the game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Fault:
    """One kind of fault of one bot, with the number of occurrences."""

    bot: str
    """The bot as the user named it."""
    what: str
    times: int
    first: str
    """Details of the first occurrence; may be empty."""

    def __str__(self) -> str:
        moves = "a move" if self.times == 1 else f"{self.times} moves"
        return f"{self.bot} has lost {moves}: it {self.what}{f' ({self.first})' if self.first else ''}"


def summed(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """Merge faults of the same kind and bot."""
    found: dict[tuple[str, str], Fault] = {}
    for fault in faults:
        had = found.get((fault.bot, fault.what))
        found[fault.bot, fault.what] = fault if had is None else replace(had, times=had.times + fault.times)
    return tuple(found.values())
