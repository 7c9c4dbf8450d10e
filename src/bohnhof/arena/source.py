"""The origin of a league's games: Bohnhof's version, the engine and the bots' settings."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Self

from bohnhof.arena.plan import Plan
from bohnhof.bots.registry import bot_settings
from bohnhof.games import load_game
from bohnhof.loading import engine_kind
from bohnhof.version import __version__

UNKNOWN: Final = "unknown"
"""Stands for values that files of older versions do not contain."""


@dataclass(frozen=True)
class Source:
    """The version, engine and bot settings by which games were played."""

    version: str = UNKNOWN
    engine: str = UNKNOWN
    """The engine. If several played, all of them in order, such as "interpreted, compiled"."""
    settings: tuple[dict[str, Any], ...] = ()
    """The settings of each bot, in the order of the plan."""

    @classmethod
    def of(cls, plan: Plan) -> Self:
        """Return the source of games played by this plan now."""
        rules = load_game(plan.game)
        settings = [bot_settings(bot, rules) for bot in plan.bots]
        return cls(__version__, engine_kind(), tuple(json.loads(json.dumps(settings))))

    @classmethod
    def read(cls, data: dict[str, Any]) -> Self:
        """Return the source stored in a file. Raise TypeError if a value has the wrong type."""
        version, engine = data.get("version", UNKNOWN), data.get("engine", UNKNOWN)
        settings = data.get("settings", [])
        if not isinstance(version, str) or not isinstance(engine, str):
            raise TypeError("version and engine are texts")
        if not isinstance(settings, list) or not all(isinstance(one, dict) for one in settings):
            raise TypeError("settings are objects")
        return cls(version, engine, tuple(settings))

    def data(self) -> dict[str, object]:
        """Return the source as JSON-compatible data."""
        return {**asdict(self), "settings": list(self.settings)}

    def conflict(self, now: Source) -> str:
        """Return why games of both sources must not be mixed, or "" if they may be.

        Unknown values never conflict.
        """
        if self.version not in (UNKNOWN, now.version):
            return (
                f"these games were played by Bohnhof {self.version}, and bots of Bohnhof {now.version} may "
                f"play differently; continue with that version, or choose another file"
            )
        for before, after in zip(self.settings, now.settings, strict=False):
            for key, new in after.items():
                old = before.get(key, new)
                if old != new:
                    return (
                        f"{after.get('id')} has changed since these games were played: {key} was {old} and "
                        f"is {new}; choose another file"
                    )
        return ""

    def and_then(self, engine: str) -> Self:
        """Return the source of games begun by this one and continued on `engine`."""
        last = self.engine.rpartition(", ")[2]
        return self if _kind(last) == _kind(engine) else replace(self, engine=f"{self.engine}, {engine}")


def _kind(engine: str) -> str:
    """Return the first word of an engine's description: “compiled” or “interpreted”."""
    return engine.partition(" ")[0]
