"""What a release of the engine is compiled by: every game at random and by its mind, and what search does."""

import sys

from bohnhof.bots.minds.minds import mind_of
from bohnhof.engine.chance import Rng
from bohnhof.engine.key import state_key
from bohnhof.engine.playout import playout
from bohnhof.engine.rules import Rules
from bohnhof.games import game_ids, rules_of
from bohnhof.loading import compiled

GAMES = 30
GAMES_IN_THOUGHT = 2
TURNS = 2


def play(rules: Rules, seats: int, seed: int) -> None:
    """Once at random to the end, and once with looks and deals every few turns."""
    rng = Rng(seed, seats)
    s = rules.new_game(seats, seed)
    playout(rules, s.copy(), rng)
    while not s.over:
        playout(rules, s, rng, None, TURNS)
        for seat in range(seats):
            rules.redeal(rules.view(s, seat), rng)
            rules.moves(s, seat)
        state_key(s)


def main(left_out: list[str]) -> None:
    if not compiled():
        raise SystemExit("the engine that should practise is not loaded")
    for rules in [rules_of(game) for game in game_ids() if game not in left_out]:
        for seats in range(rules.fewest_seats, rules.most_seats + 1):
            for seed in range(GAMES):
                play(rules, seats, seed)
            for seed in range(GAMES_IN_THOUGHT):
                playout(rules, rules.new_game(seats, seed), Rng(seed), mind_of(rules))


if __name__ == "__main__":
    main(sys.argv[1:])
