"""One game among bots, as fast as the table allows: nothing is written down but its outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bohnhof.bots.registry import bot_maker
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.position import digest
from bohnhof.engine.state import State
from bohnhof.engine.suggestions import suggest_offers
from bohnhof.games import rules_of
from bohnhof.table.table import IllegalMoveError, Table

MOST_ACTIONS: Final = 100_000
"""No game of sane players comes near it."""


class BrokenGameError(Exception):
    """A bot broke a rule or failed: which, on which seat, in which game and with which seed."""


class Outcome(NamedTuple):
    """What is left of a game."""

    digest: str
    actions: int
    scores: list[int]
    winners: list[int]


class Contest(Table):
    """A table without a record."""

    actions = 0

    def act(self, seat: int, action: Action) -> str | None:
        reason = self.rules.play(self.state, seat, action)
        if reason is None:
            self.actions += 1
            self.schedule.acted(self.state, seat, action)
            if self.actions > MOST_ACTIONS:
                raise IllegalMoveError(f"the game does not end; more than {MOST_ACTIONS} acts were done")
        return reason

    def moves(self, view: State, seat: int) -> list[Action]:
        found = self.rules.moves(view, seat)
        if getattr(self.bots[seat], "suggestions", True) and self.schedule.may_propose(self.state, seat):
            found.extend(suggest_offers(self.rules, view, seat))
        return found


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a series; games are numbered from 0."""
    rng = Rng(seed, number)
    return rng.below(1 << 30) << 30 | rng.below(1 << 30)


def play_game(game: str, bots: Sequence[str], seed: int, number: int) -> Outcome:
    """Play one game of a series to its end."""
    own_seed = game_seed(seed, number)
    seat = 0
    try:
        makers = [bot_maker(name) for name in bots]
        table = Contest(rules_of(game), own_seed, makers)
        while not table.state.over:
            seat = table.schedule.next_seat(table.state)
            table.ask(seat)
    except Exception as error:
        why = " ".join(f"{error}".split())
        if not isinstance(error, IllegalMoveError):
            why = f"{type(error).__name__}: {why}"
        raise BrokenGameError(
            f"game {number + 1} of {game}, with seed {own_seed}, broke off at bot {bots[seat]} "
            f"on seat {seat + 1}: {why}"
        ) from error
    rules = table.rules
    scores = [rules.score(table.state, seat) for seat in range(len(bots))]
    return Outcome(digest(table.state), table.actions, scores, rules.winners(table.state))
