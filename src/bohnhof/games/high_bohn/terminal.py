"""Terminal input in High Bohn: buildings by their names, or beginnings of them, and prices."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

from bohnhof.engine.message import any_of, message
from bohnhof.engine.message import card as card_of
from bohnhof.engine.message import sentence as sentence_of
from bohnhof.engine.notation import SentenceError
from bohnhof.engine.state import State
from bohnhof.games.high_bohn import piles
from bohnhof.games.high_bohn.actions import BuyBuilding
from bohnhof.games.high_bohn.cards import Building
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.terminal.card_names import meant_by, plain
from bohnhof.terminal.speech import Speech
from bohnhof.terminal.tongue import Tongue
from bohnhof.words import folded

_PRICED = r"([^\d\s-][^\d]*?)[\s-]*([1-4])(?=\s|$)"
"""Regular expression for a name and a price."""


class HighBohnTongue(Tongue):
    """The terminal input of games with buildings."""

    styles: ClassVar[dict[str, str]] = {
        "field-empty-for": "dim",
        "fact-final-round": "bold",
        "high-bohn-over": "bold",
        "fact-buildings-removed": "italic",
        "fact-named": "italic",
    }

    def purchase(self, speech: Speech, view: State, text: str) -> str:
        """Return the purchase that the text means, such as `saloon 3` or `sal3 bank-1`; "" if none.

        The text names kinds of buildings, or beginnings of them, each with its price.
        """
        line = plain(text)
        cards = {plain(speech.names.card(building.id)): building.id for building in _buildings(speech)}
        for name in sorted(cards, key=len, reverse=True):
            line = re.sub(rf"(?<!\S){re.escape(name)}(?!\S)", cards[name], line)
        rest = re.sub(_PRICED, "", line).strip()
        if rest:
            return _without_price(speech, view, rest)
        words = [f"{_kind(speech, name.strip(' -,'))}-{price}" for name, price in re.findall(_PRICED, line)]
        return f"buy {' '.join(words)}" if words and all(not word.startswith("-") for word in words) else ""

    def meant(self, speech: Speech, view: State, sentence: str) -> str:
        verb, _, kind = sentence.partition(" ")
        word = _kind(speech, kind) if verb == "name" else ""
        return f"name {word}" if word else sentence


def _without_price(speech: Speech, view: State, text: str) -> str:
    """Return the purchase of a building that was named without its price.

    Raise a SentenceError that lists the possible ones. If there is none, return one that is refused
    with the reason. Return "" if the text is no building, or could also be a bean.
    """
    beans = [name for bean in speech.rules.beans[1:] for name in (bean.id, speech.names.short(bean.id))]
    if any(folded(bean).startswith(folded(text)) for bean in beans):
        return ""
    kind = _kind(speech, text)
    rules = _rules(speech)
    cards = [building.number for building in _buildings(speech) if building.word == kind]
    if not cards:
        return ""
    ways = [BuyBuilding((card,)) for card in cards if card in view.extra[piles.UNSOLD]]
    open_now = [way for way in ways if rules.refusal(view, speech.seat, way) is None]
    if not open_now:
        return (ways or [BuyBuilding((cards[0],))])[0].sentence(rules)
    choices = any_of([sentence_of(way.sentence(rules)) for way in open_now])
    raise SentenceError(message("high-bohn-which-building", card=card_of(kind), choices=choices))


def _rules(speech: Speech) -> HighBohn:
    rules = speech.rules
    assert isinstance(rules, HighBohn)
    return rules


def _buildings(speech: Speech) -> Sequence[Building]:
    """Return all buildings, without the third field."""
    return _rules(speech).buildings[1:]


def _kind(speech: Speech, name: str) -> str:
    """Return the kind of building that the text means or begins; "" if there is none."""
    return meant_by(speech, name, [family.word for family in _rules(speech).families])
