"""Seats at rest: what others do changes nothing that only they are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Player, State


class Rest:
    """What a seat may do while it is neither on turn nor awaited depends on this alone, in games that say so
    (`Rules.lets_rest`); whether it may make offers goes with the step.
    """

    def __init__(self, rules: Rules, v: State, own: Player, seat: int) -> None:
        """`v` is what all may see."""
        self._begun = is_at_rest(rules, v, seat)
        self._own = own
        self._offers = v.offers
        self._extra = v.extra
        self._barred = _barred(rules, v, seat) if self._begun else (False, None)

    def lasts(self, rules: Rules, v: State, own: Player, seat: int) -> bool:
        """Whether nothing of it has changed."""
        return (
            self._begun
            and own.lies_like(self._own)
            and v.offers == self._offers
            and v.extra == self._extra
            and is_at_rest(rules, v, seat)
            and _barred(rules, v, seat) == self._barred
        )


def is_at_rest(rules: Rules, v: State, seat: int) -> bool:
    if not rules.rests or seat < 0 or v.active == seat or not v.agenda:
        return False
    return seat not in rules.awaited(v)


def _barred(rules: Rules, v: State, seat: int) -> tuple[bool, Message | None]:
    """What keeps a seat from acting freely."""
    return rules.steps[v.agenda[-1].step].bars_free_acts, rules.forbids_free_acts(v, seat)


def unseen_at_rest(rules: Rules, unseen: list[int], own: Player) -> list[int]:
    """By kind: how many cards one does not see who sees what all see, and his own hand."""
    left = unseen[:]
    for card in own.hand:
        left[rules.kind(card)] -= 1
    return left
