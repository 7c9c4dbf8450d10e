"""A search bot: tries its actions on sampled hidden states by rollouts of a heuristic."""

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
"""Default budget per decision. The time limit keeps games fluent on slow machines."""
BATCH: Final = 8
"""Number of samples after which inferior actions are pruned."""
ALIKE: Final = 4
"""Number of samples after which duplicates are pruned: actions with identical values."""
NO_LIMIT: Final = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Bot):
    """A bot that deviates from its heuristic only if another action is significantly better."""

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
        """Time limit per decision; NO_LIMIT if only the simulations count."""
        self.turns = 2
        """Length of a rollout in turns, or the number of players if that is larger."""
        self.breadth = 6
        """Maximum number of actions tried."""
        self.margin = 2.0
        """Maximum difference in taler between the values of a tried action and the best one."""
        self.surely = 1.0
        """Standard errors by which another action must be better than the heuristic's choice."""
        self.hopeless = 1.5
        """Standard errors behind the best action after which an action is pruned."""
        self.ripe = 150
        """Visits of an action after which the following actions are searched too."""
        self.done = 0
        """Number of simulations of the last decision."""

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
        """Return the best three actions with their expected final lead in taler."""
        branches = self.tried(view, question)
        best = best_of(branches)
        most = best.mean() if best.values else self.heuristic.evaluate(view, self.seat)
        known = [
            (branch.action, most - best.lead(branch)[0]) for branch in branches if branch.action is not None
        ]
        known.sort(key=worth, reverse=True)
        return known[:3]

    def tried(self, view: State, question: Question) -> list[Branch]:
        """Return the candidate actions with their values, the heuristic's choice first."""
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
        """Remove the actions that are significantly worse than the best so far."""
        best = best_of(alive)
        kept: list[Branch] = []
        for branch in alive:
            lead, error = best.lead(branch)
            if branch is best or lead <= self.hopeless * error:
                kept.append(branch)
        return kept

    def simulate(self, s: State, question: Question, branch: Branch, rng: Rng) -> None:
        """Play an action and its best continuation on a sampled state, then a rollout."""
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
        """Return the next action on this state, chosen by upper confidence bounds."""
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
