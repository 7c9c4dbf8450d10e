"""A custom bot: `bohnhof simulate bohnanza --bots my_bot.py:Greedy,chance,chance,chance`."""

from bohnhof.bots import Bot
from bohnhof.engine.actions import Action, Harvest, Plant
from bohnhof.engine.schedule import ACT, Question
from bohnhof.engine.state import State
from bohnhof.engine.trading import Accept, MakeOffer, find


class Greedy(Bot):
    """A bot that wants what grows on its fields and gives away the rest."""

    name = "greedy"

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        best = max(moves, key=lambda move: self.liking(view, move, question), default=None)
        return best if best is not None and self.liking(view, best, question) >= 0 else None

    def liking(self, view: State, move: Action, question: Question) -> float:
        me = view.players[self.seat]
        grown = {row[0] for row in me.fields if row}
        if isinstance(move, Plant):
            return 2 if me.fields[move.field] else 1
        if isinstance(move, Harvest):
            worth = self.rules.ask_worth(view, self.seat, me.fields[move.field])
            return worth / 10 if question.asked == ACT else -1
        if isinstance(move, Accept) and (offer := find(view, move.serial)):
            return 4 if grown.issuperset(offer.give) and grown.isdisjoint(offer.want) else -1
        if isinstance(move, MakeOffer):
            return 3 if grown.issuperset(move.want) and grown.isdisjoint(move.give) else -1
        return 0.5
