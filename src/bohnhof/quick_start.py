"""A game on one screen: its goal, its turn, and what beginners do wrong; in every language."""

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
    """A game in three parts."""

    game: str
    title: str
    parts: tuple[Part, ...]


def quick_start_of(rules: Rules, language: str = ENGLISH, root: Path | None = None) -> QuickStart | None:
    """That of a game, or of the one whose variant it is; None for a game from outside."""
    ours = {type(rules_of(game)): game for game in game_ids()}
    if type(rules) not in ours:
        return None
    for kind in type(rules).__mro__:
        text = text_of(f"{FOLDER}/{ours[kind]}", language, root) if kind in ours else None
        if text is not None:
            return read_quick_start(ours[kind], text)
    return None


def read_quick_start(game: str, text: str) -> QuickStart:
    """`# title`, then parts that begin with `## heading`; one line is one thing to say."""
    head, *parts = text.split("\n## ")
    return QuickStart(game, head.removeprefix("# ").strip(), tuple(_part(part) for part in parts))


def _part(text: str) -> Part:
    heading, *lines = [line.strip() for line in text.splitlines()]
    return Part(heading, tuple(line for line in lines if line))
