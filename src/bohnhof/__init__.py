"""Bohnhof: the home of the bean card games. docs/api.md describes the public API."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

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
    "bots",
    "check_game",
    "games",
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

    def bots() -> list[str]:
        """Return the ids of all bots that can play: ours, and those of installed packages."""

    def games() -> list[str]:
        """Return the ids of all games that can be played: ours, and those of installed packages."""

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
    _PACKAGES: Final = ("bots", "games")
    """Packages that can be called like functions."""

    def __getattr__(name: str) -> Any:
        """Import a public name when it is first used."""
        if name in _PACKAGES:
            return import_module(f"{__name__}.{name}")
        for home, names in _HOMES.items():
            if name in names:
                globals()[name] = getattr(import_module(home), name)
                return globals()[name]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return __all__
