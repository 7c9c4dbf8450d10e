"""Who is asked when, and for what. This is scheduling, not rules: anyone may act when the law allows it."""

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
"""An offer is open to this seat. To say nothing is to leave it open."""
PROPOSE: Final = "propose"
"""It is another's turn, and this seat may make an offer. To say nothing is to make none."""
ACT: Final = "act"
"""The game cannot go on without this seat. To say nothing is no answer."""

OFFERS_A_TURN: Final = 5
"""The one cap on haggling: how many offers a seat is asked for in one turn. The law knows no such number."""
MOST_OFFERS: Final = 15
"""As far as offers are counted."""


class Question(Made):
    """A seat, and what it is asked. Never changed."""

    __match_args__ = ("seat", "asked")

    def __init__(self, seat: int, asked: str) -> None:
        self.seat = seat
        self.asked = asked


def _first_asked(asked: str) -> list[list[Question]]:
    """By the active seat and by the bits of those to be asked: the question to the first clockwise."""
    questions = [Question(seat, asked) for seat in range(8)] * 2
    return [
        [questions[active + _lowest((bits << 8 | bits) >> active)] for bits in range(256)]
        for active in range(8)
    ]


def _lowest(bits: int) -> int:
    """The place of the lowest bit that is set."""
    return (bits & -bits).bit_length() - 1


_ACTS: Final = [Question(seat, ACT) for seat in range(8)]
_ANSWERS: Final = _first_asked(ANSWER)
_PROPOSALS: Final = _first_asked(PROPOSE)


def _bit(seat: i64) -> i64:
    one: i64 = 1
    return one << seat


class Schedule(Made):
    """Asks one seat at a time: who has an offer to answer, then who may propose one, then who is awaited.

    It is data beside a state: it remembers who has said what in this turn, and like a state it is copied.
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
        """One bit for each seat without a cap: a person haggles on until he has nothing to say."""
        self._active = active
        self._made = made
        """How many offers each seat has made in this turn, four bits for each."""
        self._talkers = talkers
        """One bit for each seat that is asked for offers in this turn, the active one not."""
        self._open = still_open
        """Those of them that have not kept silent since cards last changed hands."""
        self._addressed = addressed & _bit(seats) - 1
        """One bit for each seat that may have an offer to answer."""
        self._heard = [0] * seats if heard is None else heard
        """For each seat the number of the newest offer it has kept silent about."""

    def next(self, rules: Rules, s: State) -> Question:
        """Whom to ask now, and for what; the game is not over."""
        return self.among(rules, s, rules.awaited(s))

    def among(self, rules: Rules, s: State, awaited: tuple[int, ...]) -> Question:
        """The same for callers that know who is awaited."""
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
        """The same where only some are asked, one bit each: `seats` to answer and to act, `proposers` for
        offers. The others say what they want when they want it; None if there is nothing to ask.
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
        """Those of some seats, one bit each, that have an offer to answer or may make one, and have not kept
        silent about it.
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
        """Whether this seat is still asked for offers in this turn."""
        if s.active != self._active:
            self._begin_turn(s.active)
        return not self._is_capped(seat) and rules.may_offer(s, seat)

    def offers_made(self, s: State, seat: int) -> int:
        """How many offers this seat has made in this turn."""
        return self._offers_made(seat) if s.active == self._active else 0

    def question_for(self, rules: Rules, s: State, seat: int) -> Question | None:
        """What this seat could be asked now, whoever comes first; None if nothing."""
        if self._has_to_answer(s, seat):
            return Question(seat, ANSWER)
        if seat != s.active and self.may_propose(rules, s, seat):
            return Question(seat, PROPOSE)
        return Question(seat, ACT) if seat in rules.awaited(s) else None

    def let_haggle(self, people: i64) -> None:
        """From now on these seats, one bit each, have no cap, and the others have one."""
        self.people = people
        self._talkers = 0
        for seat in range(self.seats):
            if seat != self._active and not self._is_capped(seat):
                self._talkers |= _bit(seat)
        self._open &= self._talkers

    def offers_to(self, s: State, seat: int) -> list[int]:
        """The numbers of the offers that wait for this seat's answer."""
        return [offer.serial for offer in s.offers if self._waits_for(offer, seat)]

    def acted(self, s: State, seat: int, action: Action) -> None:
        """Note what a seat has done; `s` is the table after it."""
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
        """Note that a seat, asked, had nothing to say."""
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
        """Count anew when another player has come to turn."""
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
