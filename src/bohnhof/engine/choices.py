"""Fields, purchases and offers as clients show them, each with its action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.made import Made

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.message import Message
    from bohnhof.engine.state import Offer, Row


class Choice(Made):
    """An action, and the reason why it is refused now, or None if it is legal."""

    __match_args__ = ("act", "refusal")

    def __init__(self, act: Action, refusal: Message | None) -> None:
        self.act = act
        self.refusal = refusal


class Field(Made):
    """A place for a field: whether the field exists, what grows there and what that pays."""

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
        """What a harvest would pay now, in taler."""
        self.reached = reached
        """The thresholds reached: pairs of a bean count and the taler it pays."""
        self.thresholds = thresholds
        """The thresholds ahead: pairs of additional beans and the taler the field then pays.

        Each pair assumes the best legal planting.
        """
        self.takes = takes
        """The kinds that may be planted here now, whoever holds them."""
        self.harvest = harvest
        """Harvesting the field if it is the viewer's, otherwise None."""


class Planting(Made):
    """Cards ready to be planted, one of the player's fields, and whether they may go there."""

    __match_args__ = ("cards", "field", "choice")

    def __init__(self, cards: Row, field: int, choice: Choice) -> None:
        self.cards = cards
        self.field = field
        self.choice = choice


class Purchase(Made):
    """A card for sale, its price, and the action that buys it."""

    __match_args__ = ("card", "price", "kind", "choice")

    def __init__(self, card: int, price: int, kind: int, choice: Choice) -> None:
        self.card = card
        self.price = price
        self.kind = kind
        """The bean of the taler that pay for it; UNSEEN if any will do."""
        self.choice = choice


class Answers(Made):
    """An open offer and the viewer's choices: accept and decline, or withdraw their own."""

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
        """The choices that exist."""
        return [choice for choice in (self.accept, self.decline, self.withdraw) if choice is not None]
