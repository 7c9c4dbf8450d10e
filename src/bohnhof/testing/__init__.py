"""Test games: property checks by random play, perft counts and golden games."""

from __future__ import annotations

from bohnhof.testing.check import Report, check_game
from bohnhof.testing.errors import FaultError, GameError
from bohnhof.testing.secrets import Place, Secrets

__all__ = ["FaultError", "GameError", "Place", "Report", "Secrets", "check_game"]
