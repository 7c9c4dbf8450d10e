"""One game as a series of numbered decisions.

The engine's scheduler determines who decides, its rules determine which decisions are legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine import reasons
from bohnhof.engine.acts import SLOTS
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, Schedule
from bohnhof.engine.state import EVERYONE, NOBODY, UNSEEN
from bohnhof.learning.draft import Draft
from bohnhof.learning.layout import Layout
from bohnhof.learning.masking import mark_moves, mask_draft
from bohnhof.learning.space import Space
from bohnhof.learning.writing import write, write_draft
from bohnhof.native import i64, u8, vec

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.chance import Rng
    from bohnhof.engine.schedule import Question
    from bohnhof.engine.state import State

    Moment = tuple[State, Schedule, Draft | None, bool, tuple[int, ...], Question | None]


class WrongDecision(ValueError):
    """A decision that is out of range or not allowed now."""


class Frame:
    """The immutable data shared by all episodes of a game with the same number of seats."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self.space = Space(rules, seats)
        self.layout = Layout(rules, seats)

    def __deepcopy__(self, memo: object) -> Frame:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return frame_of, (self.rules, self.seats)

    def __repr__(self) -> str:
        return f"frame({self.rules.name!r}, {self.seats})"


_FRAMES: Final[dict[tuple[Rules, int], Frame]] = {}


def frame_of(rules: Rules, seats: int) -> Frame:
    """Return the cached frame for a rulebook and a number of seats."""
    found = _FRAMES.get((rules, seats))
    if found is None:
        found = Frame(rules, seats)
        _FRAMES[rules, seats] = found
    return found


class Episode:
    """A game from its deal to its end, as a series of numbered decisions."""

    def __init__(self, frame: Frame, seed: int, like: Episode | None = None) -> None:
        self.frame = frame
        self.rules = frame.rules
        self.space = frame.space
        self.draft: Draft | None = None
        """The draft of the deciding seat, or None."""
        self.dropped = False
        """Whether the seat gave up a draft. It cannot begin another before some other decision."""
        self.awaited: tuple[int, ...] = ()
        self.question: Question | None = None
        if like is None:
            self.begin(seed)
        else:
            self._become(like)

    def __repr__(self) -> str:
        now = "over" if self.question is None else repr(self.question)
        return f"<Episode({self.frame!r}, {self.seed}): {now}>"

    def begin(self, seed: int) -> None:
        """Deal a new game."""
        self.seed = seed
        self.state = self.rules.new_game(self.frame.seats, seed)
        self.schedule = Schedule(self.frame.seats)
        self.draft = None
        self.dropped = False
        self._ask(self.rules.awaited(self.state))

    def _become(self, other: Episode) -> None:
        self.seed = other.seed
        self.state = other.state.copy()
        self.schedule = other.schedule.copy()
        self.draft = None if other.draft is None else other.draft.copy()
        self.dropped = other.dropped
        self.awaited = other.awaited
        self.question = other.question

    def copy(self) -> Episode:
        return Episode(self.frame, self.seed, self)

    def __deepcopy__(self, memo: object) -> Episode:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        now = (self.state, self.schedule, self.draft, self.dropped, self.awaited, self.question)
        return Episode, (self.frame, self.seed), now

    def __setstate__(self, now: Moment) -> None:
        self.state, self.schedule, self.draft, self.dropped, self.awaited, self.question = now

    def resampled(self, seat: int, rng: Rng) -> Episode:
        """Return a random game that this seat cannot distinguish from this one."""
        other = self.copy()
        other.state = self.rules.redeal(self.rules.view(self.state, seat), rng)
        if seat != self.seat:
            other.draft = None
            other.dropped = False
        return other

    def _ask(self, awaited: tuple[int, ...]) -> None:
        self.awaited = awaited
        self.question = None
        if awaited:
            self.question = self.schedule.among(self.rules, self.state, awaited)

    @property
    def seat(self) -> int:
        """The deciding seat; NOBODY if the game is over."""
        return NOBODY if self.question is None else self.question.seat

    @property
    def over(self) -> bool:
        return self.question is None

    def rewards(self) -> list[float]:
        """Return for each seat its share of the win; all 0 before the end or if no seat has won."""
        return self.rules.win_shares(self.state) if self.over else [0.0] * self.frame.seats

    # Legal decisions

    def fill_mask(self, out: vec[u8], at: i64) -> None:
        """Mark all legal decisions of the deciding seat in `out`, starting at `at`.

        The bytes must be 0 before.
        """
        question = self.question
        if question is None:
            return
        if self.draft is not None:
            mask_draft(self.space, self.state, question.seat, self.draft, out, at)
            return
        rules, s, seat = self.rules, self.state, question.seat
        answers = mark_moves(rules, s, seat, out, at)
        if not rules.has_trading:
            return
        if answers:
            self._mask_answers(answers, seat, out, at)
        if question.asked != ACT:
            out[at + self.space.silence] = 1
        if not self.dropped and self.schedule.may_propose(rules, s, seat):
            card = self._some_card(seat)
            for left in range(self.frame.seats):
                if self._may_offer(seat, self._partner(seat, left), card):
                    out[at + self.space.offer_to + left] = 1

    def _mask_answers(self, answers: list[Action], seat: int, out: vec[u8], at: i64) -> None:
        """Mark the answers to offers that have a slot.

        If an offer wants cards, the answer with chosen copies is marked too.
        """
        acts = self.rules.acts
        slots = acts.slots(self.state, seat)
        for action in answers:
            number = acts.answer_number(slots, action)
            if number >= 0:
                out[at + number] = 1
                slot = number - self.space.answers
                if slot < SLOTS and not self.dropped and slots[slot].want:
                    out[at + self.space.copies + slot] = 1

    def _partner(self, seat: int, left: int) -> int:
        return (seat + left) % self.frame.seats if left else EVERYONE

    def _may_offer(self, seat: int, partner: int, card: int) -> bool:
        """Return whether the rules allow any offer to this partner."""
        if card != UNSEEN:
            return self._hears(seat, self.space.gift(partner, card))
        for kind in range(1, self.space.kinds + 1):
            if self._hears(seat, self.space.request(partner, kind)):
                return True
        return False

    def _hears(self, seat: int, offer: Action) -> bool:
        reason = self.rules.refusal(self.state, seat, offer)
        return reason is None or reason is reasons.SAME_OFFER

    def _some_card(self, seat: int) -> int:
        """Return a card that this seat could trade, or UNSEEN if it has none."""
        hand = self.state.players[seat].hand
        if hand:
            return hand[0]
        for pile in self.rules.trade_piles(self.state, seat):
            if pile:
                return pile[0]
        return UNSEEN

    # Making decisions

    def decide(self, number: int) -> None:
        """Make the decision with this number, which the mask must allow."""
        question = self.question
        assert question is not None
        space, seat = self.space, question.seat
        if number < space.offer_to:
            action = self.rules.acts.act(self.state, seat, number)
            assert action is not None
            self._act(seat, action)
        elif number == space.silence:
            self.keep_silent()
        else:
            self._compose(seat, number)

    def keep_silent(self) -> None:
        """Let the deciding seat stay silent."""
        self.dropped = False
        self.schedule.kept_silent(self.state, self.seat)
        self.question = self.schedule.among(self.rules, self.state, self.awaited)

    def act(self, action: Action) -> None:
        """Play any legal action for the deciding seat, even one without a number.

        Raise WrongDecision if it is not legal or a draft is in preparation.
        """
        reason = self.rules.refusal(self.state, self.seat, action)
        if reason is not None or self.draft is not None:
            raise WrongDecision(f"seat {self.seat + 1} may not say “{action.sentence(self.rules)}” now")
        self._act(self.seat, action)

    def _act(self, seat: int, action: Action) -> None:
        self.dropped = False
        awaited = self.rules.perform(self.state, seat, action)
        self.schedule.acted(self.state, seat, action)
        self._ask(awaited)

    def _compose(self, seat: int, number: int) -> None:
        space, draft = self.space, self.draft
        if draft is None:
            if number <= space.give:
                self.draft = Draft(self._partner(seat, number - space.offer_to))
            else:
                offer = self.rules.acts.slots(self.state, seat)[number - space.copies]
                self.draft = Draft(offer.maker, offer.serial, list(offer.want))
        elif number == space.send:
            self.draft = None
            self._act(seat, draft.action())
        elif number == space.drop:
            self.draft = None
            self.dropped = True
        elif number == space.other_copy:
            draft.places[draft.card] = draft.next_place(self.rules, self.state, seat)
        elif number == space.next_card:
            draft.card += 1
        elif number <= space.want:
            draft.add(number - space.give)
        else:
            draft.want.append(number - space.want)

    # Observations

    def write(self, out: vec[u8], at: i64, lying: list[int]) -> list[int]:
        """Write the observation of the deciding seat, without its draft, to `out`.

        `lying` is the discard pile already written there; all other bytes must be 0. Return the
        discard pile written now.
        """
        self._write_talk(self.seat, out, at)
        return write(self.frame.layout, self.state, self.seat, self.question, out, at, lying)

    def write_draft(self, out: vec[u8], at: i64) -> None:
        """Write the draft of the deciding seat to bytes that are 0."""
        self._write_talk(self.seat, out, at)
        if self.draft is not None:
            write_draft(self.frame.layout, self.seat, self.draft, out, at)

    def _write_talk(self, seat: int, out: vec[u8], at: i64) -> None:
        """Write the number of the seat's offers in this turn, and whether it gave up a draft.

        These values determine whether it may make another offer.
        """
        layout = self.frame.layout
        if self.rules.has_trading:
            out[at + layout.made] = u8(self.schedule.offers_made(self.state, seat))
            if self.dropped and seat == self.seat:
                out[at + layout.dropped] = 1

    # For callers with one episode

    def mask(self) -> bytes:
        """Return the action mask: one byte per number, 1 if the decision is legal."""
        out = vec[u8]([u8(0)] * self.space.size)
        self.fill_mask(out, 0)
        return bytes(out)

    def observation(self, seat: int) -> bytes:
        out = vec[u8]([u8(0)] * self.frame.layout.size)
        if seat == self.seat:
            self.write(out, 0, [])
            self.write_draft(out, 0)
        else:
            write(self.frame.layout, self.state, seat, None, out, 0, [])
            self._write_talk(seat, out, 0)
        return bytes(out)

    def step(self, number: int) -> None:
        """Make a decision. Raise WrongDecision if it is not legal."""
        if self.question is None:
            raise WrongDecision("the game is over")
        if not 0 <= number < self.space.size or not self.mask()[number]:
            word = self.space.word(number) if 0 <= number < self.space.size else "nothing"
            raise WrongDecision(f"{number} ({word}) is not among what seat {self.seat + 1} may decide now")
        self.decide(number)
