"""The schedule of a league or match: which bot sits in which seat of which game."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from math import comb
from typing import Final

from bohnhof.bots.bot import BotSpec
from bohnhof.bots.registry import check_bot, importable_name, is_built_in
from bohnhof.engine.chance import Rng, wrong_seed
from bohnhof.games import load_game

LEAGUE: Final = "league"
MATCH: Final = "match"
MOST_TABLES: Final = 100_000
_ORDERS: Final = 1
"""Number of the first random stream used to shuffle the seats; each deal has its own."""


class PlanError(ValueError):
    """A league or match that cannot be played."""


@dataclass(frozen=True, init=False)
class Plan:
    """A league or match. Each deal is played from every seat: the bots move by one seat each time.

    In a game for one player each bot plays each deal. In a league every bot meets every other. In a
    match one seat has the first bot, and all others the second.
    """

    game: str
    revision: int
    """Revision of the rules."""
    kind: str
    bots: tuple[str, ...]
    """Names of the bots. A bot given as a class is named by its import path."""
    seats: int
    seed: int
    deals: int

    def __init__(
        self,
        game: str,
        revision: int,
        kind: str,
        bots: BotSpec | Sequence[BotSpec],
        seats: int,
        seed: int,
        deals: int,
    ) -> None:
        listed = [bots] if isinstance(bots, (str, type)) else bots
        names = tuple([importable_name(bot) for bot in listed])
        given = {"game": game, "revision": revision, "kind": kind, "bots": names}
        for name, value in {**given, "seats": seats, "seed": seed, "deals": deals}.items():
            object.__setattr__(self, name, value)
        self._check()

    def _check(self) -> None:
        rules = load_game(self.game)
        if not rules.fewest_seats <= self.seats <= rules.most_seats:
            raise PlanError(rules.wrong_seats(self.seats))
        if problem := wrong_seed(self.seed):
            raise PlanError(problem)
        if self.deals < 1:
            raise PlanError(f"a league has at least one deal, not {self.deals}")
        if not self.bots:
            raise PlanError("a league needs at least one bot")
        if len(set(self.bots)) < len(self.bots):
            raise PlanError("a bot is named twice; name each bot once, all play equally often")
        if self.kind == MATCH and (len(self.bots) != 2 or self.seats < 2):
            raise PlanError("a match is between two bots, at a table with at least two seats")
        for bot in self.bots:
            # Create other bots only in the worker processes, because their code is untrusted.
            if is_built_in(bot):
                check_bot(bot, rules)
        if comb(len(self.bots), self.seats % len(self.bots)) > MOST_TABLES:
            raise PlanError(f"{len(self.bots)} bots are too many for a league; let fewer play")

    @property
    def turns(self) -> int:
        """Number of times each deal is played."""
        return self.seats if self.seats > 1 else len(self.bots)

    @property
    def games(self) -> int:
        return self.deals * self.turns

    @property
    def par(self) -> float:
        """Win share of a seat among equal bots. In a solo game one half, against the rival."""
        return 1 / max(2, self.seats)

    @property
    def command(self) -> str:
        """Shell command that plays this plan; "" if a bot is a class of `__main__`."""
        if any(bot.startswith("__main__:") for bot in self.bots):
            return ""
        bots = ["--match", *self.bots] if self.kind == MATCH else ["--bots", ",".join(self.bots)]
        numbers = ["--seats", self.seats, "--games", self.games, "--seed", self.seed]
        return shlex.join(["bohnhof", "arena", self.game, *bots, *map(str, numbers)])

    def data(self) -> dict[str, object]:
        """Return the plan as JSON-compatible data."""
        return {**asdict(self), "bots": list(self.bots)}

    def tables(self) -> list[tuple[str, ...]]:
        """Return the groups of bots that meet at one table. The deals cycle through them."""
        if self.kind == MATCH:
            first, second = self.bots
            return [(first, *[second] * (self.seats - 1))]
        everyone = self.bots * (self.seats // len(self.bots))
        return [(*everyone, *rest) for rest in combinations(self.bots, self.seats % len(self.bots))]


class Seating:
    """The seats of every game of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._tables = plan.tables()

    def bots(self, deal: int, turn: int) -> list[str]:
        """Return the bot in each seat of game `turn` of a deal. Both numbers are 0-based.

        Each deal shuffles the seats, so that no bot profits from always following the same one.
        """
        if self.plan.seats == 1:
            return [self.plan.bots[turn]]
        table = self._tables[deal % len(self._tables)]
        order = list(range(len(table)))
        Rng(self.plan.seed, _ORDERS + deal).shuffle(order)
        return [table[order[(seat + turn) % len(order)]] for seat in range(len(order))]
