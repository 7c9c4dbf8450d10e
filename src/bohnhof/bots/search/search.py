"""A bot that tries its actions on sampled hidden states, and lets a heuristic play on for a few turns."""

from __future__ import annotations

from time import monotonic
from typing import ClassVar, Final

from bohnhof.bots.bot import Bot
from bohnhof.bots.heuristics.heuristic import Heuristic
from bohnhof.bots.search.branch import Branch, best_of, different
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.facts import Fact
from bohnhof.engine.playout import playout
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, Question, Schedule
from bohnhof.engine.state import State
from bohnhof.native import mypyc_attr

SIMULATIONS: Final = 200
MILLISECONDS: Final = 700
"""What a decision takes where nobody says otherwise; the second so that nobody waits on a slow machine."""
BATCH: Final = 8
"""After so many tables it is looked at again which acts are still worth a try,"""
ALIKE: Final = 4
"""and after so many which have led to the very same."""
NO_LIMIT: Final = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Bot):
    """Leaves what its heuristic would do only where another act is surely better."""

    name = "search"
    suggestions: ClassVar[bool] = False
    needs_moves: ClassVar[bool] = False
    hears_out: ClassVar[bool] = True

    def __init__(
        self,
        rules: Rules,
        seat: int,
        rng: Rng,
        heuristic: Heuristic,
        simulations: int = SIMULATIONS,
        milliseconds: int = MILLISECONDS,
    ) -> None:
        super().__init__(rules, seat, rng)
        self.heuristic = heuristic
        self.beliefs = heuristic.new_beliefs(seat)
        self.simulations = simulations
        self.milliseconds = milliseconds
        """NO_LIMIT where only the simulations count."""
        self.turns = 2
        """How many turns are played on; where more sit at the table, one for each."""
        self.breadth = 6
        """How many actions are tried."""
        self.margin = 2.0
        """How many taler below its best the heuristic may value an action that is tried."""
        self.surely = 1.0
        """So many errors better another act must be than the heuristic's own choice."""
        self.hopeless = 1.5
        """So many errors worse than the best an act is given up."""
        self.ripe = 150
        """After so many tries of an act what follows it is tried too."""
        self.done = 0
        """How many simulations the last decision took."""

    def saw(self, fact: Fact) -> None:
        self.beliefs.saw(fact)

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        branches = self.tried(view, question)
        best = best_of(branches)
        lead, error = best.lead(branches[0])
        action = best.action if lead > self.surely * error else branches[0].action
        if action is not None:
            self.heuristic.did(view, self.seat, action)
        return action

    def explain(self, view: State, moves: list[Action], question: Question) -> list[tuple[Action, float]]:
        """The best three acts and what each is thought to bring in the end against the others, in taler."""
        branches = self.tried(view, question)
        best = best_of(branches)
        most = best.mean() if best.values else self.heuristic.evaluate(view, self.seat)
        known = [
            (branch.action, most - best.lead(branch)[0]) for branch in branches if branch.action is not None
        ]
        known.sort(key=worth, reverse=True)
        return known[:3]

    def tried(self, view: State, question: Question) -> list[Branch]:
        """What is worth a thought, the heuristic's own choice first, with what it has brought."""
        self.heuristic.shown = self.beliefs.shown
        branches = self.branches(view, question)
        self.done = 0
        if len(branches) < 2:
            return branches
        beliefs = self.beliefs.hands(view)
        began = monotonic()
        alive = branches[:]
        tables = 0
        while len(alive) > 1 and self.done + len(alive) <= self.simulations:
            table = self.rules.redeal(view, self.rng, beliefs)
            seed = self.rng.below(1 << 30)
            for branch in alive:
                self.simulate(table.copy(), question, branch, Rng(seed))
            self.done += len(alive)
            tables += 1
            if tables == ALIKE:
                alive = different(alive)
            elif tables % BATCH == 0:
                alive = self.hopeful(alive)
            if self.milliseconds and (monotonic() - began) * 1000.0 > self.milliseconds:
                break
        return branches

    def branches(self, view: State, question: Question) -> list[Branch]:
        chosen = self.heuristic.choose(view, question, self.rng)
        found = [Branch(chosen, 0.0)]
        if question.asked != ACT and chosen is not None:
            found.append(Branch(None, 0.0))
        candidates = self.heuristic.candidates(view, question)
        for action, prior in candidates:
            if len(found) < self.breadth and action != chosen and prior > candidates[0][1] - self.margin:
                found.append(Branch(action, prior))
        return found

    def hopeful(self, alive: list[Branch]) -> list[Branch]:
        """Without those that are surely worse than the best so far."""
        best = best_of(alive)
        kept: list[Branch] = []
        for branch in alive:
            lead, error = best.lead(branch)
            if branch is best or lead <= self.hopeless * error:
                kept.append(branch)
        return kept

    def simulate(self, s: State, question: Question, branch: Branch, rng: Rng) -> None:
        """Do an act on one table and what seems best after it, then let all go on as the heuristic would."""
        schedule = Schedule(len(s.players))
        path = [branch]
        if branch.action is None:
            schedule.kept_silent(s, question.seat)
        else:
            self.rules.perform(s, question.seat, branch.action)
            schedule.acted(s, question.seat, branch.action)
        while branch.visits() >= self.ripe and s.agenda and not s.turns:
            question = schedule.next(self.rules, s)
            if question.seat != self.seat or question.asked != ACT:
                break
            branch = self.followed(branch, s, question, rng)
            path.append(branch)
            action = branch.action
            assert action is not None
            self.rules.perform(s, self.seat, action)
            schedule.acted(s, self.seat, action)
        left = max(self.turns, len(s.players)) - s.turns
        if s.agenda and left > 0:
            playout(self.rules, s, rng, self.heuristic, left, schedule)
        value = self.heuristic.evaluate(s, self.seat)
        for passed in path:
            passed.add(value)

    def followed(self, branch: Branch, s: State, question: Question, rng: Rng) -> Branch:
        """What to do next on this table: what its like has shown to be best, or may be."""
        chosen = self.heuristic.choose(s, question, rng)
        assert chosen is not None
        best = branch.follow(chosen)
        if best.visits() < BATCH:
            return best
        most = best.interest(branch.visits())
        candidates = self.heuristic.candidates(s, question)
        for i in range(min(3, len(candidates))):
            action, prior = candidates[i]
            if action != chosen and prior > candidates[0][1] - self.margin:
                other = branch.follow(action)
                interest = (
                    other.interest(branch.visits())
                    if other.values
                    else best.mean() + prior - candidates[0][1]
                )
                if interest > most:
                    most = interest
                    best = other
        return best


def worth(known: tuple[Action, float]) -> float:
    return known[1]
