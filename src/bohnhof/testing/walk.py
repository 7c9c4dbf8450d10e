"""Random walks through games: any legal action, by any seat, with its history."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.notation import read_sentence
from bohnhof.engine.schedule import OFFERS_A_TURN
from bohnhof.engine.state import EVERYONE, SPECTATOR
from bohnhof.engine.suggestions import sample_offer, suggest_offers
from bohnhof.engine.trading import Accept, MakeOffer
from bohnhof.testing.errors import FaultError, act_in_words
from bohnhof.words import english

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.chance import Rng
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Offer, Row, State


class Walk:
    """A random game from its deal, with actions of all seats, offers and answers."""

    def __init__(
        self, rules: Rules, seats: int, seed: int, acts: list[tuple[int, str]] | None = None
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.state: State = rules.new_game(seats, seed)
        self.acts: list[tuple[int, str]] = [] if acts is None else acts
        """Every action so far: its seat and its sentence."""
        self._active = self.state.active
        self._first_serial = 0

    @property
    def over(self) -> bool:
        return self.state.over

    def viewers(self) -> list[int]:
        """Return all viewers: a spectator and every seat."""
        return [SPECTATOR, *range(self.seats)]

    def choose(self, rng: Rng) -> tuple[int, Action]:
        """Return a random seat and a legal action of it; the seat is not always awaited."""
        rules, s = self.rules, self.state
        if s.active != self._active:
            self._active = s.active
            self._first_serial = s.serial
        mood = rng.below(16)
        if s.offers and mood < 6:
            found = answer(rules, s, rng)
            if found is not None:
                return found
        if mood < 9 and s.serial - self._first_serial < OFFERS_A_TURN:
            seat = rng.below(self.seats)
            offer = make_offer(rules, s, seat, rng)
            if offer is not None:
                return seat, offer
        if mood == 9:
            seat = rng.below(self.seats)
            act = rules.sample_open_act(s, seat, rng) or rules.sample_move(s, seat, rng)
            if act is not None:
                return seat, act
        awaited = rules.awaited(s)
        if not awaited:
            raise FaultError("the game is not over, and nobody is awaited")
        seat = awaited[rng.below(len(awaited))]
        act = rules.sample_move(s, seat, rng)
        if act is None:
            raise FaultError(f"seat {seat + 1} is awaited and can do nothing")
        return seat, act

    def act(self, seat: int, action: Action) -> None:
        """Play an action and record it. Raise FaultError if it is refused."""
        sentence = action.sentence(self.rules)
        reason = self.rules.play(self.state, seat, action)
        if reason is not None:
            raise FaultError(
                f"“{act_in_words(seat, sentence)}” was found allowed and is refused: {english(reason)}"
            )
        self.acts.append((seat, sentence))

    def step(self, rng: Rng) -> None:
        """Choose an action and play it."""
        self.act(*self.choose(rng))

    def replayed(self) -> State:
        """Return the state after replaying all sentences from the deal."""
        s = self.rules.new_game(self.seats, self.seed)
        for number, (seat, sentence) in enumerate(self.acts, 1):
            reason = self.rules.play(s, seat, read_sentence(self.rules, sentence))
            if reason is not None:
                said = act_in_words(seat, sentence)
                raise FaultError(
                    f"act {number} of the record, “{said}”, is refused when replayed: {english(reason)}"
                )
        return s


def make_offer(rules: Rules, s: State, seat: int, rng: Rng) -> Action | None:
    """Return a random legal offer, sensible or not, with or without chosen copies; or None."""
    if rng.below(3) == 0:
        suggested = suggest_offers(rules, s, seat)
        return suggested[rng.below(len(suggested))] if suggested else None
    offer = sample_offer(rules, s, seat, rng)
    if isinstance(offer, MakeOffer) and rng.below(2):
        places = some_places(rules, s, seat, offer.give, rng)
        chosen = MakeOffer(offer.partner, offer.give, offer.want, places)
        if rules.refusal(s, seat, chosen) is None:
            return chosen
    return offer


def answer(rules: Rules, s: State, rng: Rng) -> tuple[int, Action] | None:
    """Return a random legal answer to a random offer, with its seat, or None.

    An offer is mostly accepted if that is legal, sometimes with chosen copies.
    """
    offer = s.offers[rng.below(len(s.offers))]
    seat = rng.below(len(s.players)) if offer.partner == EVERYONE else offer.partner
    accept = rules.acts.accept(offer.serial)
    if rng.below(8) == 0:
        seat = offer.maker
        order = [rules.acts.withdraw(offer.serial)]
    elif rng.below(4):
        order = [accept_by_name(rules, s, seat, offer, rng), accept]
    else:
        order = [rules.acts.decline(offer.serial), accept]
    for action in order:
        if rules.refusal(s, seat, action) is None:
            return seat, action
    return None


def accept_by_name(rules: Rules, s: State, seat: int, offer: Offer, rng: Rng) -> Action:
    """Return an acceptance that names the copies to give, if there are any."""
    places = some_places(rules, s, seat, offer.want, rng)
    if not any(places):
        return rules.acts.accept(offer.serial)
    return Accept(offer.serial, offer.want, places)


def some_places(rules: Rules, s: State, seat: int, kinds: Row, rng: Rng) -> Row:
    """Return a random place for each kind: a hand position, a pile, or 0 for no choice.

    The result is empty if no place is chosen.
    """
    hand = s.players[seat].hand
    piles = [(place, rules.chosen_pile(s, seat, place)) for place in range(-len(rules.pile_words), 0)]
    places: list[int] = []
    for kind in kinds:
        copies = [i for i, card in enumerate(hand, 1) if card == kind and i not in places]
        copies.extend([place for place, pile in piles if pile.count(kind) > places.count(place)])
        places.append(copies[rng.below(len(copies))] if copies and rng.below(4) else 0)
    return tuple(places) if any(places) else ()
