"""Stand-ins: bots that play on at people's tables where another bot cannot play or fails."""

from __future__ import annotations

from typing import Final, NamedTuple

from bohnhof.bots.bot import Bot
from bohnhof.bots.registry import bot_maker
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules

STAND_INS: Final = ("thrifty", "chance")
"""The bots that stand in. If one of them fails too, the next is tried."""


class StandIn(NamedTuple):
    """A bot that plays for another."""

    bot: str
    """The bot that cannot play, as it was named."""
    plays: str
    """The bot that plays instead."""
    why: str
    """What is wrong with the first, in one line."""


def next_stand_in(rules: Rules, seat: int, rng: Rng, failed: str = "") -> tuple[str, Bot] | None:
    """Make the first stand-in, or the one after the stand-in that failed; None if there is no other."""
    later = STAND_INS.index(failed) + 1 if failed in STAND_INS else 0
    for name in STAND_INS[later:]:
        try:
            return name, bot_maker(name)(rules, seat, rng)
        except Exception:  # the heuristic of a third-party game may fail
            continue
    return None
