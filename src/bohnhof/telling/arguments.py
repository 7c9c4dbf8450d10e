"""Arguments of messages made from the engine's numbers."""

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
    """What the maker of an offer gives, with the piles that all may know."""
    piles = offer.from_outside().places or (0,) * len(offer.give)
    words = [rules.cards_in_words((kind,), (pile,)) for kind, pile in zip(offer.give, piles, strict=True)]
    return message.beans(words)


def ordered(rules: Rules, kinds: Sequence[int]) -> Argument:
    """Cards one by one, in their order."""
    return message.ordered(_ids(rules, kinds))


def crop(rules: Rules, row: Sequence[int]) -> Argument:
    """So many beans of a field, with their full name if they are of one kind."""
    return message.crop(_ids(rules, row))


def row(rules: Rules, cards: Sequence[int]) -> Argument:
    """What grows on a field, in short."""
    return Argument(message.ROW, tuple(_ids(rules, cards)))


def mixed(rules: Rules, cards: Sequence[int]) -> Argument:
    """What grows on a field of several kinds, in short."""
    return Argument(message.MIXED, tuple(_ids(rules, cards)))


def card(rules: Rules, number: int) -> Argument:
    return message.card(rules.privileges[number].id)


def cards(rules: Rules, numbers: Sequence[int]) -> Argument:
    return message.cards([rules.privileges[number].id for number in numbers])


def _ids(rules: Rules, kinds: Sequence[int]) -> list[str]:
    return [_id(rules, kind) for kind in kinds]


def _id(rules: Rules, kind: int) -> str:
    return rules.beans[kind].id if kind != UNSEEN else UNSEEN_WORD
