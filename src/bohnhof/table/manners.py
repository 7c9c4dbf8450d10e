"""What a person lets the table do for the own seat without asking back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bohnhof.engine.schedule import ACT, ANSWER, PROPOSE, Question

if TYPE_CHECKING:
    from bohnhof.table.table import Table


class Manners:
    """The manners of one seat. Without any, its person is asked everything."""

    def __init__(self) -> None:
        self.declines_unmet = False
        """No to offers that cannot be met: no card comes to a hand while they are open."""
        self.declines_all = False
        """No to every offer of this turn."""
        self.proposes_nothing = False
        """No offer before the own turn."""
        self.ends_turns = False
        """“Done” at the end of the own turn, unless something can be bought or was shuffled."""
        self.unmet: set[int] = set()
        """The offers declined for want of cards."""

    def begin_turn(self, own: bool) -> None:
        """Forget what was meant for the turn that has ended."""
        self.declines_all = False
        self.proposes_nothing = self.proposes_nothing and not own

    def answer(self, table: Table, question: Question) -> bool:
        """Whether the question needed no person."""
        seat = question.seat
        if question.asked == PROPOSE and self.proposes_nothing:
            table.keep_silent(seat)
            return True
        if question.asked == ACT and self.ends_turns and table.rules.ends_unasked(table.state):
            return table.act(seat, table.rules.acts.done) is None
        if question.asked != ANSWER:
            return False
        serials = table.offers_to(seat)
        unmet = self._not_to_be_met(table, seat, serials) if self.declines_unmet else []
        if unmet:
            self.unmet.update(unmet)
            table.decline(seat, unmet)
        elif self.declines_all:
            table.decline(seat, serials)
            table.keep_silent(seat)
        return bool(unmet) or self.declines_all

    def _not_to_be_met(self, table: Table, seat: int, serials: Sequence[int]) -> list[int]:
        rules = table.rules
        view = table.view(seat)
        return [
            serial for serial in serials if rules.refusal(view, seat, rules.acts.accept(serial)) is not None
        ]
