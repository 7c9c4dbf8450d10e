"""Localizable messages: an id and typed arguments. A presentation layer adds the words."""

from __future__ import annotations

from json import loads
from json.encoder import encode_basestring_ascii as quoted
from typing import Final

from bohnhof.engine.made import Made

SEAT: Final = "seat"
"""A seat, 0-based; EVERYONE or NOBODY if it is negative."""
SEATS: Final = "seats"
BEAN: Final = "bean"
"""A kind of bean by id; `?` is an unseen card."""
BEANS: Final = "beans"
"""Cards by the ids of their beans, or as `red@store` if their pile is named.

Equal cards are counted together where that is shorter.
"""
ORDERED: Final = "ordered"
"""Cards by the ids of their beans, listed one by one in order."""
CROP: Final = "crop"
"""The beans of a field."""
ROW: Final = "row"
"""The beans of a field in short form, for narrow spaces."""
MIXED: Final = "mixed"
"""The beans of a field with several kinds in any order: equal beans are counted together."""
CARD: Final = "card"
"""A card that can be owned, by id: a building, an establishment, a spell, a third field."""
CARDS: Final = "cards"
BOSS: Final = "boss"
GAME: Final = "game"
FIELD: Final = "field"
"""A field, counted from 1."""
PLACE: Final = "place"
"""A position in the hand, counted from 1."""
OFFER: Final = "offer"
"""The number of an offer."""
TALER: Final = "taler"
NUMBER: Final = "number"
TYPED: Final = "typed"
"""Text exactly as a user typed it."""
SENTENCE: Final = "sentence"
"""The sentence of an action, which a client may show in the words of its language."""
WORD: Final = "word"
"""One word of sentences, such as a verb."""
RULE: Final = "rule"
"""A rule by id, such as `BO 6.5`."""
TEXT: Final = "text"
"""Text that is the same in every language, such as a file name."""
MESSAGE: Final = "message"
LIST: Final = "list"
"""Several arguments, joined by commas."""
CHOICE: Final = "choice"
"""Several arguments, joined by “or”."""


class Argument(Made):
    """A value of a message, and its type (`sort`)."""

    __match_args__ = ("sort", "value")

    def __init__(self, sort: str, value: object) -> None:
        self.sort = sort
        self.value = value

    def text(self) -> str:
        """Return the argument as JSON text, with seats counted from 1."""
        return f'{{"{self.sort}":{self._value()}}}'

    def _value(self) -> str:
        value = self.value
        if isinstance(value, str):
            return quoted(value)
        if isinstance(value, int):
            return str(value + 1 if self.sort == SEAT else value)
        if isinstance(value, Message):
            return value.text()
        assert isinstance(value, tuple)
        return f"[{','.join([self._part(part) for part in value])}]"

    def _part(self, part: object) -> str:
        if isinstance(part, str):
            return quoted(part)
        if isinstance(part, Argument):
            return part.text()
        assert isinstance(part, int)
        return str(part + 1 if self.sort == SEATS else part)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Argument) and self.sort == other.sort and self.value == other.value

    def __hash__(self) -> int:
        return hash(self.sort)

    def __repr__(self) -> str:
        return f"{self.sort} {self.value!r}"


class Message(Made):
    """A localizable message: an id and named arguments. Immutable."""

    __match_args__ = ("id", "arguments")

    def __init__(self, word: str, arguments: dict[str, Argument] | None = None) -> None:
        self.id = word
        self.arguments: dict[str, Argument] = arguments or {}
        self._text = ""

    def text(self) -> str:
        """Return the message as JSON text."""
        if not self._text:
            parts = [f'"{name}":{argument.text()}' for name, argument in self.arguments.items()]
            self._text = f'{{"id":{quoted(self.id)},"arguments":{{{",".join(parts)}}}}}'
        return self._text

    def data(self) -> dict[str, object]:
        """Return the message as JSON data."""
        data: dict[str, object] = loads(self.text())
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.arguments == other.arguments

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        words = [f", {name}={argument!r}" for name, argument in self.arguments.items()]
        return f"<{self.id}{''.join(words)}>"


def message(message_id: str, /, **arguments: Argument) -> Message:
    """Build a message. `message_id` cannot be the name of an argument: compiled code drops it."""
    return Message(message_id, arguments)


def plain(words: str) -> Message:
    """Build a message from the plain text of a third-party game."""
    return Message("plain", {"text": text(words)})


def seat(number: int) -> Argument:
    return Argument(SEAT, number)


def seats(numbers: tuple[int, ...]) -> Argument:
    return Argument(SEATS, numbers)


def bean(word: str) -> Argument:
    return Argument(BEAN, word)


def beans(words: list[str]) -> Argument:
    return Argument(BEANS, tuple(words))


def ordered(words: list[str]) -> Argument:
    return Argument(ORDERED, tuple(words))


def crop(words: list[str]) -> Argument:
    return Argument(CROP, tuple(words))


def card(word: str) -> Argument:
    return Argument(CARD, word)


def cards(words: list[str]) -> Argument:
    return Argument(CARDS, tuple(words))


def boss(word: str) -> Argument:
    return Argument(BOSS, word)


def game(word: str) -> Argument:
    return Argument(GAME, word)


def field(index: int) -> Argument:
    """Build an argument from the 0-based index of a field."""
    return Argument(FIELD, index + 1)


def place(index: int) -> Argument:
    """Build an argument from a 0-based position in the hand."""
    return Argument(PLACE, index + 1)


def offer(serial: int) -> Argument:
    return Argument(OFFER, serial)


def taler(count: int) -> Argument:
    return Argument(TALER, count)


def number(count: int) -> Argument:
    return Argument(NUMBER, count)


def typed(words: str) -> Argument:
    return Argument(TYPED, words)


def sentence(words: str) -> Argument:
    return Argument(SENTENCE, words)


def word(one: str) -> Argument:
    return Argument(WORD, one)


def rule(paragraph: str) -> Argument:
    return Argument(RULE, paragraph)


def text(words: str) -> Argument:
    return Argument(TEXT, words)


def said(words: Message) -> Argument:
    """Build an argument that is itself a message."""
    return Argument(MESSAGE, words)


def all_of(arguments: list[Argument]) -> Argument:
    return Argument(LIST, tuple(arguments))


def any_of(arguments: list[Argument]) -> Argument:
    return Argument(CHOICE, tuple(arguments))
