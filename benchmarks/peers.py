"""Measure random play in other Python game engines, with one function for each.

python benchmarks/peers.py catanatron --seconds 5 --json
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module, metadata
from typing import Any

SEED = 1


@dataclass
class Measured:
    """The result of a peer. `seconds` is processor time without imports and set-up."""

    actions: int
    games: int
    seconds: float


@dataclass
class Peer:
    """A package, the game measured, and what counts as one action."""

    package: str
    game: str
    counted: str
    measure: Callable[[float], Measured]


def play_for(seconds: float, play_game: Callable[[int], int]) -> Measured:
    """Play whole games until the time is over.

    `play_game` receives a seed and returns the number of its actions.
    """
    play_game(SEED)
    actions = games = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        games += 1
        actions += play_game(SEED + games)
    return Measured(actions, games, spent)


def catanatron(seconds: float) -> Measured:
    """Measure four random players on the base map. The engine lists the legal actions each time."""
    package = import_module("catanatron")
    turn_limit: int = import_module("catanatron.game").TURNS_LIMIT

    def play_game(seed: int) -> int:
        game = package.Game([package.RandomPlayer(color) for color in package.Color], seed=seed)
        actions = 0
        while game.winning_color() is None and game.state.num_turns < turn_limit:
            game.play_tick()
            actions += 1
        return actions

    return play_for(seconds, play_game)


def open_spiel(seconds: float) -> Measured:
    """Measure Hearts in C++, called from Python. Dealt cards are nodes, too."""
    hearts = import_module("pyspiel").load_game("hearts")
    fraction = random.Random(SEED).random

    def play_game(_: int) -> int:
        state = hearts.new_initial_state()
        actions = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(fraction() * len(legal))])
            actions += 1
        return actions

    return play_for(seconds, play_game)


def rlcard(seconds: float) -> Measured:
    """Measure Uno for two. Each step also builds an observation."""
    # Don't import rlcard.agents: it runs `pip freeze` and needs distutils.
    environment = import_module("rlcard").make("uno", config={"seed": SEED})
    choose = random.Random(SEED).choice

    def play_game(_: int) -> int:
        view: dict[str, Any] = environment.reset()[0]
        actions = 0
        while not environment.is_over():
            view = environment.step(choose(list(view["legal_actions"])))[0]
            actions += 1
        return actions

    return play_for(seconds, play_game)


def pokerkit(seconds: float) -> Measured:
    """Measure no-limit hold'em for four, one hand per game.

    A quarter of the decisions fold, a quarter raise, and the others check or call.
    """
    package = import_module("pokerkit")
    holdem = package.NoLimitTexasHoldem(tuple(package.Automation), True, 0, (1, 2), 2)

    def play_game(seed: int) -> int:
        random.seed(seed)  # the package shuffles with the global random generator
        hand = holdem(200, 4)
        while hand.status:
            wish = random.randrange(4)
            if wish == 0 and hand.can_fold():
                hand.fold()
            elif wish == 1 and hand.can_complete_bet_or_raise_to():
                least = hand.min_completion_betting_or_raising_to_amount
                most = hand.max_completion_betting_or_raising_to_amount
                hand.complete_bet_or_raise_to(random.randint(least, most))
            else:
                hand.check_or_call()
        return len(hand.operations)

    return play_for(seconds, play_game)


PEERS = {
    "open_spiel": Peer("open_spiel", "hearts, 4 seats (C++)", "nodes, dealt cards too", open_spiel),
    "rlcard": Peer("rlcard", "Uno, 2 seats", "steps with an observation", rlcard),
    "catanatron": Peer("catanatron", "Catan, 4 seats", "players' actions", catanatron),
    "pokerkit": Peer("pokerkit", "no-limit hold'em, 4 seats", "operations, dealing and blinds too", pokerkit),
}


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure one peer.")
    parser.add_argument("peer", choices=PEERS)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    peer = PEERS[asked.peer]
    try:
        version = metadata.version(peer.package)
    except metadata.PackageNotFoundError:
        print("not installed (pip install 'bohnhof[peers]')", file=sys.stderr)
        return 3
    measured = peer.measure(asked.seconds)
    if asked.json:
        print(json.dumps({"version": version, **asdict(measured)}))
    else:
        rate = measured.actions / measured.seconds
        games = measured.games / measured.seconds
        print(f"{asked.peer} {version}, {peer.game}: {rate:,.0f} actions/s, {games:,.1f} games/s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
