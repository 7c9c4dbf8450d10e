"""Random play with the full rules, at the engine's own speed: for search, counts and benchmarks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.schedule import ACT, ANSWER, Schedule
from bohnhof.engine.suggestions import sample_offer

if TYPE_CHECKING:
    from bohnhof.engine.chance import Rng
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State

LONGEST: Final = 1 << 20
"""More actions than any game of the family needs."""


class StuckError(Exception):
    """A game in which nobody can act or that does not end: an error in its rules."""


def playout(rules: Rules, s: State, rng: Rng) -> int:
    """Play a state to its end; the number of actions it took. Who is asked for an answer or an offer may say
    nothing, and who could be done may make an offer instead.
    """
    actions = 0
    schedule = Schedule(len(s.players))
    awaited = rules.awaited(s)
    while awaited:
        question = schedule.among(rules, s, awaited)
        seat = question.seat
        if question.asked == ACT:
            action = rules.sample_move(s, seat, rng)
            if action is None:
                raise StuckError(f"seat {seat + 1} is awaited and can do nothing")
            if action is rules.acts.done and rng.below(2) and schedule.may_propose(rules, s, seat):
                action = sample_offer(rules, s, seat, rng) or action
        else:
            if question.asked == ANSWER:
                action = rules.sample_move(s, seat, rng) if rng.below(2) else None
            else:
                action = None if rng.below(6) else sample_offer(rules, s, seat, rng)
            if action is None:
                schedule.kept_silent(s, seat)
                continue
        awaited = rules.perform(s, seat, action)
        schedule.acted(s, seat, action)
        actions += 1
        if actions > LONGEST:
            raise StuckError("the game does not end")
    return actions
