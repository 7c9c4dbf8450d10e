"""The prompts that tell the person what may be typed."""

from __future__ import annotations

from collections.abc import Sequence

from bohnhof.engine.actions import Action, BuyField, Done, Harvest
from bohnhof.engine.insight import misfits
from bohnhof.engine.message import Message, all_of, message, offer, seat
from bohnhof.engine.schedule import ACT, ANSWER
from bohnhof.engine.state import State
from bohnhof.terminal.speech import Speech


def question_in_words(speech: Speech, view: State, asked: str, moves: Sequence[Action]) -> str:
    """Return the line above the list of moves."""
    if asked == ACT:
        first = _what_first(speech, view, moves)
        expected = speech.say(speech.telling.expected(view, speech.seat))
        return f"{expected} {speech.say(first)}" if first else expected
    if asked == ANSWER:
        may_end = any(isinstance(move, Done) for move in moves)
        return speech.word("ask-answer-or-done" if may_end else "ask-answer")
    still_open = [offer(one.serial) for one in view.offers if one.maker == speech.seat]
    trader = seat(view.active)
    if still_open:
        return speech.say(message("ask-more-offers", who=trader, offers=all_of(still_open)))
    return speech.say(message("ask-offer", who=trader))


def _what_first(speech: Speech, view: State, moves: Sequence[Action]) -> Message | None:
    """Return what to do first if a card fits on no field, or None."""
    sideways = [move for move in moves if move.anytime or move.besides]
    harvesting = any(isinstance(move, Harvest) for move in moves)
    if len(sideways) < len(moves) or not harvesting or not misfits(speech.rules, view, speech.seat):
        return None
    buying = any(isinstance(move, BuyField) for move in moves)
    return Message("harvest-or-buy-first" if buying else "harvest-first")
