"""Parse beans as people type them: by name, or by the beginning of a name."""

from __future__ import annotations

import re
from typing import Final

from bohnhof.engine.message import any_of, message
from bohnhof.engine.message import bean as bean_of
from bohnhof.engine.message import typed as typed_as
from bohnhof.engine.notation import SentenceError
from bohnhof.engine.rules import Rules
from bohnhof.words.names import Names, folded

KEPT: Final = ("for", "nothing", "all", "field", "on", "to", "with")
"""Words of sentences that are never read as the beginning of a bean's name."""


def cards_meant(rules: Rules, names: Names, text: str) -> str:
    """Return the ids of the beans in a text, such as `red red`, `red*2` or `2 red`.

    Raise SentenceError if a number or a bean is unclear.
    """
    words: list[str] = []
    many = ""
    for word in re.sub(r"\s*[*×]\s*", "*", text.replace(",", " ").replace("+", " ")).split():
        counted = re.fullmatch(r"([0-9]*)([^0-9*@]*)(?:\*([0-9]+))?(@[0-9a-z]+)?", word)
        if counted is None:
            words.append(word)
            continue
        many = counted[3] or counted[1] or many
        if not counted[2]:
            continue
        if len(many) > 2 or many in ("0", "00"):
            raise SentenceError(message("typed-no-number", word=typed_as(many)))
        words.extend([bean_meant(rules, names, counted[2]) + (counted[4] or "")] * int(many or 1))
        many = ""
    if many:
        raise SentenceError(message("typed-of-which-bean", word=typed_as(many)))
    return " ".join(words) if words else "nothing"


def bean_meant(rules: Rules, names: Names, word: str) -> str:
    """Return the id of the bean that a word names or begins; otherwise the word itself.

    Raise SentenceError if it begins several names.
    """
    if word in rules.kinds or word in KEPT:
        return word
    typed = folded(word)
    beans = [bean.id for bean in rules.beans[1:]]
    shorts = {bean: folded(names.short(bean)) for bean in beans}
    for bean in beans:
        if typed in (shorts[bean], folded(names.bean(bean))):
            return bean
    begun = [bean for bean in beans if shorts[bean].startswith(typed)]
    begun = begun or [bean for bean in beans if bean.startswith(typed)]
    if len(begun) > 1:
        likes = any_of([bean_of(bean) for bean in begun])
        raise SentenceError(message("typed-may-be", word=typed_as(word), choices=likes))
    return begun[0] if begun else word
