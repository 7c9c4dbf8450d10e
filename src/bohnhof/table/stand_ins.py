"""Stand-ins: bots that replace a bot that fails at a table with people."""

from __future__ import annotations

from typing import Final, NamedTuple

from bohnhof.bots.bot import Bot
from bohnhof.bots.registry import bot_maker
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules

STAND_INS: Final = ("thrifty", "chance")
"""The bots that stand in, in the order in which they are tried."""


class StandIn(NamedTuple):
    """A bot that plays in place of another."""

    bot: str
    """The name of the bot that was replaced."""
    plays: str
    """The name of the bot that plays instead."""
    why: str
    """Why the first bot was replaced, in one line."""


def next_stand_in(rules: Rules, seat: int, rng: Rng, failed: str = "") -> tuple[str, Bot] | None:
    """Return the next stand-in after `failed`, by default the first, with its name; or None."""
    later = STAND_INS.index(failed) + 1 if failed in STAND_INS else 0
    for name in STAND_INS[later:]:
        try:
            return name, bot_maker(name)(rules, seat, rng)
        except Exception:  # the heuristic of a third-party game may fail
            continue
    return None
