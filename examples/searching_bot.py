"""A search bot: `bohnhof simulate bohnanza --bots searching_bot.py:Tries,expert,expert`."""

from bohnhof.bots import Bot
from bohnhof.bots.heuristics.games import heuristic_of
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.playout import playout
from bohnhof.engine.schedule import ACT, Question, Schedule
from bohnhof.engine.state import State


class Tries(Bot):
    """A bot that tries its candidate moves on sampled hidden states, the same for each move."""

    name = "tries"
    tables = 8
    turns = 4
    heuristic = None

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        if question.asked != ACT:
            return None
        self.heuristic = heuristic = self.heuristic or heuristic_of(self.rules)
        found = [action for action, _ in heuristic.candidates(view, question)[:4]]
        if not found:
            return moves[0]
        totals = [0.0] * len(found)
        for _ in range(self.tables):
            table = self.rules.redeal(view, self.rng)
            seed = self.rng.below(1 << 30)
            for i, action in enumerate(found):
                s = table.copy()
                schedule = Schedule(len(s.players))
                self.rules.perform(s, self.seat, action)
                schedule.acted(s, self.seat, action)
                playout(self.rules, s, Rng(seed), heuristic, self.turns, schedule)
                totals[i] += heuristic.evaluate(s, self.seat)
        best = found[totals.index(max(totals))]
        heuristic.did(view, self.seat, best)
        return best
