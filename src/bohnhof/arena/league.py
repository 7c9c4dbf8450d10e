"""Leagues and matches: many games by a plan, which can be stopped and resumed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

from bohnhof.arena.executors import HERE, Executor, Job, Seated, executor_for
from bohnhof.arena.figures import Sprt
from bohnhof.arena.ledger import Ledger
from bohnhof.arena.plan import Plan, Seating
from bohnhof.arena.played import Played
from bohnhof.arena.standings import Decision, Standings, luck, winnings
from bohnhof.arena.stopping import Stopping
from bohnhof.bots.program import end_idle_programs
from bohnhof.table.seeds import slow_key


class League:
    """A plan with the games played so far."""

    def __init__(self, plan: Plan, ledger: Ledger, margin: float | None = None) -> None:
        self.plan = plan
        self.ledger = ledger
        self.begun = len(ledger.games)
        """Number of games played in earlier runs."""
        self.seconds = 0.0
        self.sprt = None if margin is None else Sprt(margin, luck(plan))
        self._deal = 0
        """Index of the first deal that the test has not counted. Deals are counted in order."""
        self._judge()

    def run(
        self,
        executor: Executor,
        progress: Callable[[int], None] | None = None,
        records: Path | None = None,
    ) -> None:
        """Play the remaining games until the test decides or Ctrl-C requests a stop."""
        if self.complete:
            return
        self.ledger.resume()
        begin = time.perf_counter()
        stopping = Stopping()
        with stopping:
            for played in executor.run(self._jobs(records), lambda: stopping.wished or self.decided):
                self.ledger.add(played)
                self._judge()
                if progress is not None:
                    progress(len(self.ledger.games))
        end_idle_programs()
        self.seconds += time.perf_counter() - begin

    @property
    def decided(self) -> bool:
        return self.sprt is not None and self.sprt.verdict is not None

    @property
    def complete(self) -> bool:
        """Whether no more games have to be played."""
        return self.decided or len(self.ledger.games) >= self.plan.games

    def standings(self) -> Standings:
        """Return the statistics of the games played so far.

        Only complete deals count, and only those up to the test's decision.
        """
        deals = [games for deal in range(self.plan.deals) if (games := self._whole(deal))]
        test = None
        if self.sprt is not None:
            deals = [games for games in deals if not self.decided or games[0].deal < self._deal]
            test = Decision(self.sprt.margin, self.sprt.evidence, self.sprt.verdict)
        played = len(self.ledger.games) - self.begun
        ended = list(self.ledger.games.values())
        return Standings(self.plan, deals, ended, test, played, self.seconds, self.ledger.source)

    def _jobs(self, records: Path | None) -> Iterator[Job]:
        plan, seating, key = self.plan, Seating(self.plan), slow_key(self.plan.seed)
        for deal in range(plan.deals):
            games = [
                Seated(number, deal, seating.bots(deal, turn))
                for turn in range(plan.turns)
                if (number := deal * plan.turns + turn) not in self.ledger.games
            ]
            if games:
                yield Job(plan.game, key, games, None if records is None else str(records))

    def _whole(self, deal: int) -> list[Played]:
        """Return the games of a deal, or an empty list if one of them is missing or void."""
        games = [self.ledger.games.get(number) for number in self._numbers(deal)]
        found = [game for game in games if game is not None and not game.void]
        return found if len(found) == self.plan.turns else []

    def _numbers(self, deal: int) -> range:
        return range(deal * self.plan.turns, (deal + 1) * self.plan.turns)

    def _judge(self) -> None:
        """Add the deals completed since the last call to the test."""
        sprt = self.sprt
        while sprt is not None and self._deal < self.plan.deals and not self.decided:
            if not self.ledger.games.keys() >= set(self._numbers(self._deal)):
                return
            games = self._whole(self._deal)
            if games:
                sprt.add(winnings(self.plan, games))
            self._deal += 1


def play_league(
    plan: Plan,
    path: Path | None = None,
    processes: int | None = None,
    margin: float | None = None,
    records: Path | None = None,
    progress: Callable[[int], None] | None = None,
    on: str = HERE,
) -> Standings:
    """Play a league or match and return its standings.

    `processes` is the number of worker processes (default: one per core). With `on="ray"` the games
    run on a Ray cluster. `path` is the results file; an existing one is resumed. `records` is a
    folder for the records of all games. With a `margin` (0.05 means five games in a hundred) a
    match ends as soon as the sequential test decides.
    """
    with Ledger(plan, path) as ledger:
        league = League(plan, ledger, margin)
        league.run(executor_for(processes, plan.deals, on), progress, records)
        return league.standings()
