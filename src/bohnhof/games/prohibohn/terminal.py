"""Terminal input in games with establishments."""

from __future__ import annotations

import re
from typing import ClassVar, cast

from bohnhof.engine.message import any_of, message, typed
from bohnhof.engine.message import card as card_of
from bohnhof.engine.notation import SentenceError
from bohnhof.engine.state import State
from bohnhof.games.al_cabohne.terminal import AlCabohneTongue
from bohnhof.games.prohibohn.acts import ProhibohnActs
from bohnhof.games.prohibohn.rules import Prohibohn
from bohnhof.terminal.card_names import plain
from bohnhof.terminal.speech import Speech


class ProhibohnTongue(AlCabohneTongue):
    """The terminal input of games with establishments."""

    styles: ClassVar[dict[str, str]] = {
        **AlCabohneTongue.styles,
        "prohibohn-payable": "bold",
        "fact-market": "bold",
        "fact-fourth-pass": "italic",
    }

    def card(self, speech: Speech, view: State, verb: str, text: str) -> str:
        """Return the id of the card that the text names; "" if there is none.

        The text is a name or its beginning, with the price: “cas 3”, “3er-Casino”. Raise a
        SentenceError if it is ambiguous.
        """
        if verb not in ("buy", "remove", "close"):
            return ""
        found = _begun(speech, text)
        allowed = [card for card in found if _is_allowed(speech, view, f"{verb} {card}")]
        found = allowed if len(allowed) == 1 else found
        if len(found) > 1:
            choices = any_of([card_of(card) for card in found])
            raise SentenceError(message("typed-may-be", word=typed(text.strip()), choices=choices))
        return found[0] if found else ""

    def meant(self, speech: Speech, view: State, sentence: str) -> str:
        """Add the kind of taler to a purchase that can be paid with one kind only."""
        town = _town(speech)
        verb, _, card = sentence.partition(" ")
        ids = [one.id for one in town.cards]
        if verb != "buy" or card not in ids:
            return super().meant(speech, view, sentence)
        ways = cast(ProhibohnActs, town.acts).buy[ids.index(card)]
        paid = [way for way in ways if town.taler_of(view, speech.seat, way.kind) >= way.price]
        return paid[0].sentence(town) if len(paid) == 1 else sentence


def _begun(speech: Speech, text: str) -> list[str]:
    """Return the ids of the cards whose name begins with the text, and which have its price."""
    words = re.findall(r"\d+|[^\W\d]+", re.sub(r"(\d)er\b", r"\1", plain(text)))
    prices = [int(word) for word in words if word.isdigit()]
    begun = " ".join([word for word in words if not word.isdigit()])
    return [
        card.id
        for card in _town(speech).cards[1:]
        if begun
        and prices in ([], [card.price])
        and any(plain(name).startswith(begun) for name in (card.family, speech.names.card(card.family)))
    ]


def _is_allowed(speech: Speech, view: State, sentence: str) -> bool:
    acts = [
        act for whole, act in speech.rules.acts.by_sentence.items() if whole.partition(":")[0] == sentence
    ]
    return any(speech.rules.refusal(view, speech.seat, act) is None for act in acts)


def _town(speech: Speech) -> Prohibohn:
    rules = speech.rules
    assert isinstance(rules, Prohibohn)
    return rules
