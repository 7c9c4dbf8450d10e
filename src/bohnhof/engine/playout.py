"""Play with the full rules at the engine's own speed, by a policy or at random: for search and counts."""

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
"""More actions than any game of the family needs."""


class StuckError(Exception):
    """A game in which nobody can act or that does not end: an error in its rules."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Plays every seat. Whatever it chooses is done without being judged."""

    def choose(self, s: State, question: Question, rng: Rng) -> Action | None:
        """What the seat that is asked does; None for nothing, unless it is asked to act. The state may be a
        full one, and the policy looks only at what this seat may know.
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
    """Play a state to its end, or until so many more turns have begun; the number of actions it took.

    Without a policy at random: who is asked for an answer or an offer may say nothing, and who could be done
    may make an offer instead. A schedule tells who has said what already, and is not changed.
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
