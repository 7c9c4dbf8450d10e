"""Steps: the numbered parts of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine import reasons
from bohnhof.engine.state import Entry
from bohnhof.engine.trading import Answer, MakeOffer
from bohnhof.native import i64, mypyc_attr

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(8)]
"""ALONE[seat] is the tuple of this seat only."""

TOGETHER: Final[list[tuple[int, ...]]] = [
    tuple([seat for seat in range(8) if bits >> seat & 1]) for bits in range(256)
]
"""TOGETHER[mask] is the tuple of the seats in a bit mask."""

ALL_SEATS: Final = 255
"""Bit mask of all possible seats."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A step of the turn. Stateless: its progress is stored in its agenda entry."""

    name: str = ""
    """Its name in the agenda of a position."""
    interrupts: bool = False
    """Whether it interrupts a turn and is settled before the turn continues."""
    final: bool = False
    """Whether it comes after the last turn."""
    bars_free_acts: bool = False
    """Whether no one may harvest or buy during this step."""
    moment: bool = False
    """Whether it happens automatically, once no one wants to act before it.

    A `done` said earlier counts for one such step at most.
    """

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name!r}>"

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        """Return the seats that must act before the step can continue."""
        return ()

    def holds(self, rules: Rules, s: State, now: Entry) -> i64:
        """Return a bit mask of the seats that could still change something before a `moment`.

        The step waits for those of them that have not said done.
        """
        return 0

    def said_done(self, now: Entry) -> i64:
        """Return a bit mask of the seats that a `moment` need not wait for any longer."""
        return now.other

    def hear_done(self, s: State, now: Entry, seat: int) -> None:
        """Record that a seat has said done before a `moment`."""
        s.agenda[-1] = Entry(now.step, now.owner, now.progress, now.other | 1 << seat)

    def insists(self, rules: Rules, s: State, now: Entry) -> bool:
        """Return whether people are asked at a `moment` even if they avoid needless prompts."""
        return True

    def held_for(self, rules: Rules, s: State, now: Entry) -> i64:
        """Return a bit mask of the seats that a `moment` waits for."""
        return self.holds(rules, s, now) & ~self.said_done(now)

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        """Return whether the step accepts an action by a seat."""
        return False

    def rebuff(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> Message:
        """Return why the step does not accept an action."""
        if isinstance(action, (MakeOffer, Answer)):
            return reasons.NO_TRADE_NOW
        if seat in rules.awaited(s):
            return action.out_of_place() or self.expects(rules, s, now, seat)
        return reasons.NOT_YOUR_TURN

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        """Return what an awaited seat should do in this step."""
        return reasons.NOT_NOW

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        """Return the closed actions that could be accepted; `Rules.moves` keeps the legal ones."""
        return []

    def due(self, rules: Rules, s: State, now: Entry, seat: int, moves: list[Action]) -> list[Action]:
        """Return those of `moves` that count toward what the seat must do before it may say done.

        If all moves count, return `moves` itself.
        """
        return moves

    def traders(self, rules: Rules, s: State, now: Entry) -> i64:
        """Return a bit mask of the seats that may make offers in this step."""
        return 0

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        """Advance the agenda for an action that is about to be applied."""

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        """Return the maximum of `progress` and of `other` in an agenda entry."""
        return 0, 0

    def objection(self, rules: Rules, s: State, line: Entry) -> str:
        """Return why an agenda entry contradicts the state, in English; empty if it does not."""
        if self.interrupts or line.owner == s.active:
            return ""
        return f"it is the turn of player {s.active + 1}"

    def happen(self, rules: Rules, s: State, now: Entry) -> None:
        """Do what happens when no one is awaited. A finished step leaves the agenda."""
        s.agenda.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step):
    """A step in which its owner plays one action of the given classes."""

    def __init__(self, expected: Message, *classes: type[Action]) -> None:
        self.expected = expected
        self.classes = classes
        self._closed: list[Action] = []

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        return ALONE[now.owner]

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        return seat == now.owner and isinstance(action, self.classes)

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        return self.expected

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        """Return every closed action of its classes, class by class."""
        if seat != now.owner:
            return []
        if not self._closed:
            self._closed = [act for kind in self.classes for act in rules.acts.all if isinstance(act, kind)]
        return self._closed

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        s.agenda.pop()
