"""Auto-answer policies: what a table answers for a person without asking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bohnhof.engine.schedule import ACT, ANSWER, PROPOSE, Question

if TYPE_CHECKING:
    from bohnhof.table.table import Table


class Manners:
    """The auto-answer policy of one seat. By default its person is asked everything."""

    def __init__(self) -> None:
        self.declines_unmet = False
        """Whether to decline offers that the seat cannot meet.

        Waiting does not help: no card comes to a hand while they are open.
        """
        self.declines_all = False
        """Whether to decline every offer in this turn."""
        self.proposes_nothing = False
        """Whether to make no offer before the seat's own turn."""
        self.ends_turns = False
        """Whether to say done wherever a person need not be asked (see `Rules.ends_unasked`)."""
        self.unmet: set[int] = set()
        """Numbers of the offers declined because the seat could not meet them."""

    def begin_turn(self, own: bool) -> None:
        """Reset the settings for the previous turn; `own` is set if the seat's own turn begins."""
        self.declines_all = False
        self.proposes_nothing = self.proposes_nothing and not own

    def answer(self, table: Table, question: Question) -> bool:
        """Answer a question for the person. Return False if the person has to be asked."""
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
