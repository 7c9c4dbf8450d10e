"""Build message arguments from the engine's numbers."""

from __future__ import annotations

from collections.abc import Sequence

from bohnhof.engine import message
from bohnhof.engine.message import Argument
from bohnhof.engine.piles import UNSEEN_WORD
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import UNSEEN, Offer


def bean(rules: Rules, kind: int) -> Argument:
    return message.bean(_id(rules, kind))


def beans(rules: Rules, kinds: Sequence[int]) -> Argument:
    return message.beans(_ids(rules, kinds))


def given(rules: Rules, offer: Offer) -> Argument:
    """Build an argument from the cards an offer gives, with the piles that are public."""
    piles = offer.from_outside().places or (0,) * len(offer.give)
    words = [rules.cards_in_words((kind,), (pile,)) for kind, pile in zip(offer.give, piles, strict=True)]
    return message.beans(words)


def ordered(rules: Rules, kinds: Sequence[int]) -> Argument:
    """Build an argument that lists cards one by one in order."""
    return message.ordered(_ids(rules, kinds))


def crop(rules: Rules, row: Sequence[int]) -> Argument:
    """Build an argument from a field's beans, with their count and full name if of one kind."""
    return message.crop(_ids(rules, row))


def row(rules: Rules, cards: Sequence[int]) -> Argument:
    """Build a short argument from the beans of a field."""
    return Argument(message.ROW, tuple(_ids(rules, cards)))


def mixed(rules: Rules, cards: Sequence[int]) -> Argument:
    """Build a short argument from the beans of a field that mixes kinds."""
    return Argument(message.MIXED, tuple(_ids(rules, cards)))


def card(rules: Rules, number: int) -> Argument:
    return message.card(rules.privileges[number].id)


def cards(rules: Rules, numbers: Sequence[int]) -> Argument:
    return message.cards([rules.privileges[number].id for number in numbers])


def _ids(rules: Rules, kinds: Sequence[int]) -> list[str]:
    return [_id(rules, kind) for kind in kinds]


def _id(rules: Rules, kind: int) -> str:
    return rules.beans[kind].id if kind != UNSEEN else UNSEEN_WORD
