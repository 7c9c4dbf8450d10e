"""The presentation of Prohibohn: establishments, their owners, prices and powers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from bohnhof.engine import facts
from bohnhof.engine.actions import Action, Done, Plant
from bohnhof.engine.facts import Fact
from bohnhof.engine.message import Argument, Message, all_of, message, number, said, taler, text
from bohnhof.engine.message import card as card_of
from bohnhof.engine.message import seat as seat_of
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State
from bohnhof.games.al_cabohne.presentation import HELP, LEFT_OVER, AlCabohneTelling
from bohnhof.games.prohibohn import agenda
from bohnhof.games.prohibohn.actions import BuyCard, DrawSome, Lay, Play, RemoveCard, Throw
from bohnhof.games.prohibohn.acts import ProhibohnActs
from bohnhof.games.prohibohn.pub import CLOSE, CloseCard, PaySeveral, ProhibohnPub
from bohnhof.games.prohibohn.rules import Prohibohn
from bohnhof.native import mypyc_attr
from bohnhof.telling.arguments import bean, beans, card, cards
from bohnhof.telling.arguments import row as row_of
from bohnhof.telling.telling import Help, Line, Phase, Score

_PHASES: Final = {
    agenda.LAY: ("PB 2.2", "PB 12.1"),
    agenda.PAY: ("PB 3.2", "PB 3.4"),
    agenda.PLANT_HAND: ("PB 4.1", "PB 5.1"),
    agenda.REVEAL: ("PB 5.1", "PB 5.3", "PB 5.7"),
    agenda.DRAW: ("PB 6.4",),
    agenda.MARKET: ("PB 11.3", "PB 11.4"),
    agenda.TAKE: ("PB 10.2",),
    agenda.REMOVE: ("PB 8.7",),
    CLOSE: ("PB 13.4",),
}
"""The rules that describe each step of Prohibohn, by step."""

_DONE: Final = {
    agenda.PLANT_HAND: Message("prohibohn-move-on"),
    agenda.MARKET: Message("prohibohn-move-end-market"),
    agenda.REMOVE: Message("prohibohn-move-leave"),
    CLOSE: Message("prohibohn-move-leave"),
}
"""The meaning of `done` in each step, by step."""

_HELP: Final = (
    *HELP,
    LEFT_OVER,
    Help(("lay 2 5",), ("lay 2 5",), Message("prohibohn-help-lay")),
    Help(("buy casino-3",), ("buy casino-3",), Message("prohibohn-help-buy")),
    Help(("reveal",), ("reveal",), Message("prohibohn-help-reveal")),
    Help(("play chili 2",), ("play chili@4 2",), Message("prohibohn-help-play")),
    Help(("throw chili",), ("throw chili@4",), Message("prohibohn-help-throw")),
    Help(("draw 3",), ("draw 3",), Message("prohibohn-help-draw")),
    Help(
        ("take blue", "remove casino-4"), ("take blue", "remove casino-4"), Message("prohibohn-help-bought")
    ),
)
_PUB_HELP: Final = (
    Help(("pay 1: 3",), ("pay 1: 3",), Message("prohibohn-help-pay-several")),
    Help(("close casino-1",), ("close casino-1",), Message("prohibohn-help-close")),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class ProhibohnTelling(AlCabohneTelling):
    """The messages about games with establishments."""

    example = "PB 8.1"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        assert isinstance(rules, Prohibohn)
        self.town = rules
        self.anytime = ("PB 5.1", "PB 8.1", "PB 8.3")
        self.freely = Message("prohibohn-freely")
        self.laid_aside = Message("prohibohn-face-down")
        self.ways_to_buy = cast(ProhibohnActs, rules.acts).buy

    # Phase and help

    def phase(self, view: State) -> Phase | None:
        step = view.agenda[-1].step if view.agenda else -1
        if step not in _PHASES:
            return super().phase(view)
        word = f"prohibohn-phase-{self.rules.steps[step].name}"
        return Phase(Message(word), (Message(f"{word}-advice"),), _PHASES[step])

    def help(self) -> list[Help]:
        return [*_HELP, *_PUB_HELP] if isinstance(self.rules, ProhibohnPub) else [*_HELP]

    # The table

    def _starting_taler(self, view: State, seat: int) -> list[int]:
        return view.extra[self.town.start_pile + seat] if seat >= 0 else []

    def _taler_count(self, view: State, seat: int) -> int:
        return len(view.players[seat].taler) + len(self._starting_taler(view, seat))

    def taler_count(self, view: State, seat: int) -> Message:
        return message("count", count=number(self._taler_count(view, seat)))

    def own_taler(self, view: State, seat: int) -> list[Message]:
        """Return the public taler of a seat, and its starting taler."""
        secret = self._starting_taler(view, seat)
        if not secret:
            return super().own_taler(view, seat)
        known = super().own_taler(view, seat) if view.players[seat].taler else []
        return [*known, message("prohibohn-secret", beans=beans(self.rules, secret))]

    def table_lines(self, view: State, order: Sequence[int], seat: int) -> list[Line]:
        """Return the starting taler of the viewing seat."""
        secret = self._starting_taler(view, seat)
        if not secret:
            return []
        own = message("prohibohn-starting-taler", beans=beans(self.rules, secret))
        return [Line(Message("prohibohn-secret-label"), (own,))]

    def lines(self, view: State, order: Sequence[int], seat: int) -> list[Line]:
        """Return the mafia, the owned cards, the cards for sale and those that can be paid now."""
        lines = super().lines(view, order, seat)
        owners = [one for one, player in enumerate(view.players) if player.owned]
        for owner in owners:
            label = Message("prohibohn-owned") if owner == owners[0] else None
            lines.append(Line(label, (self._owned(view, owner),)))
        lines.append(Line(Message("prohibohn-for-sale"), self._for_sale(view)))
        within = self.payable(view, seat)
        if within:
            payable = message("prohibohn-payable", cards=cards(self.rules, within))
            lines.append(Line(Message("prohibohn-within-means"), (payable,)))
        return lines

    def _owned(self, view: State, seat: int) -> Message:
        return message(
            "prohibohn-owns",
            who=seat_of(seat),
            cards=cards(self.rules, view.players[seat].owned),
            total=number(self.town.score(view, seat)),
        )

    def _for_sale(self, view: State) -> tuple[Message, ...]:
        """Return each establishment for sale with its remaining prices and its bean."""
        town = self.town
        left: dict[str, list[int]] = {}
        for one in view.extra[town.unsold_pile]:
            left.setdefault(town.cards[one].family, []).append(one)
        parts = [
            message(
                "prohibohn-priced",
                card=card_of(family),
                price=said(self._price(one[0], "/".join(str(town.cards[number].price) for number in one))),
            )
            for family, one in left.items()
        ]
        return tuple(parts) or (Message("prohibohn-sold-out"),)

    def _price(self, one: int, prices: str) -> Message:
        """Return the price of a card in its own bean, and in other beans if they pay for it."""
        town = self.town
        own = town.cards[one].bean
        for way in self.ways_to_buy[one]:
            if way.kind != own:
                other = number(way.price)
                return message("prohibohn-prices", price=text(prices), bean=bean(town, own), other=other)
        return message("prohibohn-price", price=text(prices), bean=bean(town, own))

    def cards(self, view: State, seat: int) -> list[Message]:
        """Return the mafia's taler, the paid taler, and every card for sale with its power."""
        town = self.town
        lines = super().cards(view, seat)
        face_down = view.extra[town.laid_aside_pile]
        if face_down:
            lines.append(message("prohibohn-matches-nothing", beans=beans(town, face_down)))
        for one in view.extra[town.unsold_pile]:
            price = self._price(one, str(town.cards[one].price))
            power = said(self.power(one))
            lines.append(message("prohibohn-card", card=card(town, one), price=said(price), power=power))
        return lines

    # Events

    def fact(self, fact: Fact) -> Message | None:
        told = super().fact(fact)
        if told is not None and fact.what == facts.BOUGHT and self.town.cards[fact.number].raids:
            return message("prohibohn-raid", bought=said(told), power=said(self.power(fact.number)))
        return told

    # Moves

    def meaning(self, view: State, seat: int, move: Action) -> Message | None:
        town = self.town
        own = view.players[seat]
        step = view.agenda[-1].step
        if isinstance(move, BuyCard):
            price, paid = text(str(move.price)), bean(town, move.kind)
            return message("prohibohn-move-buy", price=price, bean=paid, power=said(self.power(move.card)))
        if isinstance(move, Lay):
            chosen = [own.hand[move.one - 1], own.hand[move.two - 1]]
            return message("cards", beans=beans(town, chosen))
        if isinstance(move, Play):
            return self.planted(own.fields[move.field], (move.kind,))
        if isinstance(move, Plant):
            kind, row = move.kind or own.hand[0], own.fields[move.field]
            if row and row[-1] != kind:
                return message("prohibohn-move-mix", bean=bean(town, kind), row=row_of(town, row))
        if isinstance(move, Throw):
            return Message("al-cabohne-move-discard")
        if isinstance(move, PaySeveral):
            return self.paying(view, own.fields[move.field][-move.count :])
        if isinstance(move, DrawSome):
            return message("prohibohn-move-draw", count=number(len(own.hand) + move.count))
        if isinstance(move, (RemoveCard, CloseCard)):
            return Message("prohibohn-move-out")
        if isinstance(move, Done) and step in _DONE:
            return _DONE[step]
        return super().meaning(view, seat, move)

    def sort(self, move: Action) -> str:
        return "prohibohn-more-lays" if isinstance(move, Lay) else super().sort(move)

    # Result

    def score(self, view: State, seat: int) -> Score:
        """Return the score of a seat and its parts.

        These are the taler, the prices of the cards, and what makes a card worth more or less.
        """
        town = self.town
        owned = view.players[seat].owned
        parts = [message("taler", taler=taler(self._taler_count(view, seat)))]
        lost = 0
        if owned:
            prices = number(sum(town.cards[one].price for one in owned))
            parts.append(message("prohibohn-score-cards", count=number(len(owned)), price=prices))
        for one in owned:
            more = town.cards[one].value(town, view, seat) - town.cards[one].price
            lost -= min(more, 0)
            if more > 0:
                parts.append(message("prohibohn-score-more", more=number(more), card=card(town, one)))
        if lost:
            parts.append(message("prohibohn-score-less", less=number(lost), cards=self._raiders(view)))
        made_of = all_of([said(part) for part in parts])
        return Score(town.score(view, seat), message("prohibohn-score", who=seat_of(seat), parts=made_of))

    def _raiders(self, view: State) -> Argument:
        """Return the cards that make 1-cards worthless, as an argument of a message."""
        owned = [one for player in view.players for one in player.owned]
        return cards(self.rules, [one for one in owned if self.town.cards[one].raids])
