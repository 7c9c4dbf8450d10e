"""Measure which cards thrifty bots buy, and how often their buyers win.

python benchmarks/purchases.py --games 10000 --processes 2
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from bohnhof.bots import bot_maker
from bohnhof.engine.actions import Action, BuyField
from bohnhof.engine.message import Message
from bohnhof.games import rules_of
from bohnhof.games.high_bohn.actions import BuyBuilding
from bohnhof.games.prohibohn.actions import BuyCard
from bohnhof.loading import engine_kind
from bohnhof.table.table import Table
from bohnhof.words import names_in

RESULTS = Path(__file__).with_name("purchases.md")
GAMES = ("high-bohn", "high-bohn-cognac", "prohibohn", "prohibohn-pub")
BOT = "thrifty"
CHUNK = 25
THIRD_FIELD = 0

CAUTION = (
    "Made by `{command}`. Thrifty players go by rough values of their own, so this tells as much about them "
    "as about the cards; and dear ones are bought by whoever earns well anyway."
)

INTRODUCTION = (
    "{games} games with {seats}, every seat a `{bot}` bot. On average a seat ends with {score:.1f} taler, "
    "buys {cards:.1f} cards and wins {wins:.1%} of its games."
)


class Shop(Table):
    """A table that records only purchases."""

    def __init__(self, game: str, seats: int, number: int) -> None:
        makers = [bot_maker(BOT)] * seats
        super().__init__(rules_of(game), number, makers, bots_seed=number, keeps_log=False)
        self.purchases: list[tuple[int, int]] = []

    def act(self, seat: int, action: Action) -> Message | None:
        reason = super().act(seat, action)
        if reason is not None:
            return reason
        if isinstance(action, BuyBuilding):
            self.purchases += [(seat, card) for card in action.cards]
        elif isinstance(action, BuyCard):
            self.purchases.append((seat, action.card))
        elif isinstance(action, BuyField):
            self.purchases.append((seat, THIRD_FIELD))
        return None


class Tally:
    """Sums over games: how often each card was bought, and how often its buyers won."""

    def __init__(self) -> None:
        self.games = 0
        self.seats = 0
        self.score = 0
        self.wins = 0.0
        self.bought: Counter[int] = Counter()
        self.won: dict[int, float] = {}

    def note(self, table: Shop) -> None:
        rules, state = table.rules, table.state
        seats = len(state.players)
        shares = rules.win_shares(state)
        self.games += 1
        self.seats += seats
        self.wins += sum(shares)
        self.score += sum(rules.score(state, seat) for seat in range(seats))
        for seat, card in table.purchases:
            self.bought[card] += 1
            self.won[card] = self.won.get(card, 0.0) + shares[seat]

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.seats += other.seats
        self.wins += other.wins
        self.score += other.score
        self.bought.update(other.bought)
        for card, share in other.won.items():
            self.won[card] = self.won.get(card, 0.0) + share


def play(game: str, first: int, count: int) -> Tally:
    """Play `count` games of a series, with all numbers of seats in turn."""
    rules = rules_of(game)
    tally = Tally()
    for number in range(first, first + count):
        seats = rules.fewest_seats + number % (rules.most_seats - rules.fewest_seats + 1)
        table = Shop(game, seats, number)
        table.run()
        tally.note(table)
    return tally


def series(game: str, games: int, processes: int) -> Tally:
    """Play all games of a series on several processes. The sums do not depend on their number."""
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
    """Return a Markdown table for one game."""
    rules = rules_of(game)
    names = names_in("en")
    seats = f"{rules.fewest_seats} to {rules.most_seats} seats in turn"
    if rules.fewest_seats == rules.most_seats:
        seats = f"{rules.fewest_seats} seats"
    rows = [
        f"## {rules.title}",
        "",
        INTRODUCTION.format(
            games=tally.games,
            seats=seats,
            bot=BOT,
            score=tally.score / tally.seats,
            cards=tally.bought.total() / tally.seats,
            wins=tally.wins / tally.seats,
        ),
        "",
        "| card | bought, per 100 games | of its buyers win |",
        "|---|---|---|",
    ]
    for card, privilege in enumerate(rules.privileges):
        bought = tally.bought[card]
        if not bought and card == THIRD_FIELD:
            continue
        won = f"{tally.won[card] / bought:.1%}" if bought else "–"
        rows.append(f"| {names.card(privilege.id)} | {100 * bought / tally.games:.1f} | {won} |")
    return "\n".join(rows)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    begin = time.perf_counter()
    command = f"python benchmarks/purchases.py --games {asked.games}"
    parts = ["# What is bought", "", CAUTION.format(command=command)]
    for game in GAMES:
        parts += ["", report(game, series(game, asked.games, asked.processes))]
    text = "\n".join(parts) + "\n"
    RESULTS.write_text(text, encoding="utf-8")
    print(text)
    print(f"{time.perf_counter() - begin:.0f} s, engine {engine_kind()}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
