"""Action masks: mark legal decisions, as validated by the rules, in bytes that are 0."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.state import UNSEEN
from bohnhof.engine.trading import can_be_met, holds
from bohnhof.native import i64, u8, vec

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Row, State
    from bohnhof.learning.draft import Draft
    from bohnhof.learning.space import Space


def mark_moves(rules: Rules, s: State, seat: int, out: vec[u8], at: i64) -> list[Action]:
    """Mark every legal act that has a number. Return the legal candidates without a number."""
    now = s.agenda[-1]
    step = rules.steps[now.step]
    others: list[Action] = []
    for action in step.candidates(rules, s, now, seat):
        if rules.judge(s, now, step, seat, action) is None:
            index: i64 = action.index
            if index >= 0:
                out[at + index] = 1
            else:
                others.append(action)
    for action in rules.free_acts(s, seat):
        if rules.judge(s, now, step, seat, action) is None:
            out[at + action.index] = 1
    return others


def mask_draft(space: Space, s: State, seat: int, draft: Draft, out: vec[u8], at: i64) -> None:
    """Mark all decisions that continue a draft."""
    rules = space.rules
    out[at + space.drop] = 1
    if draft.next_place(rules, s, seat):
        out[at + space.other_copy] = 1
    if rules.refusal(s, seat, draft.action()) is None:
        out[at + space.send] = 1
    if draft.serial:
        if draft.card + 1 < len(draft.give):
            out[at + space.next_card] = 1
        return
    if not draft.want:
        last = draft.give[-1] if draft.give else UNSEEN
        start = at + space.give
        _mark_after(last, tuple(s.players[seat].hand), out, start)
        for pile in rules.trade_piles(s, seat):
            _mark_after(last, pile, out, start)
        # The seat holds enough cards of the other kinds: this was checked when they were named.
        if last != UNSEEN and holds(rules, s, seat, (last,) * (draft.give.count(last) + 1)):
            out[start + last] = 1
    want = tuple(draft.want)
    # Unseen cards are only in hidden hands. A partner who may have one may have any kind.
    any_kind = can_be_met(rules, s, seat, draft.partner, (*want, UNSEEN))
    for kind in range(want[-1] if want else 1, space.kinds + 1):
        if any_kind or can_be_met(rules, s, seat, draft.partner, (*want, kind)):
            out[at + space.want + kind] = 1


def _mark_after(last: i64, pile: Row, out: vec[u8], at: i64) -> None:
    """Mark the kinds above `last` that are in a pile."""
    for card in pile:
        kind: i64 = card
        if kind > last:
            out[at + kind] = 1
