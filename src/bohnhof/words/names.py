"""Names of games, beans, cards and the words of sentences in one language."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Any

from bohnhof.engine.rules import Rules
from bohnhof.games import third_party
from bohnhof.words.sources import LANGUAGES, general, message_ids, read_json, words_in


class Names:
    """The names in one language, by id. A missing name is shown as its id."""

    def __init__(self, language: str, rows: dict[str, Any]) -> None:
        self.language = language
        self.rows = rows

    def bean(self, bean: str, count: int = 1) -> str:
        """Return a bean's full name, in the plural unless `count` is 1."""
        return self._name("beans", bean, "one" if count == 1 else "many")

    def short(self, bean: str) -> str:
        """Return a bean's name as one word, for narrow spaces and for typing."""
        return self._name("beans", bean, "short")

    def card(self, card: str) -> str:
        """Return the name of a card that is not a bean.

        All prices and faces of a card share a row.
        """
        family, _, last = card.rpartition("-")
        form = str(self.rows["priced"]) if last.isdigit() else self._name("faces", last, "name")
        if not family or form == last or card in self.rows.get("cards", {}):
            return self._name("cards", card, "name")
        return form.format(name=self._name("cards", family, "name"), price=last)

    def boss(self, boss: str) -> str:
        """Return the short name of a boss."""
        return self._name("cards", boss, "short")

    def power(self, card: str) -> str:
        """Return a short description of what a card does; "" if unknown."""
        cards = self.rows.get("cards", {})
        if card in cards:
            return str(cards[card].get("power", ""))
        family, _, price = card.rpartition("-")
        return str(cards.get(family, {}).get("powers", {}).get(price, ""))

    def bean_power(self, bean: str) -> str:
        """Return the special power of a bean; "" if it has none."""
        return str(self.rows.get("beans", {}).get(bean, {}).get("power", ""))

    def title(self, game: str) -> str:
        """Return the title of a game."""
        return self._name("games", game, "title")

    def about(self, game: str) -> str:
        """Return a one-line description of a game; "" if unknown."""
        return str(self.rows.get("games", {}).get(game, {}).get("about", ""))

    def word(self, word: str) -> str:
        """Return a word of sentences in this language."""
        return self._name("sentences", word, "word")

    def pile(self, pile: str) -> str:
        """Return what follows `@` in a sentence: the word for a pile, or a position in the hand."""
        return self._name("piles", pile, "word")

    def short_words(self) -> dict[str, list[str]]:
        """Return the short forms of words in sentences, each with the words it may stand for."""
        found: dict[str, list[str]] = {}
        for word, row in self.rows.get("sentences", {}).items():
            if "short" in row:
                found.setdefault(row["short"], []).append(word)
        return found

    def command(self, command: str) -> str:
        """Return the word for a command to the program."""
        return self._name("commands", command, "word")

    def commands(self) -> dict[str, str]:
        """Return every form in which a command may be typed, with the command."""
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
    """Return whether the catalogues have a message."""
    return message in message_ids(third_party())


def power_is_told(card: str) -> bool:
    """Return whether every language describes the power of a card."""
    return all(names_in(language).power(card) for language in LANGUAGES)


def bean_power_is_told(bean: str) -> bool:
    """Return whether every language describes the power of a bean."""
    return all(names_in(language).bean_power(bean) for language in LANGUAGES)


@cache
def colours() -> dict[str, dict[str, str]]:
    """Return the colours of beans: `terminal` is a terminal's colour name, `base` for drawing."""
    return read_json(general("colours.json"))


def folded(word: str) -> str:
    """Return a word in the form used for comparison: lower case, without accents."""
    plain = unicodedata.normalize("NFKD", word.casefold()).replace("œ", "oe")
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
