"""Check the invariants of a game during random play with the full rules."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from bohnhof.engine.chance import Rng
from bohnhof.engine.position import digest
from bohnhof.engine.state import SPECTATOR
from bohnhof.testing import completeness, hostile, knowledge, properties
from bohnhof.testing.errors import FaultError, GameError
from bohnhof.testing.fields import KeptFields
from bohnhof.testing.secrets import Secrets, secrets_of
from bohnhof.testing.walk import Walk

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State

LONGEST: Final = 20_000
"""Maximum number of actions in a random game; no game of the family needs as many."""

EVERY: Final = 25
"""Number of actions between two checks of expensive properties, which take turns."""

ABOUT_VIEWS: Final = 3
LABORIOUS: Final = 10
"""Number of expensive properties. The first ABOUT_VIEWS of them check one view each."""

_WALK: Final = -1001
_CHECK: Final = -2000


class Report:
    """The amount of play that a check has covered."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.games = 0
        self.acts = 0
        self.longest = 0
        """Number of actions in the longest game."""

    def __str__(self) -> str:
        return f"{self.game}: {self.games} games, {self.acts} acts, the longest game {self.longest} acts"


def check_game(
    rules: Rules,
    games: int = 100,
    seed: int = 0,
    seats: int | None = None,
    *,
    secrets: Secrets | None = None,
    every: int = EVERY,
    longest: int = LONGEST,
) -> Report:
    """Play random games over all numbers of seats. Raise GameError if a property fails.

    `every` is the number of actions between two checks of expensive properties, and `longest` the
    maximum number of actions in a game.
    """
    report = Report(rules.id)
    choices = range(rules.fewest_seats, rules.most_seats + 1) if seats is None else [seats]
    for i in range(games):
        acts = check_one(
            rules, choices[i % len(choices)], seed + i, secrets or secrets_of(rules), every, longest
        )
        report.games += 1
        report.acts += acts
        report.longest = max(report.longest, acts)
    return report


def check_one(rules: Rules, seats: int, seed: int, secrets: Secrets, every: int, longest: int) -> int:
    """Check one game from its deal to its end. Return the number of actions."""
    acts: list[tuple[int, str]] = []
    with reproducible(rules, seats, seed, acts, every):
        properties.sentences_are_their_acts(rules)
        properties.games_begin_alike(rules, seats, seed)
        walk = Walk(rules, seats, seed, acts)
        properties.state_is_sound(rules, walk.state)
        rng = Rng(seed, _WALK)
        kept: list[State] = []
        fields = KeptFields(rules)
        while not walk.over:
            seat, action = walk.choose(rng)
            turn = len(acts) + seed
            before: State | None = None
            if turn % every == 0:
                before = walk.state.copy()
                check = Rng(seed, _CHECK - turn)
                check_state(walk, turn // every % LABORIOUS, _some_viewer(walk, check), check, secrets)
                check_act(walk, seat, action, _some_viewer(walk, check), check, secrets)
                if turn // every % LABORIOUS == 0:
                    kept.append(walk.state.copy())
            walk.act(seat, action)
            properties.state_is_sound(rules, walk.state)
            if before is not None:
                fields.check(before, walk.state)
            if len(acts) > longest:
                raise FaultError(f"the game does not end within {longest} acts")
        check_end(walk)
        check_state(walk, seed % LABORIOUS, _some_viewer(walk, rng), rng, secrets)
        for state in kept:
            hostile.tampered_positions_are_refused_or_playable(rules, state, rng, 3)
    return len(acts)


@contextmanager
def reproducible(
    rules: Rules, seats: int, seed: int, acts: list[tuple[int, str]], every: int = 1
) -> Iterator[None]:
    """Turn any error in the `with` block into a GameError, which can be reproduced."""
    try:
        yield
    except FaultError as fault:
        raise GameError(rules.id, seats, seed, acts, str(fault), every) from None
    except Exception as error:
        raise GameError(rules.id, seats, seed, acts, f"{type(error).__name__}: {error}", every) from error


def _some_viewer(walk: Walk, rng: Rng) -> int:
    viewers = walk.viewers()
    return viewers[rng.below(len(viewers))]


def check_everything(walk: Walk, rng: Rng, secrets: Secrets) -> None:
    """Check every property of the current state, for every seat and for a spectator."""
    properties.state_is_sound(walk.rules, walk.state)
    for viewer in walk.viewers():
        for laborious in range(ABOUT_VIEWS):
            check_state(walk, laborious, viewer, rng, secrets)
    for laborious in range(ABOUT_VIEWS, LABORIOUS):
        check_state(walk, laborious, SPECTATOR, rng, secrets)
    hostile.tampered_positions_are_refused_or_playable(walk.rules, walk.state, rng)
    if walk.over:
        check_end(walk)


def check_state(walk: Walk, laborious: int, viewer: int, rng: Rng, secrets: Secrets) -> None:
    """Check one of the expensive properties, by number."""
    rules, s = walk.rules, walk.state
    match laborious:
        case 0:
            knowledge.view_tells_no_secret(rules, s, viewer, rng, secrets)
        case 1:
            knowledge.redeal_fits_the_view(rules, s, viewer, rng)
        case 2:
            knowledge.view_has_the_same_law(rules, s, viewer, rng)
        case 3:
            properties.the_law_is_the_list(rules, s)
        case 4:
            properties.refused_acts_leave_no_trace(rules, s, rng)
        case 5:
            properties.copies_are_independent(rules, s)
        case 6:
            properties.listed_acts_are_accepted(rules, s)
        case 7:
            properties.saved_is_loaded(rules, s)
            properties.sent_is_received(rules, s)
        case 8:
            properties.samples_are_listed(rules, s, rng)
        case 9:
            properties.the_mask_is_the_law(rules, s)


def check_act(walk: Walk, seat: int, action: Action, viewer: int, rng: Rng, secrets: Secrets) -> None:
    """Check an action that is about to be played."""
    properties.act_is_accepted(walk.rules, walk.state, seat, action)
    completeness.facts_fit_their_kinds(walk.rules, walk.state, seat, action)
    completeness.changes_are_told(walk.rules, walk.state, viewer, seat, action)
    knowledge.facts_tell_no_secret(walk.rules, walk.state, viewer, seat, action, rng, secrets)
    knowledge.public_sentence_tells_no_secret(walk.rules, action)


def check_end(walk: Walk) -> None:
    """Check a game that is over, and its record."""
    properties.ended_well(walk.rules, walk.state)
    if digest(walk.replayed()) != digest(walk.state):
        raise FaultError("the record replays to another digest")
