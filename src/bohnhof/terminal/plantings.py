"""Which moves plant on an own field, and which cards have to be planted but fit on none."""

from __future__ import annotations

from typing import Final

from bohnhof.engine import reasons
from bohnhof.engine.actions import Action
from bohnhof.engine.state import State
from bohnhof.terminal.speech import Speech

NO_CARD: Final = (reasons.NOT_ASIDE, reasons.EMPTY_HAND)
"""Why planting is refused where there is no such card."""


def planting(speech: Speech, view: State, move: Action) -> tuple[int, int] | None:
    """The kind and the own field of a move that plants there; None for any other move."""
    verb, *words = move.sentence(speech.rules).split()
    if verb != "plant" or not words[-1].isdigit():
        return None
    hand = view.players[speech.seat].hand
    kind = speech.rules.kinds[words[-2]] if len(words) > 1 else hand[0] if hand else 0
    return kind, int(words[-1]) - 1


def misfits(speech: Speech, view: State) -> list[int]:
    """The kinds of the cards to be planted now that no own field takes."""
    rules = speech.rules
    if not view.agenda:
        return []
    now = view.agenda[-1]
    step = rules.steps[now.step]
    fits: dict[int, bool] = {}
    for action in rules.acts.all:
        planted = planting(speech, view, action)
        if (
            planted is None
            or not rules.ask_has_field(view, speech.seat, planted[1])
            or not step.welcomes(rules, view, now, speech.seat, action)
        ):
            continue
        reason = rules.refusal(view, speech.seat, action)
        if reason not in NO_CARD:
            fits[planted[0]] = fits.get(planted[0], False) or reason is None
    return [kind for kind, somewhere in fits.items() if not somewhere]
