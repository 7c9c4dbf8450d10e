"""The files that words are read from: those that serve every game, and those in the package of each game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

FOLDER: Final = "words"
"""Where the package of a game has its words, in one folder for each language."""


def read_json(file: Traversable) -> dict[str, Any]:
    """Return the object in a JSON file."""
    found = json.loads(file.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def general(name: str) -> Traversable:
    """Return a file or folder of the words that serve every game."""
    return files("bohnhof.words") / name


LANGUAGES: Final = tuple(read_json(general("languages.json")))
"""The languages that players can choose. The page reads the same file."""


class UnknownLanguageError(ValueError):
    """There are no words in that language."""


@cache
def folders(language: str) -> list[tuple[str, Traversable]]:
    """Return the folders with the words of a language, each with the name of its game. That of the words
    that serve every game is the first, and its name is empty.

    No game is imported for this.
    """
    if language not in LANGUAGES:
        raise UnknownLanguageError(f"there is no language “{language}”; there are: {', '.join(LANGUAGES)}")
    games = sorted(files("bohnhof.games").iterdir(), key=lambda game: game.name)
    found = [(game.name, game / FOLDER / language) for game in games]
    return [("", general(language)), *[(name, folder) for name, folder in found if folder.is_dir()]]


def catalogues(folder: Traversable) -> Iterator[tuple[str, str]]:
    """Yield the Fluent files of a folder, each with its name."""
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")
