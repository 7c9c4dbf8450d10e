"""Count the cards that a seat cannot see."""

from __future__ import annotations

from bohnhof.engine.rules import Rules
from bohnhof.engine.state import UNSEEN, State


def unseen_by(rules: Rules, s: State, seat: int) -> list[int]:
    """Return by kind how many cards this seat, or a SPECTATOR, cannot see.

    The result is the same for the full state and for its view.
    """
    left = [bean.count for bean in rules.beans]
    for kind in s.discard:
        left[kind] -= 1
    for kind in s.revealed:
        left[kind] -= 1
    for number in rules.extra_beans:
        if not rules.extra_piles[number].secret or rules.extra_piles[number].owner == seat:
            for kind in s.extra[number]:
                left[kind] -= 1
    for player in s.players:
        for kind in player.taler:
            left[kind] -= 1
        for kind in player.aside:
            left[kind] -= 1
        for row in player.fields:
            for kind in row:
                left[kind] -= 1
    if seat >= 0:
        for kind in s.players[seat].hand:
            left[kind] -= 1
    left[UNSEEN] = 0
    return left
