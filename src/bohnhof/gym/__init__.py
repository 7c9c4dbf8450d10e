"""Learning environments for every game: PettingZoo, Gymnasium, OpenSpiel, and a vectorized one."""

from __future__ import annotations

import warnings
from operator import index
from typing import TYPE_CHECKING, Any

from bohnhof.games import GameSpec, listed_games, load_game, rules_of
from bohnhof.learning import layout as _layout
from bohnhof.learning.episode import Episode, Frame, WrongDecision, frame_of
from bohnhof.learning.layout import LAYOUT_VERSION, Block, Layout
from bohnhof.learning.space import Space
from bohnhof.table.seeds import whole

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules

__all__ = [
    "LAYOUT_VERSION",
    "Block",
    "Episode",
    "Frame",
    "Layout",
    "Space",
    "WrongDecision",
    "explain",
    "frame",
    "layout",
    "number_of",
    "registered_games",
    "space",
]


def frame(game: GameSpec, seats: int | None = None) -> Frame:
    """Return the data shared by all episodes of a game. Default: the usual number of seats."""
    rules = load_game(game)
    return frame_of(rules, rules.usual_seats() if seats is None else whole(seats, "seats"))


def layout(game: GameSpec, seats: int | None = None) -> Layout:
    """Return the named blocks of an observation."""
    return frame(game, seats).layout


def space(game: GameSpec, seats: int | None = None) -> Space:
    """Return the decision space: the numbers of all decisions and their meaning."""
    return frame(game, seats).space


def explain(observation: Any, game: GameSpec, seats: int | None = None) -> list[str]:
    """Return an observation as readable lines.

    It may come from any adapter: bytes, an array or tensor of integers, or PettingZoo's dictionary.
    """
    cells = observation["observation"] if isinstance(observation, dict) else observation
    return _layout.explain(layout(game, seats), bytes([int(cell) for cell in cells]))


def number_of(action: Any) -> int:
    """Convert a decision of any integer type to a Python int.

    Raise WrongDecision if it is not a single integer.
    """
    try:
        return index(action)
    except TypeError:
        raise WrongDecision(f"a decision is one whole number, not {action!r}") from None


def registered_games() -> list[Rules]:
    """Return the games registered with Gymnasium and OpenSpiel, including installed plugins.

    A third-party game that cannot be loaded is skipped with a warning.
    """
    found: list[Rules] = []
    for game in listed_games():
        problem = game.error
        try:
            if not problem:
                rules = rules_of(game.name)
                rules.usual_seats()
                found.append(rules)
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
        if problem:
            warnings.warn(f"{game.name} ({game.origin}) is not registered: {problem}", stacklevel=2)
    return found
