"""Typed names of cards other than beans, in the language of the table."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bohnhof.engine.message import any_of, message
from bohnhof.engine.message import card as card_of
from bohnhof.engine.message import typed as typed_as
from bohnhof.engine.notation import SentenceError
from bohnhof.terminal.speech import Speech
from bohnhof.words import folded


def plain(text: str) -> str:
    """Normalize a name for comparison: lower case, no accents, hyphens as spaces."""
    return " ".join(folded(text).replace("’", "'").replace("-", " ").split())


def with_ids(speech: Speech, words: str) -> str:
    """Replace the displayed names of beans by their ids."""
    shown = {folded(speech.names.short(bean.id)): bean.id for bean in speech.rules.beans[1:]}
    return " ".join([shown.get(folded(word), word) for word in words.split(" ")])


def meant_by(speech: Speech, typed: str, cards: Sequence[str], likely: Collection[str] = ()) -> str:
    """Return the id of the card whose name, or one of its words, starts with `typed`.

    Whole names win over beginnings, and these over later words; cards in `likely` win over others.
    Return "" if no card matches. Raise SentenceError if several remain.
    """
    begun = plain(typed)
    if not begun:
        return ""
    names = {card: (plain(card), plain(speech.names.card(card))) for card in cards}
    whole = [card for card in cards if begun in names[card]]
    first = [card for card in cards if any(name.startswith(begun) for name in names[card])]
    inside = [card for card in cards if any(f" {begun}" in name for name in names[card])]
    found = whole or first or inside
    found = [card for card in found if card in likely] or found
    if len(found) > 1:
        may_be = any_of([card_of(card) for card in found])
        raise SentenceError(message("typed-may-be", word=typed_as(typed), choices=may_be))
    return found[0] if found else ""
