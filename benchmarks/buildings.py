"""Which buildings thrifty players buy in High Bohn, and how often their owners win.

python benchmarks/buildings.py --games 10000 --processes 2
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from bohnhof.arena.contest import Contest, game_seed
from bohnhof.bots import bot_maker
from bohnhof.games import rules_of
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.loading import engine_kind
from bohnhof.names import names_in

RESULTS = Path(__file__).with_name("buildings.md")
BOT = "thrifty"
SEED = 1
CHUNK = 25

CAUTION = (
    "Made by `python benchmarks/buildings.py --games {games}`. Thrifty players go by rough values of their "
    "own (`bots/builder/purse.py`), so this tells as much about them as about the buildings; and dear ones "
    "are bought by whoever earns well anyway."
)
INTRODUCTION = (
    "{games} games with 3, 4 and 5 seats in turn, every seat a `{bot}` bot. On average a seat ends with "
    "{score:.1f} taler and {buildings:.1f} buildings, and wins {wins:.1%} of its games."
)


class Tally:
    """Sums over games: of each building how often it was bought, and by how many winners."""

    def __init__(self) -> None:
        self.games = 0
        self.seats = 0
        self.score = 0
        self.buildings = 0
        self.bought: Counter[str] = Counter()
        self.won: dict[str, float] = {}

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.seats += other.seats
        self.score += other.score
        self.buildings += other.buildings
        self.bought.update(other.bought)
        for word, share in other.won.items():
            self.won[word] = self.won.get(word, 0.0) + share


def play(game: str, first: int, count: int) -> Tally:
    """Some games of a series; they go through all numbers of seats."""
    rules = rules_of(game)
    assert isinstance(rules, HighBohn)
    tally = Tally()
    for number in range(first, first + count):
        seats = rules.fewest_seats + number % (rules.most_seats - rules.fewest_seats + 1)
        table = Contest(rules, game_seed(SEED, number), [bot_maker(BOT)] * seats)
        table.run()
        winners = rules.winners(table.state)
        tally.games += 1
        tally.seats += seats
        for seat, player in enumerate(table.state.players):
            share = 1 / len(winners) if seat in winners else 0
            tally.score += rules.score(table.state, seat)
            tally.buildings += rules.buildings_owned(table.state, seat)
            for card in player.owned:
                word = rules.privileges[card].id
                tally.bought[word] += 1
                tally.won[word] = tally.won.get(word, 0.0) + share
    return tally


def series(game: str, games: int, processes: int) -> Tally:
    """All games of a series, shared among processes; the sum does not depend on their number."""
    tally = Tally()
    firsts = range(0, games, CHUNK)
    counts = [min(CHUNK, games - first) for first in firsts]
    with ProcessPoolExecutor(processes) as pool:
        for part in pool.map(play, [game] * len(counts), firsts, counts):
            tally.add(part)
            if sys.stderr.isatty():
                print(f"\r{game}: {tally.games} of {games} games", end="", file=sys.stderr)
    return tally


def report(game: str, tally: Tally) -> str:
    """A table of one game in Markdown."""
    rules = rules_of(game)
    assert isinstance(rules, HighBohn)
    names = names_in("en")
    rows = [
        f"## {rules.title}",
        "",
        INTRODUCTION.format(
            games=tally.games,
            bot=BOT,
            score=tally.score / tally.seats,
            buildings=tally.buildings / tally.seats,
            wins=tally.games / tally.seats,
        ),
        "",
        "| building | power | bought in | its owners win |",
        "|---|---|---|---|",
    ]
    for card, building in enumerate(rules.buildings):
        word = rules.privileges[card].id
        bought = tally.bought[word]
        won = f"{tally.won[word] / bought:.1%}" if bought else "–"
        per_game = (
            f"{bought / tally.games:.1%} of the games" if card else f"{bought / tally.seats:.1%} of the seats"
        )
        rows.append(f"| {names.card(word)} | {building.power or '–'} | {per_game} | {won} |")
    return "\n".join(rows)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    begin = time.perf_counter()
    parts = [
        "# Buildings in High Bohn",
        "",
        CAUTION.format(games=asked.games),
    ]
    for game in ("high-bohn", "high-bohn-cognac"):
        parts += ["", report(game, series(game, asked.games, asked.processes))]
    text = "\n".join(parts) + "\n"
    RESULTS.write_text(text, encoding="utf-8")
    print(text)
    print(f"{time.perf_counter() - begin:.0f} s, engine {engine_kind()}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
