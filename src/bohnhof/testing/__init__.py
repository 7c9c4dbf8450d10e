"""Proofs for games: random play that checks every property, counts of move sequences, golden games."""

from __future__ import annotations

from bohnhof.testing.check import Report, check_game
from bohnhof.testing.errors import FaultError, GameError
from bohnhof.testing.secrets import OF_GAMES, Place, Secrets
from bohnhof.testing.spell_secrets import SpellSecrets

OF_GAMES["rabohnzel"] = SpellSecrets()

__all__ = ["FaultError", "GameError", "Place", "Report", "Secrets", "check_game"]
