"""Estimate from a view how long the game will last."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State

SHRINKING: Final = 0.7
"""Estimated size of a pass through the draw pile relative to the one before."""


def last_pass(rules: Rules, view: State) -> bool:
    """Return whether the discard pile will not be shuffled again."""
    return view.passes + 1 >= rules.passes(view)


def cards_a_turn(rules: Rules, view: State) -> int:
    """Return the number of cards that leave the draw pile in one turn."""
    return rules.cards_to_reveal(view, view.active) + rules.cards_to_draw(view, view.active)


def cards_left(rules: Rules, view: State) -> float:
    """Estimate how many cards will still leave the draw pile."""
    if rules.exhausted(view):
        return 0.0
    cards = float(len(view.draw))
    next_pass = SHRINKING * (len(view.draw) + len(view.discard))
    for _ in range(rules.passes(view) - view.passes - 1):
        cards += next_pass
        next_pass *= SHRINKING
    return cards


def rounds_left(rules: Rules, view: State) -> float:
    """Estimate how many turns each seat still has."""
    return cards_left(rules, view) / (cards_a_turn(rules, view) * len(view.players))


def plants_again(rules: Rules, view: State, seat: int) -> bool:
    """Return whether this seat will plant from its hand again.

    The turn's cards must already be revealed.
    """
    if rules.exhausted(view):
        return False
    if not last_pass(rules, view):
        return True
    turns = (seat - view.active) % len(view.players) or len(view.players)
    drawn_until_then = turns * cards_a_turn(rules, view) - rules.cards_to_reveal(view, view.active)
    return len(view.draw) > drawn_until_then
