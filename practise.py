"""The training workload for profile-guided optimization.

It covers random play, heuristics, the operations of search, and the server's messages.
"""

import sys

from bohnhof.bots.heuristics.games import heuristic_of
from bohnhof.engine.chance import Rng
from bohnhof.engine.key import state_key
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.playout import playout
from bohnhof.engine.rules import Rules
from bohnhof.games import game_ids, rules_of
from bohnhof.live.deltas import DeltaWriter
from bohnhof.live.text_cache import TextCache
from bohnhof.loading import compiled
from bohnhof.table.table import Table
from bohnhof.testing.walk import Walk

GAMES = 30
GAMES_IN_THOUGHT = 2
GAMES_TOLD = 3
TURNS = 2


def play(rules: Rules, seats: int, seed: int) -> None:
    """Play a random game to the end, and another with views and redeals every few turns."""
    rng = Rng(seed, seats)
    s = rules.new_game(seats, seed)
    playout(rules, s.copy(), rng)
    while not s.over:
        playout(rules, s, rng, None, TURNS)
        for seat in range(seats):
            rules.redeal(rules.view(s, seat), rng)
            rules.moves(s, seat)
        state_key(s)


def tell(rules: Rules, seats: int, seed: int) -> None:
    """Play a random game, and write every delta for each seat.

    Seat 0 also gets suggested offers.
    """
    rng = Rng(seed, seats)
    walk = Walk(rules, seats, seed)
    table = Table(rules, seed, [None] * seats)
    writer = DeltaWriter(TextCache(rules))
    while not walk.over:
        walk.step(rng)
        by, sentence = walk.acts[-1]
        table.act(by, read_sentence(rules, sentence))
        for seat in range(seats):
            writer.write(table, seat, table.actions - 1, whole=False, suggests=seat == 0)


def main(left_out: list[str]) -> None:
    if not compiled():
        raise SystemExit("the engine that should practise is not loaded")
    for rules in [rules_of(game) for game in game_ids() if game not in left_out]:
        for seats in range(rules.fewest_seats, rules.most_seats + 1):
            for seed in range(GAMES):
                play(rules, seats, seed)
            for seed in range(GAMES_IN_THOUGHT):
                playout(rules, rules.new_game(seats, seed), Rng(seed), heuristic_of(rules))
            for seed in range(GAMES_TOLD):
                tell(rules, seats, seed)


if __name__ == "__main__":
    main(sys.argv[1:])
