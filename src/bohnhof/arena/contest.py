"""One game among bots, as fast as the table allows: nothing is written down but its outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bohnhof.bots.registry import bot_maker
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.position import digest
from bohnhof.games import load_game
from bohnhof.table.table import IllegalMoveError, Table


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

    def write_down(self, seat: int, action: Action) -> None:
        """Nothing is kept: only the outcome counts."""


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
        table = Contest(load_game(game), own_seed, makers)
        while not table.state.over:
            seat = table.schedule.next_seat(table.state)
            table.ask(seat)
    except (Exception, SystemExit) as error:
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
