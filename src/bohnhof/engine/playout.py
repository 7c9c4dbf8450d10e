"""Random play with the full rules, at the engine's own speed: for search, counts and benchmarks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.state import EVERYONE
from bohnhof.engine.suggestions import sample_offer

if TYPE_CHECKING:
    from bohnhof.engine.chance import Rng
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State

OFFERS_A_TURN: Final = 4
"""How many offers are made in one turn of random play before the talk is over."""

LONGEST: Final = 1 << 20
"""More actions than any game of the family needs."""


class StuckError(Exception):
    """A game in which nobody can act or that does not end: an error in its rules."""


def playout(rules: Rules, s: State, rng: Rng) -> int:
    """Play a state to its end; the number of actions it took."""
    actions = 0
    seats = len(s.players)
    active = s.active
    first_serial = s.serial
    awaited = rules.awaited(s)
    while awaited:
        if s.active != active:
            active = s.active
            first_serial = s.serial
        seat = _answerer(s, rng) if s.offers else -1
        if seat < 0:
            if s.serial - first_serial < OFFERS_A_TURN and rules.may_offer(s, active):
                maker = rng.below(2 * seats)
                offer = sample_offer(rules, s, maker, rng) if maker < seats else None
                if offer is not None:
                    awaited = rules.perform(s, maker, offer)
                    actions += 1
                    continue
            seat = awaited[0] if len(awaited) == 1 else awaited[rng.below(len(awaited))]
        action = rules.sample_move(s, seat, rng)
        if action is None and seat not in awaited:
            seat = awaited[0]
            action = rules.sample_move(s, seat, rng)
        if action is None:
            raise StuckError(f"seat {seat + 1} is awaited and can do nothing")
        awaited = rules.perform(s, seat, action)
        actions += 1
        if actions > LONGEST:
            raise StuckError("the game does not end")
    return actions


def _answerer(s: State, rng: Rng) -> int:
    """Sometimes a seat that the newest offer addresses, else nobody."""
    offer = s.offers[-1]
    seat = offer.partner
    if seat == EVERYONE:
        seat = rng.below(len(s.players))
        return seat if seat != offer.maker and not offer.declined >> seat & 1 else -1
    return seat if rng.below(2) else -1
