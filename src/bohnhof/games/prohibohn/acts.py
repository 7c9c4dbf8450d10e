"""The closed actions (actions without open parameters) of Prohibohn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.actions import Action
from bohnhof.games.al_cabohne.acts import MafiaActs
from bohnhof.games.prohibohn.actions import (
    BuyCard,
    DrawSome,
    Lay,
    Play,
    RemoveCard,
    RevealCard,
    TakeTaler,
    Throw,
)
from bohnhof.games.prohibohn.cards import Establishment
from bohnhof.native import mypyc_attr

if TYPE_CHECKING:
    from bohnhof.games.prohibohn.clauses import ProhibohnClauses


@mypyc_attr(allow_interpreted_subclasses=True)
class ProhibohnActs(MafiaActs):
    """The actions of Al Cabohne and those of the cards for sale."""

    def __init__(self, rules: ProhibohnClauses) -> None:
        super().__init__(rules)
        kinds = range(len(rules.beans))
        fields = range(rules.most_fields)
        cards = range(1, len(rules.cards))
        hand = rules.hand_size()
        self.buy: list[list[BuyCard]] = [[]]
        """By card: one purchase for each kind of taler that pays for it."""
        for card in cards:
            prices = rules.cards[card]
            self.buy.append([BuyCard(card, kind, prices.price_in(kind)) for kind in rules.taler_for(card)])
        self.buy_with: list[list[BuyCard]] = [
            sorted([way for ways in self.buy for way in ways if way.kind == kind], key=price_of)
            for kind in kinds
        ]
        """By kind of taler: every purchase it pays for, cheapest first."""
        self.lay: list[Action] = [Lay(one, two) for one in range(1, hand) for two in range(one + 1, hand + 1)]
        self.play: list[list[Action]] = [[Play(kind, field) for field in fields] for kind in kinds]
        """By kind and field."""
        self.throw: list[Action] = [Throw(kind) for kind in kinds]
        """By kind."""
        self.reveal: Action = RevealCard()
        self.only_reveal: list[Action] = [self.reveal]
        self.reveal_or_done: list[Action] = [self.reveal, self.done]
        self.draw: list[Action] = [DrawSome(count) for count in range(1, 7)]
        self.take: list[Action] = [TakeTaler(kind) for kind in kinds]
        """By kind."""
        self.remove: list[Action] = [
            RemoveCard(card) for card in cards if isinstance(rules.cards[card], Establishment)
        ]
        for ways in self.buy:
            self.add(list(ways))
        for plays in self.play[1:]:
            self.add(plays)
        self.add([*self.lay, *self.throw[1:], self.reveal, *self.draw, *self.take[1:], *self.remove])


def price_of(way: BuyCard) -> int:
    return way.price
