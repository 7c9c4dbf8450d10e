"""A game is one package: nothing outside its folders in src and web/src names it or its rival."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bohnhof.games import GAMES, rules_of

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "bohnhof"
PAGE = ROOT / "web" / "src"
MADE = {"_compiled", "static", "__pycache__", "made"}
"""Folders of what is built from the sources."""
TEXTS = {".py", ".ftl", ".json", ".toml", ".ts", ".svelte", ".css"}
ALLOWED = {"src/bohnhof/games/__init__.py": "the one table of our games"}
"""The files that may name every game, with the reason."""


def folder_of(module: str) -> str:
    """Return the folder of the game that a module belongs to; empty if it is none's."""
    found = re.match(r"bohnhof\.games\.(\w+)\.", module)
    return found[1] if found else ""


FOLDERS = {folder_of(place) for place in GAMES.values()}
BASES = {
    folder: {
        folder_of(kind.__module__)
        for game, place in GAMES.items()
        if folder_of(place) == folder
        for kind in type(rules_of(game)).__mro__
    }
    for folder in FOLDERS
}
"""By the folder of a game: its own, and those of the games that its rules are derived from."""


def named(folders: set[str], *more: str) -> re.Pattern[str]:
    """Return a pattern of the ids, modules, classes and titles of games and variants.

    It also matches the words in `more`.
    """
    words = [folder.replace("_", "[-_ \u00a0]?") for folder in sorted(folders)]
    return re.compile("|".join([*words, *more]), re.IGNORECASE)


def sources(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not MADE & set(path.relative_to(folder).parts):
            yield path


def mentions(path: Path, pattern: re.Pattern[str]) -> Iterator[str]:
    """Yield the lines of a file that name one of the games, and the file if its own name does."""
    name = path.relative_to(ROOT).as_posix()
    if pattern.search(path.name):
        yield name
    text = path.read_text("utf-8") if path.suffix in TEXTS else ""
    for number, line in enumerate(text.splitlines(), 1):
        if pattern.search(line):
            yield f"{name}:{number}: {line.strip()}"


def own_folders(folder: str) -> tuple[Path, Path]:
    """Return the two folders of a game, in the package and in the page."""
    return PACKAGE / "games" / folder, PAGE / "games" / folder.replace("_", "-")


def test_nothing_outside_the_folders_of_games_names_one() -> None:
    games = [path for folder in FOLDERS for path in own_folders(folder)]
    assert all(path.is_dir() for path in games)
    rivals = {rules_of(game).rival for game in GAMES} - {""}
    found = [
        mention
        for path in (*sources(PACKAGE), *sources(PAGE))
        if not any(path.is_relative_to(game) for game in games)
        and path.relative_to(ROOT).as_posix() not in ALLOWED
        for mention in mentions(path, named(FOLDERS, *rivals))
    ]
    assert found == []


@pytest.mark.parametrize("folder", sorted(FOLDERS))
def test_a_game_names_no_other_but_those_it_is_derived_from(folder: str) -> None:
    others = FOLDERS - BASES[folder]
    found = [
        mention
        for own in own_folders(folder)
        for path in sources(own)
        for mention in mentions(path, named(others))
    ]
    assert found == []


@pytest.mark.parametrize("file", ALLOWED)
def test_no_file_is_allowed_that_names_no_game(file: str) -> None:
    assert named(FOLDERS).search((ROOT / file).read_text("utf-8"))
