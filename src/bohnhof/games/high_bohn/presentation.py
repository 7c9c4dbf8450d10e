"""The presentation of High Bohn: buildings, stores, stews and taler under buildings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bohnhof.engine.actions import Action, Done
from bohnhof.engine.facts import OVER, Fact
from bohnhof.engine.message import (
    Argument,
    Message,
    all_of,
    message,
    number,
    place,
    rule,
    said,
    sentence,
    taler,
    text,
)
from bohnhof.engine.message import field as field_of
from bohnhof.engine.message import seat as seat_of
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import Row, State
from bohnhof.games.bohnanza.presentation import BohnanzaTelling
from bohnhof.games.high_bohn import piles
from bohnhof.games.high_bohn.actions import BuyBuilding, HarvestKeeping, Leave, MoveCard, OrderDraw, Store
from bohnhof.games.high_bohn.clauses import BONUS
from bohnhof.games.high_bohn.ending import is_left
from bohnhof.games.high_bohn.rows import STEW, crop, mixed
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.games.high_bohn.steps import FINAL
from bohnhof.native import mypyc_attr
from bohnhof.telling.arguments import bean, beans, card, cards, ordered
from bohnhof.telling.arguments import mixed as mixed_of
from bohnhof.telling.telling import ANYTIME, Help, Line, Score

DONE: Final = {
    "look": "move-leave",
    "move-card": "move-leave",
    "order": "move-leave",
    "final": "high-bohn-pass",
    "sale": "move-no",
    "claim": "move-no",
}
"""The message for `done` in each step in which it ends no phase, by the name of the step."""

SENTENCES: Final = (
    Help(("buy saloon-3",), ("buy saloon 3",), Message("help-buy-building")),
    Help(("harvest 2: soy red",), ("harvest 2: soy red",), Message("help-harvest-keeping")),
    Help(("leave 2",), ("leave 2",), Message("help-leave")),
    Help(("store", "store red"), ("store", "store red"), Message("help-store")),
    Help(
        ("offer 3: red@store for soy",),
        ("offer red@store>soy",),
        message("help-offer-store", table=sentence("red@table")),
    ),
    Help(("look", "under"), (), Message("help-look")),
    Help(("order 3 1 2", "move 3 to 1"), (), Message("help-order")),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class HighBohnTelling(BohnanzaTelling):
    """The messages about Bohnanza and about buildings."""

    phases = {
        **BohnanzaTelling.phases,
        "look": ("HB 4.7", "HB 4.10"),
        "move-card": ("HB 4.9", "HB 4.10"),
        "order": ("HB 4.8",),
        "final": ("HB 5.2", "HB 5.3", "HB 5.4"),
        "name": ("HB 6.2", "HB 6.3"),
        "sale": ("HB 6.3", "HB 6.4"),
        "claim": ("HB 6.5", "HB 6.6"),
        "pay": ("HB 6.5",),
    }
    moments = {**BohnanzaTelling.moments, "draw": (*BohnanzaTelling.moments["draw"], "HB 4.40")}
    phase_ids = {"look": "phase-high-bohn-look", "pay": "phase-high-bohn-pay"}
    example = "HB 4.21"
    passes = ("high-bohn-pass", "high-bohn-pass-leaving")

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        assert isinstance(rules, HighBohn)
        self.high_bohn = rules
        self.anytime = (*ANYTIME, "HB 2.3")
        self.freely = Message("high-bohn-freely")

    def hints(self, view: State, seat: int) -> list[Message]:
        ending = message(
            "high-bohn-ending",
            steps=text("/".join(str(bonus) for bonus in BONUS if bonus)),
            least=number(BONUS.count(0)),
            most=number(len(BONUS) - 1),
            rules=all_of([rule("HB 5.5"), rule("HB 5.6")]),
        )
        return [ending]

    def help(self) -> list[Help]:
        return [*super().help(), *SENTENCES]

    # Events

    def fact(self, fact: Fact) -> Message | None:
        told = super().fact(fact)
        if fact.what == OVER:
            return Message("high-bohn-over")
        if told is not None and told.id == "fact-harvested-mixed":
            return Message(told.id, {**told.arguments, "row": mixed_of(self.rules, fact.cards)})
        return told

    # The table

    def row(self, cards: Row) -> Message:
        if not mixed(cards):
            return super().row(cards)
        stew = len(cards) > 2 and crop(cards) == STEW
        return message("row-stew" if stew else "row", row=mixed_of(self.rules, cards))

    def planted(self, row: Row, cards: Row) -> Message:
        if not row or not mixed(row + cards):
            return super().planted(row, cards)
        return message("move-plant", row=mixed_of(self.rules, row + cards))

    def empty_field(self, view: State, seat: int, field: int) -> Message:
        reserved = self.high_bohn.reserved[field]
        if not reserved:
            return super().empty_field(view, seat, field)
        return message("field-empty-for", bean=bean(self.rules, reserved))

    def taler_count(self, view: State, seat: int) -> Message:
        under = len(view.extra[piles.UNDER + seat])
        if not under:
            return super().taler_count(view, seat)
        return message(
            "high-bohn-taler-count", count=number(len(view.players[seat].taler)), under=number(under)
        )

    def table_lines(self, view: State, order: Sequence[int], seat: int) -> list[Line]:
        lines: list[Line] = []
        for player in order:
            owned = [held for held in view.players[player].owned if held]
            if owned:
                label = None if lines else Message("high-bohn-buildings")
                lines.append(Line(label, (_of(player, cards(self.rules, owned)),)))
        lines.extend(self._of_each("high-bohn-stores", view, order, piles.STORE))
        lines.extend(self._of_each("high-bohn-put-by", view, order, piles.UNDER))
        lines.extend(self._line("head-taler", {player: view.players[player].taler for player in order}))
        now = [_of(player, taler_of(self.rules.score(view, player))) for player in order]
        return [
            *lines,
            Line(Message("high-bohn-score-now"), tuple(now)),
            *super().table_lines(view, order, seat),
            *self._to_buy(view, seat),
        ]

    def _of_each(self, label: str, view: State, order: Sequence[int], first: int) -> list[Line]:
        return self._line(label, {player: view.extra[first + player] for player in order})

    def _line(self, label: str, piles: Mapping[int, Sequence[int]]) -> list[Line]:
        """Return one line of what each seat has; no line if no seat has anything."""
        parts = [_of(seat, beans(self.rules, pile)) for seat, pile in piles.items() if pile]
        return [Line(Message(label), tuple(parts))] if parts else []

    def own_lines(self, view: State, seat: int) -> list[Line]:
        if seat < 0:
            return []
        lines: list[Line] = []
        room = self.high_bohn.ask_store_room(view, seat)
        if room:
            store = beans(self.rules, view.extra[piles.STORE + seat])
            holds = message("high-bohn-store-holds", beans=store, room=number(room))
            lines.append(Line(Message("high-bohn-store"), (holds,)))
        return [*lines, *self._to_buy(view, seat)]

    def _to_buy(self, view: State, seat: int) -> list[Line]:
        """Return the buildings that the seat can pay for now."""
        found = self.payable(view, seat)
        if not found:
            return []
        return [Line(Message("high-bohn-to-buy"), (message("listed", what=cards(self.rules, found)),))]

    def cards(self, view: State, seat: int) -> list[Message]:
        rules = self.high_bohn
        unsold = sorted(view.extra[piles.UNSOLD])
        lines = [Message("high-bohn-for-sale" if unsold else "high-bohn-sold-out")]
        lines.extend(
            message(
                "high-bohn-on-sale",
                card=card(rules, left),
                price=taler(rules.buildings[left].price),
                bean=bean(rules, rules.buildings[left].bean),
                power=said(self.power(left)),
            )
            for left in unsold
        )
        for owner, player in enumerate(view.players):
            lines.extend(
                message(
                    "high-bohn-owned",
                    who=seat_of(owner),
                    card=card(rules, held),
                    power=said(self.power(held)),
                )
                for held in player.owned
                if held
            )
        return lines

    # Moves

    def meaning(self, view: State, seat: int, move: Action) -> Message | None:
        rules, own = self.rules, view.players[seat]
        if isinstance(move, BuyBuilding):
            bought = move.cards[0]
            return message("card-does", card=card(rules, bought), power=said(self.power(bought)))
        if isinstance(move, HarvestKeeping):
            worth = rules.ask_worth(view, seat, own.fields[move.field])
            return message("move-harvest-keeping", taler=taler(worth), beans=beans(rules, move.keep))
        if isinstance(move, Leave):
            return message("move-leave-field", beans=beans(rules, own.fields[move.field]))
        if isinstance(move, Store):
            return None if move.kind else message("move-store", bean=bean(rules, own.hand[0]))
        if isinstance(move, MoveCard):
            moved = bean(rules, own.hand[move.place - 1])
            return message("move-card-to", bean=moved, place=place(move.to - 1))
        if isinstance(move, OrderDraw):
            drawn = own.hand[len(own.hand) - len(move.order) :]
            return message("cards", beans=ordered(rules, [drawn[from_ - 1] for from_ in move.order]))
        if isinstance(move, Done):
            now = view.agenda[-1].step
            left = self._left(view, seat) if now == FINAL else []
            if left:
                return message("high-bohn-pass-leaving", fields=all_of(left))
            meant = DONE.get(rules.steps[now].name)
            if meant:
                return Message(meant)
        return super().meaning(view, seat, move)

    def _left(self, view: State, seat: int) -> list[Argument]:
        """Return the seat's fields that passing in the final round leaves unsold."""
        return [
            field_of(field)
            for field in range(self.rules.most_fields)
            if is_left(self.high_bohn, view, seat, field)
        ]

    def sort(self, move: Action) -> str:
        return "more-card-moves" if isinstance(move, MoveCard) else super().sort(move)

    # Result

    def score(self, view: State, seat: int) -> Score:
        rules = self.high_bohn
        owned = view.players[seat].owned
        cash = rules.cash(view, seat)
        worth = sum(rules.buildings[held].price for held in owned)
        total = rules.score(view, seat)
        bonus = total - cash - rules.ask_windfall(view, seat, cash) - worth
        count = number(rules.buildings_owned(view, seat))
        buildings = message("high-bohn-score-buildings", count=count, worth=taler(worth))
        parts = [self._cash(view, seat, cash), buildings]
        if bonus:
            parts.append(message("high-bohn-score-bonus", bonus=taler(bonus)))
        return Score(total, _of(seat, all_of([said(part) for part in parts])))

    def _cash(self, view: State, seat: int, cash: int) -> Message:
        """Return the cash of a seat, and what it gets for it at the end."""
        rules = self.high_bohn
        windfalls = [
            said(message("high-bohn-windfall", taler=taler(extra), card=card(rules, held)))
            for held in view.players[seat].owned
            if (extra := rules.buildings[held].windfall(0, view, seat, cash))
        ]
        if not windfalls:
            return message("high-bohn-score-cash", cash=taler(cash))
        return message("high-bohn-score-windfalls", cash=taler(cash), windfalls=all_of(windfalls))


def taler_of(count: int) -> Argument:
    """Return a number of taler as an argument of a message."""
    return said(message("taler", taler=taler(count)))


def _of(seat: int, what: Argument) -> Message:
    """Return a message about something that one player has."""
    return message("of-player", who=seat_of(seat), what=what)
