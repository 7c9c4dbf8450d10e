"""Many games: played one after another or on several processes, and summed up."""

from __future__ import annotations

from bohnhof.arena.contest import BrokenGameError
from bohnhof.arena.result import Result
from bohnhof.arena.simulate import simulate

__all__ = ["BrokenGameError", "Result", "simulate"]
