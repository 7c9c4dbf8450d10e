"""What a mind is: a player without search who can sit on any seat."""

from __future__ import annotations

from bohnhof.bots.minds.memory import Memory
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.playout import Policy
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import Question
from bohnhof.engine.state import State
from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Policy):
    """Knows one rulebook. States may be views or full ones: it looks only at what the seat may know.

    What it keeps between questions is what it can find again, and what was tried in this turn.
    """

    def __init__(self, rules: Rules, others: dict[str, float] | None = None) -> None:
        """With the numbers of its game, or with others."""
        self.rules = rules
        self.beliefs: list[list[int]] = []
        """By seat, kinds that its hand has shown; empty where nothing is remembered."""

    def choose(self, s: State, question: Question, rng: Rng) -> Action | None:
        """What it would do there; None for nothing, unless it is asked to act."""
        raise NotImplementedError

    def evaluate(self, s: State, seat: int) -> float:
        """What this seat may hope to end with, less what the others may, in taler. Comparable between states
        for the same seat.
        """
        raise NotImplementedError

    def candidates(self, s: State, question: Question) -> list[tuple[Action, float]]:
        """The acts worth a thought, offers included, the best first, each with what it is thought to bring in
        taler against keeping still; doing nothing is not among them.
        """
        raise NotImplementedError

    def did(self, s: State, seat: int, action: Action) -> None:
        """Be told what a seat has chosen, by whoever does not always do what this mind would."""

    def tunable(self) -> dict[str, float]:
        """The numbers it goes by, by name: those that `bohnhof tune` may change."""
        return {}

    def memory(self, seat: int) -> Memory:
        """An empty memory for somebody who plays with this mind at one seat."""
        return Memory(self.rules, seat)
