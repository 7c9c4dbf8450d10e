"""Validate numbers of seats, lists of bots, and seeds."""

from __future__ import annotations

from collections.abc import Sequence

from bohnhof.cli.errors import CommandError
from bohnhof.engine.chance import wrong_seed
from bohnhof.engine.rules import Rules


def seats_for(rules: Rules, seats: int | None, named: int) -> int:
    """Return the number of seats.

    Default: the number of named players if there are more than two, or else the game's usual
    number. Raise CommandError if the game does not allow it.
    """
    if seats is None:
        seats = named if named > 2 else rules.usual_seats()
    if not rules.fewest_seats <= seats <= rules.most_seats:
        raise CommandError(rules.wrong_seats(seats))
    return seats


def bots_for(listed: Sequence[str], count: int) -> list[str]:
    """Return one bot per seat. A single bot plays in all of them.

    Raise CommandError if the numbers do not match.
    """
    bots = [bot.strip() for bot in listed]
    if len(bots) == 1:
        bots = bots * count
    if len(bots) != count:
        raise CommandError(f"{len(bots)} bots are named for {count} seats; name {count}, or one for all")
    return bots


def check_seed(seed: int) -> None:
    """Raise CommandError unless a game can be dealt from this seed."""
    if problem := wrong_seed(seed):
        raise CommandError(problem)
