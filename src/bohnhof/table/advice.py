"""What an expert would think of at somebody's seat, knowing no more than the seat."""

from __future__ import annotations

from collections.abc import Iterable

from bohnhof.bots.expert import Expert
from bohnhof.bots.minds.minds import mind_of
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.facts import OFFERED, TURN, Fact
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import Question
from bohnhof.engine.slots import PILE_BITS
from bohnhof.engine.state import EVERYONE, State
from bohnhof.engine.trading import MakeOffer


def advice(
    rules: Rules, view: State, question: Question, facts: Iterable[Fact]
) -> list[tuple[Action, float]]:
    """Up to three acts, the best first, each with the taler it is thought to bring; none where an expert
    would keep silent.

    The facts are those of the whole game, as this seat was told them. What it has offered in this turn is not
    thought of again.
    """
    seat = question.seat
    expert = Expert(rules, seat, Rng(0), mind_of(rules))
    offered: list[Fact] = []
    for fact in facts:
        expert.saw(fact)
        if fact.what is TURN:
            offered = []
        elif fact.what is OFFERED and fact.seat == seat:
            offered.append(fact)
    for fact in offered:
        give = tuple([card & (1 << PILE_BITS) - 1 for card in fact.cards])
        partners = range(len(view.players)) if fact.other == EVERYONE else [fact.other]
        for partner in partners:
            expert.mind.did(view, seat, MakeOffer(partner, give, fact.back))
    found = expert.explain(view, [], question)
    return [(act, taler) for act, taler in found if rules.refusal(view, seat, act) is None]
