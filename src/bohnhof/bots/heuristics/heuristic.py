"""The base of all heuristics: policy and evaluation of one game, without search."""

from __future__ import annotations

from bohnhof.bots.heuristics.beliefs import Beliefs
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.playout import Policy
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import Question
from bohnhof.engine.state import State
from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic(Policy):
    """Plays any seat by one rulebook. States may be views or full ones; it uses only what the seat may know.

    Between questions it keeps only caches, and what was tried in this turn.
    """

    def __init__(self, rules: Rules, others: dict[str, float] | None = None) -> None:
        """Take the tuned numbers of the game, or others."""
        self.rules = rules
        self.shown: list[list[int]] = []
        """By seat, the kinds that its hand has shown, set by the bot; empty without beliefs."""

    def choose(self, s: State, question: Question, rng: Rng) -> Action | None:
        """Return the best action; None to stay silent, which is no answer to ACT."""
        raise NotImplementedError

    def evaluate(self, s: State, seat: int) -> float:
        """Return the expected lead of a seat over the others at the end, in taler. It is comparable between
        states for the same seat.
        """
        raise NotImplementedError

    def candidates(self, s: State, question: Question) -> list[tuple[Action, float]]:
        """Return the candidate moves, offers included, each with its expected gain over staying silent, in
        taler. The best comes first.
        """
        raise NotImplementedError

    def did(self, s: State, seat: int, action: Action) -> None:
        """Note what a seat has chosen, for bots that do not always do what this heuristic would."""

    def tunable(self) -> dict[str, float]:
        """Return the numbers that `bohnhof tune` may change, by name."""
        return {}

    def new_beliefs(self, seat: int) -> Beliefs:
        """Return empty beliefs for a bot that plays with this heuristic at one seat."""
        return Beliefs(self.rules, seat)
