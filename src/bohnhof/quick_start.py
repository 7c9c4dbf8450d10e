"""Quick starts: a game on one screen, with its goal, its turn and beginners' mistakes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bohnhof.engine.rules import Rules
from bohnhof.games import game_ids, rules_of
from bohnhof.rulebook import ENGLISH, text_of

FOLDER: Final = "quick_start"


@dataclass(frozen=True)
class Part:
    """A heading and the lines below it."""

    heading: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class QuickStart:
    """The quick start of a game, in three parts."""

    game: str
    title: str
    parts: tuple[Part, ...]


def quick_start_of(rules: Rules, language: str = ENGLISH, root: Path | None = None) -> QuickStart | None:
    """Return the quick start of a game or its base game; None for a third-party game."""
    ours = {type(rules_of(game)): game for game in game_ids()}
    if type(rules) not in ours:
        return None
    for kind in type(rules).__mro__:
        text = text_of(f"{FOLDER}/{ours[kind]}", language, root) if kind in ours else None
        if text is not None:
            return read_quick_start(ours[kind], text)
    return None


def read_quick_start(game: str, text: str) -> QuickStart:
    """Parse a quick start: `# title`, then parts that begin with `## heading`.

    Each line of a part is one item.
    """
    head, *parts = text.split("\n## ")
    return QuickStart(game, head.removeprefix("# ").strip(), tuple(_part(part) for part in parts))


def _part(text: str) -> Part:
    heading, *lines = [line.strip() for line in text.splitlines()]
    return Part(heading, tuple(line for line in lines if line))
