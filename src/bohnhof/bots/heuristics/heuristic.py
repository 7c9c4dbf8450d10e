"""The base class of heuristics: policy and evaluation of one game, without search."""

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
    """A policy for any seat of one rulebook.

    States may be full ones or views, but it uses only what the seat may know. Between questions it
    keeps only caches and the offers tried in this turn.
    """

    def __init__(self, rules: Rules, others: dict[str, float] | None = None) -> None:
        """Use the tuned parameters of the game, or `others` if given."""
        self.rules = rules
        self.shown: list[list[int]] = []
        """By seat: the kinds that its hand has shown, set by the bot; empty without beliefs."""

    def choose(self, s: State, question: Question, rng: Rng) -> Action | None:
        """Return the best action; None to stay silent, which is not allowed for ACT."""
        raise NotImplementedError

    def evaluate(self, s: State, seat: int) -> float:
        """Return the expected lead of a seat over the others at the end, in taler.

        Values are comparable between states for the same seat.
        """
        raise NotImplementedError

    def candidates(self, s: State, question: Question) -> list[tuple[Action, float]]:
        """Return the candidate moves with their expected gain over staying silent, best first.

        Offers are included. Gains are in taler.
        """
        raise NotImplementedError

    def did(self, s: State, seat: int, action: Action) -> None:
        """Record an action of a bot that may deviate from this heuristic."""

    def tunable(self) -> dict[str, float]:
        """Return the parameters that `bohnhof tune` may change, by name."""
        return {}

    def new_beliefs(self, seat: int) -> Beliefs:
        """Return empty beliefs for a bot that uses this heuristic in one seat."""
        return Beliefs(self.rules, seat)
