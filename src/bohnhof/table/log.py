"""What was done at a table, and what a seat may know of it."""

from __future__ import annotations

from typing import NamedTuple

from bohnhof.engine.facts import Fact


class Told(NamedTuple):
    """An act as one seat may know it."""

    number: int
    """Acts are counted from 1."""
    seat: int
    sentence: str
    facts: tuple[Fact, ...]
    """What happened by it."""


class Act(NamedTuple):
    """An act as the table knows it."""

    seat: int
    sentence: str
    public: str
    """The sentence without what only its seat may know."""
    facts: tuple[Fact, ...]

    def told(self, number: int, seat: int) -> Told:
        """The same as this seat may know it."""
        sentence = self.sentence if seat == self.seat else self.public
        return Told(number, self.seat, sentence, tuple([fact.seen_by(seat) for fact in self.facts]))
