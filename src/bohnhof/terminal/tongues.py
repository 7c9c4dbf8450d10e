"""Find the terminal facet of a game."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.rules import Rules
from bohnhof.facets import Facet
from bohnhof.terminal.tongue import Tongue

TERMINAL: Final = Facet("terminal", Tongue)


def tongue_of(rules: Rules) -> Tongue:
    """Return the terminal facet of a game."""
    return TERMINAL.of(rules)()
