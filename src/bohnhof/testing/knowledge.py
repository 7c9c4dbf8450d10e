"""Check what views and facts reveal. Each check raises FaultError if it fails."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from bohnhof.engine.state import NOBODY, SPECTATOR, UNSEEN
from bohnhof.engine.suggestions import suggest_offers
from bohnhof.engine.trading import MakeOffer
from bohnhof.testing.completeness import perform_aloud
from bohnhof.testing.errors import FaultError, act_in_words, seat_in_words
from bohnhof.testing.plain import difference, plain, serialised
from bohnhof.testing.properties import cards_are_conserved, closed_acts, offers_can_be_kept, wild_act
from bohnhof.testing.secrets import permute

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.chance import Rng
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State
    from bohnhof.testing.secrets import Secrets

SWAPS: Final = 2
"""Number of exchanges of hidden cards when testing whether a fact reveals them."""


def view_tells_no_secret(rules: Rules, s: State, seat: int, rng: Rng, secrets: Secrets) -> None:
    """Check invariant 6: a view is byte for byte the same if only hidden information differs."""
    before = serialised(s)
    t = s.copy()
    permute(rules, t, seat, secrets, rng)
    secrets.disturb(rules, t, seat, rng)
    cards_are_conserved(rules, t)
    view, other = rules.view(s, seat), rules.view(t, seat)
    whose = f"the view of {seat_in_words(seat)}"
    if serialised(view) != serialised(other):
        raise FaultError(f"{whose} tells what it may not know: {difference(view, other)}")
    if view.viewer != seat:
        raise FaultError(f"{whose} calls itself the view of {seat_in_words(view.viewer)}")
    if view.facts is not None:
        raise FaultError(f"{whose} listens to facts")
    if serialised(s) != before:
        raise FaultError(f"making {whose} has changed the table")


def view_has_the_same_law(rules: Rules, s: State, seat: int, rng: Rng) -> None:
    """Check that a seat has the same moves, refusals and offers in its view as in the state."""
    view = rules.view(s, seat)
    if rules.awaited(view) != rules.awaited(s):
        raise FaultError(f"in the view of {seat_in_words(seat)} other seats are awaited")
    if seat != SPECTATOR:
        _same_law(rules, s, view, seat, "its view")
        for _ in range(4):
            _same_reason(rules, s, view, seat, wild_act(rules, s, seat, rng), "its view")


def _same_law(rules: Rules, s: State, t: State, seat: int, where: str) -> None:
    at_table = [action.sentence(rules) for action in [*rules.moves(s, seat), *suggest_offers(rules, s, seat)]]
    in_view = [action.sentence(rules) for action in [*rules.moves(t, seat), *suggest_offers(rules, t, seat)]]
    if at_table != in_view:
        differ = sorted(set(at_table) ^ set(in_view)) or ["the same in another order"]
        raise FaultError(f"seat {seat + 1} has other moves in {where} than at the table: {', '.join(differ)}")
    for _, action in closed_acts(rules, s):
        _same_reason(rules, s, t, seat, action, where)


def _same_reason(rules: Rules, s: State, t: State, seat: int, action: Action, where: str) -> None:
    reason, other = rules.refusal(s, seat, action), rules.refusal(t, seat, action)
    if reason != other:
        said = act_in_words(seat, action.sentence(rules))
        raise FaultError(f"“{said}”: at the table “{reason or 'allowed'}”, in {where} “{other or 'allowed'}”")


def redeal_fits_the_view(rules: Rules, s: State, seat: int, rng: Rng) -> None:
    """Check that a redealt view is a full state with the same view and the same moves."""
    view = rules.view(s, seat)
    before = serialised(view)
    dealt = rules.redeal(view, rng)
    whose = f"a redeal for {seat_in_words(seat)}"
    if serialised(view) != before:
        raise FaultError(f"{whose} has changed the view")
    if dealt.viewer != NOBODY or any(UNSEEN in pile for pile in rules.bean_piles(dealt)):
        raise FaultError(f"{whose} is no full state")
    try:
        cards_are_conserved(rules, dealt)
        offers_can_be_kept(rules, dealt)
    except FaultError as fault:
        raise FaultError(f"in {whose} {fault}") from None
    if found := difference(view, rules.view(dealt, seat)):
        raise FaultError(f"{whose} looks different from there: {found}")
    if seat != SPECTATOR:
        _same_law(rules, s, dealt, seat, "a redeal of its view")


def facts_tell_no_secret(
    rules: Rules, s: State, seat: int, actor: int, action: Action, rng: Rng, secrets: Secrets
) -> None:
    """Check that states with equal views before and after an action give equal facts."""
    t = s.copy()
    permute(rules, t, seat, secrets, rng, SWAPS)
    if rules.refusal(t, actor, action) is not None:
        return
    after, told = perform_aloud(rules, s, actor, action)
    other_after, other_told = perform_aloud(rules, t, actor, action)
    if plain(rules.view(after, seat)) != plain(rules.view(other_after, seat)):
        return
    one = [fact.seen_by(seat).data(rules) for fact in told if fact.what not in secrets.shown]
    other = [fact.seen_by(seat).data(rules) for fact in other_told if fact.what not in secrets.shown]
    if one != other:
        said = act_in_words(actor, action.sentence(rules))
        differ = [fact for fact, twin in zip_longest(one, other) if fact != twin]
        raise FaultError(f"“{said}” tells {seat_in_words(seat)} what it may not know: {differ[0]}")


def public_sentence_tells_no_secret(rules: Rules, action: Action) -> None:
    """Check that the public sentence of an offer has no positions in the hand."""
    if isinstance(action, MakeOffer):
        piles = tuple([min(place, 0) for place in action.places])
        public = MakeOffer(action.partner, action.give, action.want, piles).sentence(rules)
        if action.public_sentence(rules) != public:
            raise FaultError(f"others are told “{action.public_sentence(rules)}” instead of “{public}”")
