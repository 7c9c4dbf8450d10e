"""The heuristic of Al Cabohne with a policy and value network, for the `search` bot."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.policy_value_net import PolicyValueNet
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.schedule import Question
from bohnhof.engine.state import State
from bohnhof.games.al_cabohne.heuristic.features import AlCabohneFeatures
from bohnhof.games.al_cabohne.heuristic.heuristic import AlCabohneHeuristic, final_lead
from bohnhof.games.al_cabohne.rules import AlCabohne
from bohnhof.native import mypyc_attr

GLORY: Final = 30.0
"""The value of winning, in taler."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AlCabohneNetworkHeuristic(AlCabohneHeuristic):
    """A heuristic that chooses and evaluates by a network, but lists candidates without it."""

    def __init__(self, rules: AlCabohne, net: PolicyValueNet) -> None:
        super().__init__(rules)
        self.net = net
        self.features = AlCabohneFeatures(rules)

    def choose(self, s: State, question: Question, rng: Rng) -> Action | None:
        seat = question.seat
        moves = self.rules.moves(s, seat)
        acts = [self.features.act(s, seat, move) for move in moves]
        if acts.count(acts[0]) == len(acts):
            return moves[0]
        cells = self.net.hidden(self.features.of(s, seat))
        best = 0
        most = -1e9
        for i in range(len(acts)):
            liking = self.net.policy(cells, acts[i])
            if liking > most:
                most = liking
                best = i
        return moves[best]

    def evaluate(self, s: State, seat: int) -> float:
        if s.agenda:
            return self.net.evaluate(self.features.of(s, seat), GLORY)
        return final_lead(self.mafia, s, seat) + GLORY * self.rules.win_shares(s)[seat]
