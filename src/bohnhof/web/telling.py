"""What a seat or a spectator is told about a table. Nothing else reads the engine's views for the wire, and
everything here is made from a view: no byte of it depends on what its reader may not know.
"""

from __future__ import annotations

from collections.abc import Set
from functools import lru_cache
from json.encoder import encode_basestring_ascii as quoted

import msgspec

from bohnhof.engine.facts import Fact, FactType
from bohnhof.engine.message import Message
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, ANSWER, PROPOSE, Schedule
from bohnhof.engine.state import EVERYONE, SPECTATOR, Row, State
from bohnhof.engine.suggestions import ranked, suggest_offers
from bohnhof.engine.trading import MakeOffer
from bohnhof.table.log import Proposal
from bohnhof.table.log import Told as Entry
from bohnhof.telling import Phase, telling_of
from bohnhof.telling.story import MOST_REMEMBERED
from bohnhof.web.messages import Asked, Ending, Part, Standing, Told

MOST_SUGGESTED = 12


def standing_of(rules: Rules, view: State) -> Standing:
    return msgspec.json.decode(standing_text(rules, view, phase_text(rules, view)), type=Standing)


def standing_text(rules: Rules, view: State, phase: str) -> str:
    """Where the game stands, as JSON; `phase` is the part of it that is the same for all."""
    telling = telling_of(rules)
    expected = [
        f'{{"seat":{seat + 1},"what":{telling.expected(view, seat).text()}}}' for seat in rules.awaited(view)
    ]
    return f'{{{phase},"expected":[{",".join(expected)}]}}'


def phase_text(rules: Rules, view: State) -> str:
    telling = telling_of(rules)
    phase = telling.phase(view)
    title = phase.title if phase else telling.phase_title(view)
    return _phase_text(rules.steps[view.agenda[-1].step].name if view.agenda else "", title, phase)


@lru_cache(MOST_REMEMBERED)
def _phase_text(name: str, title: Message, phase: Phase | None) -> str:
    step = quoted(name) if name else "null"
    advice = ",".join([line.text() for line in phase.advice]) if phase else ""
    cites = ",".join([quoted(cited) for cited in phase.cites]) if phase else ""
    return f'"step":{step},"title":{title.text()},"advice":[{advice}],"cites":[{cites}]'


def asked_of(rules: Rules, schedule: Schedule, view: State, seat: int) -> Asked | None:
    """What a seat is asked, as long as it has not kept silent about it."""
    if seat == SPECTATOR or view.over:
        return None
    if schedule.offers_to(view, seat):
        return ANSWER
    if seat in rules.awaited(view):
        return ACT
    return PROPOSE if schedule.unheard(rules, view, 1 << seat) else None


def moves_text(rules: Rules, view: State, seat: int) -> str:
    telling = telling_of(rules)
    moves: list[str] = []
    for move in rules.moves(view, seat):
        meaning = telling.meaning(view, seat, move)
        told = "null" if meaning is None else meaning.text()
        moves.append(f'{{"sentence":{quoted(move.sentence(rules))},"meaning":{told}}}')
    return f"[{','.join(moves)}]"


def suggestions_text(rules: Rules, view: State, seat: int, vain: Set[Proposal]) -> str:
    """The best offers that are not known to be in vain."""
    found: list[str] = []
    for offer in ranked(rules, view, seat, suggest_offers(rules, view, seat)):
        assert isinstance(offer, MakeOffer)
        if len(found) == MOST_SUGGESTED:
            break
        if (seat, offer.partner, offer.give, offer.want) in vain:
            continue
        to = "null" if offer.partner == EVERYONE else offer.partner + 1
        give = ",".join([quoted(rules.beans[kind].id) for kind in offer.give])
        want = ",".join([quoted(rules.beans[kind].id) for kind in offer.want])
        found.append(
            f'{{"sentence":{quoted(offer.sentence(rules))},"to":{to},"give":[{give}],"want":[{want}]}}'
        )
    return f"[{','.join(found)}]"


def told_of(rules: Rules, entry: Entry, seat: int) -> Told:
    return msgspec.json.decode(told_text(rules, entry, seat), type=Told)


def told_text(rules: Rules, entry: Entry, seat: int) -> str:
    facts = ",".join(
        [
            _fact_text(rules, fact.what, fact.seat, fact.cards, fact.number, fact.other, fact.back)
            for fact in entry.facts
        ]
    )
    story = ",".join([line.text() for line in telling_of(rules).story(entry.facts, seat)])
    return (
        f'{{"number":{entry.number},"seat":{entry.seat + 1},"sentence":{quoted(entry.sentence)},'
        f'"facts":[{facts}],"story":[{story}]}}'
    )


@lru_cache(MOST_REMEMBERED)
def _fact_text(
    rules: Rules, what: FactType, seat: int, cards: Row, number: int, other: int, back: Row
) -> str:
    return Fact(what, seat, cards, number, other, back).text(rules)


def ending_of(rules: Rules, state: State, seed: int, salt: str, course: list[list[int]]) -> Ending:
    """How a game ended; nothing is secret any more."""
    telling = telling_of(rules)
    seats = range(len(state.players))
    scores = [(seat + 1, telling.score(state, seat)) for seat in seats]
    rivals = [(None, score) for score in telling.rivals(state)]
    return Ending(
        verdict=telling.verdict(state).data(),
        winners=[seat + 1 for seat in rules.winners(state)],
        parts=[Part(seat, score.taler, score.made_of.data()) for seat, score in [*scores, *rivals]],
        seed=str(seed),
        salt=salt,
        course=course,
    )
