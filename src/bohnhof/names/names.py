"""The names of one language, read from its file."""

from __future__ import annotations

import tomllib
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

LANGUAGES: Final = ("de", "en", "nl", "fr")


class UnknownLanguageError(ValueError):
    """There are no names in that language."""


class Names:
    """Words for ids. What has no name in the file is called by its id."""

    def __init__(self, language: str, words: dict[str, dict[str, dict[str, str]]]) -> None:
        self.language = language
        self.words = words

    def bean(self, bean: str, count: int = 1) -> str:
        """A bean's full name, in the plural for any count but one."""
        return self._word("beans", bean, "one" if count == 1 else "many")

    def short(self, bean: str) -> str:
        """A bean's name in one word, for tight places and for typing."""
        return self._word("beans", bean, "short")

    def card(self, card: str) -> str:
        """What a card other than a bean is called; one of several prices shares a row with the others."""
        kind, _, price = card.rpartition("-")
        if not price.isdigit() or card in self.words.get("cards", {}):
            return self._word("cards", card, "one")
        phrase = self._word("phrases", "priced", "one")
        return phrase.format(name=self._word("cards", kind, "one"), price=price)

    def about(self, game: str) -> str:
        """A game in one line."""
        return self._word("games", game, "about")

    def _word(self, section: str, word: str, form: str) -> str:
        return self.words.get(section, {}).get(word, {}).get(form, word)


@cache
def names_in(language: str) -> Names:
    """The names of a language."""
    if language not in LANGUAGES:
        raise UnknownLanguageError(f"there is no language “{language}”; there are: {', '.join(LANGUAGES)}")
    text = files("bohnhof.names").joinpath(f"{language}.toml").read_text(encoding="utf-8")
    return Names(language, tomllib.loads(text))


def folded(word: str) -> str:
    """A word as it is compared: small letters, no accents."""
    plain = unicodedata.normalize("NFKD", word.casefold()).replace("œ", "oe")
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
