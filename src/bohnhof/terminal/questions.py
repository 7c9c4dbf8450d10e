"""What the person is asked, in words that say what may be typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bohnhof.engine.actions import Action, BuyField, Done, Harvest
from bohnhof.engine.state import State
from bohnhof.terminal.plantings import misfits
from bohnhof.terminal.speech import Speech

ANSWER: Final = "answer"
PROPOSE: Final = "propose"
ACT: Final = "act"


def question_in_words(speech: Speech, view: State, question: str, moves: Sequence[Action]) -> str:
    """The one line above the list of moves."""
    if question == ACT:
        now = view.agenda[-1]
        expected = speech.rules.steps[now.step].expects(speech.rules, view, now, speech.seat)
        return speech.said(expected) + _what_first(speech, view, moves)
    if question == ANSWER:
        done = "; d: done with trading" if any(isinstance(move, Done) for move in moves) else ""
        return (
            f"An offer for you. a and its number: take it; Enter: no; later: leave it open{done}; "
            "pass: no to all offers of this turn."
        )
    trader = speech.who(view.active)
    still_open = [f"#{offer.serial}" for offer in view.offers if offer.maker == speech.seat]
    if still_open:
        mine = f"{' and '.join(still_open)} from you {'is' if len(still_open) == 1 else 'are'} open"
        return f"{trader} is trading; {mine}. More? Enter: let them answer; pass: none until your turn."
    return f"{trader} is trading. An offer from you? Enter: no; pass: none until your turn."


def _what_first(speech: Speech, view: State, moves: Sequence[Action]) -> str:
    """What has to be done before a card can be planted that fits nowhere."""
    sideways = [move for move in moves if move.anytime or move.sentence(speech.rules).startswith("throw ")]
    harvesting = any(isinstance(move, Harvest) for move in moves)
    if len(sideways) < len(moves) or not harvesting or not misfits(speech, view):
        return ""
    buying = any(isinstance(move, BuyField) for move in moves)
    return f" For that, harvest a field first{', or buy one' if buying else ''}."
