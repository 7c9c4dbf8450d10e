"""A player who tries its acts on tables that fit what it knows, and lets a mind play on for a few turns."""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import ClassVar, Final

from bohnhof.bots.bot import Bot
from bohnhof.bots.minds.mind import Mind
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.facts import Fact
from bohnhof.engine.playout import playout
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, Question, Schedule
from bohnhof.engine.state import State
from bohnhof.native import mypyc_attr

BATCH: Final = 8
"""After so many tables it is looked at again which acts are still worth a try."""


class Branch:
    """An act, or silence, and what it has brought on each table so far."""

    def __init__(self, action: Action | None, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.values: list[float] = []

    def mean(self) -> float:
        total = 0.0
        for value in self.values:
            total += value
        return total / max(1, len(self.values))

    def lead(self, other: Branch) -> tuple[float, float]:
        """By how much it is better than another on the same tables, and the error of that."""
        count = min(len(self.values), len(other.values))
        if count < 2:
            return 0.0, 1e9
        total = 0.0
        squares = 0.0
        for i in range(count):
            difference = self.values[i] - other.values[i]
            total += difference
            squares += difference * difference
        mean = total / count
        spread = max(0.0, squares / count - mean * mean)
        return mean, sqrt(spread / (count - 1))


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Bot):
    """Leaves what its mind would do only where another act is surely better."""

    name = "search"
    suggestions: ClassVar[bool] = False

    def __init__(
        self,
        rules: Rules,
        seat: int,
        rng: Rng,
        mind: Mind,
        simulations: int = 200,
        milliseconds: int = 700,
    ) -> None:
        super().__init__(rules, seat, rng)
        self.mind = mind
        self.memory = mind.memory(seat)
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.turns = 4
        self.breadth = 6
        self.surely = 1.0
        self.hopeless = 1.5
        self.margin = 2.0
        self.done = 0
        """How many simulations the last decision took."""

    def saw(self, fact: Fact) -> None:
        self.memory.saw(fact)

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        branches = self.tried(view, question)
        best = branches[0]
        for branch in branches:
            if branch.mean() > best.mean():
                best = branch
        lead, error = best.lead(branches[0])
        return best.action if lead > self.surely * error else branches[0].action

    def tried(self, view: State, question: Question) -> list[Branch]:
        """What is worth a thought, the mind's own choice first, with what it has brought."""
        beliefs = self.memory.beliefs(view)
        self.mind.beliefs = beliefs
        branches = self.branches(view, question)
        self.done = 0
        if len(branches) < 2:
            return branches
        began = monotonic()
        alive = branches[:]
        tables = 0
        while len(alive) > 1 and self.done + len(alive) <= self.simulations:
            table = self.rules.redeal(view, self.rng, beliefs)
            seed = self.rng.below(1 << 30)
            for branch in alive:
                branch.values.append(self.simulate(table.copy(), question, branch.action, Rng(seed)))
            self.done += len(alive)
            tables += 1
            if tables % BATCH == 0:
                alive = self.hopeful(alive)
            if (monotonic() - began) * 1000.0 > self.milliseconds:
                break
        return branches

    def branches(self, view: State, question: Question) -> list[Branch]:
        chosen = self.mind.choose(view, question, self.rng)
        found = [Branch(chosen, 0.0)]
        if question.asked != ACT and chosen is not None:
            found.append(Branch(None, 0.0))
        candidates = self.mind.candidates(view, question)
        for action, prior in candidates:
            if len(found) < self.breadth and action != chosen and prior > candidates[0][1] - self.margin:
                found.append(Branch(action, prior))
        return found

    def hopeful(self, alive: list[Branch]) -> list[Branch]:
        """Without those that are surely worse than the best so far."""
        best = alive[0]
        for branch in alive:
            if branch.mean() > best.mean():
                best = branch
        kept: list[Branch] = []
        for branch in alive:
            lead, error = best.lead(branch)
            if branch is best or lead <= self.hopeless * error:
                kept.append(branch)
        return kept

    def simulate(self, s: State, question: Question, action: Action | None, rng: Rng) -> float:
        """What an act brings on one table, where all go on as the mind would."""
        schedule = Schedule(len(s.players))
        if action is None:
            schedule.kept_silent(s, question.seat)
        else:
            self.rules.perform(s, question.seat, action)
            schedule.acted(s, question.seat, action)
        playout(self.rules, s, rng, self.mind, self.turns, schedule)
        return self.mind.evaluate(s, self.seat)
