"""Every game as a learning environment: PettingZoo, Gymnasium, OpenSpiel and batches (extra `gym`)."""

from __future__ import annotations

import copyreg
from functools import cache
from operator import index
from typing import Any

from bohnhof.games import load_game
from bohnhof.learning import layout as _layout
from bohnhof.learning.episode import Episode, Frame, WrongDecision
from bohnhof.learning.layout import LAYOUT_VERSION, Block, Layout
from bohnhof.learning.space import Space

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
    "space",
]


@cache
def frame(game: str, seats: int | None = None) -> Frame:
    """What all episodes of a game share; with as many seats as usual where they are not said."""
    rules = load_game(game)
    return Frame(rules, rules.usual_seats() if seats is None else seats)


def layout(game: str, seats: int | None = None) -> Layout:
    """Where what stands in an observation."""
    return frame(game, seats).layout


def space(game: str, seats: int | None = None) -> Space:
    """The numbers of all decisions, and what they mean."""
    return frame(game, seats).space


def explain(observation: Any, game: str, seats: int | None = None) -> list[str]:
    """An observation of any door in readable lines: bytes, an array or a tensor of whole numbers of any type,
    or PettingZoo's dictionary.
    """
    cells = observation["observation"] if isinstance(observation, dict) else observation
    return _layout.explain(layout(game, seats), bytes([int(cell) for cell in cells]))


def number_of(action: Any) -> int:
    """The number that an action is, be it Python's or numpy's."""
    try:
        return index(action)
    except TypeError:
        raise WrongDecision(f"a decision is one whole number, not {action!r}") from None


def _reduced_frame(made: Frame) -> tuple[object, ...]:
    return frame, (made.rules.name, made.seats)


def _reduced_episode(made: Episode) -> tuple[object, ...]:
    now = (made.state, made.schedule, made.draft, made.dropped, made.awaited, made.question)
    return _restored, (made.frame, made.seed, *now)


def _restored(of: Frame, seed: int, *now: object) -> Episode:
    episode = Episode(of, seed)
    for name, value in zip(
        ("state", "schedule", "draft", "dropped", "awaited", "question"), now, strict=True
    ):
        setattr(episode, name, value)
    return episode


copyreg.pickle(Frame, _reduced_frame)  # type: ignore[arg-type]
copyreg.pickle(Episode, _reduced_episode)  # type: ignore[arg-type]
