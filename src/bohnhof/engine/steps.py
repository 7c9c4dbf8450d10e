"""The numbered paragraphs of a turn."""

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
"""ALONE[seat] is a table that waits for this seat only."""

TOGETHER: Final[list[tuple[int, ...]]] = [
    tuple([seat for seat in range(8) if bits >> seat & 1]) for bits in range(256)
]
"""TOGETHER[bits] is a table that waits for the seats whose bits are set."""

ALL_SEATS: Final = 255
"""One bit for each seat there can be."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A paragraph of the turn. Stateless: what it must remember stands in its agenda entry."""

    name: str = ""
    """Its word in the agenda of a position."""
    interrupts: bool = False
    """Comes up inside a turn and is settled before the turn goes on."""
    final: bool = False
    """Comes after the last turn."""
    bars_free_acts: bool = False
    """Nobody may act freely (harvest, buy) meanwhile."""
    moment: bool = False
    """Something that nobody does: seats may want to act before it, and a word said earlier ends here."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name!r}>"

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        """The seats without which the game cannot go on."""
        return ()

    def holds(self, rules: Rules, s: State, now: Entry) -> i64:
        """The seats, one bit each, that could still change something by acting before a `moment`. It waits
        for those that have not said that they are done.
        """
        return 0

    def said_done(self, now: Entry) -> i64:
        """The seats, one bit each, for which a `moment` need not wait any more."""
        return now.other

    def hear_done(self, s: State, now: Entry, seat: int) -> None:
        """Remember at a `moment` that a seat is done."""
        s.agenda[-1] = Entry(now.step, now.owner, now.progress, now.other | 1 << seat)

    def insists(self, rules: Rules, s: State, now: Entry) -> bool:
        """Return whether people are asked at a `moment` even if they do not want to be asked needlessly."""
        return True

    def held_for(self, rules: Rules, s: State, now: Entry) -> i64:
        """The seats, one bit each, for which a `moment` waits."""
        return self.holds(rules, s, now) & ~self.said_done(now)

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        """Whether this act of this seat belongs here."""
        return False

    def rebuff(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> Message:
        """Why an unwelcome act is refused."""
        if isinstance(action, (MakeOffer, Answer)):
            return reasons.NO_TRADE_NOW
        if seat in rules.awaited(s):
            return action.out_of_place() or self.expects(rules, s, now, seat)
        return reasons.NOT_YOUR_TURN

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        """What an awaited seat should do here, in words."""
        return reasons.NOT_NOW

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        """The closed acts that could belong here; the list of moves is what the law leaves of them."""
        return []

    def due(self, rules: Rules, s: State, now: Entry, seat: int, moves: list[Action]) -> list[Action]:
        """Return the moves of which one must be made before this seat may be done, where not all are such."""
        return moves

    def traders(self, rules: Rules, s: State, now: Entry) -> i64:
        """The seats that may make offers here, one bit each."""
        return 0

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        """Move the agenda on for an act that is just being done. Comes before the act's own effect."""

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        """How far progress and the other number of its line can go."""
        return 0, 0

    def objection(self, rules: Rules, s: State, line: Entry) -> str:
        """Why this line of a position's agenda contradicts the table, in words; empty where it does not."""
        if self.interrupts or line.owner == s.active:
            return ""
        return f"it is the turn of player {s.active + 1}"

    def happen(self, rules: Rules, s: State, now: Entry) -> None:
        """What happens when nobody is awaited. A step that is through leaves the agenda."""
        s.agenda.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step):
    """Its owner alone does one act of a few classes, and then it is through."""

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
        """Every closed act of its classes, one class after the other."""
        if seat != now.owner:
            return []
        if not self._closed:
            self._closed = [act for kind in self.classes for act in rules.acts.all if isinstance(act, kind)]
        return self._closed

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        s.agenda.pop()
