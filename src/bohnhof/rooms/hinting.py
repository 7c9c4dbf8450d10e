"""Hints for people who play against bots, computed in the bots' threads."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from bohnhof.engine import message
from bohnhof.engine.actions import Action
from bohnhof.engine.message import Message
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import Question
from bohnhof.engine.state import State
from bohnhof.engine.trading import Accept, Decline, MakeOffer, find
from bohnhof.live.deltas import asked_of
from bohnhof.live.play import FACTS_KEPT
from bohnhof.rooms.driver import THINKERS
from bohnhof.rooms.messages.replies import Advised, Hint
from bohnhof.table.advice import NoAdviceError, advice
from bohnhof.telling import telling_of
from bohnhof.telling.advice import brings
from bohnhof.telling.arguments import beans, given

if TYPE_CHECKING:
    from bohnhof.rooms.connection import Connection
    from bohnhof.rooms.room import Room

LOG: Final = structlog.get_logger()


async def hint(room: Room, connection: Connection) -> None:
    """Send a player the moves that an expert would consider, given only what the seat may know."""
    seat = room.check_player(connection)
    table = room.table
    rules, view, number = table.rules, table.view(seat), table.actions
    asked = asked_of(rules, table.schedule, view, seat)
    acts: list[Advised] = []
    if asked is not None:
        recent = table.log_for(seat, max(0, number - FACTS_KEPT))
        facts = [fact for told in recent for fact in told.facts]
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(THINKERS, advice, rules, view, Question(seat, asked), facts)
        except NoAdviceError as problem:
            LOG.warning("no hint", game=rules.name, why=str(problem))
            connection.tell(Hint(number, [], Message("hint-unavailable").data()))
            return
        if room.seat_of(connection) != seat:
            return
        for action, taler in found:
            said = _in_words(rules, view, action)
            meaning = said or telling_of(rules).meaning(view, seat, action)
            data = None if meaning is None else meaning.data()
            acts.append(Advised(action.sentence(rules), data, said is not None, brings(taler).data()))
    connection.tell(Hint(number, acts))


def _in_words(rules: Rules, view: State, action: Action) -> Message | None:
    """Return a message that describes a trading action by names instead of typed numbers.

    None for other actions, and if the offer is gone.
    """
    if isinstance(action, MakeOffer):
        partner = message.seat(action.partner)
        give, want = beans(rules, action.give), beans(rules, action.want)
        if not action.want:
            return message.message("hint-offer-gift", partner=partner, give=give)
        if not action.give:
            return message.message("hint-offer-request", partner=partner, want=want)
        return message.message("hint-offer", partner=partner, give=give, want=want)
    if not isinstance(action, Accept | Decline):
        return None
    offer = find(view, action.serial)
    if offer is None:
        return None
    who, give, want = message.seat(offer.maker), given(rules, offer), beans(rules, offer.want)
    if isinstance(action, Decline):
        return message.message("hint-decline", who=who, give=give, want=want)
    if not offer.want:
        return message.message("hint-accept-gift", who=who, give=give)
    if not offer.give:
        return message.message("hint-accept-request", who=who, want=want)
    return message.message("hint-accept", who=who, give=give, want=want)
