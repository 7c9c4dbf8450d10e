"""The catalogue of one language: what each message says, in Fluent files that a browser reads as well."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from bohnhof.words.sources import catalogues, folders

Value = str | int


class Catalogue:
    """Says messages by their ids; one that is not in it is told by its id."""

    def __init__(self, language: str, texts: list[str]) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        for text in texts:
            self.bundle.add_resource(FluentResource(text))

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def say(self, message: str, arguments: dict[str, Value] | None = None) -> str:
        """The words of a message."""
        if not self.has(message):
            return message
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            return message
        words, errors = self.bundle.format_pattern(pattern, dict(arguments or {}))
        if errors:
            raise errors[0]
        return str(words)


def texts_in(language: str) -> dict[str, str]:
    """Return the catalogues of a language by name: `table.ftl`, or `prohibohn/messages.ftl` of a game."""
    return {
        f"{game}/{name}".removeprefix("/"): text
        for game, folder in folders(language)
        for name, text in catalogues(folder)
    }


@cache
def catalogue_in(language: str) -> Catalogue:
    """The catalogue of a language."""
    return Catalogue(language, list(texts_in(language).values()))
