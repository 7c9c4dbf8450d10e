"""What games, beans, cards and the words of sentences are called in one language, read from its file."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Any

from bohnhof.engine.rules import Rules
from bohnhof.games import third_party
from bohnhof.words.sources import LANGUAGES, general, message_ids, read_json, words_in


class Names:
    """Names for ids. What has no name in the file is called by its id."""

    def __init__(self, language: str, rows: dict[str, Any]) -> None:
        self.language = language
        self.rows = rows

    def bean(self, bean: str, count: int = 1) -> str:
        """A bean's full name, in the plural for any count but one."""
        return self._name("beans", bean, "one" if count == 1 else "many")

    def short(self, bean: str) -> str:
        """A bean's name in one word, for tight places and for typing."""
        return self._name("beans", bean, "short")

    def card(self, card: str) -> str:
        """What a card other than a bean is called; one of several prices shares a row with the others."""
        family, _, price = card.rpartition("-")
        if not family or not price.isdigit() or card in self.rows.get("cards", {}):
            return self._name("cards", card, "name")
        return str(self.rows["priced"]).format(name=self._name("cards", family, "name"), price=price)

    def boss(self, boss: str) -> str:
        """What a boss is called among friends."""
        return self._name("cards", boss, "short")

    def power(self, card: str) -> str:
        """What a card does, in a few words; empty where it is not known."""
        cards = self.rows.get("cards", {})
        if card in cards:
            return str(cards[card].get("power", ""))
        family, _, price = card.rpartition("-")
        return str(cards.get(family, {}).get("powers", {}).get(price, ""))

    def bean_power(self, bean: str) -> str:
        """What a bean does besides growing; empty where it does nothing."""
        return str(self.rows.get("beans", {}).get(bean, {}).get("power", ""))

    def title(self, game: str) -> str:
        """What a game is called."""
        return self._name("games", game, "title")

    def about(self, game: str) -> str:
        """A game in one line; empty where it is not known."""
        return str(self.rows.get("games", {}).get(game, {}).get("about", ""))

    def word(self, word: str) -> str:
        """A word of sentences as it is said in this language."""
        return self._name("sentences", word, "word")

    def pile(self, pile: str) -> str:
        """What follows the @ in a sentence: a pile as it is said in this language, or a place of the hand."""
        return self._name("piles", pile, "word")

    def short_words(self) -> dict[str, list[str]]:
        """Short forms of the words of sentences: for each the words it may stand for."""
        found: dict[str, list[str]] = {}
        for word, row in self.rows.get("sentences", {}).items():
            if "short" in row:
                found.setdefault(row["short"], []).append(word)
        return found

    def command(self, command: str) -> str:
        """A word for the program, not for the game."""
        return self._name("commands", command, "word")

    def commands(self) -> dict[str, str]:
        """Whatever may be typed for a command, and which it is."""
        found: dict[str, str] = {}
        for command, row in self.rows.get("commands", {}).items():
            found.update({folded(form): command for form in row.values()})
        return found

    def _name(self, section: str, word: str, form: str) -> str:
        return str(self.rows.get(section, {}).get(word, {}).get(form, word))


def names_in(language: str) -> Names:
    """Return the names of a language."""
    return _names(language, third_party())


@cache
def _names(language: str, others: tuple[Rules, ...]) -> Names:
    return Names(language, words_in(language, others).names)


def is_told(message: str) -> bool:
    """Return whether there are words for a message."""
    return message in message_ids(third_party())


def power_is_told(card: str) -> bool:
    """Return whether every language says what a card does."""
    return all(names_in(language).power(card) for language in LANGUAGES)


def bean_power_is_told(bean: str) -> bool:
    """Return whether every language says what a bean does besides growing."""
    return all(names_in(language).bean_power(bean) for language in LANGUAGES)


@cache
def colours() -> dict[str, dict[str, str]]:
    """The colours of beans: `terminal` by the name terminals know, `base` for screens that draw."""
    return read_json(general("colours.json"))


def folded(word: str) -> str:
    """A word as it is compared: small letters, no accents."""
    plain = unicodedata.normalize("NFKD", word.casefold()).replace("œ", "oe")
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
