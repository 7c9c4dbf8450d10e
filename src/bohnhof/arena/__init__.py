"""Many games between bots, on one or several processes, with statistics."""

from __future__ import annotations

from bohnhof.arena.contest import BrokenGameError
from bohnhof.arena.league import play_league
from bohnhof.arena.plan import Plan
from bohnhof.arena.result import Result
from bohnhof.arena.simulate import simulate
from bohnhof.arena.standings import Standings

__all__ = ["BrokenGameError", "Plan", "Result", "Standings", "play_league", "simulate"]
