"""Count how often random play uses each verb: `python -m bohnhof.testing.verbs --games 2000`.

Half of the games begin with a deal, the others with a rich state.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bohnhof.engine.chance import Rng
from bohnhof.engine.notation import TRADE_VERBS
from bohnhof.games import game_ids, rules_of
from bohnhof.testing.rich import enrich
from bohnhof.testing.walk import Walk

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules


def verbs_of(rules: Rules) -> list[str]:
    """Return every verb that a sentence of this game can begin with."""
    trading = TRADE_VERBS if rules.has_trading else []
    return sorted({sentence.split()[0] for sentence in rules.acts.by_sentence}.union(trading))


def count_verbs(rules: Rules, games: int, seed: int) -> dict[str, int]:
    """Count how often each verb is used in random games over all numbers of seats."""
    counts = dict.fromkeys(verbs_of(rules), 0)
    seats = range(rules.fewest_seats, rules.most_seats + 1)
    for number in range(games):
        walk = Walk(rules, seats[number // 2 % len(seats)], seed + number)
        if number % 2:
            enrich(rules, walk.state)
        rng = Rng(seed + number, -1)
        while not walk.over:
            walk.step(rng)
        for _, sentence in walk.acts:
            verb = sentence.split()[0]
            counts[verb] = counts.get(verb, 0) + 1
    return counts


def table(counts: dict[str, dict[str, int]]) -> str:
    """Return a Markdown table with a row per verb and a column per game.

    A cell is empty if the game does not have the verb.
    """
    verbs = sorted({verb for found in counts.values() for verb in found})
    rows = [f"| | {' | '.join(counts)} |", f"|---|{'---:|' * len(counts)}"]
    for verb in verbs:
        cells = [str(found[verb]) if verb in found else "" for found in counts.values()]
        rows.append(f"| `{verb}` | {' | '.join(cells)} |")
    return "\n".join(rows)


def main(arguments: Sequence[str] | None = None) -> int:
    """Count in every game and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args(arguments)
    print(table({game: count_verbs(rules_of(game), chosen.games, chosen.seed) for game in game_ids()}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
