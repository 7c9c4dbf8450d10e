"""The log of a table, and what a seat may know of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bohnhof.engine.facts import DECLINED, OFFERED, WITHDRAWN, Fact
from bohnhof.engine.slots import PILE_BITS
from bohnhof.engine.state import EVERYONE
from bohnhof.engine.suggestions import Proposal

_TALK: Final = (OFFERED, DECLINED, WITHDRAWN)


class Told(NamedTuple):
    """A logged action as one seat may know it."""

    number: int
    """The number of the action, counted from 1."""
    seat: int
    sentence: str
    facts: tuple[Fact, ...]
    """The events it caused."""


class Act(NamedTuple):
    """A logged action with all its information."""

    seat: int
    sentence: str
    public: str
    """The sentence without details that only its player may know."""
    facts: tuple[Fact, ...]

    def told(self, number: int, seat: int) -> Told:
        """Return the action as a seat may know it."""
        sentence = self.sentence if seat == self.seat else self.public
        return Told(number, self.seat, sentence, tuple([fact.seen_by(seat) for fact in self.facts]))

    def is_talk(self) -> bool:
        """Return whether the action only made, declined or withdrew an offer."""
        for fact in self.facts:
            if fact.what not in _TALK:
                return False
        return bool(self.facts)


def refused_proposals(log: Sequence[Act], seats: int) -> set[Proposal]:
    """Return the offers that everyone asked has declined, since the last action other than talk."""
    noes: dict[int, int] = {}
    found: set[Proposal] = set()
    for act in reversed(log):
        if not act.is_talk():
            break
        for fact in act.facts:
            if fact.what == DECLINED:
                noes[fact.number] = noes.get(fact.number, 0) | 1 << fact.seat
            elif fact.what == OFFERED:
                asked = 1 << fact.other if fact.other != EVERYONE else (1 << seats) - 1 & ~(1 << fact.seat)
                if noes.get(fact.number, 0) & asked == asked:
                    give = tuple([card & (1 << PILE_BITS) - 1 for card in fact.cards])
                    found.add((fact.seat, fact.other, give, fact.back))
    return found
