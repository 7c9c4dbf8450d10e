"""Tune a heuristic's parameters by an evolution strategy on common deals."""

from __future__ import annotations

import contextlib
import json
import signal
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from bohnhof.bots.bot import Bot
from bohnhof.bots.expert import Expert
from bohnhof.bots.heuristics.games import heuristic_of
from bohnhof.bots.registry import bot_maker
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.games import load_game
from bohnhof.table.seeds import BOTS, DEAL, seed_for
from bohnhof.table.table import Table

Numbers = dict[str, float]

CHILDREN: Final = 5
"""Number of candidates per generation, not counting the parent."""
COMPARED: Final = 2
"""Factor by which the final comparison uses more deals than a generation."""
CHANGED: Final = 4
"""Approximate number of parameters by which a child differs from its parent."""
FIRST_STEP: Final = 0.35
"""Initial standard deviation of a change, relative to the parameter."""
SHRINKING: Final = 0.93
"""Factor for the step after a generation without an improvement."""
A_WIN: Final = 6.0
"""Value of a win in taler, added to the lead in taler.

The lead is included because it separates candidates after fewer games.
"""


@dataclass
class Progress:
    """A checkpoint of the optimization.

    `played` holds the results of the next generation that are already known.
    """

    game: str
    against: str
    games: int
    seed: int
    generation: int
    step: float
    best: Numbers
    played: list[float] = field(default_factory=list)

    def write(self, path: Path) -> None:
        draft = path.with_suffix(".draft")
        draft.write_text(json.dumps(asdict(self), indent=2) + "\n", encoding="utf-8")
        draft.replace(path)


def read_progress(path: Path) -> Progress:
    return Progress(**json.loads(path.read_text(encoding="utf-8")))


class Lead(NamedTuple):
    """The mean difference between two sets of parameters on the same deals, and its error."""

    mean: float
    error: float

    @property
    def certain(self) -> bool:
        """Whether the 95 % interval is entirely above 0."""
        return self.mean > 1.96 * self.error


class Trial(NamedTuple):
    """One set of parameters to be played on one deal. It can be pickled."""

    game: str
    against: str
    numbers: Numbers
    key: bytes
    deal: int


class Tuning:
    """The optimization of one game's heuristic, on several processes."""

    def __init__(self, progress: Progress, key: bytes, processes: int) -> None:
        self.progress = progress
        self.key = key
        self.processes = processes
        self._seats = load_game(progress.game).usual_seats()
        self.deals = max(2, progress.games // self._seats)
        self._finished: Callable[[int], None] | None = None

    def games(self, generations: int) -> int:
        """Return the number of games for `generations` generations and the final comparison."""
        return self._seats * self.deals * (generations * (CHILDREN + 1) + 2 * COMPARED)

    def run(
        self,
        generations: int,
        done: Callable[[str], None],
        finished: Callable[[int], None] | None = None,
    ) -> Iterator[Progress]:
        """Run the remaining generations, and yield the progress after each.

        `done` receives a summary of each generation. `finished` receives the number of games played
        so far.
        """
        progress = self.progress
        self._finished = finished
        while progress.generation < generations:
            children = self.children()
            first = progress.generation * self.deals
            own, *others = self._results([progress.best, *children], first, self.deals, progress.played)
            leads = [lead(other, own) for other in others]
            place = max(range(len(leads)), key=lambda i: leads[i].mean)
            chosen = leads[place]
            told = "none is better, smaller steps"
            if chosen.mean > chosen.error:
                progress.best = children[place]
                told = f"better by {chosen.mean:.2f} ± {chosen.error:.2f}"
            else:
                progress.step *= SHRINKING
            progress.generation += 1
            progress.played = []
            done(f"generation {progress.generation}: {told}")
            yield progress

    def children(self) -> list[Numbers]:
        """Return random variations of the best parameters.

        They are deterministic for a seed and generation.
        """
        progress = self.progress
        random = Random(f"{progress.seed} {progress.generation}")
        found: list[Numbers] = []
        for _ in range(CHILDREN):
            child = dict(progress.best)
            one = random.choice(list(child))
            for name, value in child.items():
                if name == one or random.random() < (CHANGED - 1) / len(child):
                    changed = (
                        value * (1 + progress.step * random.gauss(0, 1)) if value else 0.1 * random.random()
                    )
                    child[name] = round(max(0.0, changed), 4)
            found.append(child)
        return found

    def compare(self, one: Numbers, other: Numbers) -> Lead:
        """Return the lead of `one` over `other` on deals that no generation has used."""
        deals = COMPARED * self.deals
        mine, theirs = self._results([one, other], -deals - 1, deals, [])
        return lead(mine, theirs)

    def _results(
        self, candidates: list[Numbers], first: int, deals: int, found: list[float]
    ) -> list[list[float]]:
        """Return for each candidate its result on each deal.

        `found` holds the results known so far, in the order of the trials; new ones are appended.
        """
        progress = self.progress
        trials = [
            Trial(progress.game, progress.against, numbers, self.key, first + deal)
            for numbers in candidates
            for deal in range(deals)
        ]
        before = progress.generation * (CHILDREN + 1) * self.deals
        with contextlib.ExitStack() as stack:
            left = trials[len(found) :]
            results: Iterator[float] = map(play_deal, left)
            if self.processes > 1:
                pool = stack.enter_context(get_context().Pool(self.processes, _leave_interrupts))
                results = pool.imap(play_deal, left, 4)
            for result in results:
                found.append(result)
                if self._finished is not None:
                    self._finished((before + len(found)) * self._seats)
        return [found[i * deals : (i + 1) * deals] for i in range(len(candidates))]


def _leave_interrupts() -> None:
    """Ignore interrupts in a worker: the parent handles them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def lead(one: list[float], other: list[float]) -> Lead:
    differences = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(differences) / len(differences)
    spread = sum([(difference - mean) ** 2 for difference in differences]) / max(1, len(differences) - 1)
    return Lead(mean, (spread / len(differences)) ** 0.5)


def play_deal(trial: Trial) -> float:
    """Return the mean result of these parameters on a deal, played once from every seat.

    All other seats have the bot `trial.against`.
    """
    rules = load_game(trial.game)

    def candidate(own_rules: Rules, seat: int, rng: Rng) -> Bot:
        return Expert(own_rules, seat, rng, heuristic_of(own_rules, trial.numbers))

    others = bot_maker(trial.against)
    seats = rules.usual_seats()
    total = 0.0
    for seat in range(seats):
        makers = [candidate if other == seat else others for other in range(seats)]
        seeds = seed_for(trial.key, DEAL, trial.deal), seed_for(trial.key, BOTS, trial.deal)
        table = Table(rules, seeds[0], makers, bots_seed=seeds[1], keeps_log=False)
        table.run()
        total += A_WIN * rules.win_shares(table.state)[seat]
        scores = [rules.score(table.state, other) for other in range(seats)]
        total += scores[seat] - (sum(scores) - scores[seat]) / max(1, seats - 1)
    return total / seats
