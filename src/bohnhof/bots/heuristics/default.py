"""The heuristic of third-party games that have none of their own."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.beliefs import Beliefs
from bohnhof.bots.heuristics.heuristic import Heuristic
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, Question
from bohnhof.engine.state import State
from bohnhof.native import mypyc_attr
from bohnhof.plugins import OURS

REDEALS: Final = 4
"""Number of sampled states on which actions unknown to the base heuristic are tried."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DefaultHeuristic(Heuristic):
    """A heuristic that extends the one of the game these rules derive from, and is always legal.

    Actions added by the game are tried, as are all legal moves if the base heuristic has no legal
    one. The action with the best evaluation after it is chosen.
    """

    def __init__(self, rules: Rules, base: Heuristic, evaluator: Heuristic) -> None:
        """Take two instances of the base heuristic.

        Evaluations need their own, because the playing one stores what it has tried in this turn.
        """
        super().__init__(rules)
        self.base = base
        self.evaluator = evaluator
        self._packages = [package(kind) for kind in type(rules).__mro__ if is_ours(kind)]
        self._known: dict[type[Action], bool] = {}

    def choose(self, s: State, question: Question, rng: Rng) -> Action | None:
        self.base.shown = self.shown
        seat = question.seat
        chosen = self.base.choose(s, question, rng)
        legal = chosen is not None and self.rules.refusal(s, seat, chosen) is None
        if question.asked != ACT:
            return chosen if legal else None
        options: list[Action] = [chosen] if chosen is not None and legal else []
        options.extend([move for move in self.rules.moves(s, seat) if not legal or not self.knows(move)])
        if len(options) == 1:
            return options[0]
        gains = self.gains(s, seat, options, rng)
        return options[gains.index(max(gains))] if options else None

    def candidates(self, s: State, question: Question) -> list[tuple[Action, float]]:
        self.base.shown = self.shown
        seat = question.seat
        found: list[tuple[Action, float]] = []
        for action, value in self.base.candidates(s, question):
            if self.knows(action) and self.rules.refusal(s, seat, action) is None:
                found.append((action, value))
        if question.asked != ACT:
            return found
        options = [found[0][0]] if found else []
        options.extend([move for move in self.rules.moves(s, seat) if not found or not self.knows(move)])
        if found and len(options) == 1:
            return found
        gains = self.gains(s, seat, options, Rng(s.turns))
        start = found[0][1] - gains[0] if found else 0.0
        first = 1 if found else 0
        found.extend([(options[i], start + gains[i]) for i in range(first, len(options))])
        found.sort(key=_value, reverse=True)
        return found

    def evaluate(self, s: State, seat: int) -> float:
        return self.evaluator.evaluate(s, seat)

    def did(self, s: State, seat: int, action: Action) -> None:
        self.base.did(s, seat, action)

    def tunable(self) -> dict[str, float]:
        return self.base.tunable()

    def new_beliefs(self, seat: int) -> Beliefs:
        return self.base.new_beliefs(seat)

    def knows(self, action: Action) -> bool:
        """Return whether the base heuristic supports actions of this class."""
        kind = type(action)
        if kind not in self._known:
            self._known[kind] = package(kind) in self._packages
        return self._known[kind]

    def gains(self, s: State, seat: int, options: list[Action], rng: Rng) -> list[float]:
        """Return the mean improvement of the evaluation by each action, over sampled states."""
        rules = self.rules
        view = s if s.viewer == seat else rules.view(s, seat)
        totals = [0.0] * len(options)
        for _ in range(REDEALS):
            table = rules.redeal(view, rng)
            before = self.evaluate(table, seat)
            for i in range(len(options)):
                after = table.copy()
                rules.perform(after, seat, options[i])
                totals[i] += self.evaluate(after, seat) - before
        return [total / REDEALS for total in totals]


def is_ours(kind: type[object]) -> bool:
    """Return whether a class is part of Bohnhof."""
    return kind.__module__.partition(".")[0] == OURS


def package(kind: type[object]) -> str:
    """Return the name of the package that contains a class."""
    return kind.__module__.rpartition(".")[0]


def _value(weighed: tuple[Action, float]) -> float:
    return weighed[1]
