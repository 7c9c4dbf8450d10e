"""Count how often games wait before automatic steps: `python -m bohnhof.testing.moments GAME`."""

from __future__ import annotations

import argparse
import sys
from typing import NamedTuple

from bohnhof.bots.registry import bot_maker
from bohnhof.engine.facts import TURN
from bohnhof.engine.rules import Rules
from bohnhof.games import UnknownGameError, rules_of
from bohnhof.loading import engine_kind
from bohnhof.table.table import Table


class Waits(NamedTuple):
    """The counts over a number of games."""

    games: int
    turns: int
    held: int
    """Number of turns in which the table waited before an automatic step."""


def count_waits(rules: Rules, bot: str, games: int, seed: int) -> Waits:
    """Play games of one kind of bot over all numbers of seats, and count."""
    counts = range(rules.fewest_seats, rules.most_seats + 1)
    maker = bot_maker(bot)
    turns = held = 0
    for number in range(games):
        seats = counts[number % len(counts)]
        table = Table(rules, seed + number, [maker] * seats, bots_seed=seed + number)
        turns += 1
        waited = False
        while not table.state.over:
            if not waited and rules.held(table.state):
                waited = True
                held += 1
            table.step()
            for act in table.log:
                for fact in act.facts:
                    if fact.what == TURN:
                        turns += 1
                        waited = False
            table.log.clear()
    return Waits(games, turns, held)


def main() -> int:
    """Count for one game and print the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--bot", default="thrifty")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    try:
        waits = count_waits(rules_of(chosen.game), chosen.bot, chosen.games, chosen.seed)
    except UnknownGameError as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    share, each = 100 * waits.held / waits.turns, waits.held / waits.games
    print(
        f"{chosen.game}, {chosen.bot}: {waits.games} games, {waits.turns} turns, waited in {waits.held}, "
        f"{share:.1f} %, {each:.1f} a game (engine {engine_kind()})"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
