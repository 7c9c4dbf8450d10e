"""The scheduler: decides whom to ask next, and for what.

This is not a rule: anyone may act whenever an action is legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.made import Made
from bohnhof.engine.state import EVERYONE, NOBODY
from bohnhof.engine.steps import ALL_SEATS
from bohnhof.engine.trading import MakeOffer
from bohnhof.native import i64

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Offer, State

ANSWER: Final = "answer"
"""An open offer awaits the seat's answer. Staying silent leaves it open."""
PROPOSE: Final = "propose"
"""In another player's turn, the seat may make an offer. Staying silent makes none."""
ACT: Final = "act"
"""The game waits for the seat, which may not stay silent."""

OFFERS_A_TURN: Final = 5
"""Default number of offers that a seat is asked for in one turn. The rules have no limit."""
MOST_OFFERS: Final = 15
"""Highest number of offers that is counted per seat and turn."""


class Question(Made):
    """A prompt: a seat, and what it is asked. Immutable."""

    __match_args__ = ("seat", "asked")

    def __init__(self, seat: int, asked: str) -> None:
        self.seat = seat
        self.asked = asked


def _first_asked(asked: str) -> list[list[Question]]:
    """Return the question to the first seat clockwise, by active seat and mask of candidates."""
    questions = [Question(seat, asked) for seat in range(8)] * 2
    return [
        [questions[active + _lowest((bits << 8 | bits) >> active)] for bits in range(256)]
        for active in range(8)
    ]


def _lowest(bits: int) -> int:
    """Return the index of the lowest bit that is set."""
    return (bits & -bits).bit_length() - 1


_ACTS: Final = [Question(seat, ACT) for seat in range(8)]
_ANSWERS: Final = _first_asked(ANSWER)
_PROPOSALS: Final = _first_asked(PROPOSE)


def _bit(seat: i64) -> i64:
    one: i64 = 1
    return one << seat


class Schedule(Made):
    """The scheduler of one game, which records who has spoken in the current turn.

    It asks one seat at a time: first the seats with an offer to answer, then those that may propose
    one, then those the game waits for. It is plain data next to a state, and is copied with it.
    """

    __match_args__ = (
        *("seats", "offers_a_turn", "people"),
        *("_active", "_made", "_talkers", "_open", "_addressed", "_heard"),
    )

    def __init__(
        self,
        seats: int,
        offers_a_turn: int = OFFERS_A_TURN,
        people: i64 = 0,
        active: int = NOBODY,
        made: i64 = 0,
        talkers: i64 = 0,
        still_open: i64 = 0,
        addressed: i64 = ALL_SEATS,
        heard: list[int] | None = None,
    ) -> None:
        if not 0 <= offers_a_turn <= MOST_OFFERS:
            raise ValueError(
                f"a seat is asked for up to {MOST_OFFERS} offers a turn, not for {offers_a_turn}"
            )
        self.seats = seats
        self.offers_a_turn = offers_a_turn
        self.people = people
        """Bit mask of the people, whose offers are not limited: they stop by staying silent."""
        self._active = active
        self._made = made
        """Number of offers each seat has made in this turn, four bits per seat."""
        self._talkers = talkers
        """Bit mask of the seats asked for offers in this turn, without the active seat."""
        self._open = still_open
        """Bit mask of the talkers that have not stayed silent since cards last changed hands."""
        self._addressed = addressed & _bit(seats) - 1
        """Bit mask of the seats that may have an offer to answer."""
        self._heard = [0] * seats if heard is None else heard
        """By seat: the number of the newest offer about which it stayed silent."""

    def next(self, rules: Rules, s: State) -> Question:
        """Return whom to ask now, and for what. The game must not be over."""
        return self.among(rules, s, rules.awaited(s))

    def among(self, rules: Rules, s: State, awaited: tuple[int, ...]) -> Question:
        """Return the result of `next`, for callers that know which seats are awaited."""
        active = s.active
        if active != self._active:
            self._begin_turn(active)
        while self._addressed:
            question = _ANSWERS[active][self._addressed]
            if self._has_to_answer(s, question.seat):
                return question
            self._addressed &= ~_bit(question.seat)
        if self._open and rules.has_trading:
            now = s.agenda[-1]
            talkers = self._open & rules.steps[now.step].traders(rules, s, now)
            if talkers:
                return _PROPOSALS[active][talkers]
        seat = awaited[0]
        if seat != active and len(awaited) > 1:
            seat = active
            while seat not in awaited:
                seat = seat + 1 if seat + 1 < self.seats else 0
        return _ACTS[seat]

    def next_of(self, rules: Rules, s: State, seats: i64, proposers: i64) -> Question | None:
        """Return the next question to some of the seats, or None if there is nothing to ask.

        `seats` are asked to answer and to act, `proposers` for offers; both are bit masks. The
        others act whenever they like.
        """
        active = s.active
        if active != self._active:
            self._begin_turn(active)
        while self._addressed & seats:
            question = _ANSWERS[active][self._addressed & seats]
            if self._has_to_answer(s, question.seat):
                return question
            self._addressed &= ~_bit(question.seat)
        if self._open & proposers:
            now = s.agenda[-1]
            talkers = self._open & proposers & rules.steps[now.step].traders(rules, s, now)
            if talkers:
                return _PROPOSALS[active][talkers]
        awaited = rules.awaited(s)
        for count in range(self.seats):
            seat = (active + count) % self.seats
            if seats >> seat & 1 and seat in awaited:
                return _ACTS[seat]
        return None

    def unheard(self, rules: Rules, s: State, seats: i64) -> i64:
        """Return which of `seats` could still speak; both are bit masks.

        These seats have an offer to answer or may make one, and have not stayed silent about it.
        """
        if s.active != self._active:
            self._begin_turn(s.active)
        now = s.agenda[-1]
        found = self._open & seats & rules.steps[now.step].traders(rules, s, now)
        for seat in range(self.seats):
            if seats >> seat & 1 and self._has_to_answer(s, seat):
                found |= _bit(seat)
        return found

    def may_propose(self, rules: Rules, s: State, seat: int) -> bool:
        """Return whether a seat is still asked for offers in this turn."""
        if s.active != self._active:
            self._begin_turn(s.active)
        return not self._is_capped(seat) and rules.may_offer(s, seat)

    def offers_made(self, s: State, seat: int) -> int:
        """Return how many offers a seat has made in this turn."""
        return self._offers_made(seat) if s.active == self._active else 0

    def question_for(self, rules: Rules, s: State, seat: int) -> Question | None:
        """Return what a seat could be asked now, regardless of the order; None if nothing."""
        if self._has_to_answer(s, seat):
            return Question(seat, ANSWER)
        if seat != s.active and self.may_propose(rules, s, seat):
            return Question(seat, PROPOSE)
        return Question(seat, ACT) if seat in rules.awaited(s) else None

    def let_haggle(self, people: i64) -> None:
        """Remove the limit on offers for these seats, a bit mask, and restore it for the others."""
        self.people = people
        self._talkers = 0
        for seat in range(self.seats):
            if seat != self._active and not self._is_capped(seat):
                self._talkers |= _bit(seat)
        self._open &= self._talkers

    def offers_to(self, s: State, seat: int) -> list[int]:
        """Return the numbers of the offers that await a seat's answer."""
        return [offer.serial for offer in s.offers if self._waits_for(offer, seat)]

    def acted(self, s: State, seat: int, action: Action) -> None:
        """Record a seat's action; `s` is the state after it."""
        if not action.spares_offers:
            self._open = self._talkers
        elif isinstance(action, MakeOffer):
            if s.active != self._active:
                self._begin_turn(s.active)
            if self._offers_made(seat) < MOST_OFFERS:
                self._made += _bit(4 * seat)
            if self._is_capped(seat):
                self._talkers &= ~_bit(seat)
                self._open &= self._talkers
            if action.partner == EVERYONE:
                self._addressed |= (_bit(self.seats) - 1) & ~_bit(seat)
            else:
                self._addressed |= _bit(action.partner)

    def kept_silent(self, s: State, seat: int) -> None:
        """Record that a seat stayed silent when it was asked."""
        if s.active != self._active:
            self._begin_turn(s.active)
        self._open &= ~_bit(seat)
        self._addressed &= ~_bit(seat)
        self._heard[seat] = s.serial

    def copy(self) -> Schedule:
        return Schedule(
            self.seats,
            self.offers_a_turn,
            self.people,
            self._active,
            self._made,
            self._talkers,
            self._open,
            self._addressed,
            self._heard[:],
        )

    def _begin_turn(self, active: int) -> None:
        """Reset the counts when another player becomes active."""
        self._active = active
        self._made = 0
        self._talkers = (_bit(self.seats) - 1) & ~_bit(active)
        self._open = self._talkers

    def _offers_made(self, seat: i64) -> i64:
        return self._made >> 4 * seat & MOST_OFFERS

    def _is_capped(self, seat: int) -> bool:
        return self._offers_made(seat) >= self.offers_a_turn and not self.people >> seat & 1

    def _has_to_answer(self, s: State, seat: int) -> bool:
        for offer in s.offers:
            if self._waits_for(offer, seat):
                return True
        return False

    def _waits_for(self, offer: Offer, seat: int) -> bool:
        heard = offer.serial <= self._heard[seat]
        return not heard and offer.addresses(seat) and not offer.declined >> seat & 1
