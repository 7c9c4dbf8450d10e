"""Who is asked when. This is scheduling, not rules: anyone may act at any time the law allows it."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.actions import Action
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import NOBODY, State
from bohnhof.engine.trading import MakeOffer

OFFERS_A_TURN: Final = 5
"""How many offers one seat is asked for in one turn, so that haggling ends."""


class Schedule:
    """Asks one seat at a time: who has an offer to answer, then who may propose one, then who is awaited."""

    def __init__(self, rules: Rules, seats: int, offers_a_turn: int = OFFERS_A_TURN) -> None:
        self.rules = rules
        self.seats = seats
        self.offers_a_turn = offers_a_turn
        self._active = NOBODY
        self._made = [0] * seats
        self._silent = [False] * seats
        """Which seats had no offer to make since cards last changed hands."""
        self._heard = [0] * seats
        """For each seat the number of the newest offer it has kept silent about."""

    def next_seat(self, s: State) -> int:
        """The seat to ask now; the game is not over."""
        self._follow(s)
        clockwise = [(s.active + i) % self.seats for i in range(self.seats)]
        if s.offers:
            for seat in clockwise:
                if self._has_to_answer(s, seat):
                    return seat
        for seat in clockwise[1:]:
            if not self._silent[seat] and self.may_propose(s, seat):
                return seat
        awaited = self.rules.awaited(s)
        return next(seat for seat in clockwise if seat in awaited)

    def may_propose(self, s: State, seat: int) -> bool:
        """Whether this seat is still asked for offers in this turn."""
        self._follow(s)
        return self._made[seat] < self.offers_a_turn and self.rules.may_offer(s, seat)

    def may_speak(self, s: State, seat: int) -> bool:
        """Whether this seat could be asked for anything now, whoever comes first."""
        return (
            self._has_to_answer(s, seat)
            or (seat != s.active and self.may_propose(s, seat))
            or seat in self.rules.awaited(s)
        )

    def must_act(self, s: State, seat: int) -> bool:
        """Whether silence is no answer: the game waits for this seat, and it is asked for nothing else."""
        return seat in self.rules.awaited(s) and not self._has_to_answer(s, seat)

    def acted(self, s: State, seat: int, action: Action) -> None:
        """Note what a seat has done; `s` is the table after it."""
        self._follow(s)
        if isinstance(action, MakeOffer):
            self._made[seat] += 1
        if not action.spares_offers:
            self._silent = [False] * self.seats

    def kept_silent(self, s: State, seat: int) -> None:
        """Note that a seat, asked, had nothing to say."""
        self._silent[seat] = True
        self._heard[seat] = s.serial

    def _has_to_answer(self, s: State, seat: int) -> bool:
        for offer in s.offers:
            if offer.serial > self._heard[seat] and offer.addresses(seat) and not offer.declined >> seat & 1:
                return True
        return False

    def _follow(self, s: State) -> None:
        """Count anew when another player has come to turn."""
        if s.active != self._active:
            self._active = s.active
            self._made = [0] * self.seats
            self._silent = [False] * self.seats
