"""What a screen shows of fields, purchases and offers, each with the act it leads to; and as JSON."""

from __future__ import annotations

from json import dumps
from json.encoder import encode_basestring_ascii as quoted
from typing import TYPE_CHECKING

from bohnhof.engine.made import Made
from bohnhof.engine.phrases import make_room
from bohnhof.engine.state import UNSEEN
from bohnhof.engine.wire import player_text, words_text

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Offer, Player, Row


class Choice(Made):
    """An act, and why it is refused now; None where it is allowed."""

    __match_args__ = ("act", "refusal")

    def __init__(self, act: Action, refusal: Message | None) -> None:
        self.act = act
        self.refusal = refusal

    def text(self, rules: Rules) -> str:
        return f"{{{self.inside(rules)}}}"

    def inside(self, rules: Rules) -> str:
        """The text without its braces."""
        return rules.phrases.choice(rules, self.act, self.refusal_text())

    def refusal_text(self) -> str:
        return "null" if self.refusal is None else self.refusal.text()


class Field(Made):
    """A place for a field: whether there is one, what grows there, and what that brings."""

    __match_args__ = ("there", "row", "worth", "reached", "thresholds", "takes", "harvest")

    def __init__(
        self,
        there: bool,
        row: Row,
        worth: int,
        reached: list[tuple[int, int]],
        thresholds: list[tuple[int, int]],
        takes: Row,
        harvest: Choice | None,
    ) -> None:
        self.there = there
        self.row = row
        self.worth = worth
        """The taler of a harvest now."""
        self.reached = reached
        """With how many of its beans it came to be worth how many taler, up to now."""
        self.thresholds = thresholds
        """Pairs of how many more beans raise the worth and to how many taler, by the best legal planting."""
        self.takes = takes
        """The kinds that may be planted here now, whoever has them."""
        self.harvest = harvest
        """For the fields of the seat that looks."""
        self._text = ""
        """All but what is for one seat."""
        self._seen_by_others = ""

    def text(self, rules: Rules) -> str:
        if not self._text:
            reached = [f'{{"beans":{beans},"taler":{taler}}}' for beans, taler in self.reached]
            ahead = [f'{{"more":{more},"taler":{taler}}}' for more, taler in self.thresholds]
            beans = rules.phrases.row(rules, self.row)
            self._text = (
                f'{{"there":{truth(self.there)},"beans":{beans},'
                f'"worth":{self.worth},"reached":[{",".join(reached)}],"thresholds":[{",".join(ahead)}],'
                f'"takes":{words_text([rules.beans[kind].id for kind in self.takes])},"harvest":'
            )
        if self.harvest is not None:
            return f"{self._text}{self.harvest.text(rules)}}}"
        if not self._seen_by_others:
            self._seen_by_others = f"{self._text}null}}"
        return self._seen_by_others

    def with_harvest(self, harvest: Choice | None) -> Field:
        """The same field as it concerns its owner."""
        own = Field(self.there, self.row, self.worth, self.reached, self.thresholds, self.takes, harvest)
        own._text = self._text
        return own


class Planting(Made):
    """Cards that lie ready or in front of the hand, and an own field: whether they may be planted there."""

    __match_args__ = ("cards", "field", "choice")

    def __init__(self, cards: Row, field: int, choice: Choice) -> None:
        self.cards = cards
        self.field = field
        self.choice = choice

    def text(self, rules: Rules) -> str:
        act = self.choice.act
        if act.index < 0:
            return self._new_text(rules)
        known = rules.phrases.plantings
        key = (act.index, self.cards, self.choice.refusal_text())
        text = known.get(key)
        if text is None:
            make_room(known)
            text = known[key] = self._new_text(rules)
        return text

    def _new_text(self, rules: Rules) -> str:
        beans = words_text([rules.beans[card].id for card in self.cards])
        return f'{{"beans":{beans},"field":{self.field + 1},{self.choice.inside(rules)}}}'


class Purchase(Made):
    """A card on sale."""

    __match_args__ = ("card", "price", "kind", "choice")

    def __init__(self, card: int, price: int, kind: int, choice: Choice) -> None:
        self.card = card
        self.price = price
        self.kind = kind
        """The bean of the taler it is paid with, UNSEEN if any will do."""
        self.choice = choice

    def text(self, rules: Rules) -> str:
        card = quoted(rules.privileges[self.card].id)
        bean = "null" if self.kind == UNSEEN else quoted(rules.beans[self.kind].id)
        return f'{{"card":{card},"price":{self.price},"bean":{bean},{self.choice.inside(rules)}}}'


class Answers(Made):
    """An open offer that concerns the seat that looks: to accept and decline, or its own to withdraw."""

    __match_args__ = ("offer", "accept", "decline", "withdraw")

    def __init__(
        self,
        offer: Offer,
        accept: Choice | None = None,
        decline: Choice | None = None,
        withdraw: Choice | None = None,
    ) -> None:
        self.offer = offer
        self.accept = accept
        self.decline = decline
        self.withdraw = withdraw

    @property
    def choices(self) -> list[Choice]:
        """All of them."""
        return [choice for choice in (self.accept, self.decline, self.withdraw) if choice is not None]

    def text(self, rules: Rules) -> str:
        return (
            f'{{"offer":{self.offer.serial},"accept":{choice_text(rules, self.accept)},'
            f'"decline":{choice_text(rules, self.decline)},"withdraw":{choice_text(rules, self.withdraw)}}}'
        )


class Memory:
    """What one seat was last told, as JSON, and what it was written for."""

    def __init__(self) -> None:
        self._player: Player | None = None
        self._player_text = ""
        self._row = ""
        self._harvests: list[Message | None] = []
        self._row_text = ""
        self._unseen: list[int] = []
        self._counts: list[str] = []
        self._unseen_text = ""
        self._purchases: list[Purchase] = []
        self._purchases_text = '"purchases":[]'
        self._extra: list[list[int]] = []
        self._piles_text = '"piles":[]'
        self._more: dict[str, object] = {}
        self._more_text = '"more":{}'

    def player_text(self, rules: Rules, player: Player) -> str:
        if self._player is None or not player.lies_like(self._player):
            self._player_text = player_text(rules, player)
            self._player = player
        return self._player_text

    def row_text(self, rules: Rules, fields: list[Field], row: str) -> str:
        """The own fields, which others are told of by this row."""
        harvests = [None if field.harvest is None else field.harvest.refusal for field in fields]
        if row != self._row or harvests != self._harvests:
            self._row_text = row_text(rules, fields)
            self._row = row
            self._harvests = harvests
        return self._row_text

    def unseen_text(self, rules: Rules, unseen: list[int]) -> str:
        if unseen != self._unseen:
            if not self._unseen:
                self._unseen = [-1] * len(unseen)
                self._counts = [""] * len(unseen)
            for kind, count in enumerate(unseen):
                if kind and count != self._unseen[kind]:
                    self._counts[kind] = f"{quoted(rules.beans[kind].id)}:{count}"
            self._unseen_text = f'"unseen":{{{",".join(self._counts[1:])}}}'
            self._unseen = unseen
        return self._unseen_text

    def purchases_text(self, rules: Rules, purchases: list[Purchase]) -> str:
        if not same_purchases(purchases, self._purchases):
            self._purchases_text = (
                f'"purchases":[{",".join([purchase.text(rules) for purchase in purchases])}]'
            )
            self._purchases = purchases
        return self._purchases_text

    def piles_text(self, rules: Rules, extra: list[list[int]], seats: int) -> str:
        if extra != self._extra:
            piles = [
                pile.data(rules, cards)
                for pile, cards in zip(rules.extra_piles, extra, strict=True)
                if pile.owner < seats
            ]
            self._piles_text = f'"piles":{dumps(piles, separators=(",", ":"))}'
            self._extra = extra
        return self._piles_text

    def more_text(self, more: dict[str, object]) -> str:
        if more != self._more:
            self._more_text = f'"more":{dumps(more, separators=(",", ":"))}'
            self._more = more
        return self._more_text


def same_purchases(some: list[Purchase], others: list[Purchase]) -> bool:
    if len(some) != len(others):
        return False
    for number, purchase in enumerate(some):
        if purchase != others[number]:
            return False
    return True


def choice_text(rules: Rules, choice: Choice | None) -> str:
    return "null" if choice is None else choice.text(rules)


def row_text(rules: Rules, fields: list[Field]) -> str:
    return f"[{','.join([field.text(rules) for field in fields])}]"


def truth(value: bool) -> str:
    return "true" if value else "false"
