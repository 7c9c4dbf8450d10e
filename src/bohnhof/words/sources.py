"""Sources of texts: files for every game, each game's package, and its declarations."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from bohnhof.engine.rules import Rules
from bohnhof.facets import packages
from bohnhof.plugins import OURS
from bohnhof.words.defaults import default_messages, default_names

FOLDER: Final = "words"
"""Folder of texts in the package of a game, with one subfolder per language."""
ENGLISH: Final = "en"
"""The language shown if a third-party game lacks the player's."""
NAMES: Final = "names.json"
_ID: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


class Words(NamedTuple):
    """Catalogues by file name, and names by section. The first addition of a name wins."""

    texts: dict[str, str]
    names: dict[str, Any]

    def add(self, where: str, folder: Traversable) -> None:
        """Add the files of a folder, if it exists."""
        if not folder.is_dir():
            return
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self.texts[f"{where}/{file.name}".removeprefix("/")] = file.read_text(encoding="utf-8")
            elif file.name == NAMES:
                self.add_names(read_json(file))

    def add_names(self, more: dict[str, Any]) -> None:
        """Add names, keeping those that are known already."""
        for section, rows in more.items():
            if isinstance(rows, dict):
                known = self.names.setdefault(section, {})
                known.update({name: row for name, row in rows.items() if name not in known})
            else:
                self.names.setdefault(section, rows)


def read_json(file: Traversable) -> dict[str, Any]:
    """Return the object in a JSON file."""
    found = json.loads(file.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def general(name: str) -> Traversable:
    """Return a file or folder of the texts that serve every game."""
    return files("bohnhof.words") / name


LANGUAGES: Final = tuple(read_json(general("languages.json")))
"""The languages that players can choose. The browser client reads the same file."""


class UnknownLanguageError(ValueError):
    """A language that is not supported."""


@cache
def words_in(language: str, others: tuple[Rules, ...]) -> Words:
    """Return all texts of a language, including those of the third-party games in `others`."""
    if language not in LANGUAGES:
        raise UnknownLanguageError(f"there is no language “{language}”; there are: {', '.join(LANGUAGES)}")
    if others:
        found = _copy(words_in(language, others[:-1]))
        own = own_words(others[-1], language)
        found.texts.update(own.texts)
        found.add_names(own.names)
        return found
    found = Words({}, {})
    found.add("", general(language))
    for game in sorted(files("bohnhof.games").iterdir(), key=lambda game: game.name):
        found.add(game.name, game / FOLDER / language)
    return found


def own_words(rules: Rules, language: str) -> Words:
    """Return the texts of a third-party game.

    Those of its package in this language come first, then the English ones, then defaults built
    from its declarations.
    """
    found = Words({}, {})
    own = [name for name in packages(type(rules)) if name.partition(".")[0] != OURS]
    for spoken in dict.fromkeys((language, ENGLISH)):
        for package in own:
            found.add(f"{package}/{spoken}", files(package) / FOLDER / spoken)
    found.add_names(default_names(rules))
    found.texts[f"{rules.name}/declared.ftl"] = default_messages(rules, message_ids(()))
    return found


@cache
def message_ids(others: tuple[Rules, ...]) -> frozenset[str]:
    """Return the ids of all messages, found without parsing Fluent."""
    texts = words_in(ENGLISH, others).texts.values()
    return frozenset([found for text in texts for found in _ID.findall(text)])


def _copy(words: Words) -> Words:
    names = {section: dict(rows) if isinstance(rows, dict) else rows for section, rows in words.names.items()}
    return Words(dict(words.texts), names)
