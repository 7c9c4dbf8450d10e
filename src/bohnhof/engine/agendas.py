"""Validate agendas, so that every accepted position can be played to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Entry, State

MOST_LINES: Final = 40


class Contradiction:
    """An invalid line of the agenda, counted from 0 at the current step, and the reason."""

    def __init__(self, line: int, why: str) -> None:
        self.line = line
        self.why = why


def contradiction(rules: Rules, s: State) -> Contradiction | None:
    """Return the first error in the agenda of a state, or None.

    Interrupts come first. They are followed by steps of one turn in their order, or by one step
    that belongs to no turn. Each step validates its own line.
    """
    if len(s.agenda) > MOST_LINES:
        return Contradiction(MOST_LINES, f"an agenda has at most {MOST_LINES} lines")
    order = rules.order_of_steps(s)
    before: Entry | None = None
    for i, line in enumerate(reversed(s.agenda)):
        step = rules.steps[line.step]
        if step.interrupts:
            if before is not None:
                name = rules.steps[before.step].name
                return Contradiction(i, f"“{step.name}” interrupts a turn and cannot come after “{name}”")
        elif before is not None:
            if not _follows(order, before, line):
                name = rules.steps[before.step].name
                return Contradiction(i, f"“{step.name}” cannot come after “{name}”")
        most, most_other = step.most(rules, s, line)
        for number, highest in ((line.progress, most), (line.other, most_other)):
            if not 0 <= number <= highest:
                return Contradiction(i, f"a number of “{step.name}” is {number} and can be 0 to {highest}")
        why = step.objection(rules, s, line)
        if why:
            return Contradiction(i, f"“{step.name}” contradicts the table: {why}")
        if not step.interrupts:
            before = line
    why = rules.objection(s)
    return Contradiction(0, why) if why else None


def _follows(order: list[int], before: Entry, line: Entry) -> bool:
    """Return whether `line` may follow `before`; the same step only for another seat."""
    if before.step not in order or line.step not in order:
        return False
    if before.step == line.step:
        return before.owner != line.owner
    return order.index(before.step) < order.index(line.step)
