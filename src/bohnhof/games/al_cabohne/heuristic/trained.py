"""A player of Al Cabohne who goes by what was learned in many games, quick enough to play on in thought."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.minds.instinct import Instinct
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.schedule import Question
from bohnhof.engine.state import State
from bohnhof.games.al_cabohne.heuristic.marks import AlCabohneMarks
from bohnhof.games.al_cabohne.heuristic.mind import AlCabohneMind, final_lead
from bohnhof.games.al_cabohne.rules import AlCabohne
from bohnhof.native import mypyc_attr

GLORY: Final = 30.0
"""What winning is worth, in taler."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TrainedAlCabohne(AlCabohneMind):
    """Does what it likes best. What is worth a thought besides, it knows as any player does."""

    def __init__(self, rules: AlCabohne, instinct: Instinct) -> None:
        super().__init__(rules)
        self.instinct = instinct
        self.marks = AlCabohneMarks(rules)

    def choose(self, s: State, question: Question, rng: Rng) -> Action | None:
        seat = question.seat
        moves = self.rules.moves(s, seat)
        acts = [self.marks.act(s, seat, move) for move in moves]
        if acts.count(acts[0]) == len(acts):
            return moves[0]
        cells = self.instinct.look(self.marks.of(s, seat))
        best = 0
        most = -1e9
        for i in range(len(acts)):
            liking = self.instinct.liking(cells, acts[i])
            if liking > most:
                most = liking
                best = i
        return moves[best]

    def evaluate(self, s: State, seat: int) -> float:
        if s.agenda:
            return self.instinct.hope(self.marks.of(s, seat), GLORY)
        return final_lead(self.mafia, s, seat) + GLORY * self.rules.win_shares(s)[seat]
