"""Leagues and matches: many games by a plan, which can be stopped and gone on with."""

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
    """A plan and what is played of it."""

    def __init__(self, plan: Plan, ledger: Ledger, margin: float | None = None) -> None:
        self.plan = plan
        self.ledger = ledger
        self.begun = len(ledger.games)
        """How many games were played before."""
        self.seconds = 0.0
        self.sprt = None if margin is None else Sprt(margin, luck(plan))
        self._deal = 0
        """The first deal of which the test has not heard; deals are heard in their order."""
        self._judge()

    def run(
        self,
        executor: Executor,
        progress: Callable[[int], None] | None = None,
        records: Path | None = None,
    ) -> None:
        """Play the games that are left, until the test decides or Ctrl-C asks to stop."""
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
        """Whether nothing is left to do."""
        return self.decided or len(self.ledger.games) >= self.plan.games

    def standings(self) -> Standings:
        """What the games played so far say. Only whole deals count, and none after the decision."""
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
        """The games of a deal, none if one of them is missing or void."""
        games = [self.ledger.games.get(number) for number in self._numbers(deal)]
        found = [game for game in games if game is not None and not game.void]
        return found if len(found) == self.plan.turns else []

    def _numbers(self, deal: int) -> range:
        return range(deal * self.plan.turns, (deal + 1) * self.plan.turns)

    def _judge(self) -> None:
        """Let the test hear the deals that are complete."""
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
    """Play a league or match, and return its standings.

    It is played on `processes` processes (default: one for each core), or with `on="ray"` on a Ray cluster.
    `path` is the results file; an existing one is continued. `records` is a folder for the records of all
    games. With a margin (0.05: five games in a hundred) a match ends as soon as the sequential test decides.
    """
    with Ledger(plan, path) as ledger:
        league = League(plan, ledger, margin)
        league.run(executor_for(processes, plan.deals, on), progress, records)
        return league.standings()
