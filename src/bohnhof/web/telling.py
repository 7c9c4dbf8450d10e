"""What a seat or a spectator is told about a table. Nothing else reads the engine's views for the wire, and
everything here is made from a view: no byte of it depends on what its reader may not know.
"""

from __future__ import annotations

from bohnhof.engine.insight import Insight
from bohnhof.engine.message import Message
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, ANSWER, PROPOSE, Schedule
from bohnhof.engine.state import EVERYONE, SPECTATOR, State
from bohnhof.engine.suggestions import ranked, suggest_offers
from bohnhof.engine.trading import MakeOffer
from bohnhof.engine.wire import write_view
from bohnhof.table.log import Told as Entry
from bohnhof.table.table import Table
from bohnhof.telling import telling_of
from bohnhof.web.messages import (
    Asked,
    Ending,
    Expected,
    Move,
    Part,
    Standing,
    Suggestion,
    Told,
    View,
)

MOST_TOLD = 300
"""How many past acts are told at once."""
MOST_SUGGESTED = 12


def view_of(table: Table, seat: int, since: int) -> View:
    """The table as a seat or the SPECTATOR may know it, and what has been done after act number `since`."""
    rules = table.rules
    view = table.view(seat)
    return View(
        seq=table.actions,
        view=write_view(rules, view),
        insight=Insight(rules, view, seat).data(),
        standing=standing_of(rules, view),
        asked=asked_of(rules, table.schedule, view, seat),
        moves=moves_of(rules, view, seat),
        suggestions=suggestions_of(rules, view, seat),
        told=told_of(table, seat, since),
    )


def standing_of(rules: Rules, view: State) -> Standing:
    telling = telling_of(rules)
    phase = telling.phase(view)
    expected = [Expected(seat + 1, telling.expected(view, seat).data()) for seat in rules.awaited(view)]
    return Standing(
        step=rules.steps[view.agenda[-1].step].name if view.agenda else None,
        title=telling.phase_title(view).data(),
        advice=[line.data() for line in phase.advice] if phase else [],
        cites=list(phase.cites) if phase else [],
        expected=expected,
    )


def asked_of(rules: Rules, schedule: Schedule, view: State, seat: int) -> Asked | None:
    """What a seat is asked, as long as it has not kept silent about it."""
    if seat == SPECTATOR or view.over:
        return None
    if schedule.offers_to(view, seat):
        return ANSWER
    if seat in rules.awaited(view):
        return ACT
    return PROPOSE if schedule.unheard(rules, view, 1 << seat) else None


def moves_of(rules: Rules, view: State, seat: int) -> list[Move]:
    telling = telling_of(rules)
    return [
        Move(move.sentence(rules), _data(telling.meaning(view, seat, move)))
        for move in rules.moves(view, seat)
    ]


def suggestions_of(rules: Rules, view: State, seat: int) -> list[Suggestion]:
    if seat == SPECTATOR or not rules.may_offer(view, seat):
        return []
    found: list[Suggestion] = []
    for offer in ranked(rules, view, seat, suggest_offers(rules, view, seat))[:MOST_SUGGESTED]:
        assert isinstance(offer, MakeOffer)
        found.append(
            Suggestion(
                offer.sentence(rules),
                None if offer.partner == EVERYONE else offer.partner + 1,
                [rules.beans[kind].id for kind in offer.give],
                [rules.beans[kind].id for kind in offer.want],
            )
        )
    return found


def told_of(table: Table, seat: int, since: int) -> list[Told]:
    since = max(since, table.actions - MOST_TOLD)
    return [told(table.rules, entry, seat) for entry in table.log_for(seat, since)]


def told(rules: Rules, entry: Entry, seat: int) -> Told:
    story = telling_of(rules).story(entry.facts, seat)
    return Told(
        entry.number,
        entry.seat + 1,
        entry.sentence,
        [fact.data(rules) for fact in entry.facts],
        [line.data() for line in story],
    )


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


def _data(message: Message | None) -> dict[str, object] | None:
    return None if message is None else message.data()
