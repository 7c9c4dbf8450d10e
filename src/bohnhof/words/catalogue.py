"""Message catalogues, in Fluent files that a browser reads as well."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from bohnhof.engine.rules import Rules
from bohnhof.games import third_party
from bohnhof.words.sources import words_in

Value = str | int


class Catalogue:
    """The messages of one language. A missing message is shown as its id."""

    def __init__(self, language: str, texts: list[str]) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        for text in texts:
            self.bundle.add_resource(_parsed(text))

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def say(self, message: str, arguments: dict[str, Value] | None = None) -> str:
        """Return the text of a message."""
        if not self.has(message):
            return message
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            return message
        words, errors = self.bundle.format_pattern(pattern, dict(arguments or {}))
        if errors:
            raise errors[0]
        return str(words)


@cache
def _parsed(text: str) -> Resource:
    """Parse a file once; catalogues with different third-party games share most files."""
    return FluentResource(text)


def texts_in(language: str) -> dict[str, str]:
    """Return the built-in texts of a language by name: `table.ftl` or `my_game/messages.ftl`."""
    return words_in(language, ()).texts


def catalogue_in(language: str) -> Catalogue:
    """Return the catalogue of a language."""
    return _catalogue(language, third_party())


@cache
def _catalogue(language: str, others: tuple[Rules, ...]) -> Catalogue:
    return Catalogue(language, list(words_in(language, others).texts.values()))
