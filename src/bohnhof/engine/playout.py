"""Rollouts: play a state to its end by a policy or at random, for search and move counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.schedule import ACT, ANSWER, Schedule
from bohnhof.engine.suggestions import sample_offer
from bohnhof.native import mypyc_attr

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.chance import Rng
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.schedule import Question
    from bohnhof.engine.state import State

LONGEST: Final = 1 << 20
"""Upper bound on the number of actions; no game of the family needs as many."""


class StuckError(Exception):
    """A game in which no one can act or that does not end: an error in its rules."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A policy for every seat. Its choices are applied without validation."""

    def choose(self, s: State, question: Question, rng: Rng) -> Action | None:
        """Return the action of the seat that is asked, or None to stay silent.

        It must not be None if the question is ACT. The state may be a full one; the policy must use
        only what the seat may know.
        """
        raise NotImplementedError


def playout(
    rules: Rules,
    s: State,
    rng: Rng,
    policy: Policy | None = None,
    turns: int = 0,
    schedule: Schedule | None = None,
) -> int:
    """Play a state to its end, or for `turns` more turns. Return the number of actions.

    Without a policy, play at random: a seat asked to answer or to propose may stay silent, and a
    seat that could say done may make an offer instead. `schedule` records what the seats have said
    so far; it is not changed. StuckError is raised if the rules have an error.
    """
    actions = 0
    last = s.turns + turns
    asked = Schedule(len(s.players)) if schedule is None else schedule.copy()
    awaited = rules.awaited(s)
    while awaited:
        question = asked.among(rules, s, awaited)
        seat = question.seat
        if policy is None:
            action = _at_random(rules, s, asked, question, rng)
        else:
            action = policy.choose(s, question, rng)
        if action is None:
            if question.asked == ACT:
                raise StuckError(f"seat {seat + 1} is awaited and does nothing")
            asked.kept_silent(s, seat)
            continue
        awaited = rules.perform(s, seat, action)
        asked.acted(s, seat, action)
        actions += 1
        if actions > LONGEST:
            raise StuckError("the game does not end")
        if turns and s.turns >= last:
            break
    return actions


def _at_random(rules: Rules, s: State, schedule: Schedule, question: Question, rng: Rng) -> Action | None:
    seat = question.seat
    if question.asked == ACT:
        action = rules.sample_move(s, seat, rng)
        if action is rules.acts.done and rng.below(2) and schedule.may_propose(rules, s, seat):
            return sample_offer(rules, s, seat, rng) or action
        return action
    if question.asked == ANSWER:
        return rules.sample_move(s, seat, rng) if rng.below(2) else None
    return None if rng.below(6) else sample_offer(rules, s, seat, rng)
