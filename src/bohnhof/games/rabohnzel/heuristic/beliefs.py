"""Track which cards other hands have shown in Rabohnzel."""

from __future__ import annotations

from bohnhof.bots.heuristics.beliefs import HEEDED, Beliefs
from bohnhof.engine.facts import Fact
from bohnhof.engine.rules import Rules
from bohnhof.games.rabohnzel.facts import ACTIVATED, KEPT, STOLE
from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class PowerBeliefs(Beliefs):
    """Beliefs that also follow cards which are stolen, kept or discarded for a spell."""

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__(rules, seat)
        self.heeds = [*HEEDED, STOLE, ACTIVATED, KEPT]

    def saw(self, fact: Fact) -> None:
        what = fact.what
        if what is STOLE:
            self.lose(fact.other, fact.cards)
        elif what is ACTIVATED:
            self.lose(fact.seat, fact.cards)
        elif what is KEPT:
            for card in fact.cards:
                if card:
                    self.shown[fact.seat].append(card)
        else:
            super().saw(fact)
