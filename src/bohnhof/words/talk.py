"""Parse offers in chat messages, such as “2 blue for chili?”."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from bohnhof.engine.message import Message
from bohnhof.engine.notation import SentenceError, read_kinds
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import Row
from bohnhof.words.beans import bean_meant, cards_meant
from bohnhof.words.names import Names, folded, names_in

SHORTEST: Final = 2
"""Minimum number of letters that abbreviate a bean; fewer could mean anything."""
LONGEST_ENDING: Final = 2
"""Maximum length of a grammatical ending after a bean's name: blues, Roten."""
_TOKEN: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*|[0-9]+|>")

Cards = tuple[Row, Row]
"""The cards a player gives, and the cards wanted for them."""


def read_trade(rules: Rules, language: str, text: str) -> Cards | None:
    """Return the trade that a line proposes; None if any word is about something else.

    The first cards are given and the others wanted, unless the line asks who has the first ones.
    English is understood in every language.
    """
    for spoken in dict.fromkeys((language, "en")):
        found = _read(rules, names_in(spoken), text)
        if found is not None:
            return found
    return None


def _read(rules: Rules, names: Names, text: str) -> Cards | None:
    line = folded(text)
    for name, bean in _full_names(rules, names):
        line = re.sub(rf"\b{re.escape(name)}\b", bean, line)
    words = _TOKEN.findall(line)
    known = _words(names)
    divides = next((i for i, word in enumerate(words) if known.get(word) == "for"), 0)
    asked = next((i for i, word in enumerate(words) if known.get(word) == "asks"), len(words))
    turned = asked < divides
    if not divides and asked < len(words):
        divides = asked
    try:
        first, second = (_cards(rules, names, half) for half in (words[:divides], words[divides + 1 :]))
    except SentenceError:
        return None
    if not first and not second:
        return None
    return (second, first) if turned else (first, second)


def _cards(rules: Rules, names: Names, words: Sequence[str]) -> Row:
    """Return the kinds that are named.

    Raise SentenceError if there are none, or if a word is about something else.
    """
    known = _words(names)
    named = [known.get(word) or _bean(rules, names, word) for word in words]
    meant = [word for word in named if word not in ("filler", "asks")]
    if not meant:
        raise SentenceError(Message("sentence-empty"))
    return read_kinds(rules, cards_meant(rules, names, " ".join(meant)))


def _bean(rules: Rules, names: Names, word: str) -> str:
    """Return the bean that a word means, ignoring a grammatical ending; a number stays as it is."""
    if word.isdecimal():
        return word
    for end in range(len(word), max(len(word) - LONGEST_ENDING, SHORTEST) - 1, -1):
        bean = bean_meant(rules, names, word[:end])
        if bean in rules.kinds and (end == len(word) or folded(names.short(bean)) == word[:end]):
            return bean
    raise SentenceError(Message("sentence-empty"))


@cache
def _words(names: Names) -> dict[str, str]:
    """Return the words that are not beans, each with its function.

    A function is `for`, `nothing`, `asks`, `filler` or a number.
    """
    found = {">": "for"}
    for what, row in names.rows["talk"].items():
        for word in row["words"].split():
            found[folded(word)] = what
    for what in ("for", "nothing"):
        found[folded(names.word(what))] = what
    return found


def _full_names(rules: Rules, names: Names) -> list[tuple[str, str]]:
    """Return the full names of beans, plural and singular, longest first, with their ids."""
    beans = [bean.id for bean in rules.beans[1:]]
    full = [(folded(names.bean(bean, count)), bean) for bean in beans for count in (2, 1)]
    return sorted(full, key=lambda one: -len(one[0]))
