"""What a screen shows of fields, purchases and offers, each with the act it leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.made import Made

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.message import Message
    from bohnhof.engine.state import Offer, Row


class Choice(Made):
    """An act, and why it is refused now; None where it is allowed."""

    __match_args__ = ("act", "refusal")

    def __init__(self, act: Action, refusal: Message | None) -> None:
        self.act = act
        self.refusal = refusal


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


class Planting(Made):
    """Cards that lie ready or in front of the hand, and an own field: whether they may be planted there."""

    __match_args__ = ("cards", "field", "choice")

    def __init__(self, cards: Row, field: int, choice: Choice) -> None:
        self.cards = cards
        self.field = field
        self.choice = choice


class Purchase(Made):
    """A card on sale."""

    __match_args__ = ("card", "price", "kind", "choice")

    def __init__(self, card: int, price: int, kind: int, choice: Choice) -> None:
        self.card = card
        self.price = price
        self.kind = kind
        """The bean of the taler it is paid with, UNSEEN if any will do."""
        self.choice = choice


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
