"""The model of each game."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from tests.models.lockstep import Model

MODELS = {
    "bohnanza": "bohnanza:Bohnanza",
    "high-bohn": "high_bohn:HighBohn",
    "high-bohn-cognac": "high_bohn:HighBohnCognac",
    "rabohnzel": "rabohnzel:Rabohnzel",
    "al-cabohne": "al_cabohne:AlCabohne",
    "al-cabohne-solo": "al_cabohne:AlCabohneSolo",
    "al-cabohne-solo-long": "al_cabohne:AlCabohneSoloLong",
    "prohibohn": "prohibohn:Prohibohn",
    "prohibohn-pub": "prohibohn:ProhibohnPub",
}


def model_of(game: str) -> type[Model]:
    """Return the class of a game's model."""
    module, _, name = MODELS[game].partition(":")
    return cast("type[Model]", getattr(import_module(f"tests.models.{module}"), name))
