"""Hints for people who play against bots, thought of where the bots think."""

from __future__ import annotations

import asyncio

from bohnhof.engine.schedule import Question
from bohnhof.table.advice import advice
from bohnhof.telling import telling_of
from bohnhof.telling.advice import brings
from bohnhof.telling.teller import asked_of
from bohnhof.web import keeping, refusals
from bohnhof.web.connection import Connection
from bohnhof.web.driver import THINKERS
from bohnhof.web.messages import Advised, Hint
from bohnhof.web.refusals import Refused
from bohnhof.web.room import Room


async def hint(room: Room, connection: Connection, seat: int) -> None:
    """Tell a seat what an expert would think of, knowing what the seat knows."""
    if not room.is_alone(seat):
        raise Refused(refusals.HINTS_AGAINST_BOTS)
    table = room.table
    rules, view, number = table.rules, table.view(seat), table.actions
    asked = asked_of(rules, table.schedule, view, seat)
    acts: list[Advised] = []
    if asked is not None:
        recent = table.log_for(seat, max(0, number - keeping.FACTS_KEPT))
        facts = [fact for told in recent for fact in told.facts]
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(THINKERS, advice, rules, view, Question(seat, asked), facts)
        for action, taler in found:
            meaning = telling_of(rules).meaning(view, seat, action)
            sentence = action.sentence(rules)
            acts.append(Advised(sentence, None if meaning is None else meaning.data(), brings(taler).data()))
    connection.tell(Hint(number, acts))
