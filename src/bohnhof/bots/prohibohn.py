"""A sensible player without search where establishments can be bought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bohnhof.bots.al_cabohne import ThriftyAlCabohne
from bohnhof.engine.actions import Action, Harvest
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import Question
from bohnhof.engine.state import State
from bohnhof.games.prohibohn import agenda
from bohnhof.games.prohibohn.actions import BuyCard, DrawSome, RemoveCard, RevealCard, TakeTaler
from bohnhof.games.prohibohn.pub import CLOSE, CloseCard
from bohnhof.games.prohibohn.rules import Prohibohn
from bohnhof.native import mypyc_attr

POWERS: Final = {
    "casino-3": 0.1,
    "casino-4": 0.15,
    "undertaker-3": 0.15,
    "undertaker-4": 0.3,
    "restaurant-3": 0.2,
    "restaurant-4": 0.25,
    "nightbar-3": 0.1,
    "nightbar-4": 0.2,
    "gas-station-3": 0.25,
    "gas-station-4": 0.2,
    "variete-3": 0.15,
    "variete-4": 0.2,
    "pub-3": 0.15,
}
"""What a card may bring in a round, in taler, apart from what it is worth at the end."""

MOST_ROUNDS: Final = 8.0
"""For how many rounds a power is thought ahead."""
FIRST_STEP: Final = 0.1
"""What a card is worth that does nothing yet: it may become part of a set, or count for the police."""
POLICE: Final = 1.5
"""What a Police Station is worth beyond its points: a taler taken from the mafia, and a bonus to come."""
MOST_HELD: Final = 6
"""Beyond so many cards a hand only gets in the way."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ThriftyProhibohn(ThriftyAlCabohne):
    """Buys what brings more than it costs, and otherwise plays as it does against the mafia alone."""

    def __init__(self, rules: Rules, seat: int, rng: Rng) -> None:
        super().__init__(rules, seat, rng)
        assert isinstance(rules, Prohibohn)
        self.town: Prohibohn = rules

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        if len(moves) == 1:
            return moves[0]
        purchase = self.best_purchase(view, moves)
        if purchase is not None:
            return purchase
        others = [move for move in moves if not isinstance(move, BuyCard)]
        step = view.agenda[-1].step
        if step == agenda.REVEAL:
            return next((move for move in others if isinstance(move, RevealCard)), self.rules.acts.done)
        if step == agenda.DRAW:
            return self.draw(view, others)
        if step == agenda.TAKE:
            return self.take(view, others)
        if step == agenda.REMOVE:
            return self.remove(view, others)
        if step == CLOSE:
            return self.close(view, others)
        if step == agenda.MARKET:
            return self.sell_off(view, others)
        return super().decide(view, others, question)

    # Buying

    def best_purchase(self, view: State, moves: Sequence[Action]) -> Action | None:
        """The purchase that brings most, if it brings anything."""
        best = 0.0
        found: Action | None = None
        for move in moves:
            if isinstance(move, BuyCard):
                gain = self.gain(view, move)
                if gain > best:
                    best = gain
                    found = move
        return found

    def gain(self, view: State, purchase: BuyCard) -> float:
        """What a purchase brings: points of both sides, the power of the card, what it may become."""
        after = self.tried(view, purchase)
        gain = float(self.rules.score(after, self.seat) - self.rules.score(view, self.seat))
        other = 1 - self.seat
        gain -= self.habits.envy * (self.rules.score(after, other) - self.rules.score(view, other))
        card = self.town.cards[purchase.card]
        rounds = 0.0 if self.rules.exhausted(view) else min(self.look(view).rounds, MOST_ROUNDS)
        gain += POWERS.get(card.id, 0.0) * rounds
        if card.family == "police-station":
            gain += POLICE
        elif card.is_establishment and card.price == 1 and not self.town.raided(view):
            gain += FIRST_STEP
        return gain

    def take(self, view: State, moves: Sequence[Action]) -> Action:
        """The taler that buys the dearest card, or brings nearest to one."""
        best = (-1, -1)
        found = moves[0]
        for move in moves:
            if isinstance(move, TakeTaler):
                have = self.town.taler_of(view, self.seat, move.kind) + 1
                unsold = [self.town.cards[number] for number in view.extra[self.town.unsold_pile]]
                prices = [price for card in unsold if (price := card.price_in(move.kind))]
                reached = [price for price in prices if price <= have]
                rank = (max(reached, default=0), have if prices else 0)
                if rank > best:
                    best = rank
                    found = move
        return found

    def remove(self, view: State, moves: Sequence[Action]) -> Action:
        """The third card of a set goes if the opponent is nearer to it."""
        for move in moves:
            if isinstance(move, RemoveCard):
                bean = self.town.cards[move.card].bean
                theirs = view.players[1 - self.seat].taler.count(bean)
                if theirs > self.town.taler_of(view, self.seat, bean):
                    return move
        return self.rules.acts.done

    def close(self, view: State, moves: Sequence[Action]) -> Action:
        """The card of the set that the opponent has most of."""
        found = self.rules.acts.done
        most = 0
        for move in moves:
            if isinstance(move, CloseCard):
                count = self.town.owned_of_family(view, 1 - self.seat, self.town.cards[move.card].family)
                if count > most:
                    most = count
                    found = move
        return found

    # Drawing and selling

    def draw(self, view: State, moves: Sequence[Action]) -> Action:
        """As many as a hand of six has room for, else as few as may be."""
        held = len(view.players[self.seat].hand)
        counts = {move.count: move for move in moves if isinstance(move, DrawSome)}
        fitting = [count for count in counts if held + count <= MOST_HELD]
        return counts[max(fitting) if fitting else min(counts)]

    def sell_off(self, view: State, moves: Sequence[Action]) -> Action:
        """Before the end sell what brings taler; where a pass is still to come, only what buys something."""
        own = sum(self.town.establishments(view, seat) for seat in range(2))
        final = view.passes > 3 or own >= 10
        for move in moves:
            if isinstance(move, Harvest):
                row = view.players[self.seat].fields[move.field]
                if not self.rules.ask_worth(view, self.seat, row):
                    continue
                after = self.tried(view, move)
                if final or self.best_purchase(after, self.rules.moves(after, self.seat)) is not None:
                    return move
        return self.rules.acts.done
