"""Cards other than beans in the language of the table: as they are typed."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bohnhof.engine.message import any_of, message
from bohnhof.engine.message import card as card_of
from bohnhof.engine.message import typed as typed_as
from bohnhof.engine.notation import SentenceError
from bohnhof.terminal.speech import Speech
from bohnhof.words import folded


def plain(text: str) -> str:
    """A name as it is compared: small letters, no accents, hyphens as spaces."""
    return " ".join(folded(text).replace("’", "'").replace("-", " ").split())


def with_ids(speech: Speech, words: str) -> str:
    """Words as they are shown, beans by their ids."""
    shown = {folded(speech.names.short(bean.id)): bean.id for bean in speech.rules.beans[1:]}
    return " ".join([shown.get(folded(word), word) for word in words.split(" ")])


def meant_by(speech: Speech, typed: str, cards: Sequence[str], likely: Collection[str] = ()) -> str:
    """The card whose name, or one of its words, is typed or begun; a likely one first, empty if none is."""
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
