"""Bohnhof: a home for the Bohnanza family of card games. What it offers in Python is told in docs/api.md."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from bohnhof.loading import install_finder
from bohnhof.version import __version__

install_finder()  # before any other module of the package can be imported

__all__ = [
    "Bot",
    "Game",
    "GameError",
    "RecordError",
    "Refused",
    "Result",
    "SentenceError",
    "UnknownBotError",
    "UnknownGameError",
    "__version__",
    "check_game",
    "new",
    "simulate",
]

if TYPE_CHECKING:
    from bohnhof.arena.result import Result
    from bohnhof.arena.simulate import simulate
    from bohnhof.bots import Bot, UnknownBotError
    from bohnhof.game import Game, Refused, SentenceError, new
    from bohnhof.games import UnknownGameError
    from bohnhof.table.record import RecordError
    from bohnhof.testing import GameError, check_game
else:
    _HOMES: Final = {
        "bohnhof.arena.result": ("Result",),
        "bohnhof.arena.simulate": ("simulate",),
        "bohnhof.bots": ("Bot", "UnknownBotError"),
        "bohnhof.game": ("Game", "Refused", "SentenceError", "new"),
        "bohnhof.games": ("UnknownGameError",),
        "bohnhof.table.record": ("RecordError",),
        "bohnhof.testing": ("GameError", "check_game"),
    }

    def __getattr__(name):
        """Nothing is loaded before it is asked for."""
        for home, names in _HOMES.items():
            if name in names:
                globals()[name] = getattr(import_module(home), name)
                return globals()[name]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__():
        return sorted([*globals(), *__all__])
