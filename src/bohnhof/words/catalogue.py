"""The catalogue of one language: what each message says, in Fluent files that a browser reads as well."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from bohnhof.words.names import LANGUAGES, UnknownLanguageError

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
    """The files of a language by their names."""
    if language not in LANGUAGES:
        raise UnknownLanguageError(f"there is no language “{language}”; there are: {', '.join(LANGUAGES)}")
    found = files("bohnhof.words").joinpath(language).iterdir()
    paths = sorted((path for path in found if path.name.endswith(".ftl")), key=lambda path: path.name)
    return {path.name: path.read_text(encoding="utf-8") for path in paths}


@cache
def catalogue_in(language: str) -> Catalogue:
    """The catalogue of a language."""
    return Catalogue(language, list(texts_in(language).values()))
