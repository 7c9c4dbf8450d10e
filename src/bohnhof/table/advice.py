"""Hints: what the expert would do in a seat, from that seat's view."""

from __future__ import annotations

from collections.abc import Iterable

from bohnhof.bots.asking import Request
from bohnhof.bots.expert import Expert
from bohnhof.bots.heuristics.games import heuristic_of
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.facts import OFFERED, TURN, Fact
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, Question
from bohnhof.engine.slots import PILE_BITS
from bohnhof.engine.state import EVERYONE, State
from bohnhof.engine.trading import MakeOffer
from bohnhof.plugins import in_one_line


class NoAdviceError(Exception):
    """An error that says why the expert has no advice for this game or position."""


def advice(
    rules: Rules, view: State, question: Question, facts: Iterable[Fact]
) -> list[tuple[Action, float]]:
    """Return up to three actions with their expected gain in taler, best first.

    The list is empty if the expert would stay silent. `facts` are those of the whole game as this
    seat may know them. Offers that the seat has made in this turn are not suggested again.
    NoAdviceError is raised if the expert fails, or finds no move where one is required; both happen
    only in third-party games.
    """
    try:
        found = _advice(rules, view, question, facts)
    except Exception as error:
        raise NoAdviceError(in_one_line(error)) from error
    if not found and question.asked == ACT:
        raise NoAdviceError("the expert knows no move here")
    return found


def _advice(
    rules: Rules, view: State, question: Question, facts: Iterable[Fact]
) -> list[tuple[Action, float]]:
    seat = question.seat
    expert = Expert(rules, seat, Rng(0), heuristic_of(rules))
    offered: list[Fact] = []
    told = list(facts)
    for fact in told:
        if fact.what is TURN:
            offered = []
        elif fact.what is OFFERED and fact.seat == seat:
            offered.append(fact)
    for fact in offered:
        give = tuple([card & (1 << PILE_BITS) - 1 for card in fact.cards])
        partners = range(len(view.players)) if fact.other == EVERYONE else [fact.other]
        for partner in partners:
            expert.heuristic.did(view, seat, MakeOffer(partner, give, fact.back))
    found = Request(expert, view, [], question, told).explain()
    return [(act, taler) for act, taler in found if rules.refusal(view, seat, act) is None]
